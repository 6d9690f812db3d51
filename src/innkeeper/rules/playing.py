"""Playing a card: announce it, let everybody respond, carry out its instructions, discard it."""

from collections.abc import Callable
from typing import Final

from innkeeper.rules.answering import on_card, on_hits
from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.champions import ChooseChampions, needs_champions
from innkeeper.rules.combos import LayCombo
from innkeeper.rules.components import note_sums
from innkeeper.rules.conditions import holds
from innkeeper.rules.joining import PlayAlong, join, may_be_added, part_from_joined
from innkeeper.rules.legality import who_is_behind
from innkeeper.rules.loss import HitsTaken
from innkeeper.rules.minions import AimAtMinion, add_minions, come_into_play, picked_with_minions
from innkeeper.rules.pending import PLAYED_BY, Resolving, same_side, who_ignores
from innkeeper.rules.responses import Window
from innkeeper.rules.seeing import note_who_sees
from innkeeper.rules.spreading import spread_anew, spread_losses
from innkeeper.rules.standing import by_texts
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.frame import Frame
from innkeeper.table.pile import HAND, IN_PLAY
from innkeeper.table.question import Option
from innkeeper.table.ruling import Ruling
from innkeeper.table.table import Table
from innkeeper.vocabulary.components import NO_COMPONENT, PLAYED_FROM_FRONT, TO_PURSE
from innkeeper.vocabulary.conditions import ALL_CHOSE, CARD_IGNORED, NOTHING_NEEDED, STILL_IN, UNPAID
from innkeeper.vocabulary.effects import Effect
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import (
    ACTION,
    AFTER_LOSS,
    ANSWERED,
    ANSWERS_CARD,
    AS_COMBO,
    AT_ANY_TIME,
    CARD_NUMBERS,
    DURING,
    INN,
    PLAYS_A_CARD,
    WAS_HURT,
    WOULD_LOSE_FORTITUDE,
)

Handler = Callable[[Table, Resolving, Effect], None]
HANDLERS: Final[dict[type[Effect], Handler]] = {}  # what each word does; every chapter adds its own

PLAYED_ARTIFACT: Final = "team-characters.keet.playable-artifacts-shared-by-controlling-team"
IN_ANSWER_TO_A_CARD: Final = AT_ANY_TIME | DURING | ANSWERS_CARD | WOULD_LOSE_FORTITUDE


def play_card(table: Table, seat: int, option: Option, over: int) -> None:
    """Play a card from hand, in answer to what lies at `over`."""
    announce(table, PlayCard(option.card, seat, option.mode), option, over)


def announce(table: Table, played: CardPlayed, option: Option, over: int) -> None:
    """Read the title aloud and name those affected, before anybody responds (turn.action.announce-title)."""
    seat = played.player
    if option.card.face.component is not NO_COMPONENT:
        pass  # it lies still beside its owner
    elif option.card.face.side_deck.place not in PLAYED_FROM_FRONT:
        table.take(option.card, table.seats[seat].pile(HAND))
    else:
        take_from_front(table, seat, option.card)
    declare(table, played, option, over)


def take_from_front(table: Table, seat: int, card: Card) -> None:
    """A card is played that lies before its player, open or face down, or before a teammate."""
    for holder in table.team(seat):
        if card in table.seats[holder].in_play:
            table.take(card, table.seats[holder].pile(IN_PLAY))
            note_sums(table, holder, "treasure.subtype.discarded-when-played")
            if card.face.side_deck.place == TO_PURSE:  # what it was worth is the Inn's
                table.seats[holder].purse.gold -= 1
                table.inn += 1
                table.tell("pays", PLAYED_ARTIFACT, holder, card, INN, 1)
            return
    for first in table.held:
        if card in table.piles[first + seat].cards:
            table.take(card, first + seat)


