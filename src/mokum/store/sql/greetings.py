"""What hosts say to those whom they invite."""

from collections.abc import Sequence
from typing import Any

from mokum.store.sql.asking import Asking
from mokum.store.values import PAGE, Greeting

GREETING = "table_id, actor, text, at"
GREETING_AGAIN = (
    f"INSERT INTO greetings ({GREETING}) VALUES ($1, $2, $3, $4) ON CONFLICT (table_id) DO UPDATE SET"
    " actor = excluded.actor, text = excluded.text, at = excluded.at"
)
FIRST = "00000000-0000-0000-0000-000000000000"
"""Behind which all tables are."""


def _greeting(record: Sequence[Any]) -> Greeting:
    table, actor, text, at = record
    return Greeting(str(table), actor, text, at)


class SqlGreetings(Asking):
    """One row for each table whose host said something; outside the log, so that it can be forgotten."""

    async def greet(self, greeting: Greeting) -> None:
        await self._tell(GREETING_AGAIN, greeting.table, greeting.actor, greeting.text, greeting.at)

    async def take_greeting_back(self, table: str) -> None:
        await self._tell("DELETE FROM greetings WHERE table_id = $1", table)

    async def greeting(self, table: str) -> Greeting | None:
        found = await self._ask(f"SELECT {GREETING} FROM greetings WHERE table_id = $1", table)
        return _greeting(found[0]) if found else None

    async def greetings_of(self, actor: str, after: str = "", limit: int = PAGE) -> list[Greeting]:
        found = await self._ask(
            f"SELECT {GREETING} FROM greetings WHERE actor = $1 AND table_id > $2 ORDER BY table_id LIMIT $3",
            actor,
            after or FIRST,
            limit,
        )
        return [_greeting(record) for record in found]

    async def forget_greetings(self, actor: str) -> None:
        await self._tell("DELETE FROM greetings WHERE actor = $1", actor)
