"""What all players choose or bid for an Event: nobody sees what is secret, and nothing else follows from it."""

import pytest

from innkeeper.arena.invitation import encoding
from innkeeper.bots.regular import Regular
from innkeeper.game import Game, IllegalChoice
from innkeeper.packs import open_box
from innkeeper.rules.responses import Window
from innkeeper.table.chance import Dice
from innkeeper.table.pile import HAND
from innkeeper.table.question import CHOOSE
from innkeeper.words import asking, languages
from tests.rules.at_events import at_event

SECRET = ("The Singing Rocks", "Something in the Dark", "A Costly Cure")


def seen(game: Game, seat: int | None) -> tuple[object, ...]:
    """All that a seat, or a spectator, is shown and told, and what a program would be given."""
    view = game.view(seat, 0)
    told = encoding().observed(view, encoding().blank(view), None) if seat is not None else ()
    return view.encode(), tuple(told)


@pytest.mark.rule("card-notes.a-costly-cure.champions-choose")
@pytest.mark.parametrize("title", SECRET)
def test_what_is_chosen_in_secret_is_seen_by_nobody_before_all_have_chosen(title: str) -> None:
    game = at_event(title)
    twins = [game.copy(), game.copy()]
    for answer, twin in enumerate(twins):
        twin.choose(0, answer)
    for watcher in (1, 2, None):
        assert seen(twins[0], watcher) == seen(twins[1], watcher)
    assert [question.seat for question in twins[0].questions] == [1, 2]
    assert twins[0].view(None).stack[-1].whom == [1, 2]  # who has still to choose is no secret
    assert not any(fact.what in ("bids", "chooses-for-event") for fact in twins[0].log)
    for twin in twins:
        twin.choose(1, 0)
        twin.choose(2, 0)
    shown = [[fact.amount for fact in twin.log if fact.what in ("bids", "chooses-for-event")] for twin in twins]
    assert shown == [[0, 0, 0], [1, 0, 0]]


@pytest.mark.parametrize("title", SECRET)
def test_in_another_possible_truth_the_others_have_chosen_anything_and_the_own_choice_stays(title: str) -> None:
    games = [at_event(title) for _ in range(2)]
    for answer, game in enumerate(games):
        game.choose(0, answer)
        game.choose(1, 1)
    worlds = [[answers(game.redeal(1, Dice(seed))) for seed in range(20)] for game in games]
    assert worlds[0] == worlds[1], "what somebody has really chosen has a part in it"
    assert {len(world) for world in worlds[0]} == {2} and {world[1] for world in worlds[0]} == {1}
    assert len({world[0] for world in worlds[0]}) > 1
    assert [answers(game)[0] for game in games] == [0, 1]


def answers(game: Game) -> list[int]:
    """What has been chosen so far and nobody else sees."""
    return [question.answer.value for question in game.table.questions if question.answer is not None]


@pytest.mark.parametrize("title", SECRET)
def test_a_secret_choice_is_saved_and_copied(title: str) -> None:
    game = at_event(title)
    game.choose(2, 1)
    twin = Game.from_data(game.to_data(), open_box())
    for one in (game, twin):
        one.choose(0, 0)
        one.choose(1, 0)
    assert [fact.amount for fact in game.log] == [fact.amount for fact in twin.log]


def test_who_could_cover_a_payment_for_an_event_is_not_shown() -> None:
    """Whom the window over a payment asks follows from hands, and those are secret."""
    hands: list[list[str]] = [["Transmute peanuts to gold"], ["I raise!"]]
    shown, asked = [], []
    for hand in hands:
        game = at_event("Merchant Ship", [{"character": "zot", "hand": hand}, {"character": "deirdre"}])
        game.answer(0, 1)
        while not isinstance(window := game.table.stack[-1], Window):
            game.step()
        window.ask(game.table)
        asked.append([question.seat for question in game.table.questions])
        shown.append([(waiting.what, waiting.seat, waiting.whom) for waiting in game.view(1).stack])
    assert asked == [[0], []]
    assert shown[0] == shown[1] and shown[0][-1][0] == "payment"


