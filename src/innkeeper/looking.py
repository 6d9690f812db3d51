"""Looking at the table from a seat: all that it may see is written down, by whitelist, never by deletion."""

from innkeeper.table.pile import CHARACTER_DECK, DRINK_ME_PILE, HAND, Pile
from innkeeper.table.shown import write_numbers
from innkeeper.table.table import Table
from innkeeper.view import View
from innkeeper.vocabulary.plays import Face


def look(table: Table, faces: list[Face], seat: int, since: int) -> View:
    """Look at the table from a seat; -1: as a spectator."""
    piles, seen = table.piles, table.seen[seat]
    code = head(table, seat)
    _write_seats(table, piles, code)
    view = View(table, faces, code, seen, [piles[at].code() for at in seen])
    if seat >= 0:
        view.hand = table.seats[seat].hand.copy()
        if table.held:
            view.held = [card for at in table.held if at + seat in seen for card in piles[at + seat].cards]
        for question in table.questions:
            if question.seat == seat and question.answer is None:
                view.question = question
    for frame in table.stack:
        code[8] += frame.show(table, code)
    if since < len(table.log):
        view.facts = [fact for fact in table.log.facts(since) if fact.is_known_to(seat)]
    return view


def head(table: Table, seat: int) -> list[int]:
    """Who looks, and how things stand."""
    over = 1 if table.over else 0
    return [seat, table.turn, table.active, table.phase, table.inn, table.pot, len(table.drink_deck), over, 0]


def _write_seats(table: Table, piles: list[Pile], code: list[int]) -> None:
    """What everybody sees: the seats' numbers, the sizes of the table's piles, what is counted."""
    for other in table.seats:
        body, own = other.body, other.pile(0)
        code.append(body.fortitude)
        code.append(body.alcohol)
        code.append(other.purse.gold)  # setup.gold.stash-is-public
        code.append(1 if other.out else 0)
        code.append(len(piles[own + HAND].cards))
        code.append(len(piles[own + CHARACTER_DECK].cards))
        code.append(len(piles[own + DRINK_ME_PILE].cards))
    first = table.drinks(0)
    code.append(len(piles) - first)
    for at in range(first, len(piles)):
        code.append(len(piles[at].cards))
    write_numbers(table.numbers, code)
    write_numbers(table.winners, code)
    if table.automata:
        _write_tracks(table, code)


def _write_tracks(table: Table, code: list[int]) -> None:
    """The tracks of automata: Fortitude and Alcohol Content towards each player."""
    tracks: list[int] = []
    for seat in table.automata:
        for player in table.players:
            body = table.track(seat, player.number)
            tracks += [body.fortitude, body.alcohol]
    write_numbers(tracks, code)
