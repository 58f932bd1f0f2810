"""What was said at tables."""

from collections.abc import Sequence
from typing import Any

from mokum.store.sql.asking import ALL, Asking
from mokum.store.values import PAGE, ChatLine

LINE = "id, table_id, actor, text, at, spectator"


def _line(record: Sequence[Any]) -> ChatLine:
    line, table, actor, text, at, spectator = record
    return ChatLine(line, str(table), actor, text, at, bool(spectator))


class SqlChat(Asking):
    """Outside the log, so that a line can be hidden and forgotten."""

    async def say(self, table: str, actor: str, text: str, at: int, *, spectator: bool = False) -> ChatLine:
        said = await self._tell(
            "INSERT INTO chat (table_id, actor, text, at, spectator) VALUES ($1, $2, $3, $4, $5) RETURNING id",
            table,
            actor,
            text,
            at,
            spectator,
        )
        return ChatLine(said[0][0], table, actor, text, at, spectator)

    async def chat(
        self, table: str, before: int | None = None, limit: int = PAGE, *, spectators: bool = True
    ) -> list[ChatLine]:
        found = await self._ask(
            f"SELECT {LINE} FROM chat WHERE table_id = $1 AND id < $2 AND NOT hidden AND ($4 OR NOT spectator)"
            " ORDER BY id DESC LIMIT $3",
            table,
            ALL if before is None else before,
            limit,
            spectators,
        )
        return [_line(record) for record in reversed(found)]

    async def hide_chat(self, line: int) -> None:
        await self._tell("UPDATE chat SET hidden = true WHERE id = $1", line)

    async def lines_of(self, actor: str, after: int = 0, limit: int = PAGE) -> list[ChatLine]:
        found = await self._ask(
            f"SELECT {LINE} FROM chat WHERE actor = $1 AND id > $2 ORDER BY id LIMIT $3", actor, after, limit
        )
        return [_line(record) for record in found]

    async def lines_around(self, table: str, line: int, limit: int) -> list[tuple[ChatLine, bool]]:
        before = f"SELECT {LINE}, hidden FROM chat WHERE table_id = $1 AND id <= $2 ORDER BY id DESC LIMIT $3"
        behind = f"SELECT {LINE}, hidden FROM chat WHERE table_id = $1 AND id > $2 ORDER BY id LIMIT $3"
        found = [
            *reversed(await self._ask(before, table, line, limit + 1)),
            *await self._ask(behind, table, line, limit),
        ]
        return [(_line(record[:-1]), bool(record[-1])) for record in found]

    async def forget_lines(self, actor: str, limit: int = PAGE) -> list[tuple[int, str]]:
        # The row stays: SQLite would give the number of the last one to the next line.
        forgotten = await self._tell(
            "UPDATE chat SET actor = '', text = '', hidden = true WHERE id IN"
            " (SELECT id FROM chat WHERE actor = $1 ORDER BY id LIMIT $2) RETURNING id, table_id",
            actor,
            limit,
        )
        return [(line, str(table)) for line, table in forgotten]
