"""Answering: on which cards, Drinks, losses and payments that lie open a card may be played, or what forbids it."""

from innkeeper.rules import reasons
from innkeeper.rules.card_played import CardPlayed
from innkeeper.rules.coming import ArtifactsSpent, GainsDue, PaidToInn
from innkeeper.rules.conditions import current_round, holds
from innkeeper.rules.drink import Drink, DrinksRevealed
from innkeeper.rules.dues import GoldGained, PaymentDue
from innkeeper.rules.event_revealed import EventRevealed
from innkeeper.rules.loss import Hit, HitsTaken
from innkeeper.rules.pending import Resolving, may_help, same_side
from innkeeper.rules.round import Round
from innkeeper.rules.standing import protected
from innkeeper.table.card import NO_CARD
from innkeeper.table.ruling import FREELY, Ruling
from innkeeper.table.table import Table
from innkeeper.vocabulary.components import TO_FRONT
from innkeeper.vocabulary.effects import Pay
from innkeeper.vocabulary.plays import Face, Play
from innkeeper.vocabulary.terms import (
    ACTION,
    AFTER_GAIN,
    AFTER_LOSS,
    AFTER_PAYMENT,
    AFTER_POT,
    AFTER_SPENDING,
    AFTER_WIN,
    ANSWERS_CARD,
    ANSWERS_DRINK,
    ANSWERS_EVENT,
    DRINK,
    GOLD,
    IGNORED,
    NEGATED,
    REDUCED,
    WOULD_ANTE,
    WOULD_GAIN_FORTITUDE,
    WOULD_GAIN_GOLD,
    WOULD_LOSE_FORTITUDE,
    WOULD_LOSE_GOLD,
    WOULD_PAY_FOR_DRINKS,
)


def what_cannot_be_done(table: Table, played: CardPlayed) -> int:
    """What cannot be done to a card, also while something holds (serena.piety.eight-protects-idts)."""
    found = played.play().cannot
    if played.card.face.side_deck.place != TO_FRONT:  # from hand
        found |= protected(table, played.player)
    for guard in played.play().guards:
        if holds(table, guard.condition, played.owner(), played.player, played.source):
            found |= guard.deeds
    return found


def on_card(table: Table, seat: int, face: Face, play: Play, answered: CardPlayed) -> Ruling:
    """A card in answer to another: its kind, what it affects and who played it must fit."""
    if play.moment != ANSWERS_CARD and play.moment != WOULD_LOSE_FORTITUDE:
        return reasons.NOT_NOW[play.moment]
    its = answered.play()
    if play.answers != 0 and play.answers & its.kind == 0:
        return reasons.OTHER_KIND
    if its.only_affected_by != "" and its.only_affected_by != face.family:
        # idts.only-affected-by-its-like, wench-drinks.only-affected-by-idts
        return reasons.ONLY_ITS_LIKE if answered.card.face.family == its.only_affected_by else reasons.ONLY_IDTS
    cannot = what_cannot_be_done(table, answered) if its.guards or table.kept else its.cannot
    if cannot:
        if play.negates and cannot & NEGATED:
            return reasons.NO_NEGATING
        if play.ignores_card and cannot & IGNORED:
            return reasons.NO_IGNORING
        if play.reduces and cannot & REDUCED:
            return reasons.NO_REDUCING  # negate-ignore.reduce-redirect-pass-are-neither: it may still be redirected
    if play.by_another and same_side(table, seat, answered.player):
        return reasons.OWN_CARD
    if play.for_everybody and not answered.concerns_everybody():
        return reasons.NOT_AFFECTED  # boss-versus-boss.champions.how-chivalrous-of-you
    if play.picks_me:  # card-notes.my-what-selfless-adventurers.needs-a-picking-action
        picked = answered.everybody_named()  # teams.defense.teammate-condition-counts-as-own
        mine = any(answered.may_be_helped_against(table, seat, one) for one in picked)
        return FREELY if mine else reasons.NOT_AFFECTED
    if play.that_is and not any(use.kind == play.that_is for use in answered.card.face.plays):
        return reasons.OTHER_KIND  # card-notes.i-think-you-should-reconsider.negated-gambling-card-is-a-pass
    if play.that_ignores_drink:  # card-notes.aged-dwarven-firewater.ignore-cards-can-be-negated
        return FREELY if its.ignores_drink else reasons.CHANGES_NO_DRINK
    if play.affects == DRINK:
        # wench-drinks.not-against-ordering, …-forced-drinking, …-direct-alcohol, …-for-drink-events
        return FREELY if its.changes_drink else reasons.CHANGES_NO_DRINK  # wench-drinks.what-counts-as-changing
    if play.moment == WOULD_LOSE_FORTITUDE:
        if play.splits_loss and its.lets_picked_choose:
            return reasons.YET_TO_CHOOSE
        return on_own_losses(table, seat, answered)
    if play.affects == 0 or answered.affects_team(table, seat) & play.affects:
        return FREELY
    return not_affected(table, seat, play, answered)


