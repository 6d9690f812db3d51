"""The YAML 1.2 documents of a scenario file: `on`, `yes` and `no` are words, and a doubled key is a mistake."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import yaml

from innkeeper.packs.pages import PREFIX, Loader

PLAIN: Final[dict[str, Callable[[str], Any]]] = {
    "str": str,
    "int": int,
    "float": float,
    "bool": lambda word: word.lower() == "true",
    "null": lambda word: None,
}


class DocumentError(ValueError):
    """What is wrong with the YAML itself, with the line."""


def documents(text: str) -> Iterator[tuple[int, Any]]:
    """Each document of a text with its first line; empty ones are left out."""
    try:
        loader = Loader(text)
        while loader.check_node():
            node = loader.get_node()
            data = built(node, [])
            if data is not None:
                yield node.start_mark.line + 1, data
    except yaml.YAMLError as error:
        raise DocumentError(f"is not YAML: {' '.join(str(error).split())}") from error


def built(node: yaml.Node, above: list[yaml.Node]) -> Any:
    """Plain data from nodes."""
    if node in above:
        raise DocumentError(f"line {node.start_mark.line + 1}: an anchor (`&`) holds itself")
    within = [*above, node]
    if isinstance(node, yaml.MappingNode):
        return built_mapping(node, within)
    if isinstance(node, yaml.SequenceNode):
        return [built(item, within) for item in node.value]
    kind = node.tag.removeprefix(PREFIX)
    if kind not in PLAIN:
        raise DocumentError(f"line {node.start_mark.line + 1}: the tag `{node.tag}` is not known here")
    return PLAIN[kind](node.value)


def built_mapping(node: yaml.MappingNode, within: list[yaml.Node]) -> dict[str, Any]:
    """A mapping whose keys are words, each once."""
    data: dict[str, Any] = {}
    for key, value in node.value:
        line = key.start_mark.line + 1
        if not isinstance(key, yaml.ScalarNode):
            raise DocumentError(f"line {line}: a key must be a word")
        if key.value in data:
            raise DocumentError(f"line {line}: the key `{key.value}` is there twice")
        data[key.value] = built(value, within)
    return data
