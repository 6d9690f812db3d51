"""The reasons against playing a card, and the rule that each rests on. Whatever decides that it may not gives one."""

from typing import Final

from innkeeper.table.ruling import NOWHERE, Ruling
from innkeeper.vocabulary import terms

REASONS: Final[dict[str, Ruling]] = {}  # all there are, by their keys

_CONDITION: Final = "cards.sometimes.only-under-their-condition"


def _against(key: str, rule: str = _CONDITION, near: bool = False) -> Ruling:
    REASONS[key] = Ruling(NOWHERE, key, rule, near)
    return REASONS[key]


# Whoever it is.
OUT: Final = _against("out", "losing.out-if-not-saved")
OVER: Final = _against("over", "losing.last-player-wins")
TURN_OVER: Final = _against("turn-over", "teams.turn-ends.no-more-cards-this-turn")
LET_PASS: Final = _against("let-pass", "timing.window.declining-is-not-binding")
CLOSED: Final = _against("closed", "cards.anytime.at-any-time")
NOBODY_TO_NAME: Final = _against("nobody-to-name", "turn.action.targets-chosen-on-play")

# The turn.
NOT_YOUR_TURN: Final = _against("not-your-turn", "turn.action.at-most-one")
PHASE_TO_COME: Final = _against("phase-to-come", "turn.phases.four-in-fixed-order")
PHASE_OVER: Final = _against("phase-over", "turn.phases.four-in-fixed-order")
ACTION_USED: Final = _against("action-used", "turn.action.at-most-one")
ORDER_PHASE: Final = _against("order-phase")
DRINK_PHASE: Final = _against("drink-phase")
OTHER_PHASE: Final = _against("other-phase")

WORKS_BY_ITSELF: Final = _against("works-by-itself", "setup.character.extra-components")

# What a play asks for besides its moment.
NO_COMBO: Final = _against("no-combo", "team-characters.halden.action-and-combo-interleave")
PLAYERS: Final = _against("players")
COMPONENT: Final = _against("component")
COST: Final = _against("cost", "card-notes.boom-stick.played-together-with-another-card")
ALWAYS_CHAMPION: Final = _against("always-champion", "card-notes.how-chivalrous-of-you.not-against-boss", near=True)

# Rounds of Gambling.
NO_ROUND: Final = _against("no-round", "gambling.play.card-or-pass")
LEFT_ROUND: Final = _against("left-round", "gambling.leave.no-more-gambling-cards", near=True)
LOCKED: Final = _against("locked", "gambling.winning-hand.only-cheating-beats-it", near=True)
NOT_YOUR_GO: Final = _against("not-your-go", "gambling.play.clockwise-from-starter", near=True)
DURING_ROUND: Final = _against("during-round")
ROUND_TO_COME: Final = _against("round-to-come", "gambling.play.clockwise-from-starter", near=True)
ROUND_OVER: Final = _against("round-over", "wench-tip.not-after-last-pass", near=True)
ANTE_OR_ENDING: Final = _against("ante-or-ending", "wench-tip.not-to-avoid-an-ante", near=True)
ENDING: Final = _against("ending", "wench-tip.not-in-response-to-round-ending-card", near=True)
NO_WIN: Final = _against("no-win")
NO_POT: Final = _against("no-pot")
NO_ANTE: Final = _against("no-ante", "gambling.ante.leave-instead")
NO_LEAVING: Final = _against("no-leaving")

