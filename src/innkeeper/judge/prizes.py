"""The Prizes of a scenario: in the Inn, in the Prize Bin, in front of players; and where they are found in the end."""

from collections.abc import Iterator

from innkeeper.judge.expectations import ExpectedTable
from innkeeper.judge.format import Scenario
from innkeeper.judge.tables import Title
from innkeeper.judge.titles import FOR_A_HAND, Titles
from innkeeper.rules.laying import add_card, add_prizes
from innkeeper.table.card import Card
from innkeeper.table.pile import IN_PLAY, PRIZE_BIN, PRIZE_IN_POT, PRIZES_IN_INN
from innkeeper.table.seat import Seat
from innkeeper.table.table import Table


def in_the_inn(scenario: Scenario) -> list[Title]:
    """The Prizes that lie in the Inn."""
    variants = scenario.table.variants
    return list(variants.prizes or []) if variants is not None else []


def lay_prizes(table: Table, scenario: Scenario, titles: Titles) -> None:
    """The variant is played where a scenario names a place for Prizes, even if none lies there."""
    variants = scenario.table.variants
    named = variants is not None and (variants.prizes is not None or variants.prize_bin is not None)
    if not named and not any(seat.prizes for seat in scenario.table.seats):
        return
    add_prizes(table)

    def put(title: Title, pile: int) -> None:
        face = titles.face(title, "", FOR_A_HAND)
        table.put(add_card(table, face, -1, table.prizes + PRIZE_BIN), pile)

    for title in in_the_inn(scenario):
        put(title, table.prizes + PRIZES_IN_INN)
    for title in variants.prize_bin or [] if variants is not None else []:
        put(title, table.prizes + PRIZE_BIN)
    for number, seat in enumerate(scenario.table.seats):
        for title in seat.prizes or []:
            put(title, table.seats[number].pile(IN_PLAY))


def prizes_in(table: Table, which: int) -> list[Card]:
    """The Prizes of one of their piles; nothing where they are not played with."""
    return table.piles[table.prizes + which].cards if table.prizes >= 0 else []


def prizes_of(seat: Seat) -> list[Card]:
    """The Prizes in front of a player."""
    return [card for card in seat.in_play if card.face.prize]


def expected_prizes(wanted: ExpectedTable) -> Iterator[tuple[str, list[Title] | int | str | None, int]]:
    """Where Prizes are expected, what, and in which of their piles."""
    yield "prize_bin", wanted.prize_bin, PRIZE_BIN
    yield "inn.prizes", wanted.inn.prizes if wanted.inn is not None else None, PRIZES_IN_INN
    yield "pot.prizes", wanted.pot.prizes if wanted.pot is not None else None, PRIZE_IN_POT
