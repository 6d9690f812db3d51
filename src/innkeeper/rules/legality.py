"""Which cards may be played, and on what: the moment of a card against the moment of the game."""

from typing import Final

from innkeeper.rules.drink import Drink
from innkeeper.rules.pending import (
    CardPlayed,
    DrinksRevealed,
    EventRevealed,
    HitsTaken,
    PaymentDue,
    Resolving,
    Round,
)
from innkeeper.table.card import Card
from innkeeper.table.question import NOBODY_NAMED, PLAY, Option
from innkeeper.table.table import Frame, Table
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import (
    ACTION,
    AFTER_LOSS,
    AFTER_WIN,
    ANOTHER,
    ANSWERS_CARD,
    ANSWERS_DRINK,
    ANYONE,
    ANYTIME,
    AT_ANY_TIME,
    DRINK,
    DURING,
    GAMBLING,
    IGNORED,
    IN_ROUND,
    ME,
    NEGATED,
    NOT_REDUCED,
    ON_YOUR_GO,
    REDUCED,
    ROUND_OF_GAMBLING,
    WOULD_ANTE,
    WOULD_LOSE_FORTITUDE,
    WOULD_LOSE_GOLD,
    WOULD_PAY_FOR_DRINKS,
)

NOTHING: Final[list[int]] = []
NO_NEED: Final = [-1]  # the play need not say what it is played on
NO_PICK: Final = [NOBODY_NAMED]
ALONE: Final = [[seat] for seat in range(10)]  # one player named; shared by all options, never changed


def holds_any(hand: list[Card], moments: int) -> bool:
    """Whether a hand holds a card that could be played at these moments at all."""
    return any(card.face.moments & moments for card in hand)


def add_plays(table: Table, seat: int, moments: int, over: Frame | None, options: list[Option]) -> bool:
    """Add all this seat may play from hand at these moments, copies of a card once; say if an Anytime Card is there."""
    anytime = False
    seen: list[Face] = []
    for card in table.seats[seat].hand:
        face = card.face
        if face.moments & moments == 0 or face in seen:
            continue
        seen.append(face)
        for mode in range(len(face.plays)):
            play = face.plays[mode]
            if play.moment & moments == 0:
                continue
            for on in played_on(table, seat, face, play, over):
                for targets in picks(table, seat, play, over, on):
                    options.append(Option(PLAY, card, mode, on, -1, targets))
                    if play.kind == ANYTIME:
                        anytime = True
    return anytime


def picks(table: Table, seat: int, play: Play, over: Frame | None, on: int) -> list[list[int]]:
    """The ways to name players, clockwise from the left, oneself last (turn.action.targets-chosen-on-play)."""
    pick = play.pick
    if pick is None:
        return NO_PICK
    named = table.opponents(seat)
    if pick.who == ANYONE:
        side = table.seats[seat].side
        mates = [other for other in table.clockwise_from(seat) if table.seats[other].side == side]
        named = named + mates[1:] + mates[:1]
    if pick.gamblers:
        current = current_round(table)
        gamblers = current.gamblers if current is not None else NOTHING
        named = [other for other in named if other in gamblers]
    if pick.not_source:
        source = who_is_behind(table, play, over, on)
        named = [other for other in named if other != source]
    if pick.most == 1:
        return [ALONE[other] for other in named]
    return _several(named, pick.least, pick.most)


def who_is_behind(table: Table, play: Play, over: Frame | None, on: int) -> int:
    """Who is behind what a play answers: its source. Of a phase that is whose turn it is; -1: nobody."""
    if play.moment == DURING:
        return table.active
    if isinstance(over, CardPlayed):
        return over.player
    if isinstance(over, DrinksRevealed):
        return over.drinks[on].revealer if on >= 0 else -1
    if isinstance(over, HitsTaken):
        return over.hits[on].source if on >= 0 else -1  # redirect.retaliation-hits-original-source
    return over.winner if isinstance(over, Round) else -1


def _several(named: list[int], least: int, most: int) -> list[list[int]]:
    """All ways to name from `least` to `most` different players."""
    ways: list[list[int]] = [[]]
    for other in named:
        ways = ways + [[*way, other] for way in ways if len(way) < most]
    return [way for way in ways if len(way) >= least]


