"""Teams at the terminal: who plays with whom, what they have in common, and what teammates hold."""

from innkeeper.table.pile import HAND, POTIONS
from innkeeper.view import SeatView, View
from innkeeper.vocabulary.plays import Face
from innkeeper.words import ENGLISH, modes, say


def sides(view: View) -> list[list[SeatView]]:
    """The players side by side; who plays alone is a side."""
    count = 1 + max(seat.side for seat in view.seats)
    return [[seat for seat in view.seats if seat.side == side] for side in range(count)]


def are_played(view: View) -> bool:
    """Whether anybody has a teammate."""
    return any(len(side) > 1 for side in sides(view))


def name(seat: SeatView, view: View, language: str = ENGLISH) -> str:
    """What a player's team is called; who plays alone goes by their own name."""
    found = sides(view)
    if len(found[seat.side]) == 1:
        return seat.called(language)
    return modes.team([len(side) for side in found], seat.side, language)


def roster(view: View, language: str = ENGLISH) -> str:
    """Everybody at the table; teams by their names, with who plays for them."""
    return ", ".join(modes.roster([[seat.called(language) for seat in side] for side in sides(view)], language))


def potions(side: int, view: View) -> int:
    """How many Potion Tokens a side has left."""
    owners = {seat.number for seat in view.seats if seat.side == side}
    pairs = zip(view.labels, view.counts, strict=True)
    return sum(count for label, count in pairs if label.name == POTIONS and label.owner in owners)


def mates(view: View) -> list[tuple[SeatView, list[Face]]]:
    """My teammates, each with what they hold (teams.general.teammates-see-hands-and-confer)."""
    mine = view.seats[view.seat]
    others = [seat for seat in view.seats if seat.side == mine.side and seat.number != mine.number]
    return [(seat, view.faces_in(seat.place.piles + HAND)) for seat in others]


def board(side: list[SeatView], view: View, language: str = ENGLISH) -> str:
    """What a team has in common, in a line."""
    first = side[0]
    active = view.seats[view.active].side == first.side
    return say(
        "terminal-team",
        language,
        who=name(first, view, language),
        me="yes" if any(seat.number == view.seat for seat in side) else "no",
        state="out" if first.out else "active" if active else "in",
        fortitude=first.fortitude,
        alcohol=first.alcohol,
        gold=first.gold,
        potions=potions(first.side, view),
    )


def member(seat: SeatView, view: View, lies: str, language: str = ENGLISH) -> str:
    """What is a teammate's own, in a line."""
    told = say(
        "terminal-member",
        language,
        who=seat.called(language),
        me="yes" if seat.number == view.seat else "no",
        boss="yes" if seat.place.role.boss else "no",
        hand=seat.hand,
        drinks=seat.drink_me,
    )
    return told + (f"; {lies}" if lies else "")
