"""Going through all that is written in a pack, with the way to each place."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from innkeeper.vocabulary.grammar import Word
from innkeeper.vocabulary.mistakes import Way


def words_in(written: Any, way: Way = ()) -> Iterator[tuple[Way, Word]]:
    """Every word, wherever it stands, with the way to it."""
    if isinstance(written, Word):
        yield way, written
    if isinstance(written, Struct):
        names = zip(written.__struct_fields__, written.__struct_encode_fields__, strict=True)
        for field, name in names:
            yield from words_in(getattr(written, field), (*way, name))
    elif isinstance(written, dict):
        for key, value in written.items():
            yield from words_in(value, (*way, key))
    elif isinstance(written, list):
        for place, value in enumerate(written):
            yield from words_in(value, (*way, place))