def played_on(table: Table, seat: int, face: Face, play: Play, over: Frame | None) -> list[int]:
    """On which of the things that are open the card may be played now; empty: it may not."""
    moment = play.moment
    if (play.needs or play.players) and not _needs_are_met(table, seat, play):
        return NOTHING
    if moment == AT_ANY_TIME:
        return NO_NEED  # cards.anytime.at-any-time
    if moment == DURING:
        return NO_NEED if is_during(table, seat, play) else NOTHING
    if isinstance(over, CardPlayed):
        if moment == ANSWERS_CARD:
            return NOTHING if against_answer(table, seat, face, play, over) else NO_NEED
        if moment == WOULD_LOSE_FORTITUDE:
            return _losses(table, seat, face, play, over)
    elif isinstance(over, DrinksRevealed):
        return _drinks(table, seat, play, over)
    elif isinstance(over, PaymentDue):
        return _dues(seat, moment, over)
    elif isinstance(over, HitsTaken):
        return _hits(table, seat, play, over)
    elif isinstance(over, EventRevealed):
        if moment == ANSWERS_CARD:
            return NO_NEED if may_answer_as_action(table, seat, play, over) else NOTHING
        if moment == WOULD_LOSE_FORTITUDE:
            return NOTHING if play.by_another else _own_losses(seat, over)
        return NOTHING if over.is_ignored_by(seat) else NO_NEED
    elif isinstance(over, Round):
        if moment == AFTER_WIN:
            answerable = over.winner >= 0 and not over.robbed
            return NO_NEED if answerable and not same_side(table, seat, over.winner) else NOTHING
        if moment == ON_YOUR_GO:
            return NO_NEED if may_follow(play, over) else NOTHING
    else:
        return NO_NEED
    return NOTHING


def current_round(table: Table) -> Round | None:
    """The Round of Gambling that is going on."""
    if table.round_at < 0:
        return None
    frame = table.stack[table.round_at]
    assert isinstance(frame, Round)
    return frame


def same_side(table: Table, seat: int, other: int) -> bool:
    return other >= 0 and table.seats[seat].side == table.seats[other].side


def sides_left(table: Table) -> int:
    """How many sides are still in the game."""
    found: list[int] = []
    for seat in table.seats:
        if not seat.out and seat.side not in found:
            found.append(seat.side)
    return len(found)


def _needs_are_met(table: Table, seat: int, play: Play) -> bool:
    if play.needs & IN_ROUND:
        current = current_round(table)
        if current is None or seat not in current.gamblers:
            return False
    return play.players == 0 or sides_left(table) == play.players


def is_during(table: Table, seat: int, play: Play) -> bool:
    """A phase, one's own or another's, or a Round of Gambling is going on."""
    if play.during == ROUND_OF_GAMBLING:
        current = current_round(table)
        if current is None or current.ended:
            return False  # wench-tip.not-after-last-pass
        return not play.not_on_antes_and_endings or not _antes_or_ends(table, current)
    if play.during != table.phase:
        return False
    mine = same_side(table, seat, table.active)
    return mine if play.whose == ME else not mine if play.whose == ANOTHER else True


def _antes_or_ends(table: Table, current: Round) -> bool:
    """A card that makes players ante, or ends the Round, is waiting."""
    # wench-tip.not-to-avoid-an-ante, …-round-ending-card
    if current.anteing:
        return True
    for frame in table.stack[table.round_at + 1 :]:
        if isinstance(frame, CardPlayed) and (frame.play().antes or frame.play().ends_round):
            return True
    return False


def against_answer(table: Table, seat: int, face: Face, play: Play, answered: CardPlayed) -> str:
    """What forbids answering a card with this one: its kind, what it affects, who played it. Empty: nothing does."""
    its = answered.play()
    if play.moment == ANSWERS_CARD and play.answers & its.kind == 0:
        return "other-kind"
    if its.only_affected_by != "" and its.only_affected_by != face.family:
        # idts.only-affected-by-its-like, wench-drinks.only-affected-by-idts
        return "only-its-like" if answered.card.face.family == its.only_affected_by else "only-idts"
    if its.cannot:
        if play.negates and its.cannot & NEGATED:
            return "no-negating"
        if play.ignores_card and its.cannot & IGNORED:
            return "no-ignoring"
        if play.reduces and its.cannot & REDUCED:
            return "no-reducing"  # negate-ignore.reduce-redirect-pass-are-neither: it may still be redirected
    if play.by_another and same_side(table, seat, answered.player):
        return "own-card"
    if play.affects == DRINK:
        # wench-drinks.not-against-ordering, …-forced-drinking, …-direct-alcohol, …-for-drink-events
        return "" if its.changes_drink else "changes-no-drink"  # wench-drinks.what-counts-as-changing
    if play.moment == WOULD_LOSE_FORTITUDE:
        return _against_loss(seat, answered)
    if play.affects == 0 or answered.affects(table, seat) & play.affects:
        return ""
    return "ignored" if answered.is_ignored_by(seat) else "not-affected"


