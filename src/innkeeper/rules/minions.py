"""Minions and Gizmos: cards in front of their owner with a Fortitude of their own, which others may hit instead."""

from typing import Final

from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.components import component_of
from innkeeper.rules.loss import Loss
from innkeeper.rules.pending import Resolving, same_side
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.pile import IN_PLAY
from innkeeper.table.question import CHOOSE, Option, Question
from innkeeper.table.table import Table
from innkeeper.vocabulary.components import NO_COMPONENT

HITTING: Final = "otto.other.gizmos-and-minions"


def minions_of(table: Table, seat: int) -> list[Card]:
    """The Minions in front of somebody."""
    if not table.kept:
        return []
    return [card for card in table.seats[seat].in_play if card.face.minion is not NO_COMPONENT]


def come_into_play(table: Table, card: Card) -> None:
    """A Minion has all its Fortitude when it comes."""
    kept = component_of(table.kept, card.owner, card.face.minion)
    if kept is not None:
        table.numbers[kept.number] = kept.component.most


def hit_minion(table: Table, card: Card, seat: int, amount: int) -> int:
    """A Minion or Gizmo loses Fortitude, and says how much; with none left it is discarded."""
    kept = component_of(table.kept, card.owner, card.face.minion)
    if kept is None or card not in table.seats[seat].in_play or not amount:
        return 0
    lost = min(amount, table.numbers[kept.number])
    table.numbers[kept.number] -= lost
    table.tell("minion", HITTING, seat, card, whom=table.numbers[kept.number], amount=-lost)
    discard_fallen(table, seat)
    return lost


def discard_fallen(table: Table, seat: int) -> None:
    """What has no Fortitude left in front of somebody is discarded."""
    for card in minions_of(table, seat):
        kept = component_of(table.kept, card.owner, card.face.minion)
        if kept is not None and table.numbers[kept.number] == 0:
            table.take(card, table.seats[seat].pile(IN_PLAY))
            table.discard(card)
            table.tell("falls", HITTING, seat, card)


def add_minions(table: Table, played: CardPlayed) -> None:
    """What hits each other player hits their Minions, too (otto.other.gizmos-and-minions)."""
    for loss in played.losses.copy():
        for share in [loss, *loss.mates]:
            if share.victim != played.player and share.victim not in played.everybody_named():
                for card in minions_of(table, share.victim):
                    added = Loss(share.victim, share.effects)
                    added.minion = card
                    played.losses.append(added)


class AimAtMinion(Frame):
    """Whoever picked a player with Minions for a loss says whether the player or a Minion is hit.

    So does who redirects a loss. It is said before anybody may respond.
    """

    # card-notes.oh-look-you-brought-me-some-help.minion-or-gizmo-first, …minion-or-gizmo-second

    def __init__(self, decider: int = -1, asked: int = 0) -> None:
        self.decider = decider
        self.asked = asked  # about whom, as a mask

    def copy(self) -> Frame:
        return AimAtMinion(self.decider, self.asked)

    def step(self, table: Table) -> None:
        played = table.stack[-3]  # beneath the window that opens when all is named
        assert isinstance(played, CardPlayed)
        for victim in picked_with_minions(table, played):
            if (self.asked >> victim) & 1 == 0:
                self.asked |= 1 << victim
                options = [Option(CHOOSE, value=0, targets=[victim])]
                cards = minions_of(table, victim)
                options += [Option(CHOOSE, card, value=i + 1, targets=[victim]) for i, card in enumerate(cards)]
                table.questions = [Question(self.decider, "aim", HITTING, True, options)]
                return
        table.pop()

    def answered(self, table: Table, question: Question, option: Option) -> None:
        table.questions = []
        played = table.stack[-3]  # beneath the window that opens when all is named
        assert isinstance(played, CardPlayed)
        if option.value:
            aim(played, option.targets[0], option.card)
            if played.play().redirects:
                played.turned_upon = option.card
            table.tell("aims", "turn.action.targets-chosen-on-play", self.decider, option.card, option.targets[0])


def aim(played: CardPlayed, victim: int, minion: Card) -> None:
    """A Minion is hit in place of who was picked."""
    aim_at(played.losses, victim, minion)
    pass_over(played, victim)


def pass_over(played: CardPlayed, victim: int) -> None:
    """Where a Minion is hit in place of who was picked, the card does nothing else: it has no hand, Gold or tokens."""
    played.aimed |= 1 << victim
    if played.ends_with(victim):
        spare(played, played.targets[1])


def spare(played: CardPlayed, seat: int) -> None:
    """A card that would have gone on to a second player ends with the Minion that it has hit first."""
    # card-notes.oh-look-you-brought-me-some-help.minion-or-gizmo-first
    played.aimed |= 1 << seat
    for loss in played.losses.copy():
        if loss.minion is NO_CARD and seat in loss.victims():
            if loss.mates:
                loss.without(seat)
            else:
                played.losses.remove(loss)


def picked_with_minions(table: Table, played: CardPlayed) -> list[int]:
    """Those picked who would lose Fortitude and have Minions, each once; of a team, too."""
    found: list[int] = []
    if played.play().lets_picked_choose:
        return found  # a Minion chooses nothing
    hurt = [victim for loss in played.losses for victim in loss.victims()]
    for victim in hurt + played.targets if turns_a_loss(table, played) else hurt:
        named = victim in played.targets and victim != played.player and victim not in found
        if named and minions_of(table, victim):
            found.append(victim)
    return found


def turns_a_loss(table: Table, played: CardPlayed) -> bool:
    """Whether a card redirects a loss of Fortitude to whom it picks."""
    if not played.play().redirects:
        return False
    cause = table.stack[played.answering]
    return isinstance(cause, Resolving) and any(same_side(table, played.player, loss.victim) for loss in cause.losses)


def aim_at(losses: list[Loss], victim: int, minion: Card) -> None:
    """One share of a loss falls on a Minion: that of a teammate is a loss of its own then."""
    for loss in losses:
        if loss.victim == victim and loss.minion is NO_CARD and not loss.mates:
            loss.minion = minion
            return
        if victim in loss.victims():
            apart = Loss(victim, loss.without(victim))
            apart.minion = minion
            losses.append(apart)
            return
