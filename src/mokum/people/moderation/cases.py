"""Cases: what was complained of, by whom, and who decides it. The same thing told by several is one case."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Row, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people import players as rows
from mokum.people.errors import AboutOneself, CaseDecided, CaseTaken, NoSuchCase, NotTaken
from mokum.people.moderation.schema import cases, complaints
from mokum.people.moderation.trail import Trail
from mokum.people.moderation.values import Case, CaseReason, Complaint, Measure, NewComplaint
from mokum.people.values import Clock

PAGE = 20
_TABLE, _OF = cases.c.table_id.label("table"), complaints.c.case_id.label("case")
_CASE = [_TABLE if name == "table" else cases.c[name] for name in Case.__struct_fields__]
_COMPLAINT = [_OF if name == "case" else complaints.c[name] for name in Complaint.__struct_fields__]


def _as_case(row: Row[Any]) -> Case:
    return Case(**row._mapping)


class Cases:
    """Cases wait until somebody takes one; whoever took it decides it."""

    def __init__(self, engine: AsyncEngine, clock: Clock, trail: Trail) -> None:
        self._engine = engine
        self._clock = clock
        self._trail = trail

    async def complain(self, by: str, complaint: NewComplaint, version: int) -> int:
        """Files a complaint, and says which it is. Who says the same again is heard once."""
        about = complaint.about
        if by == about:
            raise AboutOneself
        async with self._engine.begin() as connection:
            for ref in sorted((by, about)):  # in one order: two may complain of each other at the same moment
                await rows.hold(connection, ref)
            player = await rows.read(connection, about)
            if player.owner == by:
                raise AboutOneself
            table = "" if complaint.reason == "name" else complaint.table
            case = await self._open(connection, about, complaint.reason, table=table, name=player.name, by=by)
            same = complaints.c.case_id == case, complaints.c.by == by, complaints.c.line == complaint.line
            known: int | None = await connection.scalar(select(complaints.c.id).where(*same))
            if known is not None:
                return known
            told = {"case_id": case, "by": by, "reason": complaint.reason, "words": complaint.words}
            where = {"line": complaint.line, "version": version, "at": self._clock()}
            filing = insert(complaints).values(**told, **where).returning(complaints.c.id)
            filed: int = (await connection.execute(filing)).scalar_one()
            await self._trail.add(connection, by, "complained", about, case=case)
            return filed

    async def open_by_server(self, about: str, reason: CaseReason, since: int) -> None:
        """Opens a case of what can be seen in games, unless there was one of that person and reason since a time."""
        async with self._engine.begin() as connection:
            await rows.hold(connection, about)
            lately = cases.c.about == about, cases.c.reason == reason, cases.c.opened_at >= since
            if await connection.scalar(select(func.count()).select_from(cases).where(*lately)):
                return
            player = await rows.read(connection, about)
            await self._open(connection, about, reason, table="", name=player.name, by="")

    async def open_appeal(self, connection: AsyncConnection, by: str, measure: Measure) -> None:
        """Somebody answered a measure: somebody else is to read it. In the transaction of the caller."""
        about, subject = measure.about, f"appeal|{measure.id}"
        row = await self._insert(connection, about, "appeal", table=measure.table, subject=subject, measure=measure.id)
        await self._trail.add(connection, by, "appealed", about, case=row, measure=measure.id)

    async def by_id(self, case: int) -> Case:
        """One case; raises `NoSuchCase`."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(*_CASE).where(cases.c.id == case))).one_or_none()
        if row is None:
            raise NoSuchCase
        return _as_case(row)

    async def by_ids(self, numbers: Collection[int]) -> list[Case]:
        """Those of these that there are."""
        return await self._read(cases.c.id, len(numbers), cases.c.id.in_(numbers))

    async def waiting(self, moderator: str | None, after: int = 0, limit: int = PAGE) -> list[Case]:
        """Those that are not decided and that others have not taken, or all; the longest waiting first."""
        which = [cases.c.state != "decided", cases.c.id > after]
        if moderator is not None:
            which.append(cases.c.taken_by.in_(("", moderator)))
        return await self._read(cases.c.id, limit, *which)

    async def decided(self, before: int | None = None, limit: int = PAGE) -> list[Case]:
        """The others, the last one first."""
        which = [cases.c.state == "decided"] + ([] if before is None else [cases.c.id < before])
        return await self._read(cases.c.id.desc(), limit, *which)

    async def about(self, player: str, limit: int = 100) -> list[Case]:
        """The cases about somebody, the last one first."""
        return await self._read(cases.c.id.desc(), limit, cases.c.about == player)

    async def count(self) -> tuple[int, int | None]:
        """How many are not decided, and since when the oldest waits."""
        asked = select(func.count(), func.min(cases.c.opened_at)).where(cases.c.state != "decided")
        async with self._engine.connect() as connection:
            waiting, oldest = (await connection.execute(asked)).one()
        return waiting, oldest

    async def complaints_in(self, *of: int) -> list[Complaint]:
        """What was complained of in these cases, in its order."""
        return await self._complaints(complaints.c.case_id.in_(of))

    async def complaints_by(self, player: str) -> list[Complaint]:
        """What somebody complained of, in its order."""
        return await self._complaints(complaints.c.by == player)

    async def take(self, moderator: str, case: int) -> None:
        """From now on it is theirs; raises `CaseTaken` or `CaseDecided`."""
        found = await self.by_id(case)
        async with self._engine.begin() as connection:
            free = update(cases).where(cases.c.id == case, cases.c.state == "open")
            if (await connection.execute(free.values(state="taken", taken_by=moderator))).rowcount == 1:
                await self._trail.add(connection, moderator, "taken", found.about, case=case)
                return
        found = await self.by_id(case)
        if found.state == "decided":
            raise CaseDecided
        if found.taken_by != moderator:
            raise CaseTaken

    async def release(self, moderator: str, case: int) -> None:
        """Somebody else may take it; raises `NotTaken`."""
        found = await self.by_id(case)
        async with self._engine.begin() as connection:
            theirs = update(cases).where(cases.c.id == case, cases.c.state == "taken", cases.c.taken_by == moderator)
            if (await connection.execute(theirs.values(state="open", taken_by=""))).rowcount != 1:
                raise NotTaken
            await self._trail.add(connection, moderator, "released", found.about, case=case)

    async def close(self, connection: AsyncConnection, moderator: str, case: Case, verdict: str, *, tell: bool) -> None:
        """It is decided, once, by whoever took it; in the transaction of the measures. Raises `NotTaken`."""
        theirs = cases.c.id == case.id, cases.c.state == "taken", cases.c.taken_by == moderator
        ended = {"state": "decided", "verdict": verdict, "tell": tell, "decided_at": self._clock(), "subject": None}
        if (await connection.execute(update(cases).where(*theirs).values(**ended))).rowcount != 1:
            raise NotTaken

    async def _open(
        self, connection: AsyncConnection, about: str, reason: CaseReason, *, table: str, name: str, by: str
    ) -> int:
        """The case of this subject, a new one if there is none. Whoever asks holds the person."""
        subject = f"{about}|{reason}|{table}"
        known: int | None = await connection.scalar(select(cases.c.id).where(cases.c.subject == subject))
        if known is not None:
            return known
        opened = await self._insert(connection, about, reason, table=table, name=name, subject=subject)
        await self._trail.add(connection, by, "opened", about, case=opened)
        return opened

    async def _insert(
        self,
        connection: AsyncConnection,
        about: str,
        reason: CaseReason,
        *,
        table: str,
        subject: str,
        name: str = "",
        measure: int | None = None,
    ) -> int:
        told = {"reason": reason, "about": about, "table_id": table, "name": name, "subject": subject}
        new = {"measure": measure, "opened_at": self._clock(), "state": "open", "taken_by": "", "verdict": ""}
        opened = insert(cases).values(**told, **new, tell=True).returning(cases.c.id)
        number: int = (await connection.execute(opened)).scalar_one()
        return number

    async def _read(self, order: ColumnElement[Any], limit: int, *which: ColumnElement[bool]) -> list[Case]:
        asked = select(*_CASE).where(*which).order_by(order).limit(limit)
        async with self._engine.connect() as connection:
            return [_as_case(row) for row in (await connection.execute(asked)).all()]

    async def _complaints(self, which: ColumnElement[bool]) -> list[Complaint]:
        asked = select(*_COMPLAINT).where(which).order_by(complaints.c.id)
        async with self._engine.connect() as connection:
            return [Complaint(**row._mapping) for row in (await connection.execute(asked)).all()]
