"""Company: which of those whom somebody follows is here and what they play, and whom they may ask to their table."""

from collections.abc import Callable

from msgspec import Struct

from mokum.calling.values import Call
from mokum.people import People
from mokum.people.invitations import way_of
from mokum.people.ties import Companion
from mokum.people.values import Player
from mokum.store import Listing, Status, Store
from mokum.tables import Refusal
from mokum.tables.deciding.commands import Code
from mokum.tables.deciding.context import NOT_HOST, NOT_OPEN, not_allowed
from mokum.tables.deciding.seating import NOT_RATED
from mokum.tables.log.standing import Phase
from mokum.tables.serving.hall import Hall
from mokum.tables.showing.projecting import Sight
from mokum.web.tolls import Tolls

MOST_HERE = 30
"""Of those whom somebody follows, the last seen first, it is looked up that they are here and where they play."""
TABLES = 5
"""Of each of them that are looked at: one at which something happens may be watched."""
LATELY = 10 * 60_000
LAST_OF_MINE = 1000
"""Among so many of one's own last games those with somebody else are looked for."""

NOT_KNOWN = not_allowed("Invite people whom you follow, or with whom you have finished a game.")
NO_SEAT = not_allowed("Nobody else can sit down at this table.")
SITS_THERE = not_allowed("They have a seat at this table.")


class Here(Struct, frozen=True):
    """Somebody who is here, and the table where one may watch them play."""

    player: str
    table: Listing | None


class Called(Struct, frozen=True):
    """An invitation that still holds, and the secret of a private table."""

    sender: Player
    table: Listing
    secret: str
    at: int


class Company:
    """Between the people, who know no tables, and the tables, which know no people."""

    def __init__(self, people: People, hall: Hall, store: Store, tolls: Tolls, now: Callable[[], int]) -> None:
        self._people, self._hall, self._store, self._tolls, self._now = people, hall, store, tolls, now

    async def here(self, me: str) -> list[Here]:
        """Who is here of those whom one follows, and shows it to whoever asks."""
        companions = await self._people.ties.companions(me, MOST_HERE)
        return [
            Here(each.player.ref, await self._watched(each.player.ref))
            for each in companions
            if await self._is_shown(me, each)
        ]

    async def may_invite(self, me: str, other: str) -> bool:
        """Whom somebody follows or has finished a game with, whatever the other thinks of it."""
        if me == other:
            return False
        return await self._people.ties.between(me, other) == "follows" or await self._have_met(me, other)

    async def invite(self, me: str, other: str, table: str) -> Refusal | None:
        """Asks somebody to a table that one hosts. That they blocked whoever asks changes nothing in the answer."""
        seen = await self._hall.look(me, table)
        if isinstance(seen, Refusal):
            return seen
        guest = (await self._people.player(other)).kind != "account"
        if (refusal := _fault(seen, me, other, is_guest=guest)) is not None:
            return refusal
        if not await self.may_invite(me, other):
            return NOT_KNOWN
        if again_in := await self._tolls.call_to_table(me):
            return Refusal(Code.TOO_MANY, "Too many invitations: try again later.", again_in=again_in)
        await self._people.ties.invitations.send(me, other, table, way_of(seen.invitation))
        if not await self._people.ties.is_blocked(me, [other]):
            await self._hall.calling_back.call_out([Call(other, "invited", seen.game, table, by=me)])
        return None

    async def calls(self, me: str) -> list[Called]:
        """The invitations that one got and that still hold: a seat is free, and the way in is the one that was sent."""
        found = []
        for each in await self._people.ties.invitations.to(me):
            listing = await self._store.listing(each.table)
            if listing is None or listing.notice.status is not Status.OPEN or me in listing.notice.players:
                continue
            seen = await self._hall.look(each.sender.ref, each.table)
            if isinstance(seen, Refusal) or _fault(seen, each.sender.ref, me) is not None:
                continue
            if not seen.private:
                found.append(Called(each.sender, listing, "", each.at))
            elif way_of(seen.invitation) == each.way:
                found.append(Called(each.sender, listing, seen.invitation, each.at))
        return found

    async def _is_shown(self, me: str, other: Companion) -> bool:
        """Whether somebody shows whoever follows them that they are here: as they show what they did here."""
        shown = other.player.shown
        if shown == "played":
            return other.follows_back or await self._have_met(me, other.player.ref)
        return shown == "everybody"

    async def _have_met(self, me: str, other: str) -> bool:
        return (await self._store.met(me, other, LAST_OF_MINE)).games > 0

    async def _watched(self, player: str) -> Listing | None:
        for listing in await self._store.unfinished(player, TABLES):
            notice = listing.notice
            is_now = notice.status is Status.RUNNING and listing.updated_at > self._now() - LATELY
            if is_now and not notice.private and not notice.practice:
                return listing
        return None


def _fault(seen: Sight, host: str, other: str, *, is_guest: bool = False) -> Refusal | None:
    """Why nobody can be asked to a table, as its host sees it."""
    if seen.host != host:
        return NOT_HOST
    if seen.phase is not Phase.OPEN:
        return NOT_OPEN
    if any(seat.player == other for seat in seen.seats):
        return SITS_THERE
    if seen.practice or seen.comes_by or all(seat.player or seat.bot for seat in seen.seats):
        return NO_SEAT
    return NOT_RATED if seen.rated and is_guest else None
