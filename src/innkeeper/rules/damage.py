"""Fortitude and Alcohol Content: moving the markers, losing, and what is done to a loss before it is taken."""

from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.components import how_much
from innkeeper.rules.loss import Loss
from innkeeper.rules.minions import hit_minion, pass_over
from innkeeper.rules.otto.causes import cause_of, cause_of_loss
from innkeeper.rules.otto.tracks import NO_PLAYER, move_tracks
from innkeeper.rules.pending import Resolving, same_side
from innkeeper.rules.playing import HANDLERS, is_in_force
from innkeeper.rules.standing import amended
from innkeeper.rules.triggers import set_off
from innkeeper.table.card import NO_CARD, Card
from innkeeper.table.table import Table
from innkeeper.vocabulary.effects import Effect, Lose, RedirectCard, RedirectLoss, ReduceLoss, SplitLoss
from innkeeper.vocabulary.terms import (
    ALCOHOL,
    FORTITUDE,
    HAS_GAINED_ALCOHOL,
    HAS_LOST,
    LOSS_CAUSED,
    LOSS_TAKEN,
)


def change_fortitude(table: Table, seat: int, amount: int, rule: str, cause: int = NO_PLAYER) -> int:
    """Somebody gains or loses Fortitude; says how much. Some texts work by themselves when it is lost."""
    moved = move_fortitude(table, seat, amount, rule, cause)
    if moved < 0 and table.listening & HAS_LOST:
        set_off(table, HAS_LOST, [seat], -moved)
    return moved


def move_fortitude(table: Table, seat: int, amount: int, rule: str, cause: int) -> int:
    """Move the Fortitude marker, and say how far; where a limit bit, it is the rule to read."""
    if seat in table.automata:
        return move_tracks(table, seat, FORTITUDE, amount, rule, cause)
    body = table.seats[seat].body
    moved = within_limits(body.fortitude, amount)
    body.fortitude += moved
    if moved != amount:
        rule = "limits.fortitude.maximum-twenty" if amount > 0 else "limits.fortitude.minimum-zero"
    table.tell("fortitude", rule, seat, whom=body.fortitude, amount=moved)
    return moved


def change_alcohol(table: Table, seat: int, amount: int, rule: str, cause: int = NO_PLAYER) -> None:
    """Move the Alcohol Content marker; where a limit bit, it is the rule to read."""
    if seat in table.automata:
        moved = move_tracks(table, seat, ALCOHOL, amount, rule, cause)
    else:
        body = table.seats[seat].body
        moved = within_limits(body.alcohol, amount)
        body.alcohol += moved
        if moved != amount:
            rule = "limits.alcohol.maximum-twenty" if amount > 0 else "limits.alcohol.minimum-zero"
        table.tell("alcohol", rule, seat, whom=body.alcohol, amount=moved)
    if moved > 0 and table.listening & HAS_GAINED_ALCOHOL:
        set_off(table, HAS_GAINED_ALCOHOL, [seat], moved)


def within_limits(marker: int, amount: int) -> int:
    """How far a marker moves, between 0 and 20."""
    return max(0, min(20, marker + amount)) - marker