def declare(table: Table, played: CardPlayed, option: Option, over: int) -> None:
    """Say what is played, in answer to what, and on whom it falls."""
    seat = played.player
    played.targets = option.targets
    played.answering = over
    played.on = option.on
    answered = table.stack[over] if over >= 0 else None
    played.source = who_is_behind(table, played.play(), answered, option.on)
    if option.targets and played.play().pick is None:
        played.source = option.targets[0]  # teams.phases.only-chosen-member
    played.be_ignored_by_the_absent(table)
    if table.kept and played.play().kind == ACTION and table.stack[0].amends_action_of(table, seat):
        played.more += by_texts(table, seat, CARD_NUMBERS)
    spread_losses(table, played)
    away = who_ignores(table, played.play().kind)
    for loss in played.losses if away else ():
        if (away >> loss.victim) & 1:
            played.softens(table, loss.victim)
    if answered is not None:
        answered.be_answered(played.play(), seat, option.on)
    target = option.targets[0] if len(option.targets) == 1 else -1
    table.tell("plays", PLAYED_BY[played.play().kind], seat, option.card, target, option.mode)
    if len(option.targets) > 1:
        for named in option.targets:
            table.tell("names", "turn.action.targets-chosen-on-play", seat, option.card, named)
    table.push(played)
    if played.play().cost or played.play().extras:
        from innkeeper.rules.extras import ask_what_it_costs

        ask_what_it_costs(table, played)
    if table.listening & PLAYS_A_CARD:
        from innkeeper.rules.triggers import set_off  # texts are carried out like cards

        set_off(table, PLAYS_A_CARD, [seat])


def is_in_force(table: Table, resolving: Resolving, effect: Effect) -> bool:
    """An effect under a condition is carried out only if that holds now."""
    if effect.condition.kind == NOTHING_NEEDED:
        return True
    if effect.condition.kind == UNPAID:
        return not resolving.is_paid  # team-characters.serena.helped-tithe-is-no-tithe
    if effect.condition.kind == CARD_IGNORED:
        return resolving.is_ignored(table)
    if effect.condition.kind >= ALL_CHOSE:
        return resolving.meets(table, effect.condition)
    return holds(table, effect.condition, resolving.owner(), resolving.player, resolving.source)


def settles_danger_first(table: Table, seat: int) -> bool:
    """What only those still in the game get waits until it is known whether this one is (losing.out-if-not-saved)."""
    from innkeeper.rules.losing import LastChance, is_losing  # a loser's last chance is to play cards

    if table.seats[seat].out or not is_losing(table, seat):
        return False
    table.push(LastChance(seat))
    return True


def carry_out_next(table: Table, resolving: Resolving, effects: list[Effect]) -> None:
    """Carry out the next instruction; it may begin something of its own on top."""
    effect = effects[resolving.cursor]
    if effect.condition.kind == STILL_IN and settles_danger_first(table, resolving.player):
        return
    resolving.cursor += 1
    if is_in_force(table, resolving, effect):
        HANDLERS[type(effect)](table, resolving, effect)
    else:
        resolving.cursor += effect.passed_over()  # what cannot be chosen is not done either


