"""Somebody goes for good, or asks for a copy first: what they have at the tables, and how they and it go away."""

from collections.abc import AsyncIterator
from uuid import uuid4

from msgspec import Struct

from mokum.store import ChatLine, Finished, Greeting, Listing, Mark, RatingStep, Sought, Status, Store, StoreUnavailable
from mokum.tables.bus.hints import Unsaid, talk_subject, write_hint
from mokum.tables.deciding.commands import Actor, AnyCommand, CloseTable, Code, Leave, Order, Refusal
from mokum.tables.serving.hall import Hall

AT_ONCE = 50


class Ended(Struct, frozen=True):
    """How a finished game is told in a copy of one's data: of which table, when, and what it was to oneself."""

    table: str
    ended_at: int
    part: Finished


async def leave_all(hall: Hall, player: str) -> None:
    """They wait for no table.

    From a game that runs a bot stands in; a seat at an open table is free again, and one's own open table closes.

    Raises `StoreUnavailable` if that could not be done everywhere: then one has not gone yet, and may try again.
    """
    await hall.store.end_pairing_wish(player)
    for table, command in await _ways_out(hall, player):
        answer = await hall.act(Actor(player), table, Order(str(uuid4()), command))
        if isinstance(answer, Refusal) and answer.code in (Code.RETRY, Code.FAULT):
            raise StoreUnavailable(answer.words)


async def unsay_all(hall: Hall, player: str) -> None:
    """The words of all their lines and greetings go for good, and whoever looks on sees them vanish."""
    while gone := await hall.store.forget_lines(player, AT_ONCE):
        for line, table in gone:
            hall.bus.publish(talk_subject(table), write_hint(Unsaid(line)))
    await hall.store.forget_greetings(player)


async def games_of(store: Store, player: str) -> AsyncIterator[list[Listing]]:
    """All tables where a player sits or sat, page by page."""
    mark: Mark | None = None
    while page := await store.listings_of(player, mark, AT_ONCE):
        yield page
        mark = page[-1].mark


async def results_of(store: Store, player: str) -> AsyncIterator[list[Ended]]:
    """How their finished games ended for them, page by page."""
    mark: Mark | None = None
    while page := await store.finished_games(player, Sought(), mark, AT_ONCE):
        yield [Ended(game.listing.table, game.ended_at, game.part) for game in page]
        mark = page[-1].mark


async def ratings_of(store: Store, player: str) -> AsyncIterator[list[RatingStep]]:
    """What their rated games did to their ratings, page by page."""
    mark: Mark | None = None
    while page := await store.rating_steps_of(player, mark, AT_ONCE):
        yield page
        mark = Mark(page[-1].ended_at, page[-1].table)


async def lines_of(store: Store, player: str) -> AsyncIterator[list[ChatLine]]:
    """All that a player said, page by page, hidden lines too."""
    last = 0
    while page := await store.lines_of(player, last, AT_ONCE):
        yield page
        last = page[-1].id


async def greetings_of(store: Store, player: str) -> AsyncIterator[list[Greeting]]:
    """What they say to those whom they invited, page by page."""
    last = ""
    while page := await store.greetings_of(player, last, AT_ONCE):
        yield page
        last = page[-1].table


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