def not_affected(table: Table, seat: int, play: Play, answered: CardPlayed) -> Ruling:
    """Why a card does not affect what another one protects."""
    if answered.is_ignored_by(seat):
        return reasons.IGNORED
    if play.affects & GOLD and answered.is_own_of(table, seat):
        if any(isinstance(effect, Pay) for effect in answered.effects()):
            return reasons.OWN_PAYMENT
    return reasons.NOT_AFFECTED


def on_own_losses(table: Table, seat: int, cause: Resolving) -> Ruling:
    """The losses that a card or an Event is about to cause this seat or a teammate."""
    # teams.defense.reduce-and-ignore-damage
    if cause.is_ignored_by(seat):
        return reasons.IGNORED
    coming = [(i, loss) for i, loss in enumerate(cause.losses) if loss.minion is NO_CARD]
    mine = [i for i, loss in coming if any(cause.may_be_helped_against(table, seat, one) for one in loss.victims())]
    if not mine:
        return reasons.NO_LOSS_COMING
    places = [i for i in mine if not cause.losses[i].guarded]
    return Ruling(places) if places else reasons.BEYOND_HELP


def on_event(table: Table, seat: int, play: Play, event: EventRevealed, as_action: bool) -> Ruling:
    """A card in answer to an Event that lies open; or, after all choices, as though an Action Card did it."""
    if play.moment == ANSWERS_DRINK:
        return reasons.EVENT_IS_NO_DRINK
    if play.moment == ANSWERS_CARD or play.moment == WOULD_LOSE_FORTITUDE:
        if not event.card.face.as_action:
            return reasons.NO_CARD
        if play.by_another:
            return reasons.NOBODY_BEHIND  # sea-events.response.not-when-a-player-would
        return on_event_as_action(table, seat, play, event) if as_action else reasons.NO_CARD
    if play.moment != ANSWERS_EVENT:
        return reasons.NOT_NOW[play.moment]
    if event.is_ignored_by(seat):
        return reasons.IGNORED
    if play.for_everybody and not event.concerns_everybody():
        return reasons.OTHER_KIND
    if (table.barred >> seat) & 1 and seat not in event.champions:
        return reasons.NOT_AFFECTED  # card-notes.hold-them-back.locks-out-teammates
    # wizgille.time-warp.negates-almost-anything: of Events, those of the Drink Deck
    return reasons.OTHER_KIND if play.of_drinks and event.chapter else FREELY


def on_event_as_action(table: Table, seat: int, play: Play, event: EventRevealed) -> Ruling:
    """An Event may be reduced or Ignored like an Action Card, by what asks for what such a card affects."""
    # sea-events.response.as-though-action-card
    if play.moment == WOULD_LOSE_FORTITUDE:
        return reasons.OTHER_KIND if play.answers and play.answers & ACTION == 0 else on_own_losses(table, seat, event)
    if play.answers & ACTION == 0:
        return reasons.OTHER_KIND
    if play.negates:
        return reasons.NO_NEGATING  # sea-events.response.none-once-resolving
    if event.affects_team(table, seat) & play.affects:
        return FREELY
    return reasons.IGNORED if event.is_ignored_by(seat) else reasons.NOT_AFFECTED


def against_drink(table: Table, seat: int, play: Play, drink: Drink) -> Ruling | None:
    """What forbids playing a card on this Drink, if anything does."""
    if not drink.cards:
        return reasons.EVENT_IS_NO_DRINK if drink.event is not None else reasons.NO_DRINK
    if play.ignores_drink and drink.bill and same_side(table, seat, drink.bill_of) and not drink.ignored:
        return None  # card-notes.i-bet-you-cant-chug.torglesnarf-may-ignore
    if play.of_me and (drink.ignored or not may_help(table, seat, drink.drinker)):
        return reasons.NOT_YOUR_DRINK  # ignore.drink.not-someone-elses, teams.defense.drinks-and-events
    if drink.ignored:
        return reasons.NO_DRINK
    if play.by_another and same_side(table, seat, drink.revealer):
        return reasons.OWN_DRINK
    if play.splits_drink and not drink.can_be_split():
        return reasons.NO_SPLIT
    if play.ignores_drink and drink.does_nothing(
        table.seats[drink.drinker].race if play.of_me else table.seats[seat].race
    ):
        return reasons.DOES_NOTHING  # ignore.drink.only-if-it-would-affect-you
    return None


def on_drinks(table: Table, seat: int, play: Play, revealed: DrinksRevealed) -> Ruling:
    """The Drinks this card may be played on, one of them (drinks.split.later-card-affects-one)."""
    if play.moment != ANSWERS_DRINK:
        return reasons.NOT_NOW[play.moment]
    places: list[int] = []
    found: Ruling | None = None  # of several reasons that of the own Drink is told, or else that of the first
    own = False
    for i, drink in enumerate(revealed.drinks):
        against = against_drink(table, seat, play, drink)
        if against is None:
            places.append(i)
        elif found is None or (same_side(table, seat, drink.drinker) and not own):
            found, own = against, same_side(table, seat, drink.drinker)
    return Ruling(places) if places else found or reasons.NO_DRINK


