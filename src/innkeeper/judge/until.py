"""How far a scenario is played."""

from innkeeper.rules.losing import somebody_is_losing
from innkeeper.rules.otto.rewards import passes_out_on_a_track
from innkeeper.rules.turn import Turn
from innkeeper.table.table import Table


class Until:
    """Knows when a phase, a turn, a round or the game has ended; what comes next has not begun then."""

    def __init__(self, table: Table, until: str) -> None:
        self.table = table
        self.until = until
        self.had_their_turn: set[int] = set()

    def is_reached(self) -> bool:
        """Whether the end is here."""
        if self.until == "end-of-phase":
            return self.table.over or self.phase_is_over()
        if self.until == "end-of-turn":
            return self.table.over or self.turn_is_over()
        if self.until == "end-of-round":
            return self.table.over or self.round_is_over()
        return self.table.over

    def resting(self) -> Turn | None:
        """The turn, if nothing goes on but the turn itself, and whoever was losing has lost."""
        table = self.table
        if table.questions or len(table.stack) != 1 or somebody_is_losing(table) or passes_out_on_a_track(table):
            return None
        turn = table.stack[0]
        assert isinstance(turn, Turn)
        return turn

    def phase_is_over(self) -> bool:
        """The next step of the turn would begin another phase, or end the turn."""
        turn = self.resting()
        if turn is None:
            return False
        if turn.is_at_its_end() or self.table.seats[turn.first].out:
            return True
        return any(at == turn.at and phase != self.table.phase for phase, at in turn.phase_starts().items())

    def turn_is_over(self) -> bool:
        """The next step would pass the turn on."""
        turn = self.resting()
        return turn is not None and turn.is_over()

    def round_is_over(self) -> bool:
        """Every seat that is left has had its turn since the scenario began."""
        if not self.turn_is_over():
            return False
        self.had_their_turn.update(self.table.team(self.table.active))
        return all(seat.out or seat.number in self.had_their_turn for seat in self.table.seats)
