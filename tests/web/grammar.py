"""Hostile texts made from the types of the messages themselves: valid values first, then what spoils them."""

import json
import random
import uuid
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import inspect

LETTERS = '{}[]":,\\0123456789-.eE nulltruefalse\u0000\ufeff\u00e9\U0001f6f6abcdef\ud800\u202e'
HOSTILE: tuple[Callable[[random.Random], Any], ...] = (
    lambda luck: None,
    lambda luck: luck.choice((True, False)),
    lambda luck: luck.choice((-1, 0, 1, 2**31, 2**31 + 1, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**40)),
    lambda luck: luck.choice((0.5, -0.0, 1.0, 1e300, float("nan"), float("inf"), -float("inf"))),
    lambda luck: luck.choice(("", "x", "\u0000", "\ud800", "\udfff", "e\u0301", "\u202e", '"', "\\", "null")),
    lambda luck: luck.choice('x"\\\u00e9[{\ud800') * luck.choice((36, 37, 100, 101, 500, 501, 4000, 9000)),
    lambda luck: [],
    lambda luck: {},
    lambda luck: [0] * luck.choice((1, 65, 3000)),
    lambda luck: {f"k{number}": number for number in range(luck.choice((1, 64, 65, 900)))},
    lambda luck: nested(luck.randint(1, 12), luck.choice(([], {}, 0, "x"))),
    lambda luck: nested(luck.choice((7, 8, 9, 500)), 0),
)
UUID = "0190f3a0-0000-7000-8000-000000000001"


def nested(depth: int, inside: Any) -> Any:
    for number in range(depth):
        inside = [inside] if number % 2 else {"a": inside}
    return inside


class Grammar:
    """Values and texts of one type, from one seed. `words` are texts that mean something, such as moves."""

    def __init__(self, kind: Any, seed: int | str, words: tuple[str, ...] = ("draw deck", "greedy", "x")) -> None:
        self.luck = random.Random(seed)
        self.words = words
        self._kind = inspect.type_info(kind)

    def valid(self) -> Any:
        """A value that is read, as far as the type alone can say."""
        return self._value(self._kind)

    def texts(self) -> Iterator[str]:
        """Texts without end: good ones, and good ones that are spoilt once or several times."""
        before = "{}"
        while True:
            value = self.valid()
            for _ in range(self.luck.choice((0, 0, 1, 1, 2))):
                value = self._spoil(value)
            text = self._write(value)
            for _ in range(self.luck.choice((0, 0, 0, 1, 3))):
                text = self._scratch(text, before)
            before = text if len(text) < 2000 else before
            yield text

    def _value(self, kind: inspect.Type) -> Any:
        luck = self.luck
        match kind:
            case inspect.StructType():
                told = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
                fields = [field for field in kind.fields if field.required or luck.random() < 0.5]
                return told | {field.encode_name: self._value(field.type) for field in fields}
            case inspect.UnionType():
                return self._value(luck.choice(kind.types))
            case inspect.StrType(pattern=str()):
                return luck.choice((UUID, str(uuid.UUID(int=luck.getrandbits(128)))))
            case inspect.StrType():
                size = luck.choice((kind.min_length or 0, kind.max_length or 64, 1))
                return luck.choice((luck.choice(self.words), "0" * 64, "x" * max(size, kind.min_length or 0)))
            case inspect.IntType():
                low, high = kind.ge or 0, kind.le if kind.le is not None else 9
                return luck.choice((low, high, luck.randint(low, high), luck.randint(low, min(high, low + 4))))
            case inspect.BoolType():
                return luck.random() < 0.5
            case inspect.EnumType():
                return luck.choice(list(kind.cls)).value
            case inspect.DictType() | inspect.AnyType():
                return luck.choice(({}, {"short": True}, {"x": [1]}))
        return None

    def _spoil(self, value: Any) -> Any:
        """One place of a value: other, gone, one too many, or the whole of it inside something."""
        luck = self.luck
        if not isinstance(value, dict) or not value or luck.random() < 0.05:
            return luck.choice(HOSTILE)(luck)
        name = luck.choice(list(value))
        if isinstance(value[name], dict) and luck.random() < 0.6:
            return {**value, name: self._spoil(value[name])}
        match luck.randrange(5):
            case 0:
                return {key: part for key, part in value.items() if key != name}
            case 1:
                return {**value, luck.choice(("x", "", "type", "\u0000", "table ")): luck.choice(HOSTILE)(luck)}
            case 2:
                return nested(luck.randint(1, 10), value)
            case _:
                return {**value, name: luck.choice(HOSTILE)(luck)}

    def _write(self, value: Any) -> str:
        luck = self.luck
        text = json.dumps(value, ensure_ascii=luck.random() < 0.7)
        match luck.randrange(20):
            case 0 if text.startswith("{") and len(text) > 2:  # a key stands twice
                return text[:-1] + "," + text[1:]
            case 1:  # with spaces
                return " " * luck.choice((1, 5000)) + text
            case 2:  # numbers in another spelling
                return text.replace("1", luck.choice(("1.0", "1e0", "01", "-0", "1E400", "+1")))
            case 3:  # everything escaped
                return "".join(
                    f"\\u{ord(each):04x}" if each.isalpha() and luck.random() < 0.5 else each for each in text
                )
        return text

    def _scratch(self, text: str, other: str) -> str:
        """Letters flipped, put in, cut out, doubled, the end cut off, or half of another text."""
        luck = self.luck
        here, there = sorted((luck.randrange(len(text) + 1), luck.randrange(len(text) + 1)))
        return luck.choice(
            (
                text[:here] + luck.choice(LETTERS) + text[here + 1 :],
                text[:here] + luck.choice(LETTERS) + text[here:],
                text[:here] + text[there:],
                text[:there] + text[here:],
                text[:here],
                text[:here] + other[len(other) // 2 :],
                text + other,
                text[:here] + luck.choice(('"', "\\", '"\\', "[", "{", "\\u")) * luck.choice((3, 2000)) + text[here:],
            )
        )
