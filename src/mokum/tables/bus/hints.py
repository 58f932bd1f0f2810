"""What a hall tells the others after a commit: the rows themselves, and the hash that they follow."""

import msgspec

from mokum.store import ChatLine, Row

_encode = msgspec.msgpack.Encoder().encode


class Hint(msgspec.Struct, frozen=True):
    """Rows of one table. Whoever is at `previous` can fold them without reading the log."""

    previous: bytes
    rows: tuple[Row, ...]


class Said(msgspec.Struct, frozen=True, tag=True):
    """Somebody said something at the table."""

    line: ChatLine


class Unsaid(msgspec.Struct, frozen=True, tag=True):
    """A line is to be shown no more."""

    line: int


Talk = Said | Unsaid

_hints = msgspec.msgpack.Decoder(Hint)
_talk: msgspec.msgpack.Decoder[Talk] = msgspec.msgpack.Decoder(Talk)


def rows_subject(table: str) -> str:
    """Where the rows of a table are told."""
    return f"mokum.table.{table}"


def talk_subject(table: str) -> str:
    """Where its chat is told."""
    return f"mokum.talk.{table}"


def seat_subject(player: str) -> str:
    """Where a player is told of tables at which they have a seat from now on: the table's id, and nothing else."""
    return f"mokum.seat.{player}"


def write_hint(hint: Hint | Talk) -> bytes:
    """A hint as it travels."""
    return _encode(hint)


def read_hint(data: bytes) -> Hint | None:
    """A hint that arrived; None if it makes no sense: another program may be on the bus."""
    try:
        return _hints.decode(data)
    except msgspec.MsgspecError:
        return None


def read_talk(data: bytes) -> Talk | None:
    """What arrived of the chat."""
    try:
        return _talk.decode(data)
    except msgspec.MsgspecError:
        return None