def on_payment(table: Table, seat: int, play: Play, payment: PaymentDue) -> Ruling:
    """The payments that this seat or a teammate is about to make (teams.defense.payments)."""
    moment = play.moment
    if play.leaves and not may_leave(table):
        return reasons.NO_LEAVING
    if moment & (WOULD_ANTE | WOULD_LOSE_GOLD | WOULD_PAY_FOR_DRINKS) == 0:
        return reasons.NOT_NOW[moment]
    if (moment == WOULD_ANTE and not payment.ante) or (moment == WOULD_PAY_FOR_DRINKS and not payment.for_drinks):
        return reasons.NOT_NOW[moment]
    places = [i for i, due in enumerate(payment.dues) if due.open() and may_help(table, seat, due.payer)]
    return Ruling(places) if places else reasons.NOT_NOW[moment]


def may_leave(table: Table) -> bool:
    """Whether somebody may leave the Round by choice: there are some that say no."""
    current = current_round(table)
    return current is None or current.may_be_left


def on_gain(table: Table, seat: int, play: Play, gained: GoldGained) -> Ruling:
    """Whose side has just gained Gold."""
    if play.moment == AFTER_GAIN and any(same_side(table, seat, other) for other in gained.gainers):
        return FREELY
    return reasons.NOT_NOW[play.moment]


def on_coming_gain(table: Table, seat: int, play: Play, due: GainsDue) -> Ruling:
    """What others are about to gain and nobody has stopped yet."""
    if play.moment != (WOULD_GAIN_GOLD if due.stat == GOLD else WOULD_GAIN_FORTITUDE):
        return reasons.NOT_NOW[play.moment]
    coming = [(i, gain) for i, gain in enumerate(due.gains) if not gain.stopped and gain.amount > 0]
    places = [i for i, gain in coming if not same_side(table, seat, gain.whom)]
    return Ruling(places) if places else reasons.NOT_NOW[play.moment]


def on_artifacts_spent(table: Table, seat: int, play: Play, spent: ArtifactsSpent) -> Ruling:
    """What Artifacts opponents have just spent (team-characters.keet.ill-take-that-opponents-only)."""
    if play.moment != AFTER_SPENDING:
        return reasons.NOT_NOW[play.moment]
    places = [i for i, payer in enumerate(spent.payers) if not same_side(table, seat, payer)]
    return Ruling(places) if places else reasons.NO_ARTIFACT_SPENT


def on_paid_to_inn(table: Table, seat: int, play: Play, paid: PaidToInn) -> Ruling:
    """What players have just paid to the Inn, or only what others have."""
    if play.moment != AFTER_PAYMENT:
        return reasons.NOT_NOW[play.moment]
    payers = enumerate(paid.payers)
    places = [i for i, payer in payers if not (play.by_another and same_side(table, seat, payer))]
    return Ruling(places) if places else reasons.NO_PAYMENT_MADE


def on_hits(table: Table, seat: int, play: Play, taken: HitsTaken) -> Ruling:
    """The losses just taken that this seat may strike back for, a teammate's too (teams.defense.hit-back)."""
    if play.moment != AFTER_LOSS:
        return reasons.NOT_NOW[play.moment]
    places: list[int] = []
    found = reasons.NO_LOSS
    for i, hit in enumerate(taken.hits):
        # card-notes.enough-of-this-kerfuffle.any-victim
        if hit.on_gizmo != play.of_gizmo or (hit.on_gizmo and seat != hit.victim):
            continue  # team-characters.wrench.no-team-hit-back-for-gizmos
        if (play.of_me and not may_strike_back(table, seat, hit)) or (
            play.by_another and (hit.source < 0 or same_side(table, seat, hit.source))
        ):
            continue
        if play.not_reduced and hit.answered:
            found = reasons.REDUCED
        else:
            places.append(i)
    return Ruling(places) if places else found


def may_strike_back(table: Table, seat: int, hit: Hit) -> bool:
    """Who was hit; and teammates, unless something bars their help."""
    # card-notes.hold-them-back.locks-out-teammates, card-notes.no-von-can-help-you-now.teammates-may-not-help
    return seat in hit.victims or (not hit.alone and any(may_help(table, seat, victim) for victim in hit.victims))


def on_win(table: Table, seat: int, play: Play, current: Round) -> Ruling:
    """Another's win, before the pot is collected; or that somebody takes it."""
    if play.moment == AFTER_POT:
        taker = current.behind(-1)
        return reasons.NO_POT if taker < 0 or same_side(table, seat, taker) else FREELY
    if play.moment != AFTER_WIN:
        return reasons.NOT_NOW[play.moment]
    # card-notes.lets-make-this-game-more-interesting.any-winner
    if current.winner < 0 or (play.by_another and same_side(table, seat, current.winner)):
        return reasons.NO_WIN
    return reasons.ROUND_OVER if current.taker >= 0 else FREELY
