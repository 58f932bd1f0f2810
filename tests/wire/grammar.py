"""Messages that no client of ours sends: the types of the protocol with wrong values in them, and broken bytes.

All of it follows from a seed. Three layers: a message that the types allow and that makes no sense at the table, one
that the types forbid, and bytes that are no message.
"""

import json
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple
from uuid import UUID

from wire.raw import BINARY, CLOSE, PING, PONG, TEXT, frame_of

Json = Any
STRANGE_TEXTS = (
    "", " ", "0", "null", "é", "e\u0301", "\u202eabc", "\u200b", "👩‍👩‍👧", "ﬀ", "a" * 501, "a" * 36, "\x00", "\x7f",
    "'; DROP TABLE events; --", "<script>alert(1)</script>", "{{7*7}}", "../../etc/passwd", "%s%n", "${jndi:x}", "١٢٣",
)  # fmt: skip
STRANGE_NUMBERS = (-1, 0, 1, 2, 3, 7, 99, 255, 2**31 - 1, 2**31, 2**31 + 1, 2**53, -(2**53))
STRANGE_VALUES: tuple[Json, ...] = (
    None,
    True,
    False,
    [],
    {},
    [[]],
    {"type": "Play"},
    "x",
    1,
    -1,
    2**53 + 1,
    2**64,
    [1] * 70,
)
WRITTEN_STRANGELY = ("1.0", "-0", "1e400", "NaN", "Infinity", "-Infinity", "1e2", "9" * 3000, "0x1", "01", "+1", ".5")
BOTS = ("random", "greedy", "nobody", "")
CLOCKS: tuple[Json, ...] = (
    {"type": "none"},
    {"type": "live", "bank_ms": 60_000},
    {"type": "live", "bank_ms": -1, "increment_ms": 2**53},
    {"type": "days", "days": 3, "vacation": 5},
    {"type": "days", "days": 0},
    {"type": "sundial"},
    None,
)


class Known(NamedTuple):
    """What there is in the server, so that a part of the messages comes deep into it."""

    tables: tuple[str, ...]
    moves: tuple[str, ...]
    """Texts that are moves of the games, legal at the moment or not."""


