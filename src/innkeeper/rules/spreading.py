"""The Fortitude losses of a card or an Event: one for each whom it would hurt, before anybody answers."""

from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.loss import Loss
from innkeeper.rules.pending import Resolving
from innkeeper.table.table import Table


def spread_losses(table: Table, resolving: Resolving) -> None:
    """One Fortitude loss for each the card would hurt, to be reduced, shared or redirected before it is taken."""
    # wizgille.gear.same-target-is-one-attack
    effects = resolving.effects()
    for i in range(resolving.cursor, len(effects)):
        effect = effects[i]
        if effect.is_spread():
            for victim in resolving.whom(table, effect):
                add_loss(table, resolving, victim, i)


def add_loss(table: Table, resolving: Resolving, victim: int, effect: int) -> None:
    """Whoever is hit by several effects of a card takes one loss, and so does a team."""
    # teams.targeting.one-card-answers-for-whole-team
    for loss in resolving.losses:
        for share in [loss, *loss.mates] if loss.mates else [loss]:
            if share.victim == victim:
                share.effects = [*share.effects, effect]
                return
        if table.seats[loss.victim].side == table.seats[victim].side:
            loss.mates = [*loss.mates, Loss(victim, [effect])]
            return
    resolving.losses.append(Loss(victim, [effect]))


def spread_anew(table: Table, played: CardPlayed) -> None:
    """What the two would hurt together; who is hit by both takes one loss."""
    played.losses = []
    spread_losses(table, played)
