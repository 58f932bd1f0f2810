"""The record of a finished table: a text that anybody can check with `mokum verify`."""

from collections.abc import Mapping, Sequence
from typing import Any

from mokum.kernel.codec import encode
from mokum.kernel.event import Event
from mokum.kernel.record import Entry, Record, write
from mokum.lots.proving import Sold
from mokum.lots.terms import Terms
from mokum.store import Row
from mokum.tables.log.bodies import read_body
from mokum.tables.log.bot_names import bot_name
from mokum.tables.log.happenings import LotArmed, LotClosed, Played, Started, TakenBack
from mokum.tables.log.standing import Standing, codec_of, options_of


class NotOver(ValueError):
    """The deal is still closed."""


def record_of(standing: Standing, rows: Sequence[Row], names: Mapping[str, str]) -> str:
    """What was played and stands, with the deal that its luck came from, under the names that players have now."""
    if standing.result is None or standing.position is None:
        raise NotOver(standing.table)
    setup, line = _what_stands(standing.made.game, rows)
    record = Record(
        game=standing.made.game,
        rules_version=standing.made.rules_version,
        names=tuple(
            bot_name(place.name, seat) if place.bot else names.get(place.player, "")
            for seat, place in enumerate(standing.places)
        ),
        options=options_of(standing.made),
        deal=standing.deal(bytes.fromhex(standing.result.server_seed)),
        setup=setup,
        entries=tuple(entry for _, entry in line),
        practice=standing.made.practice,
    )
    return write(record, standing.game)


def versions_of(game: str, rows: Sequence[Row]) -> tuple[int, ...]:
    """By the moves that stand, as a record counts them: the versions of their rows."""
    return tuple(version for version, _ in _what_stands(game, rows)[1])


def _what_stands(game: str, rows: Sequence[Row]) -> tuple[tuple[Event[Any], ...], list[tuple[int, Entry]]]:
    """The deal, and the moves that were not taken back, with their versions."""
    codec = codec_of(game)
    setup: tuple[Event[Any], ...] = ()
    line: list[tuple[int, Entry]] = []
    terms: Terms | None = None
    lot = b""
    for row in rows:
        match read_body(row.body).what:
            case Started(events):
                setup = tuple(codec.events(bytes(events)))
            case LotArmed(announced):
                terms = announced
            case LotClosed(number, presses, resolution) if terms is not None:
                lot = encode(Sold(number, terms, presses, resolution))
            case Played(seat, move, events, _):
                line.append((row.version, Entry(seat, move, tuple(codec.events(bytes(events))), lot)))
                lot = b""
            case TakenBack(_, to):
                line = [played for played in line if played[0] <= to]
    return setup, line
