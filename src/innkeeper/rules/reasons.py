"""The reasons against playing a card, by their keys: all there are, and the rule that each rests on."""

from typing import Final, Literal

# What forbids a play; empty: nothing does.
Against = Literal[
    "", "out", "turn-over", "not-your-turn", "phase-to-come", "phase-over", "action-used", "nobody-to-name",
    "let-pass", "closed", "no-round", "left-round", "locked", "not-your-go", "players", "during-round", "round-over",
    "ante-or-ending", "ending", "order-phase", "drink-phase", "other-phase", "no-card", "nobody-behind", "only-idts",
    "only-its-like", "other-kind", "ignored", "no-negating", "no-ignoring", "no-reducing", "beyond-help", "own-card",
    "changes-no-drink", "own-payment", "no-loss-coming", "not-affected", "event", "no-drink", "not-your-drink",
    "no-split", "does-nothing", "own-drink", "reduced", "no-loss", "no-win", "no-gain",
    "no-leaving", "no-ante", "no-payment", "no-event",
    "no-bill", "component",
]  # fmt: skip

_CONDITION: Final = "cards.sometimes.only-under-their-condition"

# Each reason, and the rule it rests on.
REASONS: Final[dict[Against, str]] = {
    "out": "losing.out-if-not-saved",
    "turn-over": "teams.turn-ends.no-more-cards-this-turn",
    "not-your-turn": "turn.action.at-most-one",
    "phase-to-come": "turn.phases.four-in-fixed-order",
    "phase-over": "turn.phases.four-in-fixed-order",
    "action-used": "turn.action.at-most-one",
    "nobody-to-name": "turn.action.targets-chosen-on-play",
    "let-pass": "timing.window.declining-is-not-binding",
    "closed": "cards.anytime.at-any-time",
    "no-round": "gambling.play.card-or-pass",
    "left-round": "gambling.leave.no-more-gambling-cards",
    "locked": "gambling.winning-hand.only-cheating-beats-it",
    "not-your-go": "gambling.play.clockwise-from-starter",
    "players": _CONDITION,
    "during-round": _CONDITION,
    "round-over": "wench-tip.not-after-last-pass",
    "ante-or-ending": "wench-tip.not-to-avoid-an-ante",
    "ending": "wench-tip.not-in-response-to-round-ending-card",
    "order-phase": _CONDITION,
    "drink-phase": _CONDITION,
    "other-phase": _CONDITION,
    "no-card": _CONDITION,
    "nobody-behind": "sea-events.response.not-when-a-player-would",
    "only-idts": "wench-drinks.only-affected-by-idts",
    "only-its-like": "idts.only-affected-by-its-like",
    "other-kind": _CONDITION,
    "ignored": "ignore.card-still-resolves",
    "no-negating": _CONDITION,
    "no-ignoring": _CONDITION,
    "no-reducing": _CONDITION,
    "beyond-help": _CONDITION,
    "own-card": _CONDITION,
    "changes-no-drink": "wench-drinks.what-counts-as-changing",
    "own-payment": "ignore.gold.not-on-own-card",
    "no-loss-coming": "affects.only-direct-change",
    "not-affected": "affects.only-direct-change",
    "event": "drinks.event.immune-to-drink-cards",
    "no-drink": _CONDITION,
    "not-your-drink": "ignore.drink.not-someone-elses",
    "no-split": "drinks.mead.immune-to-other-splits",
    "does-nothing": "ignore.drink.only-if-it-would-affect-you",
    "own-drink": _CONDITION,
    "reduced": _CONDITION,
    "no-loss": "timing.sequential.response-precedes-loss",
    "no-win": _CONDITION,
    "no-gain": _CONDITION,
    "no-leaving": _CONDITION,
    "no-ante": "gambling.ante.leave-instead",
    "no-payment": _CONDITION,
    "no-event": "ignore.drink.after-it-is-revealed",
    "no-bill": "drinks.running-out.everyone-pays-one",
    "component": _CONDITION,
}

# Reasons that speak of what is going on just now; of a card with several uses such a reason is told alone.
NEAR: Final[tuple[Against, ...]] = (
    "left-round", "locked", "not-your-go", "round-over", "ante-or-ending", "ending", "only-its-like", "only-idts",
    "other-kind", "ignored", "no-negating", "no-ignoring", "no-reducing", "beyond-help", "own-card",
    "changes-no-drink", "own-payment", "no-loss-coming", "not-affected", "event", "not-your-drink",
    "no-split", "does-nothing", "own-drink", "reduced",
)  # fmt: skip
