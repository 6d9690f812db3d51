"""Which cards may be played, and on what: the moment of a card against the moment of the game."""

from typing import Final

from innkeeper.rules.answering import (
    against_answer,
    drinks_answered,
    dues_answered,
    hits_answered,
    losses_answered,
    may_answer_as_action,
    own_losses,
)
from innkeeper.rules.components import component_of, count
from innkeeper.rules.conditions import current_round, holds
from innkeeper.rules.drink import DrinksRevealed
from innkeeper.rules.dues import GoldGained, PaymentDue
from innkeeper.rules.pending import CardPlayed, EventRevealed, HitsTaken, same_side
from innkeeper.rules.round import Round
from innkeeper.table.card import Card
from innkeeper.table.pile import HAND, IN_PLAY
from innkeeper.table.question import NOBODY_NAMED, PLAY, Option
from innkeeper.table.seat import Seat
from innkeeper.table.table import Frame, Table
from innkeeper.vocabulary.components import NO_COMPONENT
from innkeeper.vocabulary.conditions import Condition
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import (
    ACTION,
    AFTER_WIN,
    ANSWERS_CARD,
    ANYONE,
    ANYTIME,
    AT_ANY_TIME,
    DURING,
    GAMBLING,
    ON_YOUR_GO,
    ROUND_OF_GAMBLING,
    WOULD_LOSE_FORTITUDE,
)

NOTHING: Final[list[int]] = []
NO_NEED: Final = [-1]  # the play need not say what it is played on
NO_PICK: Final = [NOBODY_NAMED]
ALONE: Final = [[seat] for seat in range(10)]  # one player named; shared by all options, never changed


def at_hand(seat: Seat) -> list[Card]:
    """What somebody may play: the hand, and cards of side decks that lie in front. Not to be changed."""
    # phrenk.use.as-if-in-hand, phrenk.sell.buyer-keeps-face-up
    if not seat.in_play:
        return seat.hand
    return seat.hand + [card for card in seat.in_play if card.face.side_deck is not NO_COMPONENT]


def has_any_for(table: Table, seat: int, moments: int) -> bool:
    """Whether a card of this seat could be played at these moments at all."""
    own = table.seats[seat].place.piles
    if table.piles[own + HAND].moments() & moments:
        return True
    return table.piles[own + IN_PLAY].moments() & moments != 0


def add_plays(table: Table, seat: int, moments: int, over: Frame | None, options: list[Option]) -> bool:
    """Add all this seat may play at these moments, copies of a card once; say if an Anytime Card is there."""
    anytime = False
    hand = at_hand(table.seats[seat])
    for place, card in enumerate(hand):
        face = card.face
        if face.moments & moments == 0 or is_copy(hand, place):
            continue
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


def is_copy(hand: list[Card], place: int) -> bool:
    """Whether a card before this one is the same."""
    face = hand[place].face
    return any(hand[i].face is face for i in range(place))


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
    if pick.having is not NO_COMPONENT:
        kept = component_of(table.kept, seat, pick.having)
        named = [other for other in named if kept is not None and count(table.numbers, kept, other) > 0]
    if pick.not_source:
        source = who_is_behind(table, play, over, on)
        named = [other for other in named if other != source]
    if pick.most == 1:
        return [ALONE[other] for other in named]
    return _several(named, pick.least, pick.most)


def who_is_behind(table: Table, play: Play, over: Frame | None, on: int) -> int:
    """Who is behind what a play answers: its source. Of a phase that is whose turn it is; -1: nobody."""
    if not play.has_source:
        return -1
    if play.moment == DURING:
        return table.active
    return over.behind(on) if over is not None else -1


def _several(named: list[int], least: int, most: int) -> list[list[int]]:
    """All ways to name from `least` to `most` different players."""
    ways: list[list[int]] = [[]]
    for other in named:
        ways = ways + [[*way, other] for way in ways if len(way) < most]
    return [way for way in ways if len(way) >= least]


def played_on(table: Table, seat: int, face: Face, play: Play, over: Frame | None) -> list[int]:
    """On which of the things that are open the card may be played now; empty: it may not."""
    moment = play.moment
    if play.needs and unmet(table, seat, play) is not None:
        return NOTHING
    if moment == AT_ANY_TIME:
        return NO_NEED  # cards.anytime.at-any-time
    if moment == DURING:
        return NO_NEED if is_during(table, seat, play) else NOTHING
    if isinstance(over, CardPlayed):
        if moment == ANSWERS_CARD:
            return NOTHING if against_answer(table, seat, face, play, over) else NO_NEED
        if moment == WOULD_LOSE_FORTITUDE:
            return losses_answered(table, seat, face, play, over)
    elif isinstance(over, DrinksRevealed):
        return drinks_answered(table, seat, play, over)
    elif isinstance(over, PaymentDue):
        if play.leaves and not may_leave(table):
            return NOTHING
        return dues_answered(seat, moment, over)
    elif isinstance(over, GoldGained):
        return NO_NEED if any(same_side(table, seat, other) for other in over.gainers) else NOTHING
    elif isinstance(over, HitsTaken):
        return hits_answered(table, seat, play, over)
    elif isinstance(over, EventRevealed):
        if moment == ANSWERS_CARD:
            return NO_NEED if may_answer_as_action(table, seat, play, over) else NOTHING
        if moment == WOULD_LOSE_FORTITUDE:
            by_its_kind = play.answers == 0 or play.answers & ACTION
            return own_losses(seat, over) if by_its_kind and not play.by_another else NOTHING
        if play.of_drinks and over.chapter:
            return NOTHING  # wizgille.time-warp.negates-almost-anything: of Events, those of the Drink Deck
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


def unmet(table: Table, seat: int, play: Play) -> Condition | None:
    """What a play asks for besides its moment and does not hold now."""
    for condition in play.needs:
        if not holds(table, condition, seat, seat, -1):
            return condition
    return None


def is_during(table: Table, seat: int, play: Play) -> bool:
    """A phase, one's own or another's, or a Round of Gambling is going on."""
    if play.during == ROUND_OF_GAMBLING:
        current = current_round(table)
        if current is None or current.ended:
            return False  # wench-tip.not-after-last-pass
        return not play.not_on_antes_and_endings or not _antes_or_ends(table, current)
    if play.during != table.phase:
        return False
    return same_side(table, seat, table.active) == play.of_me


def _antes_or_ends(table: Table, current: Round) -> bool:
    """A card that makes players ante, or ends the Round, is waiting."""
    # wench-tip.not-to-avoid-an-ante, …-round-ending-card
    return current.anteing or any(frame.antes_or_ends_round() for frame in table.stack[table.round_at + 1 :])


def may_leave(table: Table) -> bool:
    """Whether somebody may leave the Round by choice: there are some that say no."""
    current = current_round(table)
    return current is None or current.may_be_left


def may_follow(play: Play, current: Round) -> bool:
    """gambling.winning-hand.only-cheating-beats-it; some Gambling Cards say that they may follow it all the same."""
    # gambling.winning-hand.cheating-after-anything, …is-a-gambling-card, …whitehawk-exception
    return not current.locked or play.kind != GAMBLING or play.follows_anything
