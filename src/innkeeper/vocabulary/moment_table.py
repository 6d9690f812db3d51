"""The moments at which a card may be played, in one table: checking, lowering and wording read it.

What a moment does not heed is refused when a pack is read; what it heeds is lowered onto the play, where legality asks
for it, and is said in its text.
"""

from typing import Final, NamedTuple

from innkeeper.vocabulary import terms
from innkeeper.vocabulary.grammar import (
    ANTE,
    ARTIFACT,
    CARD,
    DRINK,
    DUE,
    EVENT,
    GAIN,
    HIT,
    LOSS,
    PAID,
    PHASE,
    POT,
    ROUND,
    WIN,
)
from innkeeper.vocabulary.names import PHASES

# What else a moment may heed besides `of` and `by`.
AFFECTS: Final = "affects"
THAT: Final = "that"
FROM: Final = "from"
NOT_REDUCED: Final = "if: {not: reduced}"
NO_ANTE_OR_ENDING: Final = "cannot: {answer: [ante, ending]}"

# When a player stands behind what happens: `who: source` and `cannot: {pick: source}` speak of that player.
NEVER: Final = ""
ALWAYS: Final = "always"
IF_BY: Final = "by"  # if the moment says `by: another`
IF_ANOTHERS: Final = "of"  # if it says `of: another`


class Row(NamedTuple):
    """One moment: how it is written, what the engine calls it, and what it heeds; a link that may be "" is optional."""

    written: str
    term: int
    said: str  # the message that tells it
    offers: tuple[str, ...] = ()  # what a verb may act on
    behind: str = NEVER
    of: tuple[str, ...] = ("",)
    by: tuple[str, ...] = ("",)
    heeds: tuple[str, ...] = ()
    phase: int = -1

    def has_source(self, of: str, by: str) -> bool:
        """Whether a player stands behind it, where it is written with these links."""
        found = {ALWAYS: True, IF_BY: by != "", IF_ANOTHERS: of == "another"}
        return found.get(self.behind, False)

    def links(self) -> dict[str, tuple[str, ...]]:
        """What may be said of whom it befalls, and of who is behind it."""
        return {"of": self.of, "by": self.by}

    def asks(self) -> str:
        """What goes with it, for an author who wrote something else."""
        told = [asked(link, values) for link, values in self.links().items()]
        return f"with `{self.written}` write " + " and ".join(told)


def asked(link: str, values: tuple[str, ...]) -> str:
    """Which values a link may have."""
    given = [f"`{link}: {value}`" for value in values if value]
    if not given:
        return f"no `{link}`"
    return ("perhaps " if "" in values else "") + " or ".join(given)


OF_ME: Final = ("me",)
OF_ANOTHER: Final = ("another",)
BY_ANOTHER: Final = ("another",)
PERHAPS_BY_ANOTHER: Final = ("", "another")

# Moments that nobody writes: the kind of the card says them.
BY_ITSELF: Final = Row("", 0, "")
AS_ACTION: Final = Row("action", terms.AS_ACTION, "")
AT_ANY_TIME: Final = Row("anytime", terms.AT_ANY_TIME, "")
ON_YOUR_GO: Final = Row("gambling", terms.ON_YOUR_GO, "", (ROUND,))

