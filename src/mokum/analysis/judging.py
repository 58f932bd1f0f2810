"""What a decision cost: the best move that was found for what the seat knew, against the one that it played."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from mokum.analysis.levels import Asked, likeness
from mokum.analysis.luck import Z
from mokum.analysis.settings import Settings
from mokum.analysis.splitting import Course
from mokum.bots.levels import recipe
from mokum.bots.searching import ENOUGH, SURELY_WORSE, Ahead, Budget, Gains
from mokum.bots.tips import Cause, causes_between
from mokum.catalog import game as find_game
from mokum.kernel.event import Seat
from mokum.kernel.lookahead import lookahead_of

BEST = "expert"
"""The level whose way of looking ahead is the judge's."""
GATE = 0.8
"""Another move is only looked at closely if it seems better by more standard errors than this."""
FURTHER = 2
"""How much better a move is must show in new worlds, and so many times as far ahead: what a value errs in at the first
horizon is mostly put right by then."""
LEAST = {"find": 4, "show": 8}
"""Worlds that are tried in any case: fewer tell nothing of how far they differ."""
NO_LIMIT = 1 << 30
"""Of playouts, since moves are what is limited."""


class Choice(msgspec.Struct, frozen=True):
    """A decision, and what it cost."""

    seat: Seat
    move: int
    """Its number, from 0."""
    played: str
    better: str
    """The best that was found; the same as what was played where that is the best."""
    cost: float
    """Points at the end, against the mean of the others: 0 is best play, or too close to tell."""
    doubt: float
    """How far the cost may be off, nineteen times in twenty; it is never more than the cost."""
    like: tuple[float, ...] = ()
    """By level, from the weakest on: how likely it would have played this."""
    behind_advice: float = 0.0
    """How many points the move that advice prefers seemed to bring more; 0 where it seemed no better."""
    causes: tuple[Cause, ...] = ()
    """From where it comes that the other move is better."""


def judge(course: Course, number: int, settings: Settings) -> Choice | None:
    """What a move cost its seat; None where there was nothing to choose."""
    game, (seat, played) = course.game, course.move(number)
    moves = game.moves(course.states[number], seat)
    if len(moves) < 2:
        return None
    view = game.view(course.states[number], seat)
    near, far = _looking(game.meta.slug, settings.horizon)
    tried = [moves[index] for index in near.candidates(view, moves)]
    steps = max(settings.moves // len(course.record.entries), settings.fewest)
    compared = _Compared(near, far, view, f"{settings.seed}|choice|{number}", steps)
    better, cost, doubt, gains = compared.verdict(played, [move for move in tried if move != played])
    asked = Asked(view, moves, tried)
    like = likeness(game, asked, played, is_slip=cost > 0, seed=f"{settings.seed}|like|{number}")
    why = (
        causes_between(far, view, (better, played), f"{settings.seed}|causes|{number}", settings.causes) if cost else ()
    )
    behind_advice = max(gains[tried[0]].mean, 0.0) if tried[0] in gains else 0.0
    return Choice(seat, number, str(played), str(better), cost, doubt, like, behind_advice, why)


@lru_cache(8)
def _looking(slug: str, horizon: int | None) -> tuple[Ahead, Ahead]:
    """To find a better move, and to show it. Points alone count: a win is told by the chances."""
    game = find_game(slug)
    if horizon is None:
        lookahead = lookahead_of(game)
        horizon = recipe(game, BEST).settings.get("horizon", lookahead.horizon if lookahead else 0)
    return Ahead(game, horizon), Ahead(game, horizon * FURTHER)


class _Compared:
    """Moves tried out in the same worlds as the one that was played."""

    def __init__(self, near: Ahead, far: Ahead, view: Any, seed: str, steps: int) -> None:
        self._near, self._far, self._view, self._seed, self._steps = near, far, view, seed, steps

    def verdict(self, played: Any, others: Sequence[Any]) -> tuple[Any, float, float, dict[Any, Gains]]:
        """The best move, by how much it is better, how far that may be off, and what each seemed to bring at first."""
        gains = self._gains(self._near, played, others, "find")
        best = max(gains, key=lambda other: gains[other].bound(-GATE), default=None)
        if best is None or gains[best].bound(-GATE) <= 0:
            return played, 0.0, 0.0, gains
        # Of several the luckiest looks best: only new worlds tell by how much it is better.
        shown = self._gains(self._far, played, [best], "show")[best]
        cost, doubt = shown.mean, shown.bound(Z) - shown.mean
        return (best, cost, doubt, gains) if cost > doubt else (played, 0.0, 0.0, gains)

    def _gains(self, looking: Ahead, played: Any, others: Sequence[Any], stage: str) -> dict[Any, Gains]:
        """What each brings beyond the one that was played, for as long as it is not surely worse."""
        gains = everyone = {other: Gains() for other in others}
        budget = Budget(NO_LIMIT, self._steps)
        while gains and (budget.worlds < LEAST[stage] or budget.allows(1 + len(gains))):
            luck = f"{self._seed}|{stage}|{budget.worlds}"
            rewards, walked = looking.rewards(self._view, [played, *gains], luck)
            budget.spend(len(rewards), walked)
            for noted, reward in zip(gains.values(), rewards[1:], strict=True):
                noted.add(reward - rewards[0])
            if stage == "find" and budget.worlds >= ENOUGH:
                gains = {other: noted for other, noted in gains.items() if noted.bound(SURELY_WORSE) > 0}
        return everyone
