"""Prizes as a whole game sees them: agreed on, saved, seen by everybody, and never lost."""

from pathlib import Path

import pytest

from innkeeper.agreed import Agreed, read_variants
from innkeeper.game import Game
from innkeeper.judge.documents import documents
from innkeeper.judge.reading import scenario_of
from innkeeper.judge.verdict import judge
from innkeeper.packs import open_box
from innkeeper.rules.setup import SetupError
from innkeeper.server.showing.views import show_view
from innkeeper.table.chance import Dice
from tests.rules.stories import up_to

CAST = ["gerki", "captain-whitehawk", "torglesnarf", "deirdre"]
PRIZES = list(open_box().prizes)


def played(seed: int, prizes: list[str]) -> Game:
    """A game with Prizes, played at random to its end."""
    box = open_box()
    game, dice = Game.new(Agreed(prizes=prizes).seated(CAST), seed, box), Dice(seed).seeded()
    while (question := game.next()) is not None:
        places = dice.below(len(question.options)) if question.options else list(range(question.least))
        game.choose(question.seat, places)
        game = Game.from_data(game.to_data(), box) if question.what.startswith("prize") else game.copy()
    return game


def test_no_prize_is_ever_lost_and_each_of_them_is_won_and_used() -> None:
    won, used = set(), set()
    for seed in range(12):
        game = played(seed, PRIZES)
        lying = [card.face.title for pile in game.table.piles for card in pile.cards if card.face.prize]
        assert sorted(lying) == sorted(PRIZES)
        won |= {fact.card.face.title for fact in game.log if fact.what == "wins-prize"}
        used |= {fact.card.face.title for fact in game.log if fact.what == "uses-prize"}
    assert won == set(PRIZES)
    assert used == set(PRIZES)


DICE_NIGHT = """
drinks: dice-night
name: Dice Night
size: 2
cards:
  - {title: "Dice on the table!", copies: 1, event: {do: [{start: round}]}}
  - {title: "Dice Water", copies: 1, drink: {}}
"""
AN_EVENT = """
id: an-event-starts-the-round
rules: [prizes.round.event-started-round]
table:
  drinks: dice-night
  seats:
    - {character: fiona, hand: ["We're at an inn, and you're not drinking. What's wrong with you!?"]}
    - {character: gerki, drink_me: ["Dice on the table!"]}
    - {character: zot}
  variants: {prizes: ["Absorbent Towel", "Six-Fingered Glove"]}
script:
  - {seat: Fiona, play: "We're at an inn, and you're not drinking. What's wrong with you!?", targets: [Gerki]}
  - {seat: Fiona, choose: "Six-Fingered Glove"}
expect:
  inn: {prizes: ["Absorbent Towel"]}
"""


def test_where_an_event_starts_the_round_the_active_player_chooses_the_prize(tmp_path: Path) -> None:
    (tmp_path / "dice-night.yaml").write_text(DICE_NIGHT, "utf-8")
    ((_, data),) = documents(AN_EVENT)
    verdict = judge(scenario_of(data), open_box(tmp_path / "dice-night.yaml"))
    assert verdict.failures == []


def test_before_a_round_is_open_nobody_has_left_it() -> None:
    game = up_to("""
    table:
      seats:
        - {character: gerki, hand: ["Gambling? I'm in!", "Winning Hand!"]}
        - {character: zot}
      variants: {prizes: ["Absorbent Towel", "Six-Fingered Glove"]}
    script:
      - {seat: Gerki, play: "Gambling? I'm in!"}
    """)
    question = game.next()
    assert question is not None and question.what == "prize"
    why = game.why_not(0, game.table.seats[0].hand[0])
    assert why is not None and why.key == "round-to-come"


def test_everybody_sees_where_the_prizes_lie() -> None:
    game = Game.new(Agreed(prizes=PRIZES[:2]).seated(CAST), 1, open_box())
    shown = {pile.name: pile for pile in show_view(game, game.view(None)).piles}
    assert [game.box.faces[number].title for number in shown["prizes"].cards] == PRIZES[:2]
    assert (shown["prize_bin"].count, shown["pot_prize"].count) == (0, 0)


def test_prizes_that_are_not_there_or_named_twice_are_refused() -> None:
    for prizes, why in ((["Golden Spoon"], "no Prize 'Golden Spoon'; there are"), (PRIZES[:1] * 2, "name it once")):
        with pytest.raises(SetupError, match=why):
            Game.new(Agreed(prizes=prizes).seated(CAST), 1, open_box())


def test_variants_of_a_command_are_read_together() -> None:
    assert read_variants("bar-deck, prizes", open_box()) == {"bar_deck": True, "prizes": PRIZES}
    assert read_variants("none", open_box()) == {}
    with pytest.raises(ValueError, match="no 'prices'; did you mean `prizes`"):
        read_variants("prices", open_box())
