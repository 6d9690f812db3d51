"""Foreseeing: what is said to come comes, if nobody answers; and nothing hidden can be told from it."""

from collections import Counter

import pytest

from innkeeper.game import Game
from innkeeper.rules.card_played import CardPlayed
from innkeeper.server.messages import Threat
from innkeeper.server.showing.foreseeing import foresee
from innkeeper.table.chance import Dice
from innkeeper.table.waiting import Waiting
from tests.properties.helpers import decisions, some_game
from tests.rules.stories import seat_of, up_to

SET_OFF = ("hits", "text")  # what comes of a thing: a hit that may be avenged, a text that works by itself


def foreseen(game: Game) -> list[Threat]:
    return foresee(game, game.view())


def let_it_happen(game: Game, by: int) -> None:
    """Everybody passes until the thing at this place is done, and what it has set off."""
    thing = game.view().stack[by]
    while any(same(thing, waiting) or waiting.what in SET_OFF for waiting in game.view().stack[by : by + 1]):
        question = next((question for question in game.table.questions if question.answer is None), None)
        if question is None:
            game.step()
        else:
            game.answer(question.seat, 0)


def same(one: Waiting, other: Waiting) -> bool:
    return (one.what, one.faces) == (other.what, other.faces)


@pytest.mark.parametrize("seed", range(25))
def test_who_is_said_to_stand_somewhere_stands_there_if_everybody_passes(seed: int) -> None:
    """No exceptions: what could not be kept is never said."""
    game = some_game(seed, 2 + seed % 7)
    for _ in decisions(game, seed):
        for threat in foreseen(game):
            twin = game.copy()
            let_it_happen(twin, threat.by)
            seat = twin.table.seats[threat.seat]
            stands = (seat.body.fortitude, seat.body.alcohol, seat.purse.gold)
            assert stands == (threat.fortitude, threat.alcohol, threat.gold)


def test_much_is_foreseen() -> None:
    by: Counter[str] = Counter()
    for seed in range(6):
        game = some_game(seed, 5)
        for _ in decisions(game, seed):
            by.update(game.view().stack[threat.by].what for threat in foreseen(game))
    assert all(by[what] > 20 for what in ("card", "drink", "payment")), by


@pytest.mark.parametrize("seed", range(6))
def test_hidden_cards_make_no_difference(seed: int) -> None:
    game, chance = some_game(seed, 5), Dice(seed).seeded()
    for number, _ in enumerate(decisions(game, seed)):
        if number % 3 == 0:
            for seat in range(5):
                assert foreseen(game.redeal(seat, chance)) == foreseen(game)


@pytest.mark.parametrize("seed", range(3))
def test_looking_ahead_changes_nothing(seed: int) -> None:
    game = some_game(seed, 4)
    for _ in decisions(game, seed):
        before = game.to_data()
        foreseen(game)
        assert game.to_data() == before


DUEL = """
    table:
      seats:
        - {character: fiona, hand: ["So then I got the ogre in a headlock like this!", "I don't think so!"]}
        - {character: zot, fortitude: 11, alcohol: 8, hand: ["Now you see me... Now you don't!"]}
        - {character: gerki, hand: ["I don't think so!"]}
    script:
      - {seat: Fiona, play: "So then I got the ogre in a headlock like this!", targets: [Zot]}
"""
IGNORED = (
    DUEL
    + """
      - {seat: Zot, play: "Now you see me... Now you don't!"}
"""
)
NEGATED = (
    IGNORED
    + """
      - {seat: Fiona, play: "I don't think so!"}
"""
)


def test_a_hit_an_answer_to_it_and_an_answer_to_that() -> None:
    game = up_to(DUEL)
    zot = seat_of(game, "Zot")
    (hit,) = foreseen(game)
    assert (hit.seat, hit.fortitude, hit.alcohol, game.view().stack[hit.by].what) == (zot, 8, 8, "card")
    assert foreseen(up_to(IGNORED)) == []
    (again,) = foreseen(up_to(NEGATED))
    assert again == hit


def test_where_the_choice_of_somebody_is_needed_nothing_is_said() -> None:
    game = up_to("""
        table:
          seats: [{character: zot, hand: ["Gambling? I'm in!"]}, {character: gog, hand: ["Tip the Wench."]}]
        script:
          - {seat: Zot, play: "Gambling? I'm in!"}
    """)
    assert game.view().stack[-1].what == "card"
    assert foreseen(game) == []


def test_what_goes_on_and_on_is_not_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """All tables would wait for it."""
    game = up_to(DUEL)
    (played,) = [frame for frame in game.table.stack if isinstance(frame, CardPlayed)]
    monkeypatch.setattr(played.play(), "effects", played.effects() * 2000)
    assert foreseen(game) == []