class PlayCard(CardPlayed):
    """A card on its way from hand to discard pile. Its steps are listed below."""

    def __init__(self, card: Card = NO_CARD, player: int = -1, mode: int = 0) -> None:
        super().__init__(card, player, mode)
        self.at = 0

    def copy(self) -> Frame:
        return self.copy_played(PlayCard(self.card, self.player, self.mode))

    def copy_played(self, twin: "PlayCard") -> "PlayCard":
        self.copy_onto(twin)
        twin.targets = self.targets
        twin.answering = self.answering
        twin.on = self.on
        twin.source = self.source
        twin.hits = self.hits.copy()
        twin.aimed = self.aimed
        twin.turned_upon = self.turned_upon
        twin.again = self.again
        twin.extras = self.extras
        twin.joined = self.joined
        twin.joined_targets = self.joined_targets
        twin.at = self.at
        return twin

    def step(self, table: Table) -> None:
        take_step = STEPS[self.at]
        self.at += 1
        take_step(self, table)

    def be_joined(self, table: Table) -> None:
        """By the top card of a side deck, if it says so; most cards are whole as they are."""
        if self.play().moment == AS_COMBO:
            table.push(LayCombo(self.player))
        elif self.play().joins is not NO_COMPONENT:
            join(table, self)
        elif table.kept and may_be_added(table, self):
            table.push(PlayAlong(self.player))
        elif not table.shared:
            self.at += 2
            self.let_everybody_respond(table)

    def have_champions_named(self, table: Table) -> None:
        """Of each team, if it is about every player; its player stands for the own team."""
        # teams.champion.each-player-caster-is-champion
        if needs_champions(table, self):
            table.push(ChooseChampions(self.player))

    def take_champions(self, table: Table, champions: list[int]) -> None:
        super().take_champions(table, champions)
        spread_anew(table, self)

    def open_to(self, table: Table, seat: int, face: Face, play: Play) -> Ruling:
        return on_card(table, seat, face, play, self)

    def let_everybody_respond(self, table: Table) -> None:
        """Before it does anything (timing.window.card-played, turn.action.others-may-respond-first)."""
        if self.play().cannot & ANSWERED:
            return
        table.push(Window(IN_ANSWER_TO_A_CARD, self.player, len(table.stack) - 1))
        if table.kept and (self.losses or self.play().redirects):
            add_minions(table, self)
            if picked_with_minions(table, self):
                table.push(AimAtMinion(self.player))

    def resolve(self, table: Table) -> None:
        """Its effects one after the other, unless it was Negated; then it is done with."""
        effects = self.effects()
        if self.negated and not self.play().instead:
            self.be_negated(table)
        elif self.cursor < len(effects):
            # card-notes.i-am-unstoppable.alternate-effect-when-negated, card-notes.i-think-i-was-embalmed.…
            self.at -= 1
            carry_out_next(table, self, effects)
        elif self.negated:
            self.be_negated(table)
        else:
            self.be_discarded(table)
            if self.hits:
                aftermath = Aftermath(self.card, self.player)
                aftermath.hits = self.hits
                table.push(aftermath)
                if table.listening & WAS_HURT:
                    self.set_off_by_hits(table)

    def set_off_by_hits(self, table: Table) -> None:
        """What listens to losses by another player's card works once a card, however many it hit."""
        # team-characters.pooky.mood-worsens-on-team-fortitude-loss
        from innkeeper.rules.triggers import set_off

        hits = [hit for hit in self.hits if not hit.on_gizmo]
        hurt = [seat for hit in hits for seat in hit.victims if not same_side(table, seat, hit.source)]
        set_off(table, WAS_HURT, hurt)

    def be_negated(self, table: Table) -> None:
        """Nothing of it happens (negate.card-does-not-resolve)."""
        table.tell("negated", "negate.card-is-discarded", self.player, self.card)
        self.be_discarded(table)

    def is_kept_by_a_boss(self, table: Table) -> bool:
        """An Action of who may play several; not a Negated one, nor what would work from in front of the Boss."""
        if table.places[self.player].role.actions < 2 or self.negated or table.seats[self.player].out:
            return False
        face = self.card.face
        return self.play().kind == ACTION and face.standing is None and face.side_deck.place not in PLAYED_FROM_FRONT

    def be_discarded(self, table: Table) -> None:
        """turn.action.resolve-then-discard, negate.card-is-discarded; some cards stay in front for a while."""
        keeper = self.in_front_of()
        if keeper >= 0 and not table.seats[keeper].out:
            table.put(self.card, table.seats[keeper].pile(IN_PLAY))
            come_into_play(table, self.card)
            table.tell("stays", self.rule(), keeper, self.card)
            note_who_sees(table)
        elif self.card.face.component is not NO_COMPONENT:
            pass  # it lies still beside its owner
        elif self.is_kept_by_a_boss(table):
            table.put(self.card, table.seats[self.player].pile(IN_PLAY))
            table.stack[0].has_been_played(self.card)  # boss-battle.boss-turn.played-actions-stay-face-up
        else:
            table.discard(self.card)
        part_from_joined(table, self)
        table.pop()

    def in_front_of(self) -> int:
        """In front of whom it stays: its player, or who was picked and does not Ignore it; -1: nobody."""
        if self.negated or not self.play().goes_front:
            return -1
        if not self.play().goes_picked:
            return self.player
        return self.targets[0] if self.targets and not self.is_ignored_by(self.targets[0]) else -1


STEPS: Final[list[Callable[[PlayCard, Table], None]]] = [
    PlayCard.be_joined,
    PlayCard.have_champions_named,
    PlayCard.let_everybody_respond,
    PlayCard.resolve,
]


class Aftermath(HitsTaken):
    """Straight after a card: whoever really lost Fortitude to it may strike back."""

    # timing.sequential.response-precedes-loss

    def __init__(self, card: Card = NO_CARD, player: int = -1) -> None:
        super().__init__(card)
        self.player = player

    def copy(self) -> Frame:
        twin = Aftermath(self.card, self.player)
        twin.hits = self.hits
        return self.copy_onto(twin)

    def open_to(self, table: Table, seat: int, face: Face, play: Play) -> Ruling:
        return on_hits(table, seat, play, self)

    def ask(self, table: Table) -> None:
        table.push(Window(AFTER_LOSS, self.player, len(table.stack) - 1, "timing.sequential.response-precedes-loss"))
