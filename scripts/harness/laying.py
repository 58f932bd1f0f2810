"""Tables in positions that are worth looking at, made as players make them: for `scripts/dev`."""

import asyncio
import hashlib
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness.autopilot import Ask, Autopilot
from harness.courses import positions
from harness.opening import seeded_server
from harness.steps import Position
from mokum.kernel.fair import CONTRIBUTION_BYTES, contribution_hash
from mokum.remote import Desk

NAME, PASSWORD = "Saskia", "a scratch table by the canal"
"""Of the account that sits at all these tables."""
SEED = "mokum"


@dataclass(frozen=True)
class Laid:
    """A table that is there."""

    about: str
    table: str


def lay_tables(file: Path) -> list[Laid]:
    """All of them, in a new database: the same ones each time."""
    with seeded_server(SEED, hurries=True, file=file) as address:
        ask = _sign_up(address)
        wanted = positions()
        tables = [_make(ask, number, game, position) for number, (game, position) in enumerate(wanted)]
        for (_, position), table in zip(wanted, tables, strict=True):
            _play(ask, position, table)
    return [Laid(f"{game}, {position.about}", table) for (game, position), table in zip(wanted, tables, strict=True)]


def _sign_up(address: str) -> Ask:
    desk = Desk(timeout=30)

    def ask(method: str, path: str, body: object) -> Any:
        return asyncio.run(desk.ask(address, method, path, body))

    ask("POST", "/api/accounts", {"name": NAME, "password": PASSWORD})
    return ask


def _make(ask: Ask, number: int, game: str, wanted: Position) -> str:
    """Up to the deal, one after the other: so each is dealt the same every time."""
    command = uuid.uuid5(uuid.NAMESPACE_OID, f"{SEED}|{number}")  # the same each time, and so is the table's address
    wish = {"command": str(command), "game": game, "seats": wanted.seats, **wanted.wishes}
    table: str = ask("POST", "/api/tables", wish)["table"]
    host = Autopilot(ask, table)
    part = hashlib.sha256(f"{SEED}|{number}".encode()).digest()[:CONTRIBUTION_BYTES]
    host.act(type="Sit", seat=0, part_hash=contribution_hash(table, 0, part).hex())
    for seat in _bots(wanted):
        host.act(type="SeatBot", seat=seat, bot="greedy")
    if wanted.until is not None:
        host.act(type="Start")
        host.act(type="OpenPart", part=part.hex())
    return table


def _bots(wanted: Position) -> Iterator[int]:
    yield from range(1, wanted.seats if wanted.until is not None else wanted.seats - 1)


def _play(ask: Ask, wanted: Position, table: str) -> None:
    if wanted.until is not None:
        Autopilot(ask, table).play_until(wanted.until)
