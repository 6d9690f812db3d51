"""Why a card cannot be played now: the reason and the rule behind it. The words for it are in `innkeeper.words`."""

from typing import Final

from innkeeper.rules.legality import current_round, may_follow, picks, same_side, sides_left
from innkeeper.rules.pending import CardPlayed, DrinksRevealed, EventRevealed, HitsTaken, absent
from innkeeper.rules.responses import Decision, Window
from innkeeper.table.card import Card
from innkeeper.table.question import PLAY
from innkeeper.table.table import Frame, Table
from innkeeper.vocabulary.effects import Pay
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import (
    ACTION_PHASE,
    AFTER_LOSS,
    AFTER_WIN,
    ANSWERS_CARD,
    ANSWERS_DRINK,
    ANSWERS_EVENT,
    AS_ACTION,
    AT_ANY_TIME,
    DRINK,
    DRINK_PHASE,
    DURING,
    GOLD,
    IN_ROUND,
    NOT_REDUCED,
    ON_YOUR_GO,
    ORDER_A_DRINK,
    ROUND_OF_GAMBLING,
    WOULD_ANTE,
    WOULD_LOSE_FORTITUDE,
    WOULD_LOSE_GOLD,
)

_CONDITION: Final = "cards.sometimes.only-under-their-condition"

# Each reason, and the rule it rests on.
REASONS: Final = {
    "out": "losing.out-if-not-saved",
    "turn-over": "teams.turn-ends.no-more-cards-this-turn",
    "not-your-turn": "turn.action.at-most-one",
    "phase-to-come": "turn.phases.four-in-fixed-order",
    "phase-over": "turn.phases.four-in-fixed-order",
    "action-used": "turn.action.at-most-one",
    "nobody-to-name": "turn.action.targets-chosen-on-play",
    "let-pass": "timing.window.declining-is-not-binding",
    "closed": "cards.anytime.at-any-time",
    "no-round": "gambling.play.card-or-pass",
    "left-round": "gambling.leave.no-more-gambling-cards",
    "locked": "gambling.winning-hand.only-cheating-beats-it",
    "not-your-go": "gambling.play.clockwise-from-starter",
    "players": _CONDITION,
    "during-round": _CONDITION,
    "round-over": "wench-tip.not-after-last-pass",
    "ante-or-ending": "wench-tip.not-to-avoid-an-ante",
    "ending": "wench-tip.not-in-response-to-round-ending-card",
    "order-phase": _CONDITION,
    "drink-phase": _CONDITION,
    "other-phase": _CONDITION,
    "no-card": _CONDITION,
    "only-idts": "wench-drinks.only-affected-by-idts",
    "only-its-like": "idts.only-affected-by-its-like",
    "other-kind": _CONDITION,
    "ignored": "ignore.card-still-resolves",
    "own-card": _CONDITION,
    "changes-no-drink": "wench-drinks.what-counts-as-changing",
    "own-payment": "ignore.gold.not-on-own-card",
    "no-loss-coming": "affects.only-direct-change",
    "not-affected": "affects.only-direct-change",
    "event": "drinks.event.immune-to-drink-cards",
    "no-drink": _CONDITION,
    "not-your-drink": "ignore.drink.not-someone-elses",
    "no-split": "drinks.mead.immune-to-other-splits",
    "does-nothing": "ignore.drink.only-if-it-would-affect-you",
    "own-drink": _CONDITION,
    "reduced": _CONDITION,
    "no-loss": "timing.sequential.response-precedes-loss",
    "no-win": _CONDITION,
    "no-ante": "gambling.ante.leave-instead",
    "no-payment": _CONDITION,
    "no-event": "ignore.drink.after-it-is-revealed",
    "no-bill": "drinks.running-out.everyone-pays-one",
}

# Reasons that speak of what is going on just now; of a card with several uses such a reason is told alone.
_NEAR: Final = (
    "let-pass", "left-round", "locked", "not-your-go", "round-over", "ante-or-ending", "ending", "only-its-like",
    "only-idts", "other-kind", "ignored", "own-card", "changes-no-drink", "own-payment", "no-loss-coming",
    "not-affected", "event", "not-your-drink", "no-split", "does-nothing", "own-drink", "reduced",
)  # fmt: skip


class Reason:
    """A reason, by its key, with the id of the rule it rests on; `keys` has one for each use of the card."""

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys
        self.key = keys[0]
        self.rule = REASONS[keys[0]]


def why_not(table: Table, seat: int, card: Card) -> Reason | None:
    """The reason against this card; None if it is among the seat's options."""
    if table.over or table.seats[seat].out:
        return Reason(["out"])
    if absent(table) == seat:
        return Reason(["turn-over"])
    for question in table.questions:
        if question.seat == seat and question.answer is None:
            for option in question.options:
                if option.what == PLAY and option.card.face is card.face:
                    return None
    over = _answerable(table)
    keys: list[str] = []
    for play in card.face.plays:
        key = _against(table, seat, card.face, play, over)
        if key in _NEAR:
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


