"""Which cards may be played, and on what: the moment of a card against the moment of the game."""

from typing import Final

from innkeeper.rules import reasons
from innkeeper.rules.components import component_of, count
from innkeeper.rules.conditions import current_round, holds
from innkeeper.rules.pending import same_side
from innkeeper.rules.round import Round
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.pile import HAND, IN_PLAY
from innkeeper.table.question import NO_CARDS, NOBODY_NAMED, PLAY, Option
from innkeeper.table.ruling import FREELY, Ruling
from innkeeper.table.table import Table
from innkeeper.vocabulary.components import NO_COMPONENT, PLAYED_FROM_FRONT
from innkeeper.vocabulary.conditions import CHOOSES_CHAMPION, IN_ROUND, PLAYERS
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import (
    ACTION_PHASE,
    ANY_PHASE,
    ANYONE,
    ANYTIME,
    AS_ACTION,
    AS_COMBO,
    AT_ANY_TIME,
    DRINK_PHASE,
    DURING,
    GAMBLING,
    ON_YOUR_GO,
    ORDER_A_DRINK,
    ROUND_OF_GAMBLING,
)

NOTHING: Final[list[int]] = []
NO_PICK: Final = [NOBODY_NAMED]
ALONE: Final = [[seat] for seat in range(10)]  # one player named; shared by all options, never changed


def at_hand(table: Table, number: int, moments: int) -> list[Card]:
    """Where all lies that somebody may play at these moments: in hand, in front, beside the deck. Not to be changed."""
    # phrenk.use.as-if-in-hand, phrenk.sell.buyer-keeps-face-up
    piles, own = table.piles, table.places[number].piles
    hand, in_front = piles[own + HAND], piles[own + IN_PLAY]
    found = hand.cards if hand.moments() & moments else NO_CARDS
    if not table.kept:
        return found
    if in_front.moments() & moments:
        found = found + playable(table, in_front.cards)
    for first in table.held:  # team-characters.bastian.prayers-are-his-own
        if piles[first + number].moments() & moments:
            found = found + piles[first + number].cards
    for kept in table.used:  # team-characters.zariah.chimera-action-is-hers, …zakhan.only-he-discards-to-reduce-chi
        if kept.owner == number and kept.face.moments & moments:
            found = found + piles[kept.chart].cards
    if table.shared:  # team-characters.phrenk.potions-shared-by-controlling-team
        for mate in table.team(number)[1:]:
            mates = playable(table, table.seats[mate].in_play)
            found = found + [card for card in mates if card.face.side_deck.for_team]
    return found


def playable(table: Table, in_front: list[Card]) -> list[Card]:
    """What of the cards in front of somebody is played from there (treasure.subtype.playable)."""
    return [
        card for card in in_front if card.face.side_deck.place in PLAYED_FROM_FRONT and is_open_to_play(table, card)
    ]


def is_open_to_play(table: Table, card: Card) -> bool:
    """Whether nothing is going on that bars all cards of its deck (treasure.get.no-plays-during-steps)."""
    side_deck = card.face.side_deck
    return not side_deck.slots or not any(frame.bars(side_deck) for frame in table.stack)


def add_plays(
    table: Table, seat: int, cards: list[Card], moments: int, over: Frame | None, options: list[Option]
) -> bool:
    """Add all of these cards that this seat may play at these moments, copies once; say if there is an Anytime Card."""
    anytime = False
    for place, card in enumerate(cards):
        face = card.face
        if face.moments & moments == 0 or is_copy(cards, place):
            continue
        for mode in range(len(face.plays)):
            play = face.plays[mode]
            if play.moment & moments == 0:
                continue
            for on in ruling(table, seat, face, play, over).places:
                for targets in picks(table, seat, play, over, on):
                    options.append(Option(PLAY, card, mode, on, -1, targets))
                    if play.kind == ANYTIME:
                        anytime = True
    return anytime


def can_afford(table: Table, seat: int, face: Face, play: Play) -> bool:
    """Whether somebody can pay what a card costs as it is announced."""
    from innkeeper.rules.card_played import CardPlayed
    from innkeeper.rules.choosing import can_pay  # what is chosen is played

    card = next((held for held in table.seats[seat].hand if held.face is face), NO_CARD)
    return can_pay(table, CardPlayed(card, seat), play.cost, seat)


def is_copy(cards: list[Card], place: int) -> bool:
    """Whether a card before this one is the same."""
    face = cards[place].face
    return any(cards[i].face is face for i in range(place))


def picks(table: Table, seat: int, play: Play, over: Frame | None, on: int) -> list[list[int]]:
    """The ways to name players, clockwise from the left, oneself last (turn.action.targets-chosen-on-play)."""
    pick = play.pick
    if pick is None:
        return whose_phase(table) if play.has_source and play.moment == DURING and table.shared else NO_PICK
    named = table.opponents(seat)
    if pick.who == ANYONE:
        side = table.seats[seat].side
        mates = [other for other in table.clockwise_from(seat) if table.seats[other].side == side]
        named = named + mates[1:] + mates[:1]
    if (play.chooses_for_others or play.given) and table.automata:
        # otto.other.daareka-cannot-control-him, otto.other.no-warthorn-stories
        named = [other for other in named if table.places[other].nature.decides]
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
    if pick.ordered:  # card-notes.oh-look-you-brought-me-some-help.two-different-players
        return [[one, other] for one in named for other in named if one != other]
    return _several(named, pick.least, pick.most)


