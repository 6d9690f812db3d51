"""What has to be known to turn words into what the engine plays, and what words may speak of."""

from typing import Final, NamedTuple

from innkeeper.vocabulary.components import Component
from innkeeper.vocabulary.terms import EVERYONE, ME

# The kinds of component, as they are written.
COUNTED: Final = ("counter", "token")
TOKEN: Final = ("token",)
COUNTER: Final = ("counter",)
DECK: Final = ("deck",)


class Named(NamedTuple):
    """A component that is spoken of: the way to it, its key, of which kinds it may be, and what else might be meant."""

    way: tuple[str, ...]
    key: str
    kinds: tuple[str, ...]
    others: tuple[str, ...] = ()


class Lowering:
    """Whom an effect falls on when nobody is named, the components of the pack by their keys, what was chosen from."""

    def __init__(self, default: int, components: dict[str, Component]) -> None:
        self.default = default
        self.components = components
        self.options: list[str] = []  # what each player has chosen from, by name

    def gainer(self) -> int:
        """Who gains Gold when nobody is named: I do, or of a choice that each makes who made it."""
        return EVERYONE if self.default == EVERYONE else ME
