"""Ratings as the store in memory has them."""

from collections.abc import Sequence

from mokum.store.rating_values import HeldRating, RatedGame, RatingKind, RatingStep
from mokum.store.values import NEWEST, PAGE, Mark, Rated


class RememberedRatings:
    """Part of a store."""

    def __init__(self) -> None:
        self._rated: dict[str, RatedGame] = {}
        self._done: set[str] = set()
        self._steps: list[RatingStep] = []
        self._held: dict[RatingKind, HeldRating] = {}
        self._resting: set[RatingKind] = set()
        self._turn = 0

    async def rated(self, table: str) -> RatedGame | None:
        return self._rated.get(table)

    async def keep_rated(self, table: str, at: int, rated: Rated | None) -> None:
        self._rated.pop(table, None)
        self._done.discard(table)
        if rated is not None:
            self._rated[table] = RatedGame(table, at, rated)

    async def unrated(self, before: int, limit: int = PAGE) -> list[RatedGame]:
        waiting = (game for game in self._rated.values() if game.table not in self._done and game.ended_at < before)
        return sorted(waiting, key=lambda game: game.mark)[:limit]

    async def rated_last(self, since: Mark, limit: int = PAGE) -> list[RatedGame]:
        found = (self._rated[table] for table in self._done if self._rated[table].mark >= since)
        return sorted(found, key=lambda game: game.mark, reverse=True)[:limit]

    async def rated_first(self, after: Mark, limit: int = PAGE) -> list[RatedGame]:
        found = (self._rated[table] for table in self._done if self._rated[table].mark > after)
        return sorted(found, key=lambda game: game.mark)[:limit]

    async def rating_turn(self) -> int:
        return self._turn

    async def keep_ratings(self, turn: int, games: Sequence[str], steps: Sequence[RatingStep]) -> bool:
        if turn != self._turn:
            return False
        self._turn += 1
        self._done.update(games)
        self._steps.extend(steps)
        self._held.update({step.kind: step.after for step in steps})
        self._resting.difference_update(step.kind for step in steps)
        return True

    async def undo_ratings(self, turn: int, games: Sequence[str], steps: Sequence[RatingStep]) -> bool:
        if turn != self._turn:
            return False
        self._turn += 1
        self._done.difference_update(games)
        self._steps = [step for step in self._steps if step.table not in games]
        for step in sorted(steps, key=_order, reverse=True):
            self._held.pop(step.kind, None)
            self._resting.discard(step.kind)
            if (before := step.before) is not None:
                self._held[step.kind] = before
        return True

    async def ratings(self, game: str, pace: str, players: Sequence[str]) -> dict[str, HeldRating]:
        return {player: held for player in players if (held := self._held.get((player, game, pace)))}

    async def leaders(
        self, game: str, pace: str, *, least: int, since: int, below: HeldRating | None = None, limit: int = PAGE
    ) -> list[HeldRating]:
        found = [
            held
            for kind, held in self._held.items()
            if kind[1:] == (game, pace) and held.games >= least and held.rated_at >= since
            if kind not in self._resting
        ]
        best = sorted(found, key=_height, reverse=True)
        return [held for held in best if below is None or _height(held) < _height(below)][:limit]

    async def rest_ratings(self, least: int, before: int, limit: int = PAGE) -> int:
        gone = [
            kind
            for kind, held in sorted(self._held.items(), key=lambda each: each[1].rated_at)
            if held.games >= least and held.rated_at < before and kind not in self._resting
        ][:limit]
        self._resting.update(gone)
        return len(gone)

    async def rating_steps(self, table: str) -> list[RatingStep]:
        return sorted((step for step in self._steps if step.table == table), key=lambda step: step.player)

    async def rating_course(self, player: str, game: str, pace: str, limit: int = PAGE) -> list[RatingStep]:
        found = (step for step in self._steps if step.kind == (player, game, pace))
        return sorted(found, key=_order, reverse=True)[:limit]

    async def rating_steps_of(self, player: str, before: Mark | None = None, limit: int = PAGE) -> list[RatingStep]:
        found = (step for step in self._steps if step.player == player and _order(step) < (before or NEWEST))
        return sorted(found, key=_order, reverse=True)[:limit]


def _order(step: RatingStep) -> Mark:
    return Mark(step.ended_at, step.table)


def _height(held: HeldRating) -> tuple[float, str]:
    return held.mean, held.player