class Hostile:
    """An endless source of messages; the same seed gives the same ones."""

    def __init__(self, seed: int | str, known: Known) -> None:
        self._random = Random(seed)
        self._known = known
        self._commands = [self._uuid() for _ in range(8)]

    def next(self) -> bytes:
        """One message, as it stands on the wire."""
        layer = self._random.random()
        if layer < 0.88:
            return frame_of(self._write(self._message()))
        if layer < 0.95:
            return frame_of(self._write(self._spoilt(self._message())))
        if layer < 0.97:
            return frame_of(self._strangely_written(self._message()))
        if layer < 0.99:
            return frame_of(self._mutated(self._write(self._message())))
        return self._odd()

    # What the types allow

    def _uuid(self) -> str:
        return str(UUID(int=self._random.getrandbits(128)))

    def _text(self) -> str:
        if self._random.random() < 0.7:
            return self._random.choice([text for text in STRANGE_TEXTS if len(text) <= 100 and "\x00" not in text])
        return "".join(chr(self._random.randrange(0x20, 0x7F)) for _ in range(self._random.randrange(60)))

    def _number(self) -> int:
        return self._random.choice((*STRANGE_NUMBERS, self._random.randrange(-5, 300)))

    def _sequence(self) -> int:
        return self._random.choice((0, 1, 5, 2**31, self._random.randrange(400)))

    def _table(self) -> str:
        return self._random.choice((*self._known.tables * 3, self._uuid()))

    def _command(self) -> str:
        """At times one that was used before, for something else."""
        return self._random.choice(self._commands) if self._random.random() < 0.3 else self._uuid()

    def _message(self) -> dict[str, Json]:
        kinds = {"act": 12, "watch": 2, "unwatch": 1, "chat": 2, "sync": 2, "pong": 0.2, "lot": 2}
        [kind] = self._random.choices(list(kinds), list(kinds.values()))
        message: dict[str, Json] = {"type": kind}
        match kind:
            case "act":
                message |= {"table": self._table(), "command": self._command(), "do": self._do()}
            case "watch" | "unwatch":
                message |= {"table": self._table()}
            case "chat":
                message |= {"table": self._table(), "command": self._command(), "text": self._text() or "x"}
            case "lot":
                message = self._about_lot()
            case "sync":
                message |= {"nonce": self._text()[:32] or "n", "sent": abs(self._number())}
            case "pong":
                message |= {"nonce": self._text()[:32] or "n"}
        if kind == "act" and self._random.random() < 0.2:
            message["version"] = self._sequence()
        if kind == "watch":
            message |= {"seq": self._sequence()} if self._random.random() < 0.7 else {}
            message |= {"invitation": self._text()[:100]} if self._random.random() < 0.2 else {}
        return message

    def _about_lot(self) -> dict[str, Json]:
        kind = self._random.choice(("ready", "press", "stop"))
        message: dict[str, Json] = {"type": kind, "table": self._table(), "lot": self._sequence()}
        if kind == "ready":
            return message | {"samples": self._random.randrange(65)}
        message |= {"command": self._command(), "step": self._random.randrange(101)}
        return message | ({"at": abs(self._number())} if kind == "press" else {})

    def _do(self) -> Json:
        fields: dict[str, dict[str, Json]] = {
            "Sit": {"seat": self._number(), "part_hash": self._hexadecimal(32), "invitation": self._text()},
            "SeatBot": {"seat": self._number(), "bot": self._random.choice(BOTS)},
            "Unseat": {"seat": self._number()},
            "Leave": {},
            "ComeBack": {},
            "Start": {},
            "OpenPart": {"part": self._hexadecimal(16)},
            "Play": {"move": self._move()},
            "TakeBack": {},
            "AnswerTakeBack": {"agree": self._random.random() < 0.5},
            "Resign": {},
            "AskPace": {"clock": deepcopy(self._random.choice(CLOCKS[:5]))},
            "AnswerPace": {"agree": self._random.random() < 0.5},
            "TakeVacation": {"days": self._number()},
            "AskRematch": {},
            "CloseTable": {},
        }
        kind = "Play" if self._random.random() < 0.5 else self._random.choice(list(fields))
        return {"type": kind, **fields[kind]}

    def _move(self) -> str:
        if self._random.random() < 0.8:
            return self._random.choice(self._known.moves)
        move = self._random.choice(self._known.moves)
        at = self._random.randrange(len(move) + 1)
        return move[:at] + self._text() + move[at:]

    def _hexadecimal(self, size: int) -> str:
        written = self._random.randbytes(size).hex()
        return self._random.choice((written, written[:-1], written.upper(), self._text()))

    # What they forbid

    def _strange_value(self) -> Json:
        return deepcopy(self._random.choice(STRANGE_VALUES))

    def _spoilt(self, message: dict[str, Json]) -> Json:
        """One fault in a message, at any depth of it."""
        holder = message
        while (
            inner := [value for value in holder.values() if isinstance(value, dict)]
        ) and self._random.random() < 0.5:
            holder = self._random.choice(inner)
        name = self._random.choice(list(holder) or ["type"])
        match self._random.randrange(7):
            case 0:
                holder.pop(name, None)
            case 1:
                holder[self._text() or "more"] = self._strange_value()
            case 2:
                holder[name] = self._strange_value()
            case 3:
                holder[name] = self._random.choice(STRANGE_TEXTS)
            case 4:
                message["type"] = self._random.choice(("hello", "welcome", "snapshot", "Act", "", "nothing"))
            case 5:
                holder |= {f"key {number}": number for number in range(self._random.choice((1, 63, 65, 200)))}
            case 6:
                deep: Json = 1
                for _ in range(self._random.choice((3, 8, 9, 400))):
                    deep = [deep] if self._random.random() < 0.5 else {"a": deep}
                holder[name] = deep
        return message if self._random.random() < 0.95 else self._strange_value()

    @staticmethod
    def _write(value: Json) -> bytes:
        return json.dumps(value, separators=(",", ":")).encode()

    def _strangely_written(self, message: dict[str, Json]) -> bytes:
        """JSON that other parsers would take: numbers in odd spellings, keys twice, raw bytes in texts."""
        mark = "the mark"
        name = self._random.choice(list(message))
        written = self._write({**message, name: mark})
        match self._random.randrange(4):
            case 0:
                value = self._random.choice(WRITTEN_STRANGELY).encode()
            case 1:
                value = b'"a",' + json.dumps(name).encode() + b':"b"'
            case 2:
                value = b'"' + self._random.choice((b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\n", b"\\ud800")) + b'"'
            case _:
                value = b'"' + b"a" * self._random.choice((499, 501, 4100, 8300)) + b'"'
        return written.replace(json.dumps(mark).encode(), value)

    # What is no message at all

    def _mutated(self, data: bytes) -> bytes:
        """Some bytes are flipped, lost, doubled, or come from elsewhere."""
        spoilt = bytearray(data)
        for _ in range(self._random.randrange(1, 4)):
            at = self._random.randrange(len(spoilt) + 1)
            to = min(len(spoilt), at + self._random.randrange(1, 12))
            match self._random.randrange(5):
                case 0:
                    spoilt[at:to] = bytes(byte ^ 1 << self._random.randrange(8) for byte in spoilt[at:to])
                case 1:
                    del spoilt[at:to]
                case 2:
                    spoilt[at:at] = spoilt[at:to] * self._random.randrange(1, 30)
                case 3:
                    spoilt[at:at] = self._random.randbytes(self._random.randrange(1, 9))
                case 4:
                    del spoilt[at:]
        return bytes(spoilt)

    def _odd(self) -> bytes:
        """Messages that the protocol below has its own opinion about."""
        payload = self._write(self._message())
        match self._random.randrange(8):
            case 0:
                return frame_of(payload, BINARY)
            case 1:
                return frame_of(payload, masked=False)
            case 2:
                return frame_of(payload, self._random.choice((3, 7, 11, 15)))
            case 3:
                return frame_of(self._random.randbytes(self._random.choice((0, 5, 125, 126))), PING)
            case 4:
                return frame_of(b"unasked", PONG) * self._random.choice((1, 30))
            case 5:
                return frame_of(payload[:5], fin=False) + frame_of(payload[5:], 0)
            case 6:
                return frame_of(b"[" * self._random.choice((4_000, 8_192, 8_193, 70_000)), TEXT)
            case _:
                return frame_of(self._random.choice((b"", b"\x03", b"\x03\xe8", b"\x00\x01x")), CLOSE)
