"""The door to moderation: what is done about people, each deed with its row of the trail in one transaction."""

from collections.abc import AsyncIterator, Collection, Sequence
from typing import Literal

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mokum.people import players as rows
from mokum.people.errors import Answered, BadVerdict, NoSuchMeasure, NoSuchPlayer, TooLate
from mokum.people.moderation.cases import Cases
from mokum.people.moderation.measures import DAY, Measures
from mokum.people.moderation.neighbours import neighbours
from mokum.people.moderation.roles import Roles, free_cases
from mokum.people.moderation.schema import cases, complaints, measures, roles
from mokum.people.moderation.trail import Trail, forget_texts
from mokum.people.moderation.values import (
    Case,
    Measure,
    NewMeasure,
    OwnAppeal,
    OwnComplaint,
    OwnMeasure,
    OwnModeration,
    Role,
    Verdict,
)
from mokum.people.values import Clock

HOUR, APPEAL = DAY // 24, 14 * DAY
"""So long after a measure the person may answer it."""


class Moderation:
    """Who may ask for what is judged by the callers: the desk on the network, and the server's own machine."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine = engine
        self._clock = clock
        self.trail = Trail(engine, clock)
        self.roles = Roles(engine, self.trail)
        self.cases = Cases(engine, clock, self.trail)
        self.measures = Measures(engine, clock, self.trail)
        self.kept = {"measures": self._measures_of, "complaints": self._complaints_of}
        """For an export."""

    async def role_of(self, player: str) -> Role:
        """What somebody may decide."""
        return await self.roles.of(player)

    async def is_banned(self, player: str) -> bool:
        """May they do nothing at all? The bots of whoever may not may not either."""
        return await self.measures.forbid(player, "ban")

    async def is_muted(self, player: str) -> bool:
        """May they not write?"""
        return await self.measures.forbid(player, "mute", "ban")

    async def neighbours(self, player: str, among: Collection[str]) -> frozenset[str]:
        """Who of these was here from the same network as a player, at the same time."""
        return await neighbours(self._engine, player, among)

    async def note_look(self, moderator: str, case: Case) -> None:
        """Somebody looked at a case; once an hour is enough to know it."""
        if not await self.trail.has(moderator, "looked", case.id, self._clock() - HOUR):
            async with self._engine.begin() as connection:
                await self.trail.add(connection, moderator, "looked", case.about, case=case.id)

    async def decide(self, moderator: str, case: Case, verdict: Verdict) -> None:
        """Ends a case, with everything that is done because of it; raises `BadVerdict` or `NotTaken`."""
        check(case, verdict)
        appealed = None if case.measure is None else await self.measures.by_id(case.measure)
        async with self._engine.begin() as connection:
            # In one order everywhere, so that nobody waits in a circle: the person, the case, and the end of the trail.
            reason = await _writable(connection, case.about, verdict.reason)
            verdict = msgspec.structs.replace(verdict, reason=reason)
            await self.cases.close(connection, moderator, case, verdict.kind, tell=verdict.tell)
            for measure in verdict.measures:
                await self.measures.take(connection, moderator, case.about, measure, reason=verdict.reason, case=case)
            if verdict.kind == "reject":
                await self.trail.add(connection, moderator, "rejected", case.about, case=case.id, text=verdict.reason)
            if appealed is not None:
                await self._answer(connection, moderator, case, appealed, verdict)

    async def _answer(
        self, connection: AsyncConnection, moderator: str, case: Case, appealed: Measure, verdict: Verdict
    ) -> None:
        state = "lifted" if verdict.kind == "lift" else "kept"
        await connection.execute(update(measures).where(measures.c.id == appealed.id).values(appeal_state=state))
        if verdict.kind == "keep":
            numbers = {"case": case.id, "measure": appealed.id}
            await self.trail.add(connection, moderator, "kept", case.about, **numbers, text=verdict.reason)
        elif appealed.lifted_at is None:
            await self.measures.lift(connection, moderator, appealed, verdict.reason)

    async def take_measure(self, by: str, about: str, measure: NewMeasure, reason: str) -> None:
        """A measure without a case, taken on the server's own machine."""
        async with self._engine.begin() as connection:
            await rows.hold(connection, about)
            await self.measures.take(connection, by, about, measure, reason=reason)

    async def lift(self, by: str, measure: int, reason: str) -> None:
        """Ends a measure before its time; raises `NoSuchMeasure`."""
        found = await self.measures.by_id(measure)
        async with self._engine.begin() as connection:
            reason = await _writable(connection, found.about, reason)
            await self.measures.lift(connection, by, found, reason)

    async def appeal(self, player: str, measure: int, words: str) -> None:
        """The person answers, once; raises `NoSuchMeasure`, `Answered` or `TooLate`."""
        theirs = {one.id: one for one in await self.measures.concerning(player)}
        found = theirs.get(measure)
        if found is None:
            raise NoSuchMeasure
        if found.appealed_at is not None:
            raise Answered
        if not self._may_answer(found):
            raise TooLate
        async with self._engine.begin() as connection:
            for ref in dict.fromkeys((player, found.about)):  # the person and, where it is about one, their bot
                await rows.hold(connection, ref)
            now = self._clock()
            first = update(measures).where(measures.c.id == measure, measures.c.appealed_at.is_(None))
            said = first.values(appeal=words, appealed_at=now, appeal_state="waiting")
            if (await connection.execute(said)).rowcount != 1:
                raise Answered
            await self.cases.open_appeal(connection, player, found)

    def _may_answer(self, measure: Measure) -> bool:
        in_time = self._clock() < measure.begun_at + APPEAL
        return measure.appealed_at is None and measure.lifted_at is None and in_time

    async def own(self, player: str) -> OwnModeration:
        """All that concerns one player, as they are told of it: never who complained of them."""
        found = await self.measures.concerning(player)
        return OwnModeration(
            role=await self.roles.of(player),
            must_rename=any(one.kind == "name" and one.ends_at is None and one.about == player for one in found),
            measures=[self._told(measure) for measure in found],
            complaints=await self._complaints_by(player),
        )

    def _told(self, measure: Measure) -> OwnMeasure:
        answered = measure.appealed_at is not None and measure.appeal_state != ""
        at = measure.appealed_at or 0
        return OwnMeasure(
            id=measure.id,
            kind=measure.kind,
            reason=measure.reason,
            table=measure.table or None,
            begun_at=measure.begun_at,
            ends_at=measure.ends_at,
            in_force=measure.is_in_force(self._clock()),
            appeal=OwnAppeal(measure.appeal, at, measure.appeal_state or "waiting") if answered else None,
            appeal_until=measure.begun_at + APPEAL if self._may_answer(measure) else None,
        )

    async def _complaints_by(self, player: str) -> list[OwnComplaint]:
        made = await self.cases.complaints_by(player)
        found = {case.id: case for case in await self.cases.by_ids({one.case for one in made})}
        async with self._engine.connect() as connection:
            known = await rows.read_all(connection, {case.about for case in found.values()})
        told = []
        for one in made:
            case = found[one.case]
            name = known[case.about].name if case.about in known else ""
            state = _told_state(case)
            told.append(OwnComplaint(one.id, one.at, case.about, name, one.reason, one.words, state))
        return told

    async def _measures_of(self, player: str) -> AsyncIterator[Sequence[OwnMeasure]]:
        yield (await self.own(player)).measures

    async def _complaints_of(self, player: str) -> AsyncIterator[Sequence[OwnComplaint]]:
        yield (await self.own(player)).complaints


