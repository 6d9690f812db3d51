"""A step of the script against a question of the game: whether it answers it, and how."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from innkeeper.game import Game
from innkeeper.judge import games
from innkeeper.judge.format import Step
from innkeeper.judge.gizmos import owner_of
from innkeeper.judge.titles import Titles
from innkeeper.rules.choosing import MayChoose
from innkeeper.rules.each_choosing import ForAnEvent
from innkeeper.rules.treasure import GetTreasure
from innkeeper.rules.turn import Turn
from innkeeper.table.frame import Frame
from innkeeper.table.question import CHOOSE, DECLINE, GIVE, PLAY, POTION, SELL, Option, Question
from innkeeper.vocabulary.effects import Bid, DiscardCards, EachChooses, Effect
from innkeeper.vocabulary.terms import ALCOHOL, FORTITUDE, GOLD

Answer = int | list[int]
ORDER: Final = "order"
EQUIP: Final = "equip"
BLOOD: Final = "blood"  # an ante in Fortitude: all of it
CHAMPION: Final = "champion"
DRINK_NEXT: Final = "drink-next"
OF_A_TEAM: Final = (ORDER, CHAMPION, DRINK_NEXT)  # questions with a step of their own
STATS: Final = {"fortitude": FORTITUDE, "alcohol": ALCOHOL, "gold": GOLD}
YES_OR_NO: Final = {"no": 0, "yes": 1}


def modest(question: Question) -> Answer:
    """The answer that does least: to decline; where that is impossible, the least number and the first of all."""
    return 0 if question.options else list(range(question.least))


def declining(question: Question) -> Answer | None:
    """The answer that declines, if there is one."""
    if question.options:
        option = question.options[0]
        return 0 if option.what == DECLINE or (option.what == CHOOSE and option.value == 0) else None
    return [] if question.least == 0 else None


def place_of(question: Question, fits: Callable[[Option], bool]) -> int | None:
    """The place of the first option that fits."""
    return next((place for place, option in enumerate(question.options) if fits(option)), None)


def giving_to(question: Question, seat: int) -> int | None:
    """The place of the option that gives something to a seat."""
    return place_of(question, lambda option: option.what == GIVE and option.value == seat)


class Reader:
    """Reads steps at the table of one game."""

    def __init__(self, game: Game, titles: Titles) -> None:
        self.game = game
        self.titles = titles
        self.seats = {seat.name: seat.number for seat in game.table.seats}

    def answer(self, step: Step, question: Question) -> Answer | None:
        """How the step answers the question; None: it does not."""
        if step.play is not None:
            return place_of(question, lambda option: self.plays(step, option))
        if step.sell is not None:
            return place_of(question, lambda option: self.sells(step, option))
        if step.pass_ is not None:
            return declining(question)
        if step.discard is not None:
            picked = self.picking(step.discard, question)
            return self.choosing_to_discard(step.discard, question) if picked is None else picked
        if step.order:
            return giving_to(question, self.seats[step.order[0]]) if question.what == ORDER else None
        if step.ante is not None:
            return len(question.options) - 1 if question.what == BLOOD else None
        if step.champion is not None:
            return giving_to(question, self.seats[step.champion]) if question.what == CHAMPION else None
        if step.drink is not None:
            return giving_to(question, question.seat) if question.what == DRINK_NEXT else None
        if step.potion is not None:
            wanted = STATS[step.potion]
            return place_of(question, lambda option: option.what == POTION and option.value == wanted)
        if isinstance(step.choose, str):
            return self.choosing(step.choose, question)
        if isinstance(step.choose, list) and question.what == EQUIP:
            return self.keeping(step.choose, question)
        if isinstance(step.choose, list) and len(step.choose) == 2:
            return games.swap(self.game, step.choose[0], step.choose[1], question)
        return self.numbered(step.choose, question) if isinstance(step.choose, int) else None

    def is_legal(self, step: Step, question: Question) -> bool:
        """Whether the seat could do this; an `order` is meant exactly as long as it is written."""
        if step.order is not None:
            wanted = [self.seats[name] for name in step.order]
            return question.what == ORDER and could_order(self.game, question.seat, wanted)
        return self.answer(step, question) is not None

    def plays(self, step: Step, option: Option) -> bool:
        """Whether an option plays this card, in this use, on these players, in answer to this."""
        if option.what != PLAY or option.card.face.title != self.titles.printed(step.play or ""):
            return False
        if step.mode is not None and option.mode != step.mode - 1:
            return False
        wanted = [self.seat_of(name) for name in step.targets or []]
        pick = option.card.face.plays[option.mode].pick
        in_order = pick is not None and pick.ordered
        targets = option.targets[: len(wanted)] if in_order and self.hits_a_gizmo(step) else option.targets
        if step.targets is not None and (targets != wanted if in_order else sorted(targets) != sorted(wanted)):
            return False
        return step.on is None or self.titles.printed(step.on) in self.answered_by(option)

    def seat_of(self, name: str) -> int:
        """Who is called so, or in front of whom a Gizmo of this title lies."""
        return self.seats[name] if name in self.seats else owner_of(self.game.table, self.titles.printed(name))

    def hits_a_gizmo(self, step: Step) -> bool:
        """Whether a Gizmo is among the targets; a card that hits one first needs nobody else."""
        return any(name not in self.seats for name in step.targets or [])

    def sells(self, step: Step, option: Option) -> bool:
        """Whether an option offers this card to this player."""
        if option.what != SELL or option.card.face.title != self.titles.printed(step.sell or ""):
            return False
        return [self.seats[name] for name in step.targets or []] == option.targets

    def answered_by(self, option: Option) -> list[str]:
        """What an option answers, by all the titles and names it goes by."""
        table = self.game.table
        at = table.stack[-1].holds_open()
        if at < 0:
            return []
        cards, seats = table.stack[at].called(option.on)
        return [card.face.title for card in cards] + [table.seats[seat].name for seat in seats if seat >= 0]

    def picking(self, wanted: list[str], question: Question) -> list[int] | None:
        """The places of these cards among those that may be picked."""
        places: list[int] = []
        for title in wanted:
            for place, card in enumerate(question.picks):
                if place not in places and card.face.title == self.titles.printed(title):
                    places.append(place)
                    break
            else:
                return None
        return places if question.picks and question.least <= len(places) <= question.most else None

    def choosing_to_discard(self, wanted: list[str], question: Question) -> int | None:
        """The option that costs as many cards, of an Event or of what may be accepted, if the seat holds these."""
        table = self.game.table
        effect, frame = self.asked_by_event(question), table.stack[-1]
        if Counter(map(self.titles.printed, wanted)) - Counter(
            card.face.title for card in table.seats[question.seat].hand
        ):
            return None
        if isinstance(frame, MayChoose):
            costs_so = [isinstance(it, DiscardCards) and is_number(it, len(wanted)) for it in frame.offered(table)]
            return place_of(question, lambda option: True in costs_so and option.value == 1)
        if not isinstance(effect, EachChooses):
            return None
        costs = [[cost for cost in branch.cost if isinstance(cost, DiscardCards)] for branch in effect.branches]
        fits = [any(is_number(cost, len(wanted)) for cost in cost_of) for cost_of in costs]
        return place_of(question, lambda option: fits[option.value])

    def asked_by_event(self, question: Question) -> Effect | None:
        """What of an Event lets everybody choose or bid now, if that is what is asked."""
        frame = self.game.table.stack[-1]
        return frame.effect(self.game.table) if isinstance(frame, ForAnEvent) else None

    def numbered(self, value: int, question: Question) -> int | None:
        """A bid; or one of several things by its number, the first being 1."""
        effect = self.asked_by_event(question)
        if isinstance(effect, Bid):
            return place_of(question, lambda option: option.what == CHOOSE and option.value == value)
        if effect is not None:
            return place_of(question, lambda option: option.value == value - 1)
        return games.number(value, question)

    def keeping(self, wanted: list[str | int], question: Question) -> int | None:
        """Of what is equipped or revealed for a slot, exactly these are kept."""
        frame = self.game.table.stack[-1]
        if not isinstance(frame, GetTreasure):
            return None
        titles = sorted(self.titles.printed(str(title)) for title in wanted)
        return place_of(
            question,
            lambda option: sorted(it.face.title for it in frame.kept_by(self.game.table, option)) == titles,
        )

    def choosing(self, value: str, question: Question) -> int | None:
        """Who, whether, which card, or which of several things by its name; to do without is a no."""
        if question.what in OF_A_TEAM or not any(option.what in (GIVE, CHOOSE) for option in question.options):
            return None
        if value in self.seats:
            return giving_to(question, self.seats[value])
        names = self.game.table.stack[-1].branches(self.game.table)
        if names and (value in names or value in YES_OR_NO):
            if value in YES_OR_NO and len(names) == 2:
                modest_first = self.asked_by_event(question) is not None
                value = names[YES_OR_NO[value] if modest_first else 1 - YES_OR_NO[value]]
            return place_of(question, lambda option: value in names and option.value == names.index(value))
        if value not in YES_OR_NO:
            title = self.titles.printed(value)
            return place_of(question, lambda option: option.what == CHOOSE and option.card.face.title == title)
        wanted = YES_OR_NO[value]
        declines = declining(question) if wanted == 0 else None
        return declines if isinstance(declines, int) else place_of(question, lambda option: option.value == wanted)


def is_number(cost: DiscardCards, number: int) -> bool:
    """Whether so many cards may be discarded."""
    return 1 <= number <= cost.number.fixed if cost.up_to else number == cost.number.fixed


def could_order(game: Game, seat: int, wanted: list[int]) -> bool:
    """Whether a seat could order exactly these Drinks, one question after the other, as it is asked now."""
    twin = game.copy()
    place = len(twin.table.stack) - 1
    kind = type(twin.table.stack[place])
    for drinker in wanted:
        question = twin.question_to(seat) if is_asking(twin, place, kind) else None
        answer = giving_to(question, drinker) if question is not None else None
        if answer is None:
            return False
        twin.answer(seat, answer)
        play_on(twin, place, kind)
    return not is_asking(twin, place, kind)


def is_asking(game: Game, place: int, kind: type[Frame]) -> bool:
    """What asks for orders is still there and asks again."""
    stack = game.table.stack
    return bool(game.table.questions) and len(stack) == place + 1 and type(stack[place]) is kind


def has_more(game: Game, place: int, kind: type[Frame]) -> bool:
    """Whether what asks for orders is still there, or comes again: a team orders several Drinks."""
    stack = game.table.stack
    turn = stack[0]
    return (len(stack) > place and type(stack[place]) is kind) or (isinstance(turn, Turn) and turn.orders > 0)


def play_on(game: Game, place: int, kind: type[Frame]) -> None:
    """Everybody else declines until that which asks for orders asks again or is done."""
    table = game.table
    while not table.over and has_more(game, place, kind):
        if is_asking(game, place, kind):
            return
        if table.questions:
            question = next(question for question in table.questions if question.answer is None)
            game.answer(question.seat, modest(question))
        else:
            game.step()
