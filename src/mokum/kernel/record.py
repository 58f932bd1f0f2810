"""A whole game as a text file: a story for people, then the log that it tells, then a seal over both."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from mokum.kernel.codec import Codec, Reader, Unreadable, encode
from mokum.kernel.event import Event, Seat
from mokum.kernel.fair import Deal, SealedSeat
from mokum.kernel.game import AnyGame, Words
from mokum.kernel.outcome import Outcome
from mokum.kernel.story import carry_out

FORMAT = 1
PRACTICE = "A practice table: moves could be taken back after what followed from them was seen."
FIXED = "This deal was fixed for learning: nothing was shuffled, and what is promised and opened below chose no card."
_LOG = "== The log =="
_SEAL = "Seal: "


class Entry(msgspec.Struct, frozen=True):
    """A move, and what it brought about."""

    seat: Seat
    move: str
    events: tuple[Event[Any], ...]
    lot: bytes = b""
    """Of the first move that a lot came to: how it was sold on the clock, as whoever sold it can read (JSON)."""


class Record(msgspec.Struct, frozen=True):
    """Everything that happened at a table, and the deal that its luck came from."""

    game: str
    rules_version: int
    names: tuple[str, ...]
    options: Any
    deal: Deal
    setup: tuple[Event[Any], ...]
    entries: tuple[Entry, ...]
    practice: bool = False
    """At this table one could go back over what had come to light."""


class RecordFault(ValueError):
    """A file that is no record, or a record that does not tell the truth."""


class SealBroken(RecordFault):
    """A file that is not as it was written."""


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    format: int
    game: str
    rules_version: int
    table: str
    names: tuple[str, ...]
    options: msgspec.Raw
    commitment: str
    server_seed: str
    hashes: tuple[str, ...]
    contributions: tuple[str | None, ...]
    practice: bool = False
    fixed: str = ""


_NO_LOT = msgspec.Raw()


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    seat: Seat
    move: str
    events: msgspec.Raw
    lot: msgspec.Raw = _NO_LOT


_read_head = Reader(_Head)
_read_line = Reader(_Line)

FindGame = Callable[[str], AnyGame]
WriteEvents = Callable[[int, Sequence[Event[Any]]], bytes]
"""Writes the events of a move, counted from 1; those of the deal have the number 0."""


def _as_today(number: int, events: Sequence[Event[Any]]) -> bytes:
    return encode(events)


def write(record: Record, game: AnyGame, write_events: WriteEvents = _as_today) -> str:
    """The record as a text that reads like a story and can be read back."""
    story = _tell(record, game)
    body = "\n".join([*story, "", _LOG, *_log_lines(record, write_events)]) + "\n"
    return sealed(body)


def sealed(body: str) -> str:
    """A text with the seal over it."""
    return f"{body}{_SEAL}{hashlib.sha256(body.encode()).hexdigest()}\n"


def _log_lines(record: Record, write_events: WriteEvents) -> list[str]:
    deal = record.deal
    head = _Head(
        format=FORMAT,
        game=record.game,
        rules_version=record.rules_version,
        table=deal.table,
        names=record.names,
        options=msgspec.Raw(encode(record.options)),
        commitment=deal.commitment.hex(),
        server_seed=deal.server_seed.hex(),
        hashes=tuple(sealed.hash.hex() for sealed in deal.seats),
        contributions=tuple(
            None if sealed.contribution is None else sealed.contribution.hex() for sealed in deal.seats
        ),
        practice=record.practice,
        fixed=deal.fixed,
    )
    lines = [encode(head), write_events(0, record.setup)]
    lines += [
        encode(_line(entry, write_events(number, entry.events))) for number, entry in enumerate(record.entries, 1)
    ]
    return [line.decode() for line in lines]


def _line(entry: Entry, events: bytes) -> _Line:
    lot = msgspec.Raw(entry.lot) if entry.lot else _NO_LOT
    return _Line(entry.seat, entry.move, msgspec.Raw(events), lot)


def _tell(record: Record, game: AnyGame) -> list[str]:
    names, words = record.names, game.words
    seats = ", ".join(f"{name} ({seat})" for seat, name in enumerate(names, 1))
    lines = [
        f"A game of {record.game}, by the rules of {game.meta.plays}.",
        f"At the table: {seats}.",
        *([PRACTICE] if record.practice else []),
        "",
        "== The deal ==",
        *(words.event(event, names) for event in record.setup),
        "",
        "== The game ==",
    ]
    state = game.new(len(names), record.options)
    carry_out(state, record.setup)
    for number, entry in enumerate(record.entries, 1):
        if entry.lot:
            lines.append("     On the clock:")
        lines.append(f"{number:>3}. {names[entry.seat]}: {entry.move}")
        lines += [f"     {words.event(event, names)}" for event in entry.events]
        carry_out(state, entry.events)
    lines += ["", "== The end ==", *_tell_end(game.outcome(state), names, words)]
    lines += ["", "== The fair deal ==", *_tell_deal(record.deal, names)]
    return lines


def _tell_end(outcome: Outcome | None, names: Sequence[str], words: Words[Any, Any]) -> list[str]:
    if outcome is None:
        return ["The game was not played to its end."]
    lines = [f"The game ended by {outcome.why}."]
    everybody = (*names, *outcome.others)
    for seat in sorted(range(len(everybody)), key=lambda seat: outcome.ranks[seat]):
        lines.append(tell_total(outcome, seat, everybody[seat]))
        lines += [f"     {line.points:>+4}  {words.score(line)} ({line.rule})" for line in outcome.sheets[seat]]
    return lines


def tell_total(outcome: Outcome, seat: Seat, name: str) -> str:
    """How a record tells what somebody came to."""
    return f"{outcome.ranks[seat]}. {name}: {outcome.totals[seat]} points"


def _tell_deal(deal: Deal, names: Sequence[str]) -> list[str]:
    lines = [
        *([f'{FIXED} Its seed is the SHA-256 of "pf1|fixed|{deal.fixed}".'] if deal.fixed else []),
        f"Before anybody sat down at table {deal.table}, the house promised its seed by the hash",
        f"     {deal.commitment.hex()}",
        "and opened it after the game:",
        f"     {deal.server_seed.hex()}",
    ]
    for name, sealed in zip(names, deal.seats, strict=True):
        lines += [f"{name} added by the hash", f"     {sealed.hash.hex()}"]
        if sealed.contribution is not None:
            lines += ["what was then opened as", f"     {sealed.contribution.hex()}"]
    return lines


def read(text: str, find_game: FindGame) -> Record:
    """The record that a text holds. Its seal must be whole; nothing else is checked."""
    body, mark, _ = text.rpartition(_SEAL)
    if not mark or text != sealed(body):
        raise SealBroken("the seal is broken: the file is not as it was written")
    return read_unsealed(body, find_game)


def unsealed(text: str) -> str:
    """What stands before the seal."""
    return text.rpartition(_SEAL)[0] or text


def read_unsealed(body: str, find_game: FindGame) -> Record:
    """The record that a text without its seal holds."""
    log = _log_of(body)
    if len(log) < 2:
        raise RecordFault("the log cannot be read: it is not there, or was cut off")
    try:
        head: _Head = _read_head(log[0])
        if head.format != FORMAT:
            raise RecordFault(f"the record has format {head.format}; this program reads format {FORMAT}")
        game = find_game(head.game)
        if head.rules_version > game.meta.rules_version:
            raise RecordFault(
                f"it was played by rules version {head.rules_version}; this program knows them up to "
                f"{game.meta.rules_version}"
            )
        codec = Codec(game)
        entries = []
        for number, line in enumerate(log[2:], 1):
            entries.append(_read_entry(number, line, codec))
        return Record(
            game=head.game,
            rules_version=head.rules_version,
            names=head.names,
            options=codec.options(bytes(head.options)),
            deal=_deal(head),
            setup=tuple(codec.events(log[1])),
            entries=tuple(entries),
            practice=head.practice,
        )
    except (Unreadable, LookupError) as error:
        raise RecordFault(f"the log cannot be read: {error}") from error


def events_in(text: str) -> list[bytes]:
    """The events of the deal and of each move, as they are written in a text that was read before."""
    _, setup, *moves = _log_of(unsealed(text))
    return [setup.encode(), *(bytes(_read_line(line).events) for line in moves)]


def _log_of(body: str) -> list[str]:
    return body.partition(f"\n{_LOG}\n")[2].splitlines()


def _read_entry(number: int, line: str, codec: Codec[Any, Any, Any]) -> Entry:
    try:
        read_line: _Line = _read_line(line)
        events = tuple(codec.events(bytes(read_line.events)))
        return Entry(read_line.seat, read_line.move, events, bytes(read_line.lot))
    except Unreadable as error:
        raise RecordFault(f"move {number} cannot be read: {error}") from error


def _deal(head: _Head) -> Deal:
    if len(head.hashes) != len(head.names) or len(head.contributions) != len(head.names):
        raise RecordFault("the deal and the table have not the same number of seats")
    try:
        seats = tuple(
            SealedSeat(bytes.fromhex(hashed), None if part is None else bytes.fromhex(part))
            for hashed, part in zip(head.hashes, head.contributions, strict=True)
        )
        return Deal(head.table, bytes.fromhex(head.commitment), bytes.fromhex(head.server_seed), seats, head.fixed)
    except ValueError as error:
        raise RecordFault("a seed is not written in hexadecimal") from error


def is_record(text: str) -> bool:
    """Whether somebody meant this to be a record: it has a log."""
    return f"\n{_LOG}\n" in text
