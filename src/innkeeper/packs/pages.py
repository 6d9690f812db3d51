"""Reading YAML 1.2: `on`, `yes` and `no` are words, a doubled key is a mistake, and every place has a line."""

import re
from typing import Any, ClassVar, Final

import yaml

from innkeeper.vocabulary.mistakes import Mistake, Way

BASE: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
PREFIX: Final = "tag:yaml.org,2002:"
DEEPEST: Final = 30


class Loader(BASE):  # type: ignore[misc]
    """PyYAML's reader with the plain words of YAML 1.2 in place of those of 1.1."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[tuple[str, re.Pattern[str]]]]] = {}


Loader.add_implicit_resolver(PREFIX + "bool", re.compile(r"^(true|True|TRUE|false|False|FALSE)$"), list("tTfF"))
Loader.add_implicit_resolver(PREFIX + "null", re.compile(r"^(~|null|Null|NULL|)$"), ["~", "n", "N", ""])
Loader.add_implicit_resolver(PREFIX + "int", re.compile(r"^[-+]?[0-9]+$"), list("-+0123456789"))
Loader.add_implicit_resolver(
    PREFIX + "float", re.compile(r"^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$"), list("-+.0123456789")
)


class Page:
    """A page of YAML: its data, and the line of every place in it."""

    def __init__(self, text: str) -> None:
        self.root = compose(text)

    def data(self) -> Any:
        """The page as plain data, made anew."""
        return built(self.root, (), set())

    def line(self, way: Way) -> int:
        """The line of a place, or of the last part of the way to it that exists."""
        node, line = self.root, 1
        for step in way:
            found = child(node, step)
            if found is None:
                break
            mark, node = found
            line = mark.start_mark.line + 1
        return line

    def title(self, way: Way) -> tuple[int, str] | None:
        """The title of the card a way leads through, and how many steps lead to it."""
        node = self.root
        for steps, step in enumerate(way, start=1):
            found = child(node, step)
            if found is None:
                return None
            node = found[1]
            title = child(node, "title")
            if title is not None and isinstance(title[1], yaml.ScalarNode):
                return steps, str(title[1].value)
        return None


def compose(text: str) -> yaml.Node:
    """The nodes of a page, with their marks."""
    try:
        loader = Loader(text)
        try:
            node: yaml.Node | None = loader.get_single_node()
        finally:
            loader.dispose()
    except yaml.YAMLError as error:
        said = str(error).replace('in "<unicode string>", ', "at ")
        raise Mistake((), f"is not YAML: {' '.join(said.split())}") from error
    except RecursionError as error:
        raise Mistake((), "is nested too deep") from error
    if node is None:
        raise Mistake((), "is empty")
    return node


def child(node: yaml.Node, step: str | int) -> tuple[yaml.Node, yaml.Node] | None:
    """One step down: the node that marks the place, and the node below it."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == step:
                return key, value
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        return node.value[step], node.value[step]
    return None


def built(node: yaml.Node, way: Way, seen: set[int]) -> Any:
    """Plain data from nodes; doubled keys and references to another place are refused."""
    if len(way) > DEEPEST:
        raise Mistake(way[:2], "is nested too deep")
    if id(node) in seen:
        raise Mistake(way, "refers to another place of the file (`*`): write it out")
    seen.add(id(node))
    if isinstance(node, yaml.MappingNode):
        return built_mapping(node, way, seen)
    if isinstance(node, yaml.SequenceNode):
        return [built(item, (*way, place), seen) for place, item in enumerate(node.value)]
    return scalar(node, way)


def built_mapping(node: yaml.MappingNode, way: Way, seen: set[int]) -> dict[str, Any]:
    """A mapping whose keys are words, each once."""
    data: dict[str, Any] = {}
    for key, value in node.value:
        if not isinstance(key, yaml.ScalarNode):
            raise Mistake(way, "has a key that is not a word")
        if key.value in data:
            raise Mistake((*way, key.value), f"`{key.value}` is there twice")
        data[key.value] = built(value, (*way, key.value), seen)
    return data


def scalar(node: yaml.Node, way: Way) -> Any:
    """A word, a number, true, false or nothing."""
    kind = node.tag.removeprefix(PREFIX)
    if kind == "str":
        return node.value
    if kind == "int":
        return int(node.value)
    if kind == "float":
        return float(node.value)
    if kind == "bool":
        return node.value.lower() == "true"
    if kind == "null":
        return None
    raise Mistake(way, f"has the tag `{node.tag}`: packs are plain words and numbers")