def _against(table: Table, seat: int, face: Face, play: Play, over: Frame | None) -> str:
    moment = play.moment
    if moment == AS_ACTION:
        return _against_action(table, seat)
    if moment == ON_YOUR_GO:
        return _against_go(table, seat, play)
    need = _unmet_need(table, seat, play)
    if need:
        return need
    if moment == AT_ANY_TIME:
        return _against_anytime(table, seat, play)
    if moment == DURING:
        return _against_during(table, play, over)
    if moment in (ANSWERS_CARD, WOULD_LOSE_FORTITUDE):
        return _against_answer(table, seat, face, play, over)
    if moment == ANSWERS_DRINK:
        return _against_drink_card(seat, play, over)
    return _not_yet(seat, play, over)


def _against_action(table: Table, seat: int) -> str:
    if not same_side(table, seat, table.active):
        return "not-your-turn"
    if table.phase < ACTION_PHASE:
        return "phase-to-come"
    if table.phase > ACTION_PHASE:
        return "phase-over"
    if isinstance(table.stack[-1], Decision) and len(table.stack) == 2:
        return "nobody-to-name"
    return "action-used"


def _against_go(table: Table, seat: int, play: Play) -> str:
    current = current_round(table)
    if current is None or current.ended:
        return "no-round"
    if seat not in current.gamblers:
        return "left-round"
    return "not-your-go" if may_follow(play, current) else "locked"


def _against_anytime(table: Table, seat: int, play: Play) -> str:
    top = table.stack[-1]
    if not isinstance(top, Window) or top.moments & AT_ANY_TIME == 0 or top.only not in (-1, seat):
        return "closed"
    if play.needs & IN_ROUND and current_round(table) is None:
        return "no-round"
    return "let-pass" if picks(table, seat, play, None, -1) else "nobody-to-name"


def _unmet_need(table: Table, seat: int, play: Play) -> str:
    if play.needs & IN_ROUND:
        current = current_round(table)
        if current is not None and seat not in current.gamblers:
            return "left-round"
    return "players" if play.players and sides_left(table) != play.players else ""


def _against_during(table: Table, play: Play, over: Frame | None) -> str:
    if play.during == ROUND_OF_GAMBLING:
        current = current_round(table)
        if current is None:
            return "during-round"
        if current.ended:
            return "round-over"
        if not play.not_on_antes_and_endings:
            return "closed"
        return "ending" if isinstance(over, CardPlayed) and over.play().ends_round else "ante-or-ending"
    if play.during == ORDER_A_DRINK:
        return "order-phase"
    return "drink-phase" if play.during == DRINK_PHASE else "other-phase"


def _against_answer(table: Table, seat: int, face: Face, play: Play, over: Frame | None) -> str:
    if not isinstance(over, CardPlayed):
        return "no-card"
    its = over.play()
    mine = same_side(table, seat, over.player)
    if its.only_affected_by and its.only_affected_by != face.family:
        return "only-its-like" if over.card.face.family == its.only_affected_by else "only-idts"
    if play.moment == ANSWERS_CARD and play.answers & its.kind == 0:
        return "other-kind"
    if over.is_ignored_by(seat):
        return "ignored"
    if play.by_another and mine:
        return "own-card"
    if play.affects == DRINK:
        return "changes-no-drink"
    if mine and play.affects & GOLD and any(isinstance(effect, Pay) for effect in over.effects()):
        return "own-payment"
    return "no-loss-coming" if play.moment == WOULD_LOSE_FORTITUDE else "not-affected"


def _against_drink_card(seat: int, play: Play, over: Frame | None) -> str:
    if isinstance(over, EventRevealed):
        return "event"
    if not isinstance(over, DrinksRevealed):
        return "no-drink"
    if play.of_me and not any(drink.drinker == seat and not drink.ignored for drink in over.drinks):
        return "not-your-drink"
    if play.splits_drink:
        return "no-split"
    return "does-nothing" if play.ignores_drink else "own-drink"


def _not_yet(seat: int, play: Play, over: Frame | None) -> str:
    if play.moment == AFTER_LOSS:
        reduced = isinstance(over, HitsTaken) and any(hit.victim == seat and hit.answered for hit in over.hits)
        return "reduced" if reduced and play.needs & NOT_REDUCED else "no-loss"
    if play.moment == AFTER_WIN:
        return "no-win"
    if play.moment == WOULD_ANTE:
        return "no-ante"
    if play.moment == WOULD_LOSE_GOLD:
        return "no-payment"
    return "no-event" if play.moment == ANSWERS_EVENT else "no-bill"