async def _writable(connection: AsyncConnection, about: str, words: str) -> str:
    """Holds a person, and says what may be written about them: nothing where they have left, because nobody would
    forget it. What was complained of can still be put away.
    """
    try:
        await rows.hold(connection, about)
    except NoSuchPlayer:
        return ""
    return words


async def forget(connection: AsyncConnection, player: str) -> None:
    """What was written about somebody who leaves, and what they wrote; that something was done stays, without words."""
    about = select(cases.c.id).where(cases.c.about == player)
    await connection.execute(update(cases).where(cases.c.about == player).values(name=""))
    theirs = (complaints.c.by == player) | complaints.c.case_id.in_(about)
    await connection.execute(update(complaints).where(theirs).values(words=""))
    await connection.execute(update(measures).where(measures.c.about == player).values(reason="", appeal=""))
    await connection.execute(roles.delete().where(roles.c.player == player))
    await free_cases(connection, player)
    await forget_texts(connection, player)


def check(case: Case, verdict: Verdict) -> None:
    """Raises `BadVerdict` where it does not fit the case."""
    is_appeal = case.measure is not None
    if is_appeal != (verdict.kind in ("lift", "keep")):
        raise BadVerdict("An appeal is answered with lift or keep, and anything else with act or reject.")
    kinds = [measure.kind for measure in verdict.measures]
    if (verdict.kind == "act") != bool(kinds):
        raise BadVerdict("Whoever acts takes measures, and nobody else does.")
    if len(set(kinds)) != len(kinds):
        raise BadVerdict("One measure of a kind is enough.")
    if verdict.kind != "reject" and set(kinds) != {"hide"} and not verdict.reason.strip():
        raise BadVerdict("A reason is missing, which the person reads.")
    if not case.table and {"hide", "close"} & set(kinds):
        raise BadVerdict("This case is about no table.")


def _told_state(case: Case) -> Literal["waiting", "acted", "rejected", "decided"]:
    if case.state != "decided":
        return "waiting"
    if not case.tell:
        return "decided"
    return "acted" if case.verdict == "act" else "rejected"
