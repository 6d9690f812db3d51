"""Why a card cannot be played now: a sentence and the rule behind it."""

from innkeeper.rules.legality import current_round, may_follow, same_side, sides_left
from innkeeper.rules.pending import CardPlayed, DrinksRevealed, EventRevealed, HitsTaken, PaymentDue
from innkeeper.rules.responses import Decision, Window
from innkeeper.table.card import Card
from innkeeper.table.question import PLAY
from innkeeper.table.table import Frame, Table
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
    IN_ROUND,
    NOT_REDUCED,
    ON_YOUR_GO,
    ORDER_A_DRINK,
    ROUND_OF_GAMBLING,
    WOULD_ANTE,
    WOULD_LOSE_FORTITUDE,
    WOULD_LOSE_GOLD,
)


class Reason:
    """A sentence to the player, with the id of the rule it rests on."""

    def __init__(self, key: str, rule: str, sentence: str) -> None:
        self.key = key
        self.rule = rule
        self.sentence = sentence


def why_not(table: Table, seat: int, card: Card) -> Reason | None:
    """The reason against this card; None if it is among the seat's options."""
    if table.over or table.seats[seat].out:
        return Reason("out", "losing.out-if-not-saved", "The game is over for you.")
    for question in table.questions:
        if question.seat == seat:
            for option in question.options:
                if option.what == PLAY and option.card.face is card.face:
                    return None
    over = _answerable(table)
    reasons = [_against(table, seat, card.face, play, over) for play in card.face.plays]
    for reason in reasons:
        if reason.key != "not-now":
            return reason
    return reasons[0]


def _answerable(table: Table) -> Frame | None:
    """What lies open to answers, if anything."""
    top = table.stack[-1]
    if isinstance(top, Window) and top.over >= 0:
        return table.stack[top.over]
    return None


def _against(table: Table, seat: int, face: Face, play: Play, over: Frame | None) -> Reason:
    moment = play.moment
    if moment == AS_ACTION:
        return _against_action(table, seat)
    if moment == ON_YOUR_GO:
        return _against_go(table, seat, play)
    if moment == AT_ANY_TIME:
        return _against_anytime(table, play)
    need = _unmet_need(table, seat, play)
    if need is not None:
        return need
    if moment == DURING:
        return _against_during(table, seat, play)
    if moment in (ANSWERS_CARD, WOULD_LOSE_FORTITUDE):
        return _against_answer(table, seat, face, play, over)
    if moment == ANSWERS_DRINK:
        return _against_drink_card(table, seat, play, over)
    return _not_yet(seat, play, over)


def _against_action(table: Table, seat: int) -> Reason:
    if not same_side(table, seat, table.active):
        return Reason("not-your-turn", "turn.action.at-most-one", "Action Cards are played on your own turn.")
    if table.phase < ACTION_PHASE:
        return Reason("later", "turn.phases.four-in-fixed-order", "Your Action Phase has not come yet.")
    if table.phase > ACTION_PHASE:
        return Reason("too-late", "turn.phases.four-in-fixed-order", "Your Action Phase is over.")
    if isinstance(table.stack[-1], Decision) and len(table.stack) == 2:
        return Reason("nobody-to-name", "turn.action.targets-chosen-on-play", "There is nobody it could be played on.")
    return Reason("action-used", "turn.action.at-most-one", "You have one Action a turn, and something is still going on.")


def _against_go(table: Table, seat: int, play: Play) -> Reason:
    current = current_round(table)
    if current is None or current.ended:
        return Reason("not-now", "gambling.play.card-or-pass", "It is played in a Round of Gambling, on your go.")
    if seat not in current.gamblers:
        return Reason("left-round", "gambling.leave.no-more-gambling-cards", "You are no longer in this Round of Gambling.")
    if not may_follow(play, current):
        rule = "gambling.winning-hand.only-cheating-beats-it"
        return Reason("locked", rule, "After a Winning Hand! only a Cheating Card can take control.")
    return Reason("not-your-go", "gambling.play.clockwise-from-starter", "Wait for your go.")


def _against_anytime(table: Table, play: Play) -> Reason:
    top = table.stack[-1]
    if isinstance(top, Window) and top.moments & AT_ANY_TIME and play.pick is not None:
        return Reason("nobody-to-name", "turn.action.targets-chosen-on-play", "There is nobody it could be played on.")
    rule = "cards.anytime.at-any-time"
    return Reason("closed", rule, "What is being done now is one step that no Anytime Card can interrupt.")


def _unmet_need(table: Table, seat: int, play: Play) -> Reason | None:
    if play.needs & IN_ROUND:
        current = current_round(table)
        if current is not None and seat not in current.gamblers:
            return Reason("left-round", "gambling.leave.no-more-gambling-cards", "You are no longer in this Round of Gambling.")
    if play.players and sides_left(table) != play.players:
        return Reason("players", "cards.sometimes.only-under-their-condition", f"It needs {play.players} players left.")
    return None


