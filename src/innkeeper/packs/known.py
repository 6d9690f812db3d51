"""Which words are known at a place of a pack, found from the classes of the vocabulary."""

from functools import cache
from typing import Any

from msgspec import inspect

from innkeeper.vocabulary.mistakes import Way
from innkeeper.vocabulary.words import AnyPack


def known_words(data: Any, way: Way) -> list[str]:
    """The keys and the words that may stand at this place of tagged data."""
    kinds = fitting(flat(pack_type()), data)
    for step in way:
        kinds = [below for kind in kinds for below in one_down(kind, step)]
        data = step_into(data, step)
        kinds = fitting(kinds, data)
    return sorted({word for kind in kinds for word in words_of(kind)})


@cache
def pack_type() -> inspect.Type:
    """The classes of the vocabulary, as msgspec sees them."""
    return inspect.type_info(AnyPack)


def flat(kind: inspect.Type) -> list[inspect.Type]:
    """The kinds a place may be of."""
    if isinstance(kind, inspect.UnionType):
        return [member for each in kind.types for member in flat(each)]
    if isinstance(kind, inspect.Metadata):
        return flat(kind.type)
    return [kind]


def fitting(kinds: list[inspect.Type], data: Any) -> list[inspect.Type]:
    """Of several classes told apart by a tag only the one that is meant."""
    return [kind for kind in kinds if not isinstance(kind, inspect.StructType) or has_tag(kind, data)]


def has_tag(kind: inspect.StructType, data: Any) -> bool:
    """Whether data is of this class, as far as its tag tells."""
    if kind.tag_field is None:
        return True
    return isinstance(data, dict) and data.get(kind.tag_field) == kind.tag


def one_down(kind: inspect.Type, step: str | int) -> list[inspect.Type]:
    """The kinds one step further down."""
    if isinstance(kind, inspect.StructType):
        return [below for field in kind.fields if field.encode_name == step for below in flat(field.type)]
    if isinstance(kind, inspect.ListType) and isinstance(step, int):
        return flat(kind.item_type)
    if isinstance(kind, inspect.DictType):
        return flat(kind.value_type)
    return []


def step_into(data: Any, step: str | int) -> Any:
    """The data one step further down, if it is there."""
    if isinstance(data, dict):
        return data.get(step)
    if isinstance(data, list) and isinstance(step, int) and step < len(data):
        return data[step]
    return None


def words_of(kind: inspect.Type) -> list[str]:
    """The keys of a mapping or the words of a choice."""
    if isinstance(kind, inspect.StructType):
        return [field.encode_name for field in kind.fields]
    if isinstance(kind, inspect.LiteralType):
        return [str(value) for value in kind.values]
    if isinstance(kind, inspect.DictType):
        return [word for key in flat(kind.key_type) for word in words_of(key)]
    return []
