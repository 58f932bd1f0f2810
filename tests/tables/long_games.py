"""A finished game that is as long as games get, for whoever wants it folded."""

from pathlib import Path

from mokum.bootstrap import open_node
from mokum.settings import Settings
from mokum.store import Entry, Row
from store.places import MemoryPlace
from tables.party import a_hall, begin, play_some


async def long_game(seed: int = 1) -> list[Row]:
    """Hundreds of rows: the game with most moves, at a full table."""
    place = MemoryPlace()
    async with a_hall(place, beats=False) as hall:
        table = await begin(hall, "harbour", 4)
        await play_some([hall], table, 5_000, seed)
        return await hall.store.read(table)


async def put_into(file: Path, rows: list[Row]) -> str:
    """Into the database of a server that is closed."""
    settings = Settings(database=f"sqlite:///{file}", _env_file=None)  # type: ignore[call-arg,arg-type]
    async with open_node(settings) as node:
        entries = [Entry(row.command, row.actor, row.kind, row.body) for row in rows]
        await node.store.append(rows[0].table, 0, entries, at=rows[0].at)
    return rows[0].table
