"""What the people at a table agree on: to let somebody take a choice back, to send somebody away.

Nobody votes about themselves. To take back, all must agree, also who is gone for a moment, but not who is away; to
send somebody away, more than half of those who are there, and at least two must be there besides the one it is about.
"""

from typing import Final

from innkeeper.server.messages import Vote
from innkeeper.server.refusals import Refusal
from innkeeper.server.tables.seats import PERSON
from innkeeper.server.tables.table import Table

KICK: Final = "kick"
UNDO: Final = "undo"
LEAST_TO_KICK: Final = 2
GRANTED: Final = "granted"
REFUSED: Final = "refused"


def running(table: Table, what: str, seat: int) -> Vote | None:
    """The vote that is going on about a seat, if any."""
    return next((vote for vote in table.votes if (vote.what, vote.seat) == (what, seat)), None)


def begin(table: Table, what: str, seat: int) -> Vote:
    """Ask the people at the table."""
    vote = Vote(what, seat, [], [], 0)
    table.votes.append(vote)
    if what == UNDO:
        table.asked_back[seat] = table.marks[seat][-1]
    return vote


def cast(table: Table, what: str, about: int, by: int, yes: bool) -> bool:
    """Somebody votes; a vote to kick begins with the first who wants it. False if they have voted like this before."""
    if what not in (KICK, UNDO):
        raise Refusal("bad-vote", f"There are votes to {KICK} and to {UNDO}, not to {what!r}.")
    if table.seat(about).kind != PERSON or about == by:
        raise Refusal("bad-vote", "You can vote about other people at this table only.")
    vote = running(table, what, about)
    if vote is None and what == KICK and yes:
        if len(_voters(table, what, about)) < LEAST_TO_KICK:
            raise Refusal("bad-vote", f"For that at least {LEAST_TO_KICK} other people must be at the table.")
        vote = begin(table, what, about)
    if vote is None:
        raise Refusal("no-such-vote", "Nobody is asked about this now.")
    if by in (vote.yes if yes else vote.no):
        return False
    vote.yes = [seat for seat in vote.yes if seat != by] + [by] * yes
    vote.no = [seat for seat in vote.no if seat != by] + [by] * (not yes)
    return True


def count(table: Table, vote: Vote) -> str:
    """Count a vote: granted, refused, or still open."""
    voters = _voters(table, vote.what, vote.seat)
    vote.yes = [seat for seat in vote.yes if seat in voters]
    vote.no = [seat for seat in vote.no if seat in voters]
    if vote.what == UNDO:
        vote.needed = len(voters)
        refused = bool(vote.no)
    else:
        vote.needed = len(voters) // 2 + 1
        refused = len(voters) < LEAST_TO_KICK or len(voters) - len(vote.no) < vote.needed or not vote.yes
    if refused:
        return REFUSED
    return GRANTED if len(vote.yes) >= vote.needed else ""


def _voters(table: Table, what: str, about: int) -> list[int]:
    """Whose vote is waited for. Who is out and sees hands need not agree: nothing can bring them back."""
    asked = table.people() if what == KICK else [seat for seat in table.seats if seat.kind == PERSON and not seat.away]
    unasked = {about, *table.looking} if what == UNDO else {about}
    return [seat.number for seat in asked if seat.number not in unasked]
