"""Holds every lot against the log: each is sold once, or void and run again, and every answered press is kept."""

import base64
import time
from typing import NamedTuple

from harness.bidders import Bidders
from mokum.catalog import game as find_game
from mokum.database import Database
from mokum.kernel.verifying import verify
from mokum.lots.proving import check_lots
from mokum.store import Row, open_store
from mokum.tables.log.bodies import read_body
from mokum.tables.log.happenings import LotCalled, LotClosed, LotVoided
from mokum.tables.log.naming import command_of, presses_of


class LotsAccount(NamedTuple):
    """What the audit found."""

    lots_sold: int
    lots_voided: int
    lots_amiss: int
    """Sold twice, ended twice or not at all, or sold by somebody who had not called them."""
    presses_answered: int
    presses_lost: int
    records_verified: int


async def audit_lots(url: str, key: str, crowd: Bidders) -> LotsAccount:
    """Read the logs; a record that cannot be verified raises."""
    store = await open_store(Database(url), key=base64.b64decode(key), clock=lambda: time.time_ns() // 1_000_000)
    try:
        logs = {table: await store.read(table) for table in crowd.opened}
        kept = {row.command for table in crowd.opened for row in await store.read(presses_of(table))}
    finally:
        await store.close()
    sold, voided, amiss = (sum(counts) for counts in zip(*map(_course, logs.values()), strict=True))
    for game in crowd.finished:
        record = verify(game.record, find_game)
        check_lots(record, find_game(game.game))
    lost = sum(command_of(press.player, press.command) not in kept for press in crowd.sealed)
    return LotsAccount(sold, voided, amiss, len(crowd.sealed), lost, len(crowd.finished))


def _course(rows: list[Row]) -> tuple[int, int, int]:
    """Of one table: how many lots were sold, how many void, and how much was amiss."""
    sold: set[int] = set()
    voided = amiss = 0
    called: int | None = None
    for row in rows:
        what = read_body(row.body).what
        if isinstance(what, LotCalled):
            amiss += called is not None or what.number in sold
            called = what.number
        elif isinstance(what, LotClosed):
            amiss += what.number != called or what.number in sold
            sold.add(what.number)
            called = None
        elif isinstance(what, LotVoided):
            amiss += called is None
            voided += 1
            called = None
    return len(sold), voided, amiss
