"""Stories told at the table with the small packs of this folder, in the words of a scenario."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from innkeeper.game import Game
from innkeeper.judge.documents import documents
from innkeeper.judge.laying import lay
from innkeeper.judge.not_built import not_built
from innkeeper.judge.reading import scenario_of
from innkeeper.judge.running import Run
from innkeeper.judge.titles import Titles
from innkeeper.packs import open_box
from innkeeper.rules.laying import add_card, add_event_deck
from innkeeper.rules.seeing import note_who_sees
from innkeeper.table.box import Box
from innkeeper.table.card import Card
from innkeeper.table.question import PLAY
from innkeeper.table.table import Table

SEA: Final = "sea-events"  # the chapter of the rulebook
PACKS: Final = tuple(sorted((Path(__file__).parent / "pack").glob("*.yaml")))


@cache
def box() -> Box:
    """The box with the small packs in it."""
    return open_box(*PACKS)


def read(text: str) -> dict[str, Any]:
    """A story as plain data."""
    ((_, data),) = documents(text)
    return dict(data)


def begin(story: dict[str, Any], sea: list[str] | None = None, counters: int = 2, chapter: str = SEA) -> Run:
    """Lay the table of a story, perhaps with Sea Events, the top one first. What it does not expect may be anything."""
    scenario = scenario_of({"id": "story", "expect": {}, **story})
    titles = Titles(box())
    assert not_built(scenario, box(), titles) == []
    table = lay(scenario, box(), titles)
    if sea is not None:
        put_to_sea(table, sea, counters, chapter)
    return Run(Game(table, box()), scenario, titles)


def put_to_sea(table: Table, titles: list[str], counters: int, chapter: str) -> None:
    """A Sea Event Deck of these cards, the top one first."""
    deck = add_event_deck(table, "harbour", box())
    deck.chapter = chapter
    faces = {face.title: face for face in box().event_decks["harbour"]}
    table.lay(deck.cards, [add_card(table, faces[title], -1, deck.discard) for title in reversed(titles)])
    table.numbers[deck.counters] = counters
    note_who_sees(table)


def tell(text: str, sea: list[str] | None = None, counters: int = 2, chapter: str = SEA) -> Table:
    """Play a story to its end; all it expects must have come about."""
    run = begin(read(text), sea, counters, chapter)
    run.play()
    assert run.failures == [], run.failures
    return run.table


def tell_at_sea(event: str, text: str) -> Table:
    """The same with a Sea Event that is revealed at the end of the turn."""
    return tell(text, [event], counters=1)


def up_to(text: str) -> Game:
    """Play a story just past its last step, to the next question."""
    return past_the_script(read(text))


def past_the_script(story: dict[str, Any], sea: list[str] | None = None) -> Game:
    """The game after the last step, at the next question; perhaps with Sea Events, one at the end of the turn."""
    run = begin(story, sea, 1)
    while not run.is_done() and run.step is not None:
        if run.table.questions:
            run.meet_questions()
        else:
            run.keep_track(run.game.step)
    assert run.step is None, run.why_not_taken(run.step)
    assert run.failures == [], run.failures
    run.game.play_on()
    return run.game


def seat_of(game: Game, name: str) -> int:
    """The number of the seat with this name."""
    return next(seat.number for seat in game.table.seats if seat.name == name)


def in_hand(game: Game, name: str, title: str) -> Card:
    """A card in somebody's hand."""
    hand = game.table.seats[seat_of(game, name)].hand
    return next(card for card in hand if card.face.title == title)


def playable(game: Game, name: str) -> set[str]:
    """The titles that somebody may play now."""
    question = game.question_to(seat_of(game, name))
    options = question.options if question is not None else []
    return {option.card.face.title for option in options if option.what == PLAY}


def asked(game: Game) -> list[str]:
    """Who is asked now, in the order of priority."""
    return [game.table.seats[question.seat].name for question in game.questions]


def lying(table: Table, pile: str) -> list[str]:
    """The titles in a pile, by its name on the table, the top one last."""
    return [card.face.title for found in table.piles if found.label.name == pile for card in found.cards]


def counted(table: Table, name: str) -> list[int]:
    """What is counted under a name, seat by seat."""
    return [number for number, label in zip(table.numbers, table.labels, strict=True) if label.name == name]


def progress(table: Table) -> int:
    """The Progress Counters of the Sea Events."""
    (left,) = counted(table, "harbour_counters")
    return left
