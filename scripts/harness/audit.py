"""Holds what players were told and answered against the log itself."""

import base64
import json
import time
from typing import NamedTuple

from harness.crowd import Crowd
from mokum.database import Database
from mokum.kernel.codec import encode
from mokum.store import Row, open_store
from mokum.tables.log.bodies import read_body
from mokum.tables.log.happenings import SeatTaken, TableMade
from mokum.tables.log.naming import command_of, row_of
from mokum.tables.showing.seen_rows import seen_row


class Audit(NamedTuple):
    """What the audit found."""

    answered: int
    lost: int
    """Answered commands that are not in the log."""
    doubled: int
    """Rows of people that nobody asked for, or that one command wrote twice."""
    messages: int
    wrong_messages: int
    """Messages that are not the projection of the log for their viewer."""
    rows: int


async def audit(url: str, key: str, crowd: Crowd) -> Audit:
    """Read the log of every table; a broken chain raises."""
    store = await open_store(Database(url), key=base64.b64decode(key), clock=lambda: time.time_ns() // 1_000_000)
    try:
        logs = {table: await store.read(table) for table in crowd.opened}
    finally:
        await store.close()
    by_command = {(table, row.command): row for table, rows in logs.items() for row in rows}
    lost = 0
    for answer in crowd.answered:
        row = by_command.get((answer.table, command_of(answer.player, answer.command)))
        lost += row is None or not row.version <= answer.seq
    asked = {command_of(player, command) for player, command in crowd.asked}
    # A table is made over HTTP, under an id of its own; everything after that was asked over a socket.
    several = {row_of(command, number) for command in asked for number in range(1, 4)}
    doubled = sum(
        row.actor != "" and row.version > 1 and row.command not in asked and row.command not in several
        for rows in logs.values()
        for row in rows
    )
    messages, wrong = _compare(logs, crowd)
    return Audit(len(crowd.answered), lost, doubled, messages, wrong, sum(map(len, logs.values())))


def _compare(logs: dict[str, list[Row]], crowd: Crowd) -> tuple[int, int]:
    messages = wrong = 0
    names = {player.player: player.name for player in crowd.players}
    for player in crowd.players:
        for table, seen in player.tables.items():
            rows = logs[table]
            if not rows:
                continue  # a table that was lost altogether
            made = read_body(rows[0].body).what
            assert isinstance(made, TableMade)
            viewer = -1
            for row in rows:
                what = read_body(row.body).what
                if isinstance(what, SeatTaken) and what.player == player.player:
                    viewer = what.seat
                if row.version in seen.story:
                    messages += 1
                    wrong += seen.story[row.version] != json.loads(encode(seen_row(row, made.game, viewer, names).what))
            wrong += any(version > len(rows) for version in seen.story)
    return messages, wrong
