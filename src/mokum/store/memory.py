"""A store that lasts as long as the process: for tests, and to say plainly what the contract means."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Unpack

from mokum.store.append import Append, sitting
from mokum.store.chain import START, check
from mokum.store.rating_values import RatedGame
from mokum.store.remembered_analyses import RememberedAnalyses
from mokum.store.remembered_finishes import RememberedFinishes
from mokum.store.remembered_greetings import RememberedGreetings
from mokum.store.remembered_pairings import RememberedPairings
from mokum.store.remembered_ratings import RememberedRatings
from mokum.store.sealing import Seal
from mokum.store.store import AGAIN
from mokum.store.values import (
    NEWEST,
    PAGE,
    Away,
    Beside,
    ChatLine,
    Entry,
    Listing,
    Mark,
    Row,
    Snapshot,
    Status,
    Timer,
)


class MemoryStore(RememberedFinishes, RememberedRatings, RememberedPairings, RememberedGreetings, RememberedAnalyses):
    """Nothing here awaits, so no two calls are ever between each other."""

    def __init__(self, seal: Seal, clock: Callable[[], int]) -> None:
        RememberedFinishes.__init__(self)
        RememberedRatings.__init__(self)
        RememberedPairings.__init__(self)
        RememberedGreetings.__init__(self)
        RememberedAnalyses.__init__(self)
        self._seal = seal
        self._clock = clock
        self._logs: defaultdict[str, list[Row]] = defaultdict(list)
        self._commands: dict[tuple[str, str], Row] = {}
        self._snapshots: dict[str, Snapshot] = {}
        self._timers: dict[tuple[str, str], tuple[Timer, int]] = {}  # and when it may be taken
        self._secrets: dict[str, bytes] = {}
        self._chat: list[ChatLine] = []
        self._hidden: set[int] = set()
        self._pulse: tuple[int, Away] | None = None

    async def append(
        self, table: str, after: int, entries: Sequence[Entry], *, at: int | None = None, **beside: Unpack[Beside]
    ) -> tuple[Row, ...]:
        append = Append(table, after, tuple(entries), self._clock() if at is None else at, **beside)
        log = self._logs[table]
        seen = [row for command in append.commands if (row := self._commands.get((table, command)))]
        if refusal := append.refusal(len(log), seen):
            raise refusal
        rows = append.rows(log[-1].hash if log else START)
        log.extend(rows)
        self._commands.update({(table, row.command): row for row in rows})
        for timer in append.set_timers():
            self._timers[table, timer.name] = timer, timer.due_at
        for name in append.cleared_timers():
            self._timers.pop((table, name), None)
        if listing := append.listing():
            known = self._listings.get(table, listing)
            self._listings[table] = Listing(table, listing.notice, known.created_at, append.at, listing.version)
        if append.finished:
            self._finishes[table] = append.at, list(append.finished)
        if append.rated is not None:
            self._rated[table] = RatedGame(table, append.at, append.rated)
            self._done.discard(table)
        return rows

    def _change(self, table: str, player: str) -> int | None:
        return next((step.change for step in self._steps if (step.table, step.player) == (table, player)), None)

    async def read(
        self, table: str, after: int = 0, limit: int | None = None, *, previous: bytes | None = None
    ) -> list[Row]:
        log = self._logs[table]
        rows = log[after:] if limit is None else log[after : after + limit]
        if previous is None:
            previous = log[after - 1].hash if 0 < after <= len(log) else START
        check(rows, table, after, previous)
        return rows

    async def find(self, table: str, command: str) -> Row | None:
        return self._commands.get((table, command))

    async def version(self, table: str) -> int:
        return len(self._logs[table])

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        return {table: len(self._logs[table]) for table in tables if self._logs[table]}

    async def keep_snapshot(self, table: str, version: int, hash: bytes, body: bytes) -> bool:  # noqa: A002
        known = self._snapshots.get(table)
        if known is None or version >= known.version:
            self._snapshots[table] = Snapshot(table, version, hash, body)
        return True

    async def snapshot(self, table: str) -> Snapshot | None:
        snapshot, log = self._snapshots.get(table), self._logs[table]
        if snapshot is None or not 0 < snapshot.version <= len(log) or log[snapshot.version - 1].hash != snapshot.hash:
            return None
        return snapshot

    async def drop_snapshot(self, table: str) -> None:
        self._snapshots.pop(table, None)

    async def lease_timers(self, now: int, lease_ms: int, limit: int = PAGE) -> list[Timer]:
        due = sorted((wake_at, key) for key, (_, wake_at) in self._timers.items() if wake_at <= now)
        leased = []
        for _, key in due[:limit]:
            timer, _ = self._timers[key]
            self._timers[key] = timer, now + lease_ms
            leased.append(timer)
        return sorted(leased, key=lambda timer: (timer.due_at, timer.table, timer.name))

    async def clear_timer(self, timer: Timer) -> None:
        key = timer.table, timer.name
        if key in self._timers and self._timers[key][0] == timer:
            del self._timers[key]

    async def next_due(self) -> int | None:
        return min((wake_at for _, wake_at in self._timers.values()), default=None)

    async def rouse_timers(self, name: str, now: int) -> None:
        for key, (timer, wake_at) in self._timers.items():
            if timer.name == name:
                self._timers[key] = timer, min(wake_at, now)

    async def lay_timer(self, timer: Timer, at: int | None = None) -> None:
        key = timer.table, timer.name
        if key in self._timers and self._timers[key][0] == timer:
            self._timers[key] = timer, timer.due_at if at is None else at

    async def beat(self, now: int, gap_ms: int) -> Away:
        last, away = self._pulse or (now, Away(0, 0))
        if now - last > gap_ms:
            away = Away(away.since if last - away.to <= AGAIN else last, now)
        self._pulse = now, away
        return away

    async def listing(self, table: str) -> Listing | None:
        return self._listings.get(table)

    async def listings(self, status: Status, before: Mark | None = None, limit: int = PAGE) -> list[Listing]:
        hall = (each for each in self._listings.values() if not each.notice.private and each.notice.status is status)
        return _page(hall, before, limit)

    async def waiting(self, before: Mark | None = None, limit: int = PAGE) -> list[tuple[Listing, int]]:
        by_host: defaultdict[str, list[Listing]] = defaultdict(list)
        for each in self._listings.values():
            if not each.notice.private and each.notice.status is Status.OPEN:
                by_host[each.notice.host].append(each)
        latest = [max(each, key=lambda listing: listing.mark) for each in by_host.values()]
        return [(each, len(by_host[each.notice.host]) - 1) for each in _page(latest, before, limit)]

    async def listings_of(self, player: str, before: Mark | None = None, limit: int = PAGE) -> list[Listing]:
        return _page((each for each in self._listings.values() if player in sitting(each.notice)), before, limit)

    async def unfinished(self, player: str, limit: int = PAGE) -> list[Listing]:
        mine = (each for each in self._listings.values() if player in sitting(each.notice))
        return _page((each for each in mine if each.notice.status is not Status.OVER), None, limit)

    async def hosted(self, player: str, before: Mark | None = None, limit: int = PAGE) -> list[Listing]:
        made = (each for each in self._listings.values() if each.notice.host == player)
        return _page((each for each in made if each.notice.status is Status.OPEN), before, limit)

    async def tables(self, after: str = "", limit: int = PAGE) -> list[str]:
        known = {table for table, rows in self._logs.items() if rows} | self._finishes.keys()
        return sorted(table for table in known if table > after)[:limit]

    async def keep_secret(self, table: str, body: bytes) -> bytes:
        return self._seal.open(table, self._secrets.setdefault(table, self._seal.close(table, body)))

    async def secret(self, table: str) -> bytes | None:
        return self._seal.open(table, self._secrets[table]) if table in self._secrets else None

    async def reseal(self) -> int:
        old = {table: sealed for table, sealed in self._secrets.items() if not self._seal.is_newest(table, sealed)}
        for table, sealed in old.items():
            self._secrets[table] = self._seal.close(table, self._seal.open(table, sealed))
        return len(old)

    async def say(self, table: str, actor: str, text: str, at: int, *, spectator: bool = False) -> ChatLine:
        line = ChatLine(len(self._chat) + 1, table, actor, text, at, spectator)
        self._chat.append(line)
        return line

    async def chat(
        self, table: str, before: int | None = None, limit: int = PAGE, *, spectators: bool = True
    ) -> list[ChatLine]:
        said = [line for line in self._chat if line.table == table and line.id not in self._hidden]
        heard = [line for line in said if spectators or not line.spectator]
        return [line for line in heard if before is None or line.id < before][-limit:]

    async def hide_chat(self, line: int) -> None:
        self._hidden.add(line)

    async def lines_of(self, actor: str, after: int = 0, limit: int = PAGE) -> list[ChatLine]:
        return [line for line in self._chat if line.actor == actor and line.id > after][:limit]

    async def lines_around(self, table: str, line: int, limit: int) -> list[tuple[ChatLine, bool]]:
        said = [each for each in self._chat if each.table == table]
        before = [each for each in said if each.id <= line][-limit - 1 :]
        behind = [each for each in said if each.id > line][:limit]
        return [(each, each.id in self._hidden) for each in (*before, *behind)]

    async def forget_lines(self, actor: str, limit: int = PAGE) -> list[tuple[int, str]]:
        forgotten = [(line.id, line.table) for line in await self.lines_of(actor, limit=limit)]
        for line, table in forgotten:
            self._chat[line - 1] = ChatLine(line, table, "", "", self._chat[line - 1].at)
            self._hidden.add(line)
        return forgotten

    async def close(self) -> None:
        """There is nothing to let go of."""


def _page(listings: Iterable[Listing], before: Mark | None, limit: int) -> list[Listing]:
    found = sorted((each for each in listings if each.mark < (before or NEWEST)), key=lambda each: each.mark)
    return found[::-1][:limit]
