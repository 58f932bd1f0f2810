"""Between moderators, people and tables: what is heard, who may judge what, and that it is obeyed at this node."""

import asyncio
from collections.abc import Callable, Mapping, Sequence

import structlog

from mokum.people import People
from mokum.people.errors import CaseDecided, InConflict, NotTaken
from mokum.people.moderation.measures import DAY
from mokum.people.moderation.moderation import check
from mokum.people.moderation.values import Case, Conflict, NewComplaint, Verdict
from mokum.store import ChatLine, Status, Store, StoreUnavailable
from mokum.tables import Hall, Refusal
from mokum.tables.deciding.commands import Code
from mokum.tables.serving.farewell import leave_all
from mokum.tables.serving.talking import Talking, cleaned
from mokum.web.closing import Closing
from mokum.web.sockets import Sockets
from mokum.web.tolls import Tolls

NOT_THERE = Refusal(Code.NOT_FOUND, "There is nothing here for you.")
UNREADABLE = Refusal(Code.BAD_REQUEST, "These words cannot be read.")
AROUND = 5
"""Lines before and behind one that somebody complained of."""
MOST_LINES = 12
"""Lines complained of whose surroundings are shown: at so many the case is clear."""

_log = structlog.get_logger()


class Moderating:
    """At one node. What was decided at any other, or on the server's machine, is read from the trail."""

    def __init__(
        self,
        people: People,
        hall: Hall,
        store: Store,
        *,
        talking: Talking,
        sockets: Sockets,
        tolls: Tolls,
        now: Callable[[], int],
    ) -> None:
        self._people, self._moderation = people, people.moderation
        self._hall, self._store, self._talking = hall, store, talking
        self._sockets, self._tolls, self._now = sockets, tolls, now
        self._heard: int | None = None
        self._to_leave: set[str] = set()
        self._alone = asyncio.Lock()

    async def complain(
        self, player: str, household: str, complaint: NewComplaint, invitation: str = ""
    ) -> int | Refusal:
        """Files it, with where the table was; nothing is heard of what whoever complains cannot see."""
        if again_in := await self._tolls.complaint(player, household):
            return Refusal(Code.TOO_MANY, "Too many complaints: try again later.", again_in=again_in)
        words = cleaned(complaint.words) if complaint.words.strip() else ""
        if words is None or (complaint.line and not complaint.table):
            return UNREADABLE
        version = 0
        if complaint.table:
            found = await self._where(player, complaint, invitation)
            if isinstance(found, Refusal):
                return found
            version = found
        said = NewComplaint(complaint.about, complaint.reason, words, complaint.table, complaint.line)
        return await self._moderation.cases.complain(player, said, version)

    async def _where(self, player: str, complaint: NewComplaint, invitation: str) -> int | Refusal:
        """The version of the table now, if the person is there, or said that line."""
        seen = await self._hall.look(player, complaint.table, invitation)
        if isinstance(seen, Refusal):
            return seen
        if not complaint.line:
            there = {seen.host, *(seat.player for seat in seen.seats)}
            return seen.version if complaint.about in there else NOT_THERE
        lines = await self._talking.lines(player, complaint.table, complaint.line + 1, invitation)
        if isinstance(lines, Refusal):
            return lines
        if not lines or (lines[-1].id, lines[-1].actor) != (complaint.line, complaint.about):
            return NOT_THERE
        return seen.version

    # Who may judge what

    async def conflicts(self, moderator: str, cases: Sequence[Case]) -> dict[int, Conflict | None]:
        """Of each case why this moderator must not see it, if so."""
        complained = {
            complaint.case
            for complaint in await self._moderation.cases.complaints_in(*(case.id for case in cases))
            if complaint.by == moderator
        }
        owners = await self._owners({case.about for case in cases})
        roles = await self._moderation.roles.of_all({moderator, *owners.values()})
        found: dict[int, Conflict | None] = {}
        for case in cases:
            about = owners[case.about]
            if about == moderator:
                found[case.id] = "about_you"
            elif about in roles and roles.get(moderator) != "admin":
                found[case.id] = "about_colleague"
            elif case.id in complained:
                found[case.id] = "complained"
            elif case.measure and (await self._moderation.measures.by_id(case.measure)).by == moderator:
                found[case.id] = "decided_by_you"
            else:
                found[case.id] = await self._plays(moderator, case.table)
        return found

    async def _owners(self, players: set[str]) -> Mapping[str, str]:
        """Who answers for each: a bot's owner, and everybody else for themselves."""
        known = await self._people.players(players)
        return {ref: (known[ref].owner if ref in known else None) or ref for ref in players}

    async def _plays(self, moderator: str, table: str) -> Conflict | None:
        listing = await self._store.listing(table) if table else None
        if listing is None:
            return None
        at_table = {player for player in (listing.notice.host, *listing.notice.players) if player}
        if moderator not in (await self._owners(at_table)).values():
            return None
        if listing.notice.status is not Status.OVER:
            return "sits_there"
        return "played_today" if listing.updated_at > self._now() - DAY else None

    async def case_for(self, moderator: str, number: int) -> Case:
        """A case that this moderator may see; raises `NoSuchCase` or `InConflict`."""
        case = await self._moderation.cases.by_id(number)
        conflict = (await self.conflicts(moderator, [case]))[number]
        if conflict is not None:
            raise InConflict(conflict)
        return case

    async def lines_of(self, case: Case) -> list[tuple[ChatLine, bool]]:
        """What was said around the lines that were complained of, hidden lines too; each once, in their order."""
        found: dict[int, tuple[ChatLine, bool]] = {}
        numbers = sorted({one.line for one in await self._moderation.cases.complaints_in(case.id) if one.line})
        for number in numbers[:MOST_LINES] if case.table else ():
            for line, hidden in await self._store.lines_around(case.table, number, AROUND):
                found[line.id] = line, hidden
        return [found[number] for number in sorted(found)]

    # What is done

    async def decide(self, moderator: str, number: int, verdict: Verdict) -> Refusal | None:
        """Ends a case. What is done at tables comes first: it can be done again, and no case says what is not so."""
        case = await self.case_for(moderator, number)
        if case.state == "decided":
            raise CaseDecided
        if case.taken_by != moderator:
            raise NotTaken
        check(case, verdict)
        for measure in verdict.measures:
            if measure.kind == "close":
                refusal = await self._hall.supervising.close(case.table)
            elif measure.kind == "hide":
                refusal = await self._hide(case, measure.lines)
            else:
                continue
            if refusal is not None:
                return refusal
        await self._moderation.decide(moderator, case, verdict)
        await self.obey()
        return None

    async def _hide(self, case: Case, lines: Sequence[int]) -> Refusal | None:
        theirs = {line.id for line, _ in await self.lines_of(case) if line.actor == case.about}
        if not theirs.issuperset(lines):
            return NOT_THERE
        return await self._talking.take_back(case.table, lines)

    async def lift(self, moderator: str, number: int, reason: str) -> None:
        """Ends a measure; raises `NoSuchMeasure` or `InConflict`."""
        measure = await self._moderation.measures.by_id(number)
        owner = (await self._owners({measure.about}))[measure.about]
        if owner == moderator:
            raise InConflict("about_you")
        roles = await self._moderation.roles.of_all((moderator, owner))
        if owner in roles and roles.get(moderator) != "admin":
            raise InConflict("about_colleague")
        await self._moderation.lift(moderator, number, reason)

    async def obey(self) -> None:
        """Reads on in the trail, and does here what follows from it: to be called again and again."""
        async with self._alone:
            if self._heard is None:
                self._heard = await self._moderation.trail.before(self._now() - DAY)
            for deed in await self._moderation.trail.since(self._heard):
                if deed.deed == "ban" and await self._moderation.is_banned(deed.about):
                    await self._shut_out(deed.about)
                elif deed.deed in ("name", "renamed"):
                    self._people.renames.tell(deed.about)
                self._heard = deed.number
            for player in list(self._to_leave):
                await self._leave(player)

    async def _shut_out(self, player: str) -> None:
        """Nothing that is open stays open; from their tables they and their bots go when that can be done."""
        for ref in (player, *(bot.ref for bot in await self._people.bots.of(player))):
            self._sockets.part_all(ref, Closing.BANNED)
            self._to_leave.add(ref)

    async def _leave(self, player: str) -> None:
        try:
            await leave_all(self._hall, player)
        except StoreUnavailable as error:
            _log.warning("somebody who is banned still has a seat", error=repr(error))
        else:
            self._to_leave.discard(player)
