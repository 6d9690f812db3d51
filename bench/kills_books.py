"""What the guests of `make kills` know, compared with the database, read entry by entry as a server would."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec
from kills_guests import Asked, Party, Person
from server_process import Answer

from innkeeper.packs import open_box
from innkeeper.server.storage.store import Store
from innkeeper.server.tables.entries import ANSWER, CHOICE, HOLD, RELEASE
from innkeeper.server.tables.table import Table

LOST, DOUBLED, DIVERGED = FAULTS = ("lost", "doubled", "diverged")
HELD: Asked = ("hold", 1, 0)


@dataclass
class Books:
    """What was found in the end."""

    choices: int = 0
    wrong: list[tuple[str, str]] = field(default_factory=list)  # what, and where

    def told(self) -> str:
        counts = Counter(what for what, _ in self.wrong)
        return f"{self.choices} choices acknowledged: " + ", ".join(f"{counts[what]} {what}" for what in FAULTS)


async def compare(database: str, parties: list[Party]) -> Books:
    """Read the database as a server would, entry by entry, and compare it with what people know."""
    books, store = Books(), Store(database)
    await store.open()
    try:
        for party in parties:
            try:
                await _compare_table(books, store, party)
            except Exception as error:  # the books do not lead anywhere
                books.wrong.append((DIVERGED, f"{party.table}: cannot be laid again, {error!r}"))
    finally:
        await store.close()
    return books


async def _compare_table(books: Books, store: Store, party: Party) -> None:
    table = await store.load(party.table, open_box())
    assert table is not None
    with sqlite3.connect(str(store.engine.url.database)) as database:
        rows = database.execute(
            "SELECT what, seat, answer FROM choices WHERE table_id = ? ORDER BY number", [party.table]
        )
        entries = [(what, seat, msgspec.json.decode(answer, type=int | list[int])) for what, seat, answer in rows]
    made: dict[tuple[int, int], list[Answer]] = {}
    asked: dict[tuple[int, int], Asked] = {}
    let_go: set[tuple[int, int]] = set()  # who was held and went away, or wanted it no more
    if table.recorder is not None:
        twin = Table(table.key, table.options, table.seats, table.box)
        twin.begin(table.recorder.setup, table.recorder.seed)
        _note(asked, twin)
        for what, seat, answer in entries:
            if what in (CHOICE, ANSWER, RELEASE):
                made.setdefault((seat, twin.decisions[seat]), []).append(answer)
            elif what == HOLD and seat in twin.held:
                let_go.add((seat, twin.decisions[seat]))
            twin.enter(what, seat, answer)
            _note(asked, twin)
    for person in party.people:
        where, character = f"{party.table}, seat {person.seat}", table.seats[person.seat].character
        books.choices += len(person.taken)
        for number in [number for seat, number in let_go if seat == person.seat]:
            person.taken.pop(number, None)
        books.wrong += [(what, f"{where}: {why}") for what, why in _compared(person, made, asked)]
        if person.picked and character not in {person.picked} | person.picking:
            books.wrong.append((LOST, f"{where}: picked {person.picked}, is {character}"))
    characters = [seat.character for seat in table.seats if seat.character]
    if len(set(characters)) != len(characters):
        books.wrong.append((DIVERGED, f"{party.table}: {characters}"))


def _compared(
    person: Person, made: dict[tuple[int, int], list[Answer]], asked: dict[tuple[int, int], Asked]
) -> Iterator[tuple[str, str]]:
    """What does not fit between somebody and the database, and how."""
    for decision, answer in person.taken.items():
        if answer not in made.get((person.seat, decision), []):
            yield LOST, f"decision {decision}: {answer} was taken, {made.get((person.seat, decision))} is there"
    for (seat, decision), answers in made.items():
        if seat == person.seat and answers != [person.sent.get(decision)]:
            yield DOUBLED, f"decision {decision}: {person.sent.get(decision)} was sent, {answers} is there"
    for decision, seen in person.asked.items():
        if seen != {asked.get((person.seat, decision))}:
            yield DIVERGED, f"decision {decision}: {seen} was asked, {asked.get((person.seat, decision))} is there"


def _note(asked: dict[tuple[int, int], Asked], table: Table) -> None:
    """What everybody is asked now, by its number."""
    for seat, question in enumerate(table.asked):
        if seat in table.held:
            asked[seat, table.decisions[seat]] = HELD
        elif question is not None:
            asked[seat, table.decisions[seat]] = (question.what, len(question.options), len(question.picks))
