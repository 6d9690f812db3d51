"""Reading YAML 1.2: `on`, `yes` and `no` are words, a doubled key is a mistake, and every place has a line."""

import re
from typing import Any, ClassVar, Final, NamedTuple

import yaml

from innkeeper.vocabulary.mistakes import Mistake, Way

BASE: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
PREFIX: Final = "tag:yaml.org,2002:"
DEEPEST: Final = 30
LONGEST_NUMBER: Final = 40  # digits


class Loader(BASE):  # type: ignore[misc]
    """PyYAML's reader with the plain words of YAML 1.2 in place of those of 1.1."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[tuple[str, re.Pattern[str]]]]] = {}


Loader.add_implicit_resolver(PREFIX + "bool", re.compile(r"^(true|True|TRUE|false|False|FALSE)$"), list("tTfF"))
Loader.add_implicit_resolver(PREFIX + "null", re.compile(r"^(~|null|Null|NULL|)$"), ["~", "n", "N", ""])
Loader.add_implicit_resolver(PREFIX + "int", re.compile(r"^[-+]?[0-9]+$"), list("-+0123456789"))
Loader.add_implicit_resolver(
    PREFIX + "float", re.compile(r"^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$"), list("-+.0123456789")
)


class NotYaml(Mistake):
    """A page that cannot be read at all; `line` is where one had to give up, or 0."""

    def __init__(self, message: str, mark: yaml.Mark | None) -> None:
        super().__init__((), message)
        self.line = 0 if mark is None else mark.line + 1


class Span(NamedTuple):
    """From where to where something stands: lines from 1 on, columns from 0 on."""

    line: int
    column: int
    last_line: int
    last_column: int


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

    def span(self, way: Way, word: str = "") -> Span:
        """Where the key stands, or the word below it if that is meant; of what is not there, what should hold it."""
        node, at = self.root, self.root
        for step in way:
            found = child(node, step)
            if found is None:
                break
            at, node = found
        if word and isinstance(node, yaml.ScalarNode) and node.value == word:
            at = node
        return spanned(at)

    def whole(self, way: Way) -> Span:
        """From where to where all of a place stands, such as a card."""
        node = self.root
        for step in way:
            found = child(node, step)
            node = node if found is None else found[1]
        return spanned(node)

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


def spanned(node: yaml.Node) -> Span:
    """Where a node stands."""
    start, end = node.start_mark, node.end_mark
    return Span(start.line + 1, start.column, end.line + 1, end.column)


def check_depth(text: str) -> None:
    """Refuse what is nested deeper than any pack, before it is put together: that would need a stack as deep."""
    depth = 0
    for event in yaml.parse(text, Loader=Loader):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > DEEPEST:
            raise Mistake((), "is nested too deep")


def compose(text: str) -> yaml.Node:
    """The nodes of a page, with their marks."""
    try:
        text.encode()
        check_depth(text)
        loader = Loader(text)
        try:
            node: yaml.Node | None = loader.get_single_node()
        finally:
            loader.dispose()
    except yaml.YAMLError as error:
        said = str(error).replace('in "<unicode string>", ', "at ")
        raise NotYaml(f"is not YAML: {' '.join(said.split())}", getattr(error, "problem_mark", None)) from error
    except UnicodeEncodeError as error:
        raise Mistake((), "is not UTF-8 text") from error
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
    if kind in ("int", "float") and len(node.value) > LONGEST_NUMBER:
        raise Mistake(way, "is a number of too many digits")
    if kind == "int":
        return int(node.value)
    if kind == "float":
        return float(node.value)
    if kind == "bool":
        return node.value.lower() == "true"
    if kind == "null":
        return None
    raise Mistake(way, f"has the tag `{node.tag}`: packs are plain words and numbers")
