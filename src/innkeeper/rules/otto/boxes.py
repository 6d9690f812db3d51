"""Following a box of a card that was turned up: it is a card like any other, but it has been discarded already."""

from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.gambling import PlayGamblingCard
from innkeeper.rules.legality import picks
from innkeeper.rules.playing import PlayCard, declare
from innkeeper.table.card import Card
from innkeeper.table.frame import Frame
from innkeeper.table.question import PLAY, Option
from innkeeper.table.seat import Seat
from innkeeper.table.table import Table
from innkeeper.vocabulary.terms import ALCOHOL, FORTITUDE


class FollowBox(PlayCard):
    """The Action box as an Action Card, or the Sometimes box as a Sometimes Card, which others may answer."""

    # otto.turn.action-phase, otto.responses.count-as-sometimes-cards

    def copy(self) -> Frame:
        return self.copy_played(FollowBox(self.card, self.player, self.mode))

    def be_discarded(self, table: Table) -> None:
        table.pop()


class FollowGamblingBox(PlayGamblingCard):
    """The Gambling or Cheating box, at the bottom of the card."""

    # otto.gambling.reveals-for-his-play

    def copy(self) -> Frame:
        return self.copy_played(FollowGamblingBox(self.card, self.player, self.mode))

    def be_discarded(self, table: Table) -> None:
        table.pop()
        self.be_done(table)


def follow(table: Table, box: CardPlayed, over: int, on: int) -> bool:
    """Follow a box, in answer to what lies at `over`; if nobody can be picked for it, nothing is done."""
    # otto.other.illegal-play-does-nothing
    answered = table.stack[over] if over >= 0 else None
    ways = aims(table, box, answered, on)
    if ways:
        declare(table, box, Option(PLAY, box.card, box.mode, on, -1, ways[0]), over)
    return len(ways) > 0


def aims(table: Table, box: CardPlayed, answered: Frame | None, on: int) -> list[list[int]]:
    """Whom a box picks: those whom it describes, both of them if they are tied; else the first who can be picked."""
    play = box.play()
    if play.pick is None or not play.pick.aims_at:
        return picks(table, box.player, play, answered, on)  # otto.choices.first-option-otherwise
    people = [player for player in table.players if not player.out]
    measured = [(measure(player, play.pick.aims_at), player.number) for player in people]
    most = max(value for value, _ in measured)
    return [[seat for value, seat in measured if value == most]]  # otto.turn.tied-attribute-hits-both


def measure(player: Seat, aims_at: int) -> int:
    """How much somebody has of what a box looks at; where it looks for the least, the less the more."""
    stat = abs(aims_at)
    if stat == FORTITUDE:
        value = player.body.fortitude
    else:
        value = player.body.alcohol if stat == ALCOHOL else player.purse.gold
    return value if aims_at > 0 else -value


def tell_silence(table: Table, seat: int, card: Card, rule: str) -> None:
    """Its box has nothing to say here."""
    table.tell("box-silent", rule, seat, card)
