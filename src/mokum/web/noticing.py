"""What can be seen in games that somebody should look at: shown to moderators, proving and doing nothing by itself.

Two who share a network may be a family; one who always wins may be the better player. So each sign tells its figures.
"""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

from msgspec import Struct

from mokum.people import People
from mokum.people.errors import NoSuchPlayer
from mokum.people.moderation.values import CaseReason, SignKind
from mokum.store import FinishedGame, Mark, Sought, Store

LAST = 50
"""Games of a player that are looked at."""
OFTEN = 6
"""Rated games of the same two, from which on it may be no accident."""
NEARLY_ALL = 0.9
LEFT, OF_TEN = 4, 2
"""So many games that somebody left, and at least so many of ten."""
DAY = 24 * 60 * 60_000
AGAIN = 30 * DAY
"""The server opens no second case of a person within this time."""
LATELY = DAY // 8
AT_ONCE = 200
FIRST = "00000000-0000-0000-0000-000000000000"
"""No table comes before it."""


class Sign(Struct, frozen=True):
    """`count` of `of` games; with whom, if it is about two."""

    kind: SignKind
    other: str
    count: int
    of: int

    @property
    def is_strong(self) -> bool:
        """Whether it is worth a case of its own, before anybody complains."""
        return self.kind == "one_sided" or (self.kind == "left" and self.count >= 2 * LEFT)


class Noticing:
    """Reads only what is kept for other reasons: ends of games, and the regions of sessions."""

    def __init__(self, people: People, store: Store) -> None:
        self._people, self._store = people, store

    async def signs_of(self, player: str) -> list[Sign]:
        """What can be seen in a player's last games."""
        games = await self._store.finished_games(player, Sought(), None, LAST)
        rated = [game for game in games if game.listing.notice.rated]
        met = Counter(other for game in rated for other in set(game.listing.notice.players) - {player, ""})
        near = await self._people.moderation.neighbours(player, list(met))
        signs = [Sign("same_network", other, met[other], len(rated)) for other in sorted(near)]
        signs += [sign for other in sorted(met) if (sign := _one_sided(rated, other)) is not None]
        left = sum(game.part.why == "resigned" for game in games)
        if left >= LEFT and 10 * left >= OF_TEN * len(games):
            signs.append(Sign("left", "", left, len(games)))
        return signs

    async def look(self, now: int) -> int:
        """Opens cases of those whose last rated games show something strong; says at how many players it looked."""
        lately = await self._store.rated_last(Mark(now - LATELY, FIRST), AT_ONCE)
        players = {seat.player for game in lately for seat in game.rated.seats if seat.player}
        for player in sorted(players):
            signs = await self.signs_of(player)
            if any(sign.is_strong for sign in signs):
                reason: CaseReason = (
                    "left" if all(sign.kind == "left" for sign in signs if sign.is_strong) else "cheating"
                )
                with suppress(NoSuchPlayer):  # they have left
                    await self._people.moderation.cases.open_by_server(player, reason, now - AGAIN)
        return len(players)


def _one_sided(rated: Sequence[FinishedGame], other: str) -> Sign | None:
    """One of two who meet often, alone, wins nearly always: points may go from one to the other."""
    games = [game for game in rated if game.part.seats == 2 and other in game.listing.notice.players]
    won = sum(game.part.rank == 1 for game in games)
    if len(games) < OFTEN or NEARLY_ALL * len(games) > max(won, len(games) - won):
        return None
    return Sign("one_sided", other, won, len(games))
