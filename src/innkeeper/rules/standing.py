"""What holds by itself: texts that lie in front of somebody, are printed beside a deck, or were turned up last."""

from typing import Final

from innkeeper.rules.components import component_of
from innkeeper.rules.seeing import note_who_sees
from innkeeper.table.card import Card
from innkeeper.table.pile import IN_PLAY
from innkeeper.table.table import Table
from innkeeper.vocabulary.components import NO_COMPONENT, SIDE_DECK, TOKEN
from innkeeper.vocabulary.plays import Standing
from innkeeper.vocabulary.terms import COUNTS_AS_DRUNK, DRUNKENNESS

NO_TEXTS: Final[list[Standing]] = []  # shared; never changed


def in_force(table: Table, seat: int, heed: int = 0) -> list[Standing]:
    """The texts that stand for a seat now, one that counts several times as often as it does.

    With `heed`, what is printed beside a deck and does not listen to that may be left out.
    """
    # teams.static.what-counts, teams.static.individual-only
    in_front = table.seats[seat].in_play
    if not table.standing and not in_front:
        return NO_TEXTS
    found: list[Standing] = []
    for kept in table.standing:
        face, component = kept.face, kept.component
        if face.listens & heed != heed and not component.stands:
            continue
        if component.kind == TOKEN:
            add_text(face.standing, table.numbers[kept.number + seat], found)
        elif kept.owner == seat:
            if face.standing is not None:
                add_text(face.standing, how_often(table, seat, face.standing), found)
            if face.standing_at:
                add_text(face.standing_at[table.numbers[kept.number]], 1, found)
            if component.stands and table.piles[kept.pile + 1].cards:
                add_text(table.piles[kept.pile + 1].cards[-1].face.standing, 1, found)  # kaylin.mood.continuous-effect
    for card in in_front:
        add_text(card.face.standing, 1, found)
    return found


def add_text(standing: Standing | None, times: int, found: list[Standing]) -> None:
    """Add a text, if there is one, as often as it counts."""
    if standing is not None:
        for _ in range(times):
            found.append(standing)


def how_often(table: Table, seat: int, standing: Standing) -> int:
    """How often a text counts: once, or for each point of a counter."""
    if standing.per is NO_COMPONENT:
        return 1
    kept = component_of(table.kept, seat, standing.per)
    if kept is None:
        return 0
    if standing.per.kind == SIDE_DECK:
        lying = [card for card in table.seats[seat].in_play if card.home == kept.pile + 1]
        return max(0, len(lying) - standing.beyond)
    return max(0, table.numbers[kept.number] - standing.beyond)


def amended(table: Table, seat: int, what: int, amount: int) -> int:
    """What standing texts make of an amount; nothing is made of nothing, and nothing falls below 0."""
    if amount <= 0 or seat < 0:
        return amount
    return max(0, amount + by_texts(table, seat, what))


def by_texts(table: Table, seat: int, what: int, heed: int = 0) -> int:
    """How much standing texts add to something, and to what faces listen that have such texts."""
    total = 0
    for standing in in_force(table, seat, heed):
        for amends, by in standing.amends:
            if amends == what:
                total += by
    return total


def drunkenness(table: Table, seat: int) -> int:
    """What a side counts as drunk besides its Alcohol Content (team-characters.zakhan.chi-counts-for-team)."""
    total = 0
    for member in table.team(seat):
        total += by_texts(table, member, DRUNKENNESS, COUNTS_AS_DRUNK)
    return total


def inn_antes_for(table: Table, seat: int) -> bool:
    """Whether the Inn antes for who starts a Round of Gambling."""
    return any(standing.inn_antes for standing in in_force(table, seat))


def most_standing(table: Table, seat: int, what: int) -> int:
    """By how much the strongest of all standing texts lowers something; they do not add up."""
    # card-notes.discount-elixir-of-haggling.does-not-stack
    return max(
        (-by for standing in in_force(table, seat) for amends, by in standing.amends if amends == what), default=0
    )


def protected(table: Table, seat: int) -> int:
    """What cannot be done to cards that this seat plays from hand (kaylin.determined.no-negate-no-ignore)."""
    found = 0
    for standing in in_force(table, seat):
        found |= standing.cannot
    return found


def note_absence(table: Table, seat: int) -> None:
    """A turn that was cut short is over; whoever has a card in front that says so stays away all the same."""
    # teams.turn-ends.no-more-cards-this-turn, team-characters.kaylin.pixie-time-until-next-turn
    table.away &= ~(1 << seat)
    for card in table.seats[seat].in_play:
        if card.face.standing is not None and card.face.standing.away:
            table.away |= 1 << seat
    table.away |= table.outside & (1 << seat)  # card-notes.fresh-air.both-out-for-a-time


def clear(table: Table, seat: int, card: Card, rule: str) -> None:
    """A card that lay in front for a while is discarded."""
    table.take(card, table.seats[seat].pile(IN_PLAY))
    table.discard(card)
    table.tell("clears-away", rule, seat, card)
    note_who_sees(table)


def clear_after_actions(table: Table, seat: int) -> None:
    """What was for one Action Phase is used up with it, also if nothing came of it."""
    # card-notes.elixir-of-alacrity.next-action-phase-only
    for card in table.seats[seat].in_play.copy():
        if card.face.until_action_end:
            clear(table, seat, card, "card-notes.elixir-of-alacrity.next-action-phase-only")


def clear_away(table: Table, seat: int) -> None:
    """With the own next turn the cards are discarded that lay in front until then."""
    # team-characters.kaylin.pixie-time-until-next-turn
    for card in table.seats[seat].in_play.copy():
        if card.face.until_my_turn:
            clear(table, seat, card, "team-characters.kaylin.pixie-time-until-next-turn")
    table.away &= ~(1 << seat)
    table.outside &= ~(1 << seat)
    if table.ignoring_actions >= 0:
        table.numbers[table.ignoring_actions + seat] = 0
