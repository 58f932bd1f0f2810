"""Reads messages from outside: JSON and nothing but, small, shallow, with whole numbers and without surprises.

The standard parser calls us for every object and number, so that what other parsers let pass (a key said twice, `1.0`
for a number, `-0`, NaN) is seen; msgspec then reads the text for good, and refuses unknown types and fields.
"""

import json
import re
import unicodedata
from itertools import accumulate
from typing import Any, Generic, NoReturn, TypeVar

import msgspec

MOST_BYTES = 8 * 1024
"""No message is longer; what is not chat or setup may only have half of it."""
MOST_DEPTH, MOST_KEYS, MOST_VALUES, MOST_DIGITS = 8, 64, 512, 16
MOST_INTEGER = 2**53
MOST_LETTERS = 500
MOST_NAME = 36

T = TypeVar("T")


class NotJson(Exception):
    """Not a text in JSON at all: who sends this is no client of ours."""


class TooLong(Exception):
    """More bytes than a message of its kind may have."""


class BadMessage(Exception):
    """JSON, and not a message; the words say what is wrong with it. What could be read of it names the command."""

    def __init__(self, words: str, read: object = None) -> None:
        super().__init__(words)
        self._read = read if isinstance(read, dict) else {}

    def named(self, field: str) -> str:
        """A short text in the message that tells the client which one it was."""
        value = self._read.get(field)
        return value if isinstance(value, str) and len(value) <= MOST_NAME else ""


_STRING = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
"""A string up to its end or that of the text, never read twice: a pattern that looked back would cost a square."""
_NO_BRACKETS = re.compile(r"[^\[\]{}]++")
_STEP = {"[": 1, "{": 1, "]": -1, "}": -1}
_UNSPEAKABLE = re.compile("[\x00\ud800-\udfff]")


def _refuse_shape(text: str) -> None:
    """Before anything recurses, or is called for each of very many values."""
    is_deep, is_long = text.count("{") + text.count("[") > MOST_DEPTH, text.count(",") >= MOST_VALUES
    if not is_deep and not is_long:
        return
    bare = _STRING.sub("", text)
    if bare.count(",") >= MOST_VALUES:
        raise BadMessage(f"more than {MOST_VALUES} values")
    if max(accumulate(map(_STEP.__getitem__, _NO_BRACKETS.sub("", bare))), default=0) > MOST_DEPTH:
        raise BadMessage(f"more than {MOST_DEPTH} levels deep")


def _refuse_float(text: str) -> NoReturn:
    raise BadMessage(f"numbers are whole and written in digits, not as {text[:MOST_DIGITS]}")


def _integer(text: str) -> int:
    if text == "-0":
        _refuse_float(text)
    if len(text) > MOST_DIGITS + 1 or abs(number := int(text)) > MOST_INTEGER:
        raise BadMessage("a number is too large")
    return number


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(pairs) > MOST_KEYS:
        raise BadMessage(f"an object has more than {MOST_KEYS} keys")
    read = dict(pairs)
    if len(read) < len(pairs):
        raise BadMessage("a key stands twice in an object")
    return read


_decoder = json.JSONDecoder(
    object_pairs_hook=_object, parse_float=_refuse_float, parse_int=_integer, parse_constant=_refuse_float
)


def _check_texts(value: Any, most_letters: int) -> None:
    """Keys need no look: a key that no type has is refused in any case."""
    if isinstance(value, str):
        if len(value) > most_letters:
            raise BadMessage(f"a text has more than {most_letters} letters")
        if _UNSPEAKABLE.search(value):
            raise BadMessage("a text holds what is no letter")
        if not unicodedata.is_normalized("NFC", value):
            raise BadMessage("a text is not in the normal form NFC")
    elif isinstance(value, dict):
        for part in value.values():
            _check_texts(part, most_letters)
    elif isinstance(value, list):
        for part in value:
            _check_texts(part, most_letters)


def read_json(text: str, most_letters: int = MOST_LETTERS) -> Any:
    """A JSON value that keeps all limits but that of its length; raises `NotJson` or `BadFrame`."""
    _refuse_shape(text)
    try:
        value = _decoder.decode(text)
    except ValueError as error:
        raise NotJson from error
    plain = text.isascii() and "\\" not in text and len(text) <= most_letters
    if not plain:  # otherwise no text in it can be too long, unspeakable or not in its normal form
        _check_texts(value, most_letters)
    return value


class MessageReader(Generic[T]):
    """Reads one of the messages of a union of tagged types, all of which forbid unknown fields."""

    def __init__(self, messages: Any, *, long: tuple[type, ...] = ()) -> None:
        self._decode = msgspec.json.Decoder(messages).decode
        self._long = long
        """The kinds that may use the full length."""

    def __call__(self, text: str) -> T:
        """Raises `TooLong`, `NotJson` or `BadFrame`."""
        length = len(text) if text.isascii() else len(text.encode(errors="replace"))
        if length > MOST_BYTES:
            raise TooLong
        value = read_json(text)
        try:
            message: T = self._decode(text)
        except msgspec.ValidationError as error:
            raise BadMessage(str(error), value) from error
        except (msgspec.DecodeError, UnicodeEncodeError) as error:  # half a surrogate pair
            raise BadMessage("a key holds what is no letter", value) from error
        if not isinstance(message, self._long) and length > MOST_BYTES // 2:
            raise TooLong
        return message
