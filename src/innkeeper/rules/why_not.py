"""Why a card cannot be played now: the reason and the rule behind it. The words for it are in `innkeeper.words`."""

from innkeeper.rules.answering import against_answer, against_drink
from innkeeper.rules.conditions import current_round
from innkeeper.rules.drink import DrinksRevealed
from innkeeper.rules.dues import PaymentDue
from innkeeper.rules.legality import is_during, may_follow, may_leave, picks, played_on, unmet
from innkeeper.rules.pending import CardPlayed, EventRevealed, HitsTaken, is_absent, same_side
from innkeeper.rules.reasons import NEAR, REASONS, Against
from innkeeper.rules.responses import Window
from innkeeper.table.card import Card
from innkeeper.table.question import PLAY
from innkeeper.table.table import Frame, Table
from innkeeper.vocabulary.conditions import IN_ROUND, PLAYERS
from innkeeper.vocabulary.effects import Pay
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import (
    ACTION_PHASE,
    AFTER_GAIN,
    AFTER_LOSS,
    AFTER_WIN,
    ANSWERS_CARD,
    ANSWERS_DRINK,
    ANSWERS_EVENT,
    AS_ACTION,
    AT_ANY_TIME,
    DRINK_PHASE,
    DURING,
    GOLD,
    ON_YOUR_GO,
    ORDER_A_DRINK,
    ROUND_OF_GAMBLING,
    WOULD_ANTE,
    WOULD_LOSE_FORTITUDE,
    WOULD_LOSE_GOLD,
)


class Reason:
    """A reason, by its key, with the id of the rule it rests on; `keys` has one for each use of the card."""

    def __init__(self, keys: list[Against]) -> None:
        self.keys = keys
        self.key = keys[0]
        self.rule = REASONS[keys[0]]


def why_not(table: Table, seat: int, card: Card) -> Reason | None:
    """The reason against this card; None if it is among the seat's options."""
    if table.over or table.seats[seat].out:
        return Reason(["out"])
    if is_absent(table, seat):
        return Reason(["turn-over"])
    for question in table.questions:
        if question.seat == seat and question.answer is None:
            for option in question.options:
                if option.what == PLAY and option.card.face is card.face:
                    return None
    over = _answerable(table)
    if any(_is_open(table, seat, card.face, play, over) for play in card.face.plays):
        return Reason(["let-pass"])
    keys: list[Against] = []
    for play in card.face.plays:
        key = _against(table, seat, card.face, play, over)
        if key in NEAR:
            return Reason([key])
        if key not in keys:
            keys.append(key)
    return Reason(keys)


def _answerable(table: Table) -> Frame | None:
    """What lies open to answers, if anything."""
    top = table.stack[-1]
    if isinstance(top, Window) and top.over >= 0:
        return table.stack[top.over]
    return None


def _is_heard(table: Table, seat: int, play: Play) -> bool:
    """A window is open in which this seat is asked for plays of this moment."""
    top = table.stack[-1]
    return isinstance(top, Window) and top.only in (-1, seat) and top.moments_for(seat) & play.moment != 0


def _is_open(table: Table, seat: int, face: Face, play: Play, over: Frame | None) -> bool:
    """The seat could play it, had it not let the window pass already."""
    if not _is_heard(table, seat, play):
        return False
    return any(picks(table, seat, play, over, on) for on in played_on(table, seat, face, play, over))


def _against(table: Table, seat: int, face: Face, play: Play, over: Frame | None) -> Against:
    moment = play.moment
    if _is_heard(table, seat, play) and played_on(table, seat, face, play, over):
        return "nobody-to-name"
    if moment == AS_ACTION:
        return _against_action(table, seat)
    if moment == ON_YOUR_GO:
        return _against_go(table, seat, play)
    need = _unmet_need(table, seat, play)
    if need:
        return need
    if moment == AT_ANY_TIME:
        return "closed"
    if moment == DURING:
        return _against_during(table, seat, play, over)
    if moment in (ANSWERS_CARD, WOULD_LOSE_FORTITUDE):
        return _against_answer(table, seat, face, play, over)
    if moment == ANSWERS_DRINK:
        return _against_drink_card(table, seat, play, over)
    return _not_yet(table, seat, play, over)


def _against_action(table: Table, seat: int) -> Against:
    if not same_side(table, seat, table.active):
        return "not-your-turn"
    if table.phase < ACTION_PHASE:
        return "phase-to-come"
    if table.phase > ACTION_PHASE:
        return "phase-over"
    return "action-used"


def _against_go(table: Table, seat: int, play: Play) -> Against:
    current = current_round(table)
    if current is None or current.ended:
        return "no-round"
    if seat not in current.gamblers:
        return "left-round"
    return "not-your-go" if may_follow(play, current) else "locked"


def _unmet_need(table: Table, seat: int, play: Play) -> Against:
    condition = unmet(table, seat, play)
    if condition is None:
        return ""
    if condition.kind == IN_ROUND:
        if current_round(table) is not None:
            return "left-round"
        return "no-round" if play.moment == AT_ANY_TIME else ""
    return "players" if condition.kind == PLAYERS else "component"


def _against_during(table: Table, seat: int, play: Play, over: Frame | None) -> Against:
    if is_during(table, seat, play):
        return "closed"
    if play.during == ROUND_OF_GAMBLING:
        current = current_round(table)
        if current is None:
            return "during-round"
        if current.ended:
            return "round-over"
        return "ending" if isinstance(over, CardPlayed) and over.play().ends_round else "ante-or-ending"
    if play.during == ORDER_A_DRINK:
        return "order-phase"
    return "drink-phase" if play.during == DRINK_PHASE else "other-phase"


def _against_answer(table: Table, seat: int, face: Face, play: Play, over: Frame | None) -> Against:
    if isinstance(over, EventRevealed) and over.card.face.as_action and play.by_another:
        return "nobody-behind"
    if not isinstance(over, CardPlayed):
        return "no-card"
    against = against_answer(table, seat, face, play, over)
    if against == "not-affected" and same_side(table, seat, over.player) and play.affects & GOLD:
        return "own-payment" if any(isinstance(effect, Pay) for effect in over.effects()) else against
    return against if against else "closed"


def _against_drink_card(table: Table, seat: int, play: Play, over: Frame | None) -> Against:
    """Of several Drinks the own one is spoken of first."""
    if isinstance(over, EventRevealed):
        return "event"
    if not isinstance(over, DrinksRevealed) or not over.drinks:
        return "no-drink"
    own = [drink for drink in over.drinks if drink.drinker == seat]
    against = against_drink(table, seat, play, (own + over.drinks)[0])
    return against if against else "closed"


def _not_yet(table: Table, seat: int, play: Play, over: Frame | None) -> Against:
    if isinstance(over, EventRevealed) and play.moment == ANSWERS_EVENT and over.is_ignored_by(seat):
        return "ignored"
    if play.moment == AFTER_LOSS:
        reduced = isinstance(over, HitsTaken) and any(hit.victim == seat and hit.answered for hit in over.hits)
        return "reduced" if reduced and play.not_reduced else "no-loss"
    if play.moment == AFTER_WIN:
        return "no-win"
    if play.moment == WOULD_ANTE:
        return "no-leaving" if isinstance(over, PaymentDue) and over.ante and not may_leave(table) else "no-ante"
    if play.moment == AFTER_GAIN:
        return "no-gain"
    if play.moment == WOULD_LOSE_GOLD:
        return "no-payment"
    return "no-event" if play.moment == ANSWERS_EVENT else "no-bill"
