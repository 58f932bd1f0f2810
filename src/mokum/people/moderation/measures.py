"""Measures against somebody: what is forbidden them, why, and until when. Each node asks here, and so obeys at once."""

import re
from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Row, exists, func, insert, literal, or_, select, update
from sqlalchemy import case as either
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people.bots import MARK
from mokum.people.errors import NoSuchMeasure
from mokum.people.moderation.schema import cases, measures
from mokum.people.moderation.trail import Trail
from mokum.people.moderation.values import Case, Measure, MeasureKind, NewMeasure
from mokum.people.schema import players
from mokum.people.values import Clock

DAY = 24 * 60 * 60_000
_NEUTRAL = re.compile(f"Guest [0-9a-f]{{6}}({re.escape(MARK)})?", re.ASCII)
_LABELLED = {"case": measures.c.case_id.label("case"), "table": measures.c.table_id.label("table")}
_MEASURE = [_LABELLED[name] if name in _LABELLED else measures.c[name] for name in Measure.__struct_fields__]


def _as_measure(row: Row[Any]) -> Measure:
    return Measure(**row._mapping)


class Measures:
    """All of them; none is ever deleted."""

    def __init__(self, engine: AsyncEngine, clock: Clock, trail: Trail) -> None:
        self._engine = engine
        self._clock = clock
        self._trail = trail

    async def forbid(self, player: str, *kinds: MeasureKind) -> bool:
        """Whether one of these is in force against a player, or against the person whose bot it is."""
        own = select(players.c.owner).where(players.c.ref == player).scalar_subquery()
        against = or_(measures.c.about == player, measures.c.about == own)
        asked = select(exists().where(against, measures.c.kind.in_(kinds), self._is_in_force()))
        async with self._engine.connect() as connection:
            return bool(await connection.scalar(asked))

    async def of(self, player: str) -> list[Measure]:
        """All that were taken against a player, the latest first."""
        return await self._read(measures.c.about == player)

    async def concerning(self, player: str) -> list[Measure]:
        """The same, with those against their bots, for whom they answer."""
        bots = select(players.c.ref).where(players.c.owner == player)
        return await self._read(or_(measures.c.about == player, measures.c.about.in_(bots)))

    async def by_id(self, measure: int) -> Measure:
        """One measure; raises `NoSuchMeasure`."""
        found = await self._read(measures.c.id == measure)
        if not found:
            raise NoSuchMeasure
        return found[0]

    async def take(
        self,
        connection: AsyncConnection,
        by: str,
        about: str,
        new: NewMeasure,
        *,
        reason: str,
        case: Case | None = None,
    ) -> int:
        """Takes a measure, in the transaction of whoever decides."""
        now = self._clock()
        row = {
            "case_id": None if case is None else case.id,
            "table_id": "" if case is None else case.table,
            "ends_at": now if new.kind in ("hide", "close") else None if new.days is None else now + new.days * DAY,
        }
        told = {"about": about, "kind": new.kind, "by": by, "reason": reason, "days": new.days, "begun_at": now}
        taking = insert(measures).values(**told, **row, appeal="", appeal_state="").returning(measures.c.id)
        number: int = (await connection.execute(taking)).scalar_one()
        if new.kind == "name":
            await take_name(connection, about)
        of_case = 0 if case is None else case.id
        await self._trail.add(connection, by, new.kind, about, case=of_case, measure=number, text=reason)
        return number

    async def lift(self, connection: AsyncConnection, by: str, measure: Measure, reason: str) -> None:
        """Ends a measure before its time; says so in a new line of the trail."""
        lifting = update(measures).where(measures.c.id == measure.id, measures.c.lifted_at.is_(None))
        if (await connection.execute(lifting.values(lifted_at=self._clock()))).rowcount != 1:
            raise NoSuchMeasure
        numbers = {"case": measure.case or 0, "measure": measure.id}
        await self._trail.add(connection, by, "lifted", measure.about, **numbers, text=reason)

    async def banned(self, among: Collection[str]) -> list[str]:
        """Who of these is banned now."""
        asked = select(measures.c.about).distinct()
        async with self._engine.connect() as connection:
            which = measures.c.about.in_(among), measures.c.kind == "ban", self._is_in_force()
            return list((await connection.scalars(asked.where(*which))).all())

    async def alike(self, reason: str, last: int = 20) -> list[tuple[MeasureKind, int | None, int]]:
        """How the last cases of this reason ended in which something was done: measures, days, and how often."""
        ended = select(cases.c.id).where(cases.c.reason == reason, cases.c.verdict == "act")
        ended = ended.order_by(cases.c.decided_at.desc()).limit(last)
        asked = select(measures.c.kind, measures.c.days, func.count()).where(
            measures.c.case_id.in_(select(ended.subquery().c.id))
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(asked.group_by(measures.c.kind, measures.c.days))).all()
        return sorted(((kind, days, count) for kind, days, count in rows), key=lambda each: -each[2])

    def _is_in_force(self) -> ColumnElement[bool]:
        lasts = or_(measures.c.ends_at.is_(None), measures.c.ends_at > self._clock())
        return measures.c.lifted_at.is_(None) & lasts

    async def _read(self, which: ColumnElement[bool]) -> list[Measure]:
        asked = select(*_MEASURE).where(which).order_by(measures.c.id.desc())
        async with self._engine.connect() as connection:
            return [_as_measure(row) for row in (await connection.execute(asked)).all()]


async def find_neutral(connection: AsyncConnection, name: str) -> str | None:
    """The account or bot that is shown under this neutral name. Guests are found by no name."""
    if _NEUTRAL.fullmatch(name) is None:
        return None
    # By the measures, of which there are few: the names of all people have no index.
    asked = select(players.c.ref).join(measures, measures.c.about == players.c.ref).where(measures.c.kind == "name")
    shown = asked.where(players.c.kind.in_(("account", "bot")), players.c.name == name)
    found: str | None = await connection.scalar(shown.order_by(players.c.ref).limit(1))
    return found


async def take_name(connection: AsyncConnection, player: str) -> None:
    """They are shown under a neutral name. The old one stays theirs to sign in by, and nobody else can have it."""
    mark = either((players.c.kind == "bot", MARK), else_="")
    renamed = literal("Guest ") + func.substr(players.c.ref, 1, 6) + mark
    which = players.c.ref == player, players.c.kind != "deleted"
    await connection.execute(update(players).where(*which).values(name=renamed))
