"""What all words of the vocabulary have in common, and what a verb is."""

from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta, Struct

Text = Annotated[str, Meta(min_length=1)]
Number = Annotated[int, Meta(ge=1, le=40)]
Who = Literal["me", "others", "everyone", "source"]

# What of the moment a verb needs: something it acts on that only some moments offer.
CARD: Final = "card"
DRINK: Final = "drink"
EVENT: Final = "event"
LOSS: Final = "loss"
DUE: Final = "due"
ANTE: Final = "ante"
WIN: Final = "win"
ROUND: Final = "round"
NOTHING: Final = ""


class Word(Struct, forbid_unknown_fields=True):
    """Anything an author writes as a mapping; unknown keys are refused."""

    def one_of(self, *names: str) -> None:
        """Refuse anything but exactly one of these keys."""
        given = [name for name in names if getattr(self, name) is not None]
        if len(given) != 1:
            raise ValueError("write exactly one of " + ", ".join(f"`{name}`" for name in names))


class Provided(Word):
    """When an effect is carried out at all: `if: {still_in: me}`."""

    still_in: Literal["me"] | None = None
    during: Literal["action phase"] | None = None

    def __post_init__(self) -> None:
        self.one_of("still_in", "during")


class Shielded(Word):
    """What cannot be done to one effect: `cannot: {be: [reduced, ignored]}`."""

    be: list[Literal["reduced", "ignored"]]


class Verb(Word, kw_only=True, tag_field="verb", rename={"condition": "if"}):
    """One effect of a play. `needs` is what its moment must offer."""

    needs: ClassVar[str] = NOTHING
    picks: ClassVar[bool] = False
    condition: Provided | None = None

    def need(self) -> str:
        """What of the moment this effect acts on."""
        return self.needs

    def must_pick(self) -> bool:
        """Whether the play has to pick somebody for this effect."""
        return self.picks

    def whom(self) -> str | None:
        """On whom the author says it falls, if at all."""
        return None


class OnSomebody(Verb, kw_only=True):
    """An effect that falls on somebody: without `who` on the picked, else on me."""

    who: Who | None = None

    def whom(self) -> str | None:
        return self.who


def named(verb: str) -> dict[str, str]:
    """How the fields of a verb are written in a file."""
    return {"what": verb, "source": "from", "partner": "with"}
