"""Somebody goes for good: they get up from every table where they sit, and the games go on without them."""

from uuid import uuid4

from mokum.store import Mark, Status, StoreUnavailable
from mokum.tables.commands import Actor, AnyCommand, CloseTable, Code, Leave, Order, Refusal
from mokum.tables.hall import Hall

AT_ONCE = 50


async def leave_all(hall: Hall, player: str) -> None:
    """From a game that runs a bot stands in; a seat at an open table is free again, and one's own open table closes.

    Raises `StoreUnavailable` if that could not be done everywhere: then one has not gone yet, and may try again.
    """
    for table, command in await _ways_out(hall, player):
        answer = await hall.act(Actor(player), table, Order(str(uuid4()), command))
        if isinstance(answer, Refusal) and answer.code in (Code.RETRY, Code.FAULT):
            raise StoreUnavailable(answer.words)


async def _ways_out(hall: Hall, player: str) -> list[tuple[str, AnyCommand]]:
    """All tables that are not over, found before the first is left: leaving one changes the order in which they lie."""
    found: dict[str, AnyCommand] = {}
    for listings in (hall.store.listings_of, hall.store.hosted):  # whoever opens a table need not sit there
        mark: Mark | None = None
        while page := await listings(player, mark, AT_ONCE):
            mark = page[-1].mark
            for listing in page:
                notice = listing.notice
                if notice.status is not Status.OVER:
                    is_own = notice.status is Status.OPEN and notice.host == player
                    found[listing.table] = CloseTable() if is_own else Leave()
    return list(found.items())