def lose(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Those concerned lose Alcohol Content, or Fortitude as it was announced and then reduced, shared or redirected."""
    assert isinstance(effect, Lose)
    cause = cause_of(table, resolving) if table.automata else NO_PLAYER
    if effect.stat == ALCOHOL:
        for seat in resolving.whom(table, effect):
            if not resolving.is_ignored_by(seat):
                change_alcohol(table, seat, -how_much(table, resolving, effect.amount, seat), resolving.rule(), cause)
        return
    index = resolving.cursor - 1
    if resolving.spreads_losses():
        for loss in resolving.losses:
            if loss.effects[0] == index:
                hit(table, resolving, loss, amount_due(table, resolving, loss))
    else:
        for seat in resolving.whom(table, effect):
            if not resolving.is_ignored_by(seat):
                amount = how_much(table, resolving, effect.amount, seat)
                if table.kept:  # kaylin.mood.continuous-effect
                    amount = amended(table, seat, LOSS_TAKEN, amount)
                resolving.has_cost(seat, -change_fortitude(table, seat, -amount, resolving.rule(), cause))


def hit(table: Table, cause: Resolving, loss: Loss, amount: int) -> None:
    """A loss is taken."""
    if loss.minion is not NO_CARD:
        if not table.seats[loss.victim].out:
            hit_in_front(table, cause, loss, amount)
        return
    victims = [seat for seat in loss.victims() if loss.guarded or not cause.is_ignored_by(seat)]
    if amount == 0 or not victims or table.seats[victims[0]].out:
        return  # or passed out in a contest meanwhile
    by = cause_of_loss(table, cause, loss) if table.automata else NO_PLAYER
    lost = -move_fortitude(table, victims[0], -amount, cause.rule(), by)
    if lost:
        if table.listening & HAS_LOST:
            set_off(table, HAS_LOST, victims, lost)
        cause.has_hit(table, loss, lost, how_many_hit(table, cause, loss))


def hit_in_front(table: Table, cause: Resolving, loss: Loss, amount: int) -> None:
    """A Minion or Gizmo takes a loss. A Gizmo that a card breaks costs its owner 1 Fortitude, beyond all help."""
    lost = hit_minion(table, loss.minion, loss.victim, amount)
    if not lost:
        return
    cause.has_hit_gizmo(loss, lost)
    broken = loss.minion not in table.seats[loss.victim].in_play
    if broken and loss.minion.face.breaks:
        rule = "team-characters.wrench.collateral-damage-once-per-team"
        change_fortitude(table, loss.victim, -1, rule, cause_of(table, cause) if table.automata else NO_PLAYER)


def how_many_hit(table: Table, cause: Resolving, loss: Loss) -> int:
    """How many of a team it really hit: not those whose own texts have spared them."""
    # team-characters.bryn.mess-with-the-crew-amount
    if not loss.mates:
        return 1
    return len([share for share in [loss, *loss.mates] if share_of(table, cause, share, loss) > 0])


def loss_answered(table: Table, resolving: Resolving) -> tuple[Resolving, Loss]:
    """The loss that a card answers, and the card or Event that causes it."""
    assert isinstance(resolving, CardPlayed)
    cause = table.stack[resolving.answering]
    assert isinstance(cause, Resolving)
    return cause, cause.losses[resolving.on]


def redirect_loss(table: Table, resolving: Resolving, effect: Effect) -> None:
    """Only the Fortitude loss moves, and its source stays."""
    # redirect.only-the-fortitude-loss, redirect.source-unchanged
    assert isinstance(resolving, CardPlayed)
    cause, loss = loss_answered(table, resolving)
    found = redirected_to(table, resolving, effect)
    if not found:
        return  # nobody stands behind it any more
    # redirect.each-applies-once, redirect.applied-in-order-played
    loss.fall_on(found[0], resolving.player, cause.ignored)
    loss.minion = resolving.turned_upon
    tell_redirection(table, resolving, cause, loss.victim, "redirect.source-unchanged")


def redirected_to(table: Table, played: CardPlayed, effect: Effect) -> list[int]:
    """To whom a card redirects a loss, or before whom the Minion lies upon which it does."""
    return played.targets if played.turned_upon is not NO_CARD else played.whom(table, effect)


def tell_redirection(table: Table, played: CardPlayed, cause: Resolving, seat: int, rule: str) -> None:
    if played.turned_upon is not NO_CARD:
        table.tell("redirects-upon", rule, played.player, played.turned_upon, seat)
    else:
        table.tell("redirects", rule, played.player, cause.card, seat)


def redirect_card(table: Table, resolving: Resolving, effect: Effect) -> None:
    """All that a card does to its target it does to another (card-notes.my-what-selfless-adventurers.*)."""
    # card-notes.my-what-selfless-adventurers.redirects-everything
    assert isinstance(resolving, CardPlayed)
    card = table.stack[resolving.answering]
    assert isinstance(card, CardPlayed)
    me = resolving.player
    for seat in redirected_to(table, resolving, effect):
        turn_targets(card, table.team(me), seat, resolving.turned_upon)
        for loss in card.losses:
            if loss.minion is NO_CARD and same_side(table, me, loss.victim):
                loss.fall_on(seat, me, card.ignored)
                loss.minion = resolving.turned_upon
        rule = "card-notes.my-what-selfless-adventurers.redirects-everything"
        tell_redirection(table, resolving, card, seat, rule)


def turn_targets(card: CardPlayed, team: list[int], seat: int, minion: Card) -> None:
    """Another is picked in place of a team, or a Minion before them is: who was picked as well keeps the own share."""
    # otto.other.gizmos-and-minions
    if minion is not NO_CARD and seat in card.everybody_named():
        for target in card.everybody_named():
            if target in team:
                pass_over(card, target)
        return
    card.targets = [seat if target in team else target for target in card.targets]
    card.joined_targets = [[seat if target in team else target for target in it] for it in card.joined_targets]
    if minion is not NO_CARD:
        pass_over(card, seat)


def reduce_loss(table: Table, resolving: Resolving, effect: Effect) -> None:
    """A loss becomes smaller, which is not to Ignore it (negate-ignore.reduce-redirect-pass-are-neither)."""
    assert isinstance(effect, ReduceLoss)
    cause, loss = loss_answered(table, resolving)
    table.tell("reduces", "negate-ignore.reduce-redirect-pass-are-neither", loss.victim, cause.card)
    if effect.to >= 0:
        loss.reduced_to = effect.to if loss.reduced_to < 0 else min(effect.to, loss.reduced_to)
    loss.reduced_by += how_much(table, resolving, effect.by, resolving.player)


def amount_due(table: Table, played: Resolving, loss: Loss) -> int:
    """What a pending loss amounts to now, that of a team with all its shares."""
    if loss.mates:
        return loss.amount(sum([share_of(table, played, share, loss) for share in [loss, *loss.mates]]))
    # card-notes.staring-contest.minions-and-gizmos-not-shielded
    if played.is_ignored_by(loss.victim) and not loss.guarded and loss.minion is NO_CARD:
        return 0
    if len(loss.moved) > 1:
        caused = sum([own_share(table, played, share) for share in loss.moved])
    else:
        caused = amount_caused(table, played, loss)
    if not table.kept or loss.minion is not NO_CARD:
        return loss.amount(caused)  # teams.static.individual-only: a Minion is not its owner
    return amended(table, loss.victim, LOSS_TAKEN, loss.amount(caused))


def share_of(table: Table, played: Resolving, share: Loss, whole: Loss) -> int:
    """What is aimed at one of several teammates, less what their own texts take off; of who Ignores it nothing."""
    # teams.turn-ends.ignores-everything-personally
    return 0 if played.is_ignored_by(share.victim) and not whole.guarded else own_share(table, played, share)


def own_share(table: Table, played: Resolving, share: Loss) -> int:
    """What is left of one teammate's share by the own texts; what they could take off besides helps nobody else."""
    # teams.static.each-member-modifies-own-share
    caused = amount_caused(table, played, share)
    return amended(table, share.victim, LOSS_TAKEN, caused) if table.kept else caused


def amount_caused(table: Table, played: Resolving, loss: Loss) -> int:
    """What is printed, with what texts add to it; of a loss that is shared with its source it is the other half."""
    # kaylin.mood.adjusts-whole-card
    printed = 0
    for place in loss.effects:
        effect = played.effects()[place]
        if isinstance(effect, Lose):
            if is_in_force(table, played, effect):
                printed += how_much(table, played, effect.amount, loss.victim)
        else:
            cause, shared = loss_answered(table, played)
            printed += (amount_due(table, cause, shared) + 1) // 2
    return amended(table, played.player, LOSS_CAUSED, printed) if table.kept else printed


def split_loss(table: Table, resolving: Resolving, effect: Effect) -> None:
    """The victim keeps half, beyond further help; the source loses the other half by this card."""
    assert isinstance(resolving, CardPlayed)
    cause, shared = loss_answered(table, resolving)
    rule = "negate-ignore.reduce-redirect-pass-are-neither"
    if resolving.source >= 0:
        table.tell("shares-loss", rule, shared.victim, cause.card, resolving.source)
    else:
        table.tell("reduces", rule, shared.victim, cause.card)  # sea-events.response.no-player-behind-it
    for loss in resolving.losses:
        hit(table, resolving, loss, amount_due(table, resolving, loss))
    shared.halves += 1
    shared.guarded = True


HANDLERS[Lose] = lose
HANDLERS[RedirectLoss] = redirect_loss
HANDLERS[RedirectCard] = redirect_card
HANDLERS[ReduceLoss] = reduce_loss
HANDLERS[SplitLoss] = split_loss
