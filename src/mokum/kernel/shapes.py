"""The shape of stored values: a JSON Schema without the words, so that it says when a type has really changed."""

from typing import Any

import msgspec

Shape = dict[str, Any]


def shape_of(kind: Any) -> Shape:
    """Which values of this type can be stored."""
    shape: Shape = _wordless(msgspec.json.schema(kind))
    return shape


def _wordless(part: Any) -> Any:
    match part:
        case dict():
            return {name: _wordless(value) for name, value in part.items() if not _is_words(name, value)}
        case list() | tuple():
            return [_wordless(value) for value in part]
        case _:
            return part


def _is_words(name: str, value: Any) -> bool:
    """Of a type; a field may be called so as well."""
    return name in {"description", "title"} and isinstance(value, str)
