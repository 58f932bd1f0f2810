"""What was stored in an older shape, as it is written today: the tag of a value says which shape it has.

A value gets another tag (`Paid`, then `Paid.2`) when what was stored can no longer be read as it is, or would mean
something else. The old tag is then led to the next one by a function, and so on to that of today.
"""

from collections.abc import Callable, Mapping

import msgspec

Fields = dict[str, msgspec.Raw]
"""A stored value by the names of its fields, each as it was written."""
Upcast = Callable[[Fields], Fields]
"""Leads the fields of one tag to those of the next, which it writes under `type`."""
Older = Mapping[str, Upcast]
"""By the tag that is no longer written."""

TAG = "type"
_read_tag = msgspec.json.Decoder()


def tagged(tag: str) -> msgspec.Raw:
    """A tag as it is written."""
    return msgspec.Raw(msgspec.json.encode(tag))


def upcast(fields: Fields, older: Older) -> Fields:
    """The value as it is written today."""
    while (step := older.get(_tag(fields))) is not None:
        fields = step(fields)
    return fields


def written(fields: Fields) -> bytes:
    """The fields in the order in which they were stored; whatever was between them is not kept."""
    return b"{" + b",".join(msgspec.json.encode(name) + b":" + bytes(value) for name, value in fields.items()) + b"}"


def is_older(fields: Fields, older: Older) -> bool:
    """Whether the value was stored in a shape that is no longer written."""
    return _tag(fields) in older


def _tag(fields: Fields) -> str:
    """Nobody's, where it is missing or no word: then the value is refused when it is read."""
    return str(_read_tag.decode(fields[TAG])) if TAG in fields else ""
