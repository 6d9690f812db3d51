"""What is shown of teams: to everybody their sides, and to teammates each other's hands and what they are asked."""

from typing import Final

from innkeeper.game import Game
from innkeeper.rules import modes, reasons
from innkeeper.rules.phases import WhoseTurn
from innkeeper.server.messages import MateShown, SideShown
from innkeeper.table.log import Fact
from innkeeper.table.pile import HAND
from innkeeper.table.question import PLAY
from innkeeper.view import View
from innkeeper.words import ENGLISH, asking, say

OF_TEAMS: Final = ("turn", "in-danger", "wins")  # facts about one of a team that are about all of them
PLACES: Final = 5  # there are names for so many teams


def show_sides(game: Game) -> list[SideShown]:
    """The sides; none where everybody plays alone."""
    table = game.table
    if len(table.purses) == len(table.places):
        return []
    at_first = modes.potions(table.mode, len(table.places))
    return [
        SideShown(
            seats=[place.number for place in table.places if place.side == side],
            potions=table.numbers[table.potions + side] if at_first else 0,
            potions_at_first=at_first,
        )
        for side in range(len(table.purses))
    ]


def concerns_team(fact: Fact, sides: list[SideShown]) -> bool:
    """Whether a fact is about a team of several."""
    return fact.what in OF_TEAMS and any(fact.seat in side.seats and len(side.seats) > 1 for side in sides)


def tell_of_team(fact: Fact, sides: list[SideShown], language: str, listener: int) -> str:
    """A fact about a team in words: by the place where it sits, or as those who challenge a Boss."""
    number, side = next((number, side) for number, side in enumerate(sides) if fact.seat in side.seats)
    challenges = any(len(other.seats) == 1 for other in sides)
    name = say("page-team-challengers" if challenges else f"page-team-{number % PLACES}", language)
    return say(f"page-told-{fact.what}", language, who=name, you="true" if listener in side.seats else "false")


def actions_left(game: Game, seat: int) -> int:
    """How many Actions somebody may still play this turn."""
    turn = game.table.stack[0] if game.table.stack else None
    if not isinstance(turn, WhoseTurn) or seat not in turn.members:
        return 0
    return max(0, turn.actions[turn.members.index(seat)])


def mates_of(view: View) -> list[int]:
    """Who plays with the seat that looks; a spectator has nobody."""
    if view.seat < 0:
        return []
    side = view.places[view.seat].side
    return [place.number for place in view.places if place.side == side and place.number != view.seat]


def show_mates(game: Game, view: View, language: str = ENGLISH) -> list[MateShown]:
    """Teammates, with their hands and what they are asked (teams.general.teammates-see-hands-and-confer)."""
    return [_mate(game, view, mate, language) for mate in mates_of(view)]


def _mate(game: Game, view: View, mate: int, language: str) -> MateShown:
    hand = view.faces_in(view.places[mate].piles + HAND)
    question = game.question_to(mate)
    if question is None:
        answered = view.question is not None and _has_let_pass(game, mate)
        return MateShown(mate, [face.number for face in hand], [], "", answered)
    playable = {option.card.face.number for option in question.options if option.what == PLAY}
    lit = [place for place, face in enumerate(hand) if face.number in playable]
    return MateShown(mate, [face.number for face in hand], lit, asking.in_short(question, game.view(mate), language))


def _has_let_pass(game: Game, mate: int) -> bool:
    """Whether they could have played something, and are asked no more."""
    found = (game.why_not(mate, card) for card in game.table.seats[mate].hand)
    return any(reason is not None and reason.key == reasons.LET_PASS.reason for reason in found)