def test_a_choice_that_is_not_there_changes_nothing() -> None:
    game = at_event("Merchant Ship")
    before = game.to_data()
    for answer in (2, -1, [0]):
        with pytest.raises(IllegalChoice):
            game.choose(0, answer)
    with pytest.raises(IllegalChoice):
        game.choose(1, 0)  # whose turn to choose it is not
    assert game.to_data() == before


@pytest.mark.rule("sea-events.response.discarding-is-not-playing", "dungeon-events.response.discarding-is-not-playing")
@pytest.mark.parametrize(("title", "cards"), [("Pirates!", 1), ("Drink or Meet Your Doom!", 3)])
def test_what_is_discarded_to_an_event_was_not_played(title: str, cards: int) -> None:
    hand = ["I raise!", "Down Pooky!", "Winning Hand!"][:cards]
    game = at_event(title, [{"character": "zot", "hand": hand}, {"character": "deirdre"}])
    told = game.told
    game.choose(0, 1)
    game.choose(0, list(range(cards)))
    facts = game.log[told:]
    assert [fact.card.face.title for fact in facts if fact.what == "discards"] == hand
    assert not any(fact.what == "plays" for fact in facts)
    assert not game.table.piles[game.table.seats[0].pile(HAND)].cards


def test_every_option_is_told_in_every_language() -> None:
    for face in [face for deck in open_box().event_decks.values() for face in dict.fromkeys(deck)]:
        game = at_event(face.title, [{"character": "zot", "hand": ["I raise!"] * 3}, {"character": "deirdre"}])
        question = game.next()
        assert question is not None
        for language in languages():
            view = game.view(question.seat)
            told = [asking.option(option, question, view, language) for option in question.options]
            assert len(set(told)) == len(told) and asking.prompt(question, view, language)


def chosen(game: Game, seat: int = 0) -> int:
    """What a regular would choose: the number of the option; -1: to pass."""
    answer = Regular().choose(game.view(seat), Dice(1))
    question = game.question_to(seat)
    assert isinstance(answer, int) and question is not None
    option = question.options[answer]
    return option.value if option.what == CHOOSE else -1


def test_a_regular_weighs_what_each_option_brings() -> None:
    others: list[dict[str, object]] = [{"character": "deirdre"}, {"character": "gerki"}]
    weak: dict[str, object] = {"character": "zot", "fortitude": 4, "alcohol": 1}
    assert chosen(at_event("Who Let All These Kobolds In?", [weak, *others])) == 1  # who is about to fall pays
    poor: dict[str, object] = {"character": "zot", "gold": 1}
    assert chosen(at_event("Who Let All These Kobolds In?", [poor, *others])) == 0  # who has one coin fights
    drunk: dict[str, object] = {"character": "zot", "fortitude": 12, "alcohol": 10}
    assert chosen(at_event("Staring Contest", [drunk, *others])) == 0
    sober: dict[str, object] = {"character": "zot", "fortitude": 12}
    assert chosen(at_event("Staring Contest", [sober, *others])) == 1  # there is nothing to lose by blinking


def test_a_regular_bids_for_what_it_needs_and_no_more_than_that() -> None:
    others: list[dict[str, object]] = [{"character": "deirdre"}, {"character": "gerki"}]
    weak: dict[str, object] = {"character": "zot", "fortitude": 6, "alcohol": 3}
    assert chosen(at_event("The Price of Power", [weak, *others])) == 1
    assert chosen(at_event("A Contest of Wills", [weak, *others])) in (-1, 1)
    drunk: dict[str, object] = {"character": "zot", "fortitude": 12, "alcohol": 10}
    sober: dict[str, object] = {"character": "zot"}
    assert (
        chosen(at_event("A Costly Cure", [drunk, *others])) > chosen(at_event("A Costly Cure", [sober, *others])) == 0
    )