def _against_loss(seat: int, played: CardPlayed) -> str:
    if played.is_ignored_by(seat):
        return "ignored"
    against = "no-loss-coming"
    for loss in played.losses:
        if loss.victim == seat:
            if not loss.guarded:
                return ""
            against = "no-reducing"
    return against


def may_answer_as_action(table: Table, seat: int, play: Play, event: EventRevealed) -> bool:
    """An Event may be reduced or Ignored like an Action Card: by what asks for what such a card affects, and no player.

    It can no longer be Negated (sea-events.response.none-once-resolving).
    """
    if play.answers & ACTION == 0 or play.negates or play.by_another:
        return False  # sea-events.response.as-though-action-card, sea-events.response.not-when-a-player-would
    return event.affects(table, seat) & play.affects != 0


def _losses(table: Table, seat: int, face: Face, play: Play, played: CardPlayed) -> list[int]:
    """The losses this seat is about to take from a card."""
    if against_answer(table, seat, face, play, played):
        return NOTHING
    return _own_losses(seat, played)


def _own_losses(seat: int, cause: Resolving) -> list[int]:
    """The losses a card or Event is about to cause this seat, unless it Ignores that."""
    if cause.is_ignored_by(seat):
        return NOTHING
    return [i for i, loss in enumerate(cause.losses) if loss.victim == seat and not loss.guarded]


def against_drink(table: Table, seat: int, play: Play, drink: Drink) -> str:
    """What forbids playing a card on this Drink. Empty: nothing does."""
    if not drink.cards:
        return "event" if drink.event is not None else "no-drink"
    if play.of_me and (drink.drinker != seat or drink.ignored):
        return "not-your-drink"  # ignore.drink.not-someone-elses
    if drink.ignored:
        return "no-drink"
    if play.by_another and same_side(table, seat, drink.revealer):
        return "own-drink"
    if play.splits_drink and not drink.can_be_split():
        return "no-split"
    if play.ignores_drink and drink.does_nothing(table.seats[seat].race):
        return "does-nothing"  # ignore.drink.only-if-it-would-affect-you
    return ""


def _drinks(table: Table, seat: int, play: Play, revealed: DrinksRevealed) -> list[int]:
    """The Drinks this card may be played on (drinks.split.later-card-affects-one: one of them)."""
    if play.moment != ANSWERS_DRINK:
        return NOTHING
    return [i for i, drink in enumerate(revealed.drinks) if not against_drink(table, seat, play, drink)]


def _dues(seat: int, moment: int, payment: PaymentDue) -> list[int]:
    if moment == WOULD_ANTE and not payment.ante:
        return NOTHING
    if moment == WOULD_PAY_FOR_DRINKS and not payment.for_drinks:
        return NOTHING
    if moment & (WOULD_ANTE | WOULD_LOSE_GOLD | WOULD_PAY_FOR_DRINKS) == 0:
        return NOTHING
    return [i for i, due in enumerate(payment.dues) if due.payer == seat and due.open()]


def _hits(table: Table, seat: int, play: Play, taken: HitsTaken) -> list[int]:
    if play.moment != AFTER_LOSS:
        return NOTHING
    found: list[int] = []
    for i, hit in enumerate(taken.hits):
        if hit.victim != seat or (play.needs & NOT_REDUCED and hit.answered):
            continue
        if play.by_another and (hit.source < 0 or same_side(table, seat, hit.source)):
            continue
        found.append(i)
    return found


def may_follow(play: Play, current: Round) -> bool:
    """gambling.winning-hand.only-cheating-beats-it; some Gambling Cards say that they may follow it all the same."""
    # gambling.winning-hand.cheating-after-anything, …is-a-gambling-card, …whitehawk-exception
    return not current.locked or play.kind != GAMBLING or play.follows_anything