# Cards and Events.
NO_CARD: Final = _against("no-card")
NOBODY_BEHIND: Final = _against("nobody-behind", "sea-events.response.not-when-a-player-would")
ONLY_IDTS: Final = _against("only-idts", "wench-drinks.only-affected-by-idts", near=True)
ONLY_ITS_LIKE: Final = _against("only-its-like", "idts.only-affected-by-its-like", near=True)
OTHER_KIND: Final = _against("other-kind", near=True)
IGNORED: Final = _against("ignored", "ignore.card-still-resolves", near=True)
NO_NEGATING: Final = _against("no-negating", near=True)
NO_IGNORING: Final = _against("no-ignoring", near=True)
NO_REDUCING: Final = _against("no-reducing", near=True)
BEYOND_HELP: Final = _against("beyond-help", near=True)
YET_TO_CHOOSE: Final = _against("yet-to-choose", near=True)
OWN_CARD: Final = _against("own-card", near=True)
CHANGES_NO_DRINK: Final = _against("changes-no-drink", "wench-drinks.what-counts-as-changing", near=True)
OWN_PAYMENT: Final = _against("own-payment", "ignore.gold.not-on-own-card", near=True)
NO_LOSS_COMING: Final = _against("no-loss-coming", "affects.only-direct-change", near=True)
NOT_AFFECTED: Final = _against("not-affected", "affects.only-direct-change", near=True)
NO_EVENT: Final = _against("no-event", "ignore.drink.after-it-is-revealed")
NOTHING_REVEALED: Final = _against("nothing-revealed", "treasure.get.no-plays-during-steps")

# Drinks.
EVENT_IS_NO_DRINK: Final = _against("event", "drinks.event.immune-to-drink-cards", near=True)
NO_DRINK: Final = _against("no-drink")
NOT_YOUR_DRINK: Final = _against("not-your-drink", "ignore.drink.not-someone-elses", near=True)
NO_SPLIT: Final = _against("no-split", "drinks.mead.immune-to-other-splits", near=True)
DOES_NOTHING: Final = _against("does-nothing", "ignore.drink.only-if-it-would-affect-you", near=True)
OWN_DRINK: Final = _against("own-drink", near=True)

# Losses and Gold.
REDUCED: Final = _against("reduced", near=True)
NO_LOSS: Final = _against("no-loss", "timing.sequential.response-precedes-loss")
NO_PAYMENT: Final = _against("no-payment")
NO_BILL: Final = _against("no-bill", "drinks.running-out.everyone-pays-one")
NO_GAIN: Final = _against("no-gain")
NO_GAIN_COMING: Final = _against("no-gain-coming")
NO_ARTIFACT_SPENT: Final = _against("no-artifact-spent", "team-characters.keet.ill-take-that-opponents-only")
NO_PAYMENT_MADE: Final = _against("no-payment-made")

# Why not, where nothing lies open that a play of this moment is for.
NOT_NOW: Final[dict[int, Ruling]] = {
    terms.ANSWERS_CARD: NO_CARD,
    terms.WOULD_LOSE_FORTITUDE: NO_CARD,
    terms.ANSWERS_DRINK: NO_DRINK,
    terms.ANSWERS_EVENT: NO_EVENT,
    terms.WOULD_ANTE: NO_ANTE,
    terms.WOULD_LOSE_GOLD: NO_PAYMENT,
    terms.WOULD_PAY_FOR_DRINKS: NO_BILL,
    terms.AFTER_LOSS: NO_LOSS,
    terms.AFTER_WIN: NO_WIN,
    terms.AFTER_GAIN: NO_GAIN,
    terms.WOULD_GAIN_FORTITUDE: NO_GAIN_COMING,
    terms.WOULD_GAIN_GOLD: NO_GAIN_COMING,
    terms.AFTER_PAYMENT: NO_PAYMENT_MADE,
    terms.AFTER_SPENDING: NO_ARTIFACT_SPENT,
    terms.AFTER_POT: NO_POT,
    terms.ANSWERS_REVEALED: NOTHING_REVEALED,
}
# Why not, where nothing stands against it but that nobody is asked for plays of this moment.
NOT_ASKED_FOR: Final[dict[int, Ruling]] = {
    terms.AS_ACTION: ACTION_USED,
    terms.AS_COMBO: ACTION_USED,
    terms.ON_YOUR_GO: NOT_YOUR_GO,
}
