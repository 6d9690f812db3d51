"""Kinds of values that several messages have."""

from typing import Annotated

import msgspec

Answer = int | list[int]
Text = Annotated[str, msgspec.Meta(max_length=200)]
