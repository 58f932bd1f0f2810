"""Where the sentence of an event is found: by its type."""

from collections.abc import Sequence
from functools import singledispatch

Names = Sequence[str]


@singledispatch
def sentence(event: object, names: Names) -> str:
    """What happened, as a sentence."""
    raise TypeError(f"{type(event).__name__} is nothing that can happen in this game")