def _against_during(table: Table, seat: int, play: Play) -> Reason:
    rule = "cards.sometimes.only-under-their-condition"
    if play.during == ROUND_OF_GAMBLING:
        current = current_round(table)
        if current is None:
            return Reason("not-now", rule, "It is played during a Round of Gambling.")
        if current.ended:
            return Reason("round-over", "wench-tip.not-after-last-pass", "The Round of Gambling is already over.")
        if play.not_on_antes_and_endings:
            reason = "It cannot answer a card that makes players ante or ends the Round."
            return Reason("ante-or-ending", "wench-tip.not-to-avoid-an-ante", reason)
        return Reason("closed", rule, "Nothing can be played into this step.")
    if play.during == ORDER_A_DRINK:
        return Reason("order-phase", rule, "It is played in your own Order a Drink Phase.")
    if play.during == DRINK_PHASE:
        return Reason("drink-phase", rule, "It is played in another player's Drink Phase.")
    return Reason("not-now", rule, "Its phase is not now.")


def _against_answer(table: Table, seat: int, face: Face, play: Play, over: Frame | None) -> Reason:
    rule = "cards.sometimes.only-under-their-condition"
    if not isinstance(over, CardPlayed):
        return Reason("not-now", rule, "There is no card waiting that it could answer.")
    its = over.play()
    if its.only_affected_by and its.only_affected_by != face.family:
        return Reason("only-its-like", "idts.only-affected-by-its-like", f"Only {its.only_affected_by} can answer that card.")
    if play.moment == ANSWERS_CARD and play.answers & its.kind == 0:
        return Reason("other-kind", rule, "It does not answer cards of this kind.")
    if over.is_ignored_by(seat):
        return Reason("ignored", "ignore.card-still-resolves", "You Ignore that card already.")
    if play.by_another and same_side(table, seat, over.player):
        return Reason("own-card", rule, "It answers another player's card, not your own.")
    if play.affects == DRINK:
        return Reason("no-drink", "wench-drinks.what-counts-as-changing", "That card does not change a Drink.")
    if same_side(table, seat, over.player):
        return Reason("own-payment", "ignore.gold.not-on-own-card", "You cannot Ignore the payment of your own card.")
    if play.moment == WOULD_LOSE_FORTITUDE:
        return Reason("no-loss", "affects.only-direct-change", "You are not about to lose Fortitude to another player's card.")
    return Reason("not-affected", "affects.only-direct-change", "That card does not directly change what this one protects.")


def _against_drink_card(table: Table, seat: int, play: Play, over: Frame | None) -> Reason:
    if isinstance(over, EventRevealed):
        return Reason("event", "drinks.event.immune-to-drink-cards", "An Event is no Drink.")
    if not isinstance(over, DrinksRevealed):
        return Reason("not-now", "cards.sometimes.only-under-their-condition", "No Drink lies open to it.")
    mine = [drink for drink in over.drinks if drink.drinker == seat and not drink.ignored]
    if play.of_me and not mine:
        return Reason("not-your-drink", "ignore.drink.not-someone-elses", "It is played on a Drink that you would take.")
    if play.splits_drink:
        return Reason("no-split", "drinks.mead.immune-to-other-splits", "This Drink can be split by its own text alone.")
    if play.ignores_drink:
        return Reason("does-nothing", "ignore.drink.only-if-it-would-affect-you", "This Drink would do nothing to you.")
    return Reason("own-drink", "cards.sometimes.only-under-their-condition", "It is played on a Drink that another revealed.")


def _not_yet(seat: int, play: Play, over: Frame | None) -> Reason:
    rule = "cards.sometimes.only-under-their-condition"
    if play.moment == AFTER_LOSS:
        if isinstance(over, HitsTaken) and play.needs & NOT_REDUCED and any(hit.victim == seat for hit in over.hits):
            return Reason("reduced", rule, "You have answered that loss already.")
        return Reason("not-now", "timing.sequential.response-precedes-loss", "You have not just lost Fortitude to a card.")
    if play.moment == AFTER_WIN:
        return Reason("not-now", rule, "Nobody else has just won a Round of Gambling.")
    if play.moment == WOULD_ANTE:
        return Reason("not-now", "gambling.ante.leave-instead", "No ante is due from you.")
    if play.moment == WOULD_LOSE_GOLD and not isinstance(over, PaymentDue):
        return Reason("not-now", rule, "You are not about to lose Gold.")
    if play.moment == ANSWERS_EVENT:
        return Reason("not-now", "ignore.drink.after-it-is-revealed", "No Event lies open to it.")
    return Reason("not-now", rule, "Nothing of that is due from you now.")
