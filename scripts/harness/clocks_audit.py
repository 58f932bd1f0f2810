"""Holds the clocks of a table against its log and against what its players know themselves."""

import base64
import time
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from harness.besieged import Punctual
from mokum.database import Database
from mokum.store import Row, open_store
from mokum.tables.log.block import on_clock
from mokum.tables.log.bodies import read_body
from mokum.tables.log.clocks import Live
from mokum.tables.log.folding import fold
from mokum.tables.log.happenings import ClockCredited, ClockRanOut, HandedBack, Played, StoodIn
from mokum.tables.log.naming import command_of
from mokum.tables.log.standing import Standing

LOST_MS = 1_000
"""A seat that is charged so much more than its player thought has lost time."""
WON_MS = 100
"""What the clocks of two processes may differ by."""


class ClocksAccount(NamedTuple):
    """What the audit found."""

    clocks_moved: int
    """How often a clock gained or lost more than the time that was really thought."""
    moves_timed: int
    worst_charge_ms: int
    """The most that a move was charged beyond what its player thought."""
    why: dict[str, int]
    """What moved the clocks."""


async def read_logs(url: str, key: str, tables: Iterable[str]) -> dict[str, list[Row]]:
    """The logs of these tables; a broken chain raises."""
    store = await open_store(Database(url), key=base64.b64decode(key), clock=lambda: time.time_ns() // 1_000_000)
    try:
        return {table: await store.read(table) for table in tables}
    finally:
        await store.close()


def audit_clocks(logs: Mapping[str, list[Row]], players: Mapping[str, Punctual], since_ms: int) -> ClocksAccount:
    """Honest players never leave and the server was never away, so that only a move of their own moves a clock."""
    why: dict[str, int] = {}
    timed = worst = 0

    sent = {command_of(ref, command): at for ref, one in players.items() for command, at in one.sent.items()}

    def amiss(what: str) -> None:
        why[what] = why.get(what, 0) + 1

    for rows in logs.values():
        standing: Standing | None = None
        for row in rows:
            before, standing = standing, fold(standing, row)
            if before is None or row.at < since_ms or not isinstance(before.clock, Live):
                continue
            what = read_body(row.body).what
            if isinstance(what, ClockCredited | ClockRanOut | StoodIn | HandedBack):
                if not before.places[what.seat].resigned:
                    amiss(type(what).__name__)
                continue
            expected = list(before.banks)
            if isinstance(what, Played) and not what.by_bot and on_clock(before) is None:
                seat = what.seat
                charged = row.at - before.since[seat]
                expected[seat] = max(0, expected[seat] - charged) + before.clock.increment_ms
                told = _told(players.get(before.places[seat].player), row.table, before.turns[seat])
                if told is not None and row.command in sent:
                    beyond = round(charged - (sent[row.command] - told) * 1000)
                    timed, worst = timed + 1, max(worst, beyond)
                    if beyond > LOST_MS:
                        amiss("lost")
                    elif beyond < -WON_MS:
                        amiss("won")
            if before.banks and tuple(expected) != standing.banks:
                amiss(f"bank after {type(what).__name__}")
    return ClocksAccount(sum(why.values()), timed, worst, why)


def _told(player: Punctual | None, table: str, version: int) -> float | None:
    """When a player heard of this version."""
    return None if player is None else player.told.get((table, version))


def time_won(rows: list[Row]) -> int:
    """Milliseconds that any seat of a table with a live clock has had beyond its bank and what its moves earned.

    It is counted here without the server's own arithmetic: a seat thinks while it is asked and a person plays there.
    """
    won = 0
    thought: dict[int, int] = {}
    earned: dict[int, int] = {}
    standing: Standing | None = None
    for row in rows:
        before, standing = standing, fold(standing, row)
        if before is None or not isinstance(before.clock, Live) or not isinstance(standing.clock, Live):
            continue
        for seat in before.awaited if on_clock(before) is None else ():
            if before.places[seat].is_person:
                thought[seat] = thought.get(seat, 0) + row.at - before.at
        what = read_body(row.body).what
        if isinstance(what, Played) and not what.by_bot:
            earned[what.seat] = earned.get(what.seat, 0) + before.clock.increment_ms
        for seat, bank in enumerate(standing.banks):
            left = bank
            if seat in standing.awaited and standing.places[seat].is_person:
                left -= row.at - standing.since[seat]
            won = max(won, thought.get(seat, 0) + max(0, left) - before.clock.bank_ms - earned.get(seat, 0))
    return won