CARD_PLAYED: Final = Row(
    "answers: [action]", terms.ANSWERS_CARD, "moment-card", (CARD,), ALWAYS,
    of=("", "me"), by=PERHAPS_BY_ANOTHER, heeds=(AFFECTS, THAT),
)  # fmt: skip
GAMBLING_CARD_PLAYED: Final = CARD_PLAYED._replace(offers=(CARD, ROUND))
DRINK_OPEN: Final = Row(
    "answers: drink", terms.ANSWERS_DRINK, "moment-drink", (DRINK,), IF_BY, of=("", "me"), by=PERHAPS_BY_ANOTHER
)
# sea-events.response.no-player-behind-it
EVENT_OPEN: Final = Row(
    "answers: event", terms.ANSWERS_EVENT, "moment-event", (EVENT,), of=("", "drinks"), heeds=(THAT,)
)
# treasure.get.no-plays-during-steps
REVEALED: Final = Row("answers: revealed", terms.ANSWERS_REVEALED, "moment-revealed", of=("me",))
CURSE_OPEN: Final = REVEALED._replace(written="answers: curse", offers=(CARD,))
WOULD_LOSE_FORTITUDE: Final = Row(
    "would: {lose: fortitude}", terms.WOULD_LOSE_FORTITUDE, "moment-would-lose-fortitude", (LOSS,), ALWAYS,
    OF_ME, PERHAPS_BY_ANOTHER, (FROM,),
)  # fmt: skip
WOULD_LOSE_GOLD: Final = Row("would: {lose: gold}", terms.WOULD_LOSE_GOLD, "moment-would-lose-gold", (DUE,), of=OF_ME)
WOULD_PAY: Final = Row("would: {pay: drinks}", terms.WOULD_PAY_FOR_DRINKS, "moment-would-pay-drinks", (DUE,), of=OF_ME)
WOULD_GAIN_FORTITUDE: Final = Row(
    "would: {gain: fortitude}", terms.WOULD_GAIN_FORTITUDE, "moment-would-gain-fortitude", (GAIN,), ALWAYS, OF_ANOTHER
)
# card-notes.why-thank-you.is-a-gain-from-inn
WOULD_GAIN_GOLD: Final = Row(
    "would: {gain: gold}", terms.WOULD_GAIN_GOLD, "moment-would-gain-gold", (GAIN,), ALWAYS, OF_ANOTHER
)
WOULD_ANTE: Final = Row("would: ante", terms.WOULD_ANTE, "moment-would-ante", (ANTE, ROUND), of=OF_ME)
AFTER_LOSS: Final = Row(
    "after: {lose: fortitude}",
    terms.AFTER_LOSS,
    "moment-after-loss",
    (HIT,),
    ALWAYS,
    ("anyone", "me", "gizmo"),
    BY_ANOTHER,
    (NOT_REDUCED,),
)
AFTER_WIN: Final = Row(
    "after: {win: round}", terms.AFTER_WIN, "moment-after-win", (WIN, ROUND), ALWAYS, by=PERHAPS_BY_ANOTHER
)
# card-notes.lets-make-this-game-more-interesting.first-card-counts: collecting comes after winning, and without it
AFTER_POT: Final = Row("after: {gain: pot}", terms.AFTER_POT, "moment-after-pot", (POT,), ALWAYS, by=BY_ANOTHER)
AFTER_GAIN: Final = Row("after: {gain: gold}", terms.AFTER_GAIN, "moment-after-gain", of=OF_ME)
AFTER_PAYMENT: Final = Row(
    "after: {pay: inn}", terms.AFTER_PAYMENT, "moment-after-payment", (PAID,), ALWAYS, by=PERHAPS_BY_ANOTHER
)
AFTER_SPENDING: Final = Row(
    "after: {pay: artifact}", terms.AFTER_SPENDING, "moment-after-spending", (ARTIFACT,), ALWAYS, by=BY_ANOTHER
)
DURING: Final = {
    "round": Row(
        "during: round", terms.DURING, "moment-during-round", (ROUND,),
        heeds=(NO_ANTE_OR_ENDING,), phase=terms.ROUND_OF_GAMBLING,
    ),
    "phase": Row(
        "during: phase", terms.DURING, "moment-during-phase", (PHASE,),
        behind=ALWAYS, of=("anyone", "me", "another"), phase=terms.ANY_PHASE,
    ),
    **{
        name: Row(
            f"during: {name}", terms.DURING, f"moment-during-{name.removesuffix(' phase')}", (PHASE,),
            behind=IF_ANOTHERS, of=("me", "another"), phase=phase,
        )
        for name, phase in PHASES.items() if name not in ("round", "phase")
    },
}  # fmt: skip

WRITTEN: Final = (
    CARD_PLAYED, GAMBLING_CARD_PLAYED, DRINK_OPEN, EVENT_OPEN, REVEALED, CURSE_OPEN, WOULD_LOSE_FORTITUDE,
    WOULD_LOSE_GOLD, WOULD_PAY, WOULD_ANTE, AFTER_LOSS, AFTER_WIN, AFTER_POT, AFTER_GAIN, WOULD_GAIN_FORTITUDE,
    WOULD_GAIN_GOLD, AFTER_PAYMENT, AFTER_SPENDING, *DURING.values(),
)  # fmt: skip
BY_TERM: Final = {(row.term, row.phase): row for row in WRITTEN}
