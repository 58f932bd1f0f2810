"""The contract of a store. Memory, SQLite and PostgreSQL keep it alike; one suite of tests proves that."""

from collections.abc import Collection, Sequence
from typing import Protocol, Unpack

from mokum.store.chats import Chats
from mokum.store.greetings import Greetings
from mokum.store.pairing import Pairings
from mokum.store.ratings import Ratings
from mokum.store.values import (
    PAGE,
    Against,
    Analysis,
    Away,
    Beside,
    Entry,
    Finished,
    FinishedGame,
    Listing,
    Lived,
    Mark,
    Met,
    PieceLease,
    Places,
    Row,
    Snapshot,
    Sought,
    Status,
    Timer,
)

AGAIN = 60_000
"""Milliseconds within which the server that is away again has not really been back."""


class Store(Ratings, Pairings, Chats, Greetings, Protocol):
    """The only truth about tables. Any call may raise StoreUnavailable; none waits for more than a few seconds."""

    # The log

    async def append(
        self, table: str, after: int, entries: Sequence[Entry], *, at: int | None = None, **beside: Unpack[Beside]
    ) -> tuple[Row, ...]:
        """Writes rows `after + 1` and on, all or none; when this returns they are on disk.

        The rows are of the time `at`, or of now. Raises CommandSeen or VersionTaken, in this order; then nothing was
        written, neither rows nor what goes `beside` them.
        """

    async def read(
        self, table: str, after: int = 0, limit: int | None = None, *, previous: bytes | None = None
    ) -> list[Row]:
        """The rows behind version `after`, with their chain checked from there: raises BrokenChain.

        `previous` is the hash of row `after` as the caller knows it, for instance from a snapshot.
        """

    async def find(self, table: str, command: str) -> Row | None:
        """The row that a command became."""

    async def version(self, table: str) -> int:
        """The version of the last row; 0 when there is none."""

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The same of many tables in one question; a table without rows is left out."""

    # Snapshots: a cache

    async def keep_snapshot(self, table: str, version: int, hash: bytes, body: bytes) -> bool:  # noqa: A002
        """Keeps a newer snapshot in place of an older one. It is only a cache: it says whether it could."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """The latest, if the log holds the very row that it was made at."""

    async def drop_snapshot(self, table: str) -> None:
        """Forgets it: what it said can be had from the log."""

    # Timers

    async def lease_timers(self, now: int, lease_ms: int, limit: int = PAGE) -> list[Timer]:
        """Timers that are due and that nobody holds; for `lease_ms` they are the caller's to fire."""

    async def clear_timer(self, timer: Timer) -> None:
        """Removes a timer that came to nothing, unless it was set anew in the meantime."""

    async def next_due(self) -> int | None:
        """When the next timer can be leased."""

    async def rouse_timers(self, name: str, now: int) -> None:
        """All timers of this name can be leased at once, due or not: what they wait for may have changed."""

    async def lay_timer(self, timer: Timer, at: int | None = None) -> None:
        """A timer that was leased too early rings when it is due, or at another time; unless it was set anew."""

    # The server

    async def beat(self, now: int, gap_ms: int) -> Away:
        """The server is there; says when it was last not, which is for as long as nobody beat for more than `gap_ms`.

        What happens again within a minute counts as one time away.
        """

    # The hall

    async def listing(self, table: str) -> Listing | None:
        """The listing of one table."""

    async def listings(self, status: Status, before: Mark | None = None, limit: int = PAGE) -> list[Listing]:
        """Public tables of a status, the latest change first, from a mark on."""

    async def waiting(self, before: Mark | None = None, limit: int = PAGE) -> list[tuple[Listing, int]]:
        """Each host's latest public table that is open, from a mark on, and how many more such the host has."""

    async def listings_of(self, player: str, before: Mark | None = None, limit: int = PAGE) -> list[Listing]:
        """The tables where a player sits, private ones too."""

    async def unfinished(self, player: str, limit: int = PAGE) -> list[Listing]:
        """The tables where a player sits that are not over, the latest change first."""

    async def hosted(self, player: str, before: Mark | None = None, limit: int = PAGE) -> list[Listing]:
        """The open tables that a player has made, private ones too, whether they sit there or not."""

    # Finished games: a projection of the log

    async def finished_games(
        self, player: str, sought: Sought, before: Mark | None = None, limit: int = PAGE
    ) -> list[FinishedGame]:
        """The finished games of a player that are sought, the last one first, from a mark on."""

    async def finish(self, table: str) -> tuple[int, list[Finished]]:
        """What is kept of the end of a game: when it was, and what it was to each player; 0 and nobody without one."""

    async def keep_finish(self, table: str, at: int, finished: Sequence[Finished]) -> None:
        """Puts this in the place of what is kept of the end of a game."""

    # Careers: of games that were not for practice

    async def places(self, player: str, against: Against | None = None) -> list[Places]:
        """How often a player came to which place, by game, number of seats and place."""

    async def lived(self, player: str, game: str, against: Against | None = None, limit: int = PAGE) -> list[Lived]:
        """The games that a player played to their end, the last one first."""

    async def lived_by_all(self, game: str, seats: int, limit: int = PAGE) -> list[Lived]:
        """The same of everybody at tables of so many seats."""

    async def best(self, player: str, game: str, against: Against | None = None) -> Lived | None:
        """The game with the most points; the first of several."""

    async def met(self, player: str, other: str, limit: int) -> Met:
        """What came of two players at one table, in so many of the first one's last games."""

    async def tables(self, after: str = "", limit: int = PAGE) -> list[str]:
        """All that have a log, or of whose end something is kept, by name and behind one."""

    # Secrets

    async def keep_secret(self, table: str, body: bytes) -> bytes:
        """Keeps a table's secret, encrypted. The first one stays: what is returned is what is kept."""

    async def secret(self, table: str) -> bytes | None:
        """The secret in the open."""

    async def reseal(self) -> int:
        """Encrypts with the first key every secret that another key encrypted; says how many there were."""

    # Analyses: outside the log, because they can be made again

    async def begin_analysis(self, table: str, wanted_by: str, plan: bytes, pieces: int, at: int) -> None:
        """Keeps so many pieces to be worked on. The first plan of a table stays, unless its analysis failed."""

    async def analysis(self, table: str) -> Analysis | None:
        """What there is of the analysis of a table."""

    async def analyses_under_way(self, player: str) -> int:
        """How many that a player asked for are still worked on."""

    async def lease_pieces(self, now: int, lease_ms: int, limit: int = 1) -> list[PieceLease]:
        """Pieces that nobody works on, the longest waiting first; for `lease_ms` they are the caller's."""

    async def keep_finding(self, table: str, number: int, found: bytes) -> None:
        """What a piece brought to light, whoever worked on it; the first finding stays."""

    async def findings(self, table: str) -> list[tuple[int, bytes]]:
        """What was found so far, each with the number of its piece, in their order."""

    async def finish_analysis(self, table: str, report: bytes) -> None:
        """Keeps the report for ever and forgets the rest; without a report it has failed."""

    async def close(self) -> None:
        """Finishes what is being written and lets go of everything."""
