"""Cards that join another as it is played: revealed from a side deck, or added from what lies in front."""

from typing import Final

from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.components import component_of, note_sums
from innkeeper.rules.frames import AsksOnce
from innkeeper.rules.legality import is_open_to_play, picks
from innkeeper.rules.side_decks import kept_of, lay_before, reveal_top
from innkeeper.rules.spreading import spread_anew
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.pile import IN_PLAY
from innkeeper.table.question import CHOOSE, GIVE, PASS, Option, Question
from innkeeper.table.table import Table

PLAYED_ALONG: Final = "card-notes.boom-stick.played-together-with-another-card"


def join(table: Table, played: CardPlayed) -> None:
    """The top card of a side deck is revealed and joins the one played, before anybody may respond."""
    # wizgille.device.reveal-gear, wizgille.device.no-response-before-gear, wizgille.device.revealed-for-every-option
    kept = component_of(table.kept, played.owner(), played.play().joins)
    card = reveal_top(table, kept) if kept is not None else NO_CARD
    if card is NO_CARD:
        return
    table.tell("joins", "wizgille.device.reveal-gear", played.player, card)
    be_joined_by(table, played, card)


def be_joined_by(table: Table, played: CardPlayed, card: Card) -> None:
    """A card joins the one played: whom it picks is asked, if anybody, and then what both would hurt is known."""
    played.joined = [*played.joined, card]
    played.joined_targets = [*played.joined_targets, []]
    if card.face.adds is not None and card.face.adds.numbers:
        strengthen(table, played, card.face.adds.numbers)
    if card.face.adds is not None and card.face.adds.pick is not None:
        table.push(PickForJoined(played.player))
    else:
        spread_anew(table, played)


def strengthen(table: Table, played: CardPlayed, by: int) -> None:
    """Every number of a card is so much more; one that shows none stays as it is."""
    # card-notes.arcane-invention.no-numbers-no-effect
    played.more += by
    table.tell("strengthens", played.rule(), played.player, played.card, amount=by)


def part_from_joined(table: Table, played: CardPlayed) -> None:
    """What has joined a card is discarded with it, or lies before whoever was picked for it from now on."""
    for i, card in enumerate(played.joined):
        adds = card.face.adds
        given = adds is not None and adds.given and not played.negated
        targets = played.joined_targets[i]
        takers = [seat for seat in targets if not table.seats[seat].out and not played.is_ignored_by(seat)]
        if given and takers:
            lay_before(table, kept_of(table, card), card, takers[0], played.rule())
        else:
            table.discard(card)


def may_be_added(table: Table, played: CardPlayed) -> list[Card]:
    """What lies in front of the player and may be played along with such a card."""
    kind = played.play().kind
    found: list[Card] = []
    for card in table.seats[played.player].in_play:
        adds = card.face.adds
        if adds is not None and adds.joins_kinds & kind and is_open_to_play(table, card):
            found.append(card)
    return found


class PlayAlong(AsksOnce):
    """Whether something from in front is played along with a card, asked before anybody may respond."""

    # card-notes.boom-stick.played-together-with-another-card, card-notes.magic-missile-launcher.…,
    # card-notes.spudded-leather-armor.…: not in the light of the answers

    def __init__(self, decider: int = -1) -> None:
        super().__init__()
        self.decider = decider
        self.added = NO_CARD

    def copy(self) -> Frame:
        twin = PlayAlong(self.decider)
        twin.added = self.added
        return self.copy_onto(twin)

    def ask(self, table: Table) -> None:
        played = table.stack[-2]
        assert isinstance(played, CardPlayed)
        cards = may_be_added(table, played)
        options = [PASS, *[Option(CHOOSE, card, value=1 + place) for place, card in enumerate(cards)]]
        table.questions = [Question(self.decider, "add", PLAYED_ALONG, True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        self.added = option.card

    def finish(self, table: Table) -> None:
        played = table.stack[-1]
        assert isinstance(played, CardPlayed)
        if self.added is not NO_CARD:
            table.take(self.added, table.seats[self.decider].pile(IN_PLAY))
            table.tell("joins", PLAYED_ALONG, self.decider, self.added)
            note_sums(table, self.decider, "treasure.subtype.discarded-when-played")
            be_joined_by(table, played, self.added)


def card_beneath(table: Table) -> CardPlayed:
    """The card that is being put together, beneath what is asked about it."""
    for frame in reversed(table.stack):
        if isinstance(frame, CardPlayed):
            return frame
    raise AssertionError("no card is being played")


class PickForJoined(Frame):
    """Whom the card picks that has joined another: named one by one, whoever that other one picks."""

    # wizgille.gear.independent-targets

    def __init__(self, decider: int = -1) -> None:
        self.decider = decider

    def copy(self) -> Frame:
        return PickForJoined(self.decider)

    def step(self, table: Table) -> None:
        played = card_beneath(table)
        adds = played.joined[-1].face.adds
        assert adds is not None and adds.pick is not None
        found: list[int] = []
        for way in picks(table, self.decider, adds, None, -1):
            found += [seat for seat in way if seat not in found and seat not in played.joined_targets[-1]]
        named = len(played.joined_targets[-1])
        if not found or named == adds.pick.most:
            table.pop()
            spread_anew(table, played)
            return
        options = [Option(GIVE, value=seat) for seat in found]
        if named >= adds.pick.least:
            options.insert(0, PASS)
        table.questions = [Question(self.decider, "join", "wizgille.gear.independent-targets", True, options)]

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        played = card_beneath(table)
        if option.what == GIVE:
            played.joined_targets = [*played.joined_targets[:-1], [*played.joined_targets[-1], option.value]]
            table.tell("names", "wizgille.gear.independent-targets", self.decider, played.joined[-1], option.value)
        else:
            table.pop()
            spread_anew(table, played)
