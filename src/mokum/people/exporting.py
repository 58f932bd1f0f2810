"""An export as it is written: JSON in pieces, so that ten thousand games cost no more memory than a page of them."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any

import msgspec

from mokum.people.values import Export

Pages = Callable[[str], AsyncIterator[Sequence[Any]]]
"""What somebody else keeps of a player, by reference, page by page: whoever keeps the tables brings it."""

_encode = msgspec.json.Encoder().encode


async def written(export: Export, ref: str, kept: Mapping[str, Pages]) -> AsyncIterator[bytes]:
    """One JSON object: what is stored about the person, and then under each name what is kept elsewhere."""
    yield _encode(export)[:-1]
    for name, pages in kept.items():
        yield b"," + _encode(name) + b":["
        between = b""
        async for page in pages(ref):
            if page:
                yield between + _encode(page)[1:-1]
                between = b","
        yield b"]"
    yield b"}"
