"""What has to be known to turn words into what the engine plays, and what words may speak of."""

from innkeeper.vocabulary.components import Component

# A component that is spoken of: the way to it from the word, its key, and what else might have been meant.
Named = tuple[tuple[str, ...], str, tuple[str, ...]]


class Lowering:
    """Whom an effect falls on when nobody is named, and the components of the pack by their keys."""

    def __init__(self, default: int, components: dict[str, Component]) -> None:
        self.default = default
        self.components = components
