"""Tables in positions that are worth looking at, made as players make them: for `scripts/dev`."""

import asyncio
import hashlib
import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from house.autopilot import Ask, Autopilot, Sight
from house.opening import seeded_house
from house.positions import (
    at_once,
    is_before_an_auction,
    is_crowded,
    is_half_way,
    is_last_of_harbour,
    is_last_of_merchants,
    is_last_round,
    is_well_on,
)
from mokum.kernel.fair import CONTRIBUTION_BYTES, contribution_hash
from mokum.remote import Desk

NAME, PASSWORD = "Saskia", "a scratch table by the canal"
"""Of the account that sits at all these tables."""
SEED = "mokum"
LIVE = {"options": {"first": 0}, "lots": {"tempo": "calm"}}
"""On the clock, and the host is the first mayor: nothing runs before somebody is there."""


@dataclass(frozen=True)
class Wanted:
    """A table: what it is for, how it is made, and until when it is played."""

    about: str
    game: str
    seats: int
    until: Callable[[Sight], bool] | None
    """None leaves the last seat free and the game unbegun."""
    wishes: dict[str, Any] = field(default_factory=dict)


WANTED = (
    Wanted("a waiting room", "routes", 3, None),
    Wanted("in the middle", "routes", 3, is_crowded),
    Wanted("the last round", "routes", 2, is_last_round),
    Wanted("in the middle, all extensions", "harbour", 3, is_half_way, {"options": {"extensions": [1, 2, 3, 4]}}),
    Wanted("the last round", "harbour", 2, is_last_of_harbour),
    Wanted("solo", "harbour", 1, at_once),
    Wanted("in the middle", "merchants", 3, is_well_on),
    Wanted("the last cards", "merchants", 3, is_last_of_merchants),
    Wanted("a live auction about to start", "merchants", 3, is_before_an_auction, LIVE),
)


@dataclass(frozen=True)
class Laid:
    """A table that is there."""

    about: str
    table: str


def lay_tables(file: Path) -> list[Laid]:
    """All of them, in a new database: the same ones each time."""
    with seeded_house(SEED, hurries=True, file=file) as address:
        ask = _sign_up(address)
        tables = [_make(ask, number, wanted) for number, wanted in enumerate(WANTED)]
        for wanted, table in zip(WANTED, tables, strict=True):
            _play(ask, wanted, table)
    return [Laid(f"{wanted.game}, {wanted.about}", table) for wanted, table in zip(WANTED, tables, strict=True)]


def _sign_up(address: str) -> Ask:
    desk = Desk(timeout=30)

    def ask(method: str, path: str, body: object) -> Any:
        return asyncio.run(desk.ask(address, method, path, body))

    ask("POST", "/api/accounts", {"name": NAME, "password": PASSWORD})
    return ask


def _make(ask: Ask, number: int, wanted: Wanted) -> str:
    """Up to the deal, one after the other: so each is dealt the same every time."""
    command = uuid.uuid5(uuid.NAMESPACE_OID, f"{SEED}|{number}")  # the same each time, and so is the table's address
    wish = {"command": str(command), "game": wanted.game, "seats": wanted.seats, **wanted.wishes}
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


def _bots(wanted: Wanted) -> Iterator[int]:
    yield from range(1, wanted.seats if wanted.until is not None else wanted.seats - 1)


def _play(ask: Ask, wanted: Wanted, table: str) -> None:
    if wanted.until is not None:
        Autopilot(ask, table).play_until(wanted.until)
