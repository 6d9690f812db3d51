"""An author without sense: writes at random whatever the classes of the vocabulary allow, each key now and then."""

import random
from copy import deepcopy
from typing import Any, Final

import msgspec
from msgspec import inspect

from innkeeper.vocabulary.mistakes import Mistake
from innkeeper.vocabulary.tagging import walk

DEEPEST: Final = 7
TITLES: Final = ("I don't think so!", "Take that!")
SLOT: Final = "hand"
SELDOM: Final = {
    "origin", "flavour", "aliases", "same_as", "boss", "cannot", "only", "joins", "goes", "until", "follows",
    "uses", "sum", "slots",
}  # fmt: skip
# Of these only one, seldom two, are written at once.
EITHER: Final = (
    ("action", "sometimes", "anytime", "gambling", "cheating"), ("drink", "event"), ("do", "choose"),
    ("counter", "token", "deck"), ("lose", "pay"), ("lose", "win", "gain"),
    ("alcohol", "to", "into", "numbers", "weaker"), ("to", "by"), ("goes", "static"), ("up_to", "exactly"),
)  # fmt: skip
CONDITIONS: Final = {
    "still_in": "me", "during": "action phase", "in": "round", "not": "reduced", "players": 2, "source": {"mark": 1},
}  # fmt: skip


class Author:
    """Writes with a seed, about the components that go by these keys."""

    def __init__(self, seed: int, keys: tuple[str, ...] = ()) -> None:
        self.dice = random.Random(seed)
        self.keys = keys
        self.titles = 0
        self.depth = 0

    def mapping(self, kind: type[Any]) -> dict[str, Any]:
        """What a class of the vocabulary allows."""
        written: dict[str, Any] = self.value(inspect.type_info(kind), "")
        return written

    def value(self, kind: inspect.Type, name: str) -> Any:
        """Something of this kind under a key of this name."""
        match kind:
            case inspect.Metadata():
                return self.value(kind.type, name)
            case inspect.UnionType():
                return self.value(self.dice.choice(self.members(kind)), name)
            case inspect.StructType():
                return self.struct(kind)
            case inspect.ListType():
                least = kind.min_length or 0
                number = self.dice.randint(least, min(kind.max_length or 2, max(least, 2)))
                return [self.value(kind.item_type, name) for _ in range(number)]
            case inspect.DictType():
                return self.dictionary(kind, name)
            case inspect.LiteralType():
                return self.dice.choice(kind.values)
            case inspect.IntType():
                return self.dice.randint(max(kind.ge if kind.ge is not None else -2, -2), min(kind.le or 4, 4))
            case inspect.FloatType():
                return self.dice.choice([0.5, -0.5, 1.0])
            case inspect.BoolType():
                return self.dice.random() < 0.5
            case inspect.StrType():
                return self.text(name)
        raise TypeError(f"no idea how to write {kind!r}")

    def members(self, kind: inspect.UnionType) -> list[inspect.Type]:
        """What may stand here; far down nothing that holds more of the like."""
        found = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        return [one for one in found if self.depth < DEEPEST or getattr(one, "tag", "") != "choose"]

    def struct(self, kind: inspect.StructType) -> dict[str, Any]:
        """A mapping, mostly one that is right by itself."""
        self.depth += 1
        written = self.anyhow(kind)
        for _ in range(8):
            if self.dice.random() < 0.02 or is_right(written, kind):
                break
            written = self.anyhow(kind)
        self.depth -= 1
        return written

    def anyhow(self, kind: inspect.StructType) -> dict[str, Any]:
        """A mapping with all keys that it needs, and some of the others."""
        names = {field.encode_name for field in kind.fields}
        groups = [group for group in EITHER if names.issuperset(group)]
        likely = {name for group in groups for name in self.dice.choices(group, k=1 + (self.dice.random() < 0.1))}
        others = {name for group in groups for name in group} - likely
        written = {}
        for field in kind.fields:
            name = field.encode_name
            chance = 1.0 if name in likely else 0.0 if name in others else 0.04 if name in SELDOM else 0.3
            if field.required or self.dice.random() < chance:
                written[name] = self.value(field.type, name)
        return written

    def dictionary(self, kind: inspect.DictType, name: str) -> dict[str, Any]:
        """A mapping whose keys are words of a list, or the author's own."""
        if isinstance(kind.key_type, inspect.LiteralType):
            return {str(self.dice.choice(kind.key_type.values)): self.value(kind.value_type, name)}
        if name in ("lose", "gain"):
            keys = self.some("fortitude", "alcohol", "gold", *self.keys)
            return {key: self.value(kind.value_type, "amount") for key in keys}
        if name == "if":
            return {key: CONDITIONS.get(key, self.span()) for key in self.some(*CONDITIONS, *self.keys)}
        if name in ("slots", "slot"):
            return {SLOT: self.dice.randint(1, 2)}
        if name == "choose":
            return {key: self.value(kind.value_type, "") for key in ("One", "Two")}
        return self.amount()

    def amount(self) -> dict[str, Any]:
        """An amount that is read late."""
        if self.dice.random() < 0.5:
            steps = sorted(self.dice.sample(range(5), self.dice.randint(1, 3)))
            return {self.key(): {str(step): self.dice.randint(0, 4) for step in steps}}
        found: dict[str, Any] = {"per": self.dice.choice(["pick", "hit", "players", self.key()])}
        return found | ({"up_to": self.dice.randint(1, 3)} if self.dice.random() < 0.3 else {})

    def span(self) -> Any:
        """Where a component must stand."""
        if self.dice.random() < 0.5:
            return self.dice.randint(0, 4)
        ends = [("from", self.dice.randint(0, 3)), ("to", self.dice.randint(2, 6))]
        return dict(self.dice.sample(ends, self.dice.randint(1, 2)))

    def some(self, *words: str) -> list[str]:
        """One of several words, seldom two."""
        return self.dice.sample(words, 1 + (self.dice.random() < 0.15))

    def key(self) -> str:
        return self.dice.choice(self.keys or ("nothing",))

    def text(self, name: str) -> str:
        if name in ("title", "cards"):
            self.titles += 1
            return f"Card {self.titles}"
        if name in ("joins", "having", "from", "sum"):
            return self.key()
        if name == "slot":
            return SLOT
        return self.dice.choice(TITLES if name in ("same_as", "affected_by") else "AZ")


def is_right(written: dict[str, Any], kind: inspect.StructType) -> bool:
    """Whether a mapping is accepted by itself."""
    data = deepcopy(written)
    try:
        walk({"do": [data]} if kind.tag_field == "verb" else {"when": data} if kind.tag_field == "moment" else data, ())
        msgspec.convert(data, kind.cls)
    except (Mistake, msgspec.ValidationError):
        return False
    return True
