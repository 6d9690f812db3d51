"""Event Decks over a whole game: how they begin, run out, and stand beside each other."""

import pytest

from innkeeper.game import Game
from innkeeper.rules.setup import Setup
from innkeeper.table.table import EventDeck
from tests.rules.stories import box, lying


def at_both() -> Game:
    """A game with both decks, the dungeon named first, each one counter before its next Event."""
    game = Game.new(Setup(["zot", "gog", "eve"], event_decks=["mine", "harbour"]), 7, box())
    for deck in game.table.event_decks:
        game.table.numbers[deck.counters] = 1
    return game


def top(game: Game, deck: EventDeck, title: str) -> None:
    """Lay an Event on top of its deck."""
    cards = sorted(game.table.piles[deck.cards].cards, key=lambda card: card.face.title == title)
    game.table.lay(deck.cards, cards)


def play_modestly(game: Game, turns: int) -> list[str]:
    """Let everybody choose the first option for some turns; say what Event Decks did."""
    told = len(list(game.log))
    last = game.table.turn + turns
    while game.table.turn < last and (question := game.next()) is not None:
        game.choose(question.seat, 0)
    facts = [fact for fact in list(game.log)[told:] if fact.what in ("counter", "reveals", "new-events")]
    return [f"{fact.what} {fact.card.face.title}".strip() for fact in facts if "-events." in fact.rule]


@pytest.mark.rule("sea-events.combined.starting-counters", "dungeon-events.setup.shuffle-and-two-counters")
def test_the_dungeon_begins_with_three_counters_beside_the_sea_and_with_two_alone() -> None:
    both = Game.new(Setup(["zot", "gog"], event_decks=["mine", "harbour"]), 1, box()).table
    assert [(deck.name, both.numbers[deck.counters]) for deck in both.event_decks] == [("harbour", 2), ("mine", 3)]
    (mine,) = (alone := Game.new(Setup(["zot", "gog"], event_decks=["mine"]), 1, box()).table).event_decks
    assert alone.numbers[mine.counters] == 2


@pytest.mark.rule("sea-events.combined.sea-before-dungeon", "sea-events.combined.both-may-fire-in-one-turn")
def test_the_sea_event_is_done_with_before_the_dungeon_loses_its_counter() -> None:
    game = at_both()
    sea, dungeon = game.table.event_decks
    top(game, sea, "A squall!")
    top(game, dungeon, "Falling rocks!")
    assert play_modestly(game, 1) == ["counter", "reveals A squall!", "counter", "reveals Falling rocks!"]
    hurt = [fact.amount for fact in game.log if fact.what == "fortitude"]
    assert hurt == [-1, -1, -1, -2, -2, -2]
    assert [game.table.numbers[deck.counters] for deck in (sea, dungeon)] == [3, 2]


@pytest.mark.rule("sea-events.combined.sea-before-dungeon", "losing.simultaneous.no-gold-checked-afterwards")
def test_a_sea_event_that_ends_the_game_lets_no_dungeon_event_follow() -> None:
    game = at_both()
    top(game, game.table.event_decks[0], "Harbour dues!")
    for purse, gold in zip(game.table.purses, [1, 1, 2], strict=True):
        purse.gold = gold
    assert play_modestly(game, 1) == ["counter", "reveals Harbour dues!"]
    assert game.table.over and game.table.winners == [2]


@pytest.mark.rule("sea-events.deck.reshuffle-when-empty", "dungeon-events.deck.reshuffle-when-empty")
def test_a_deck_that_has_run_out_is_shuffled_when_the_next_event_is_due() -> None:
    game = Game.new(Setup(["zot", "gog", "eve"], event_decks=["mine"]), 3, box())
    (mine,) = game.table.event_decks
    top(game, mine, "Bad air!")
    game.table.numbers[mine.counters] = 1
    told = play_modestly(game, 3)  # after 1, 2 and 4 turns
    assert told == ["counter", "reveals Bad air!", "counter", "reveals Falling rocks!", "counter"]
    assert sorted(lying(game.table, "mine_discard")) == ["Bad air!", "Falling rocks!"]
    told = play_modestly(game, 1)
    assert told[:2] == ["counter", "new-events"] and told[2].startswith("reveals")
    assert len(lying(game.table, "mine")) == 1 and game.table.numbers[mine.counters] > 0