def whose_phase(table: Table) -> list[list[int]]:
    """A card that meets whoever's phase it is names one member of a team."""
    # teams.phases.caster-chooses-who-is-affected
    members = table.team(table.active)
    if len(members) == 1:
        return NO_PICK
    return [ALONE[member] for member in members if (table.away >> member) & 1 == 0]


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


def ruling(table: Table, seat: int, face: Face, play: Play, over: Frame | None) -> Ruling:
    """On which of the things that are open the card may be played now, or why not. `over` is what may be answered."""
    moment = play.moment
    if moment & (AS_ACTION | AS_COMBO | ON_YOUR_GO):
        own = on_your_go(table, seat, play) if moment == ON_YOUR_GO else as_action(table, seat)
        if own.reason:
            return own
    if play.needs:
        missing = unmet(table, seat, play)
        if missing is not None:
            return missing
    if play.cost and not can_afford(table, seat, face, play):
        return reasons.COST
    if moment == AS_COMBO:
        return FREELY if starts_combo(table, seat, face) else reasons.NO_COMBO
    if moment & (AS_ACTION | ON_YOUR_GO | AT_ANY_TIME):
        return FREELY  # cards.anytime.at-any-time
    if moment == DURING:
        return during(table, seat, play)
    return over.open_to(table, seat, face, play) if over is not None else reasons.NOT_NOW[moment]


def starts_combo(table: Table, seat: int, face: Face) -> bool:
    """Whether something in front could be laid after this card, and make it work."""
    fitting = [card for card in table.seats[seat].in_play if card.face.trait == face.followed_by]
    return len(fitting) > (1 if face.trait == face.followed_by else 0)


def as_action(table: Table, seat: int) -> Ruling:
    """Actions are for the own Action Phase (turn.phases.four-in-fixed-order)."""
    if not same_side(table, seat, table.active):
        return reasons.NOT_YOUR_TURN
    if table.phase == ACTION_PHASE:
        return FREELY
    return reasons.PHASE_TO_COME if table.phase < ACTION_PHASE else reasons.PHASE_OVER


def on_your_go(table: Table, seat: int, play: Play) -> Ruling:
    """gambling.winning-hand.only-cheating-beats-it; some Gambling Cards say that they may follow it all the same."""
    current = current_round(table)
    if current is None or current.ended:
        return reasons.NO_ROUND
    if seat not in current.gamblers:
        return reasons.LEFT_ROUND if current.next_go >= 0 else reasons.ROUND_TO_COME
    # gambling.winning-hand.cheating-after-anything, …is-a-gambling-card, …whitehawk-exception
    return reasons.LOCKED if current.locked and play.kind == GAMBLING and not play.follows_anything else FREELY


REASONS: Final = {PLAYERS: reasons.PLAYERS, CHOOSES_CHAMPION: reasons.ALWAYS_CHAMPION}


def unmet(table: Table, seat: int, play: Play) -> Ruling | None:
    """What a play asks for besides its moment and does not hold now."""
    for condition in play.needs:
        if not holds(table, condition, seat, seat, -1):
            if condition.kind == IN_ROUND:
                return reasons.LEFT_ROUND if current_round(table) is not None else reasons.DURING_ROUND
            return REASONS.get(condition.kind, reasons.COMPONENT)
    return None


def during(table: Table, seat: int, play: Play) -> Ruling:
    """A phase, one's own or another's, or a Round of Gambling is going on."""
    if play.during == ROUND_OF_GAMBLING:
        current = current_round(table)
        if current is None:
            return reasons.DURING_ROUND
        if current.ended:
            return reasons.ROUND_OVER  # wench-tip.not-after-last-pass
        return against_interrupting(table, current) if play.not_on_antes_and_endings else FREELY
    now = play.during in (table.phase, ANY_PHASE)
    if now and (play.of_anyone or same_side(table, seat, table.active) == play.of_me):
        return FREELY
    if play.during == ORDER_A_DRINK and play.of_me:
        return reasons.ORDER_PHASE
    return reasons.OTHER_PHASE if play.of_me or play.during != DRINK_PHASE else reasons.DRINK_PHASE


def against_interrupting(table: Table, current: Round) -> Ruling:
    """Whether a card that makes players ante, or ends the Round, is waiting."""
    # wench-tip.not-to-avoid-an-ante, …-round-ending-card
    if current.anteing:
        return reasons.ANTE_OR_ENDING
    for frame in reversed(table.stack[table.round_at + 1 :]):
        if frame.ends_round():
            return reasons.ENDING
        if frame.antes():
            return reasons.ANTE_OR_ENDING
    return FREELY
