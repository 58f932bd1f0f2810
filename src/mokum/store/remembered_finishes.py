"""Finished games as the store in memory has them."""

from collections import Counter
from collections.abc import Iterator, Sequence

from mokum.store.values import (
    NEWEST,
    PAGE,
    Against,
    Finished,
    FinishedGame,
    Listing,
    Lived,
    Mark,
    Met,
    Places,
    Sought,
)


class RememberedFinishes:
    """Part of a store."""

    def __init__(self) -> None:
        self._listings: dict[str, Listing] = {}
        self._finishes: dict[str, tuple[int, list[Finished]]] = {}

    async def finished_games(
        self, player: str, sought: Sought, before: Mark | None = None, limit: int = PAGE
    ) -> list[FinishedGame]:
        found = [
            FinishedGame(self._listings[table], part, at, self._change(table, player))
            for table, (at, parts) in self._finishes.items()
            for part in parts
            if part.player == player and table in self._listings and _is_sought(sought, at, part, parts)
        ]
        behind = (each for each in found if each.mark < (before or NEWEST))
        return sorted(behind, key=lambda each: each.mark, reverse=True)[:limit]

    def _change(self, table: str, player: str) -> int | None:
        """What a game did to a player's rating."""
        raise NotImplementedError

    async def finish(self, table: str) -> tuple[int, list[Finished]]:
        return self._finishes.get(table, (0, []))

    async def keep_finish(self, table: str, at: int, finished: Sequence[Finished]) -> None:
        self._finishes.pop(table, None)
        if finished:
            self._finishes[table] = at, sorted(finished, key=lambda part: part.seat)

    async def places(self, player: str, against: Against | None = None) -> list[Places]:
        games: Counter[tuple[str, int, int]] = Counter()
        resigned: Counter[tuple[str, int, int]] = Counter()
        for _, _, part in self._true_ones(against):
            if part.player == player:
                place = part.game, part.seats, part.rank
                games[place] += 1
                resigned[place] += part.points is None
        return [Places(*place, games[place], resigned[place]) for place in sorted(games)]

    async def lived(self, player: str, game: str, against: Against | None = None, limit: int = PAGE) -> list[Lived]:
        found = self._lived(against)
        return [lived for part, lived in found if (part.player, part.game) == (player, game)][:limit]

    async def lived_by_all(self, game: str, seats: int, limit: int = PAGE) -> list[Lived]:
        return [lived for part, lived in self._lived() if (part.game, part.seats) == (game, seats)][:limit]

    async def best(self, player: str, game: str, against: Against | None = None) -> Lived | None:
        found = await self.lived(player, game, against, len(self._finishes))
        return max(found[::-1], key=lambda lived: lived.points, default=None)

    async def met(self, player: str, other: str, limit: int) -> Met:
        mine = [(at, table, part.rank) for at, table, part in self._true_ones() if part.player == player]
        ranks = [
            (rank, part.rank)
            for _, table, rank in sorted(mine, reverse=True)[:limit]
            for part in self._finishes[table][1]
            if part.player == other
        ]
        return Met(len(ranks), sum(one < two for one, two in ranks), sum(one > two for one, two in ranks))

    def _true_ones(self, against: Against | None = None) -> Iterator[tuple[int, str, Finished]]:
        """All that were not for practice."""
        for table, (at, parts) in self._finishes.items():
            for part in parts:
                if not part.practice and against in (None, part.against):
                    yield at, table, part

    def _lived(self, against: Against | None = None) -> list[tuple[Finished, Lived]]:
        """Those that were played to their end, the last one first."""
        found = [
            (part, Lived(table, part.seats, part.points, part.career, at))
            for at, table, part in self._true_ones(against)
            if part.points is not None
        ]
        return sorted(found, key=lambda each: (each[1].ended_at, each[1].table, -each[0].seat), reverse=True)


def _is_sought(sought: Sought, at: int, part: Finished, parts: Sequence[Finished]) -> bool:
    """Whether somebody who looks for this finds it."""
    return (
        sought.game in ("", part.game)
        and (not sought.opponent or any(other.player == sought.opponent for other in parts))
        and (sought.won is None or sought.won == (part.rank == 1))
        and at >= sought.since
    )
