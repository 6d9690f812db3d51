"""Champions: who stands for a team where all players would take part."""

from innkeeper.rules.pending import NOBODY_ELSE, Resolving
from innkeeper.table.frame import Frame
from innkeeper.table.question import GIVE, Option, Question
from innkeeper.table.shown import number_of_decision, write_numbers
from innkeeper.table.table import Table


def needs_champions(table: Table, resolving: Resolving) -> bool:
    """Whether Champions are needed: there are teams, and it falls on every player (teams.champion.required-for-*)."""
    return table.shared and resolving.concerns_everybody()


class ChooseChampions(Frame):
    """Each team names its Champion, publicly and in turn order from the active team: any of them says who.

    What lies beneath is told when all are named.
    """

    # teams.champion.stands-in-for-team, teams.champion.new-choice-every-time

    def __init__(self, fixed: int = -1) -> None:
        self.fixed = fixed  # who began it stands for the own team; -1: all teams choose
        self.named = NOBODY_ELSE

    def copy(self) -> Frame:
        twin = ChooseChampions(self.fixed)
        twin.named = self.named
        return twin

    def show(self, table: Table, code: list[int]) -> int:
        """Who is asked; then who has been named."""
        asked = [question.seat for question in table.questions]
        code += [number_of_decision("champion"), asked[0] if asked else -1, 0, 0]
        write_numbers(asked, code)
        write_numbers(self.named, code)
        return 1

    def step(self, table: Table) -> None:
        sides = [table.seats[seat].side for seat in self.named]
        for seat in table.clockwise_from(table.active):
            if table.seats[seat].side in sides:
                continue
            team = table.team(seat)
            if self.fixed in team or len(team) == 1:
                # teams.champion.drink-event-revealer-is-champion, boss-battle.general.boss-is-team-of-one
                self.named = [*self.named, self.fixed if self.fixed in team else seat]
                sides.append(table.seats[seat].side)
            else:
                rule = "teams.champion.stands-in-for-team"
                options = [Option(GIVE, value=member) for member in team]
                table.questions = [Question(member, "champion", rule, True, options) for member in team]
                return
        table.pop()
        table.stack[-1].take_champions(table, self.named)

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        self.named = [*self.named, option.value]
        table.tell("champion", "teams.champion.stands-in-for-team", question.seat, whom=option.value)
