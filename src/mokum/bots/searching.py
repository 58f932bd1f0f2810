"""The bot that tries its best moves out in imagined worlds, always the same worlds for each of them."""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from math import inf, sqrt
from typing import Any, ClassVar, Generic, TypeVar

from mokum.bots.fallible import FallibleBot
from mokum.bots.value import reckoning
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat
from mokum.kernel.game import AnyGame, Game, State
from mokum.kernel.lookahead import best_few, hurry_of, likelihood_of, lookahead_of
from mokum.kernel.moves import Move, MoveSet

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V")

NextMove = Callable[[Any, Seat], Any]
"""The move of a seat in an imagined state."""

FEW = 4
"""Candidates in a game that does not say which moves deserve to be tried."""
HALVINGS = 3
"""Over the whole budget the worse half of the candidates is dropped so often, at most."""
ENOUGH, SURELY_WORSE = 8, 2.0
"""From so many worlds on a candidate is dropped that is below advice's favourite even so many standard errors up."""

WEIGHED = 16
"""Worlds of which one is drawn, in a game that tells how likely they are."""
FINE = 1 << 30


class SearchingBot(Generic[S, M, V]):
    """Plays each candidate in a number of worlds, then as advice says for all seats, up to a horizon.

    The luck of a world is the same for all candidates, so that their difference is theirs and not luck's. Advice's own
    favourite is only left if another is better by more than chance explains.
    """

    looks: ClassVar[bool] = True
    ponders: ClassVar[bool] = True

    def __init__(
        self,
        game: Game[S, M, V],
        seed: int | str,
        *,
        playouts: int = 48,
        steps: int | None = None,
        gate: float = 0.4,
        horizon: int | None = None,
        win: float = 0.0,
    ) -> None:
        """A win counts so many points beside those that were scored, where a playout reaches the end."""
        if playouts < 1:
            raise ValueError(f"there must be at least one playout, not {playouts}")
        self._seed, self._playouts, self._steps, self._gate = seed, playouts, steps or inf, gate
        self._ahead = Ahead(game, horizon, win)

    def choose(self, view: V, moves: MoveSet[M]) -> M:
        return moves[self.rank(view, moves)[0]]

    def rank(self, view: V, moves: MoveSet[M]) -> list[int]:
        """The candidates by their index: the move that it chooses, then the others by what they brought."""
        if len(moves) == 1:
            return [0]
        base, *others = self._ahead.candidates(view, moves)
        if not others:
            return [base]
        best, gains = self._try_out(view, moves, base, others)
        rest = sorted({base, *gains} - {best}, key=lambda other: -gains[other].mean if other in gains else 0.0)
        return [best, *rest]

    def _try_out(
        self, view: V, moves: MoveSet[M], base: int, others: Sequence[int]
    ) -> tuple[int, Mapping[int, "Gains"]]:
        """The best of all, and what each of the others brought for as long as it was tried."""
        gains = everyone = {candidate: Gains() for candidate in others}
        budget = Budget(self._playouts, self._steps)
        halvings = 1
        while gains and budget.allows(1 + len(gains)):
            tried = [moves[base], *(moves[other] for other in gains)]
            rewards, steps = self._ahead.rewards(view, tried, f"{self._seed}|{budget.worlds}")
            budget.spend(len(rewards), steps)
            for noted, reward in zip(gains.values(), rewards[1:], strict=True):
                noted.add(reward - rewards[0])
            if budget.worlds >= ENOUGH:
                gains = {other: noted for other, noted in gains.items() if noted.bound(SURELY_WORSE) > 0}
            if budget.share >= halvings / HALVINGS and len(gains) > 1:
                kept = sorted(gains, key=lambda other: -gains[other].mean)[: len(gains) // 2]
                gains = {other: gains[other] for other in kept}
                halvings += 1
        best = max(gains, key=lambda other: gains[other].bound(-self._gate), default=base)
        return (best if best != base and gains[best].bound(-self._gate) > 0 else base), everyone


class Budget:
    """So many playouts, and so many moves in all of them: whatever is spent first. One world is always allowed."""

    def __init__(self, playouts: int, steps: float) -> None:
        self.worlds = 0
        self._playouts, self._steps = playouts, steps
        self._played = self._walked = 0

    def allows(self, playouts: int) -> bool:
        """Whether a world with so many playouts can be paid for, if they are as long as those before."""
        if not self.worlds:
            return True
        played = self._played + playouts
        return played <= self._playouts and self._walked * played <= self._steps * self._played

    def spend(self, playouts: int, steps: int) -> None:
        """On one more world."""
        self.worlds += 1
        self._played += playouts
        self._walked += steps

    @property
    def share(self) -> float:
        """How much of it is spent."""
        return max(self._played / self._playouts, self._walked / self._steps)


class Gains:
    """What a candidate brought beyond advice's favourite, world by world."""

    def __init__(self) -> None:
        self._count = 0
        self._total = self._squares = 0.0

    def add(self, gain: float) -> None:
        self._count += 1
        self._total += gain
        self._squares += gain * gain

    @property
    def mean(self) -> float:
        return self._total / self._count

    def bound(self, errors: float) -> float:
        """So many standard errors above the mean, or below it. One world alone tells nothing."""
        if self._count == 1:
            return inf if errors > 0 else -inf
        variance = max(self._squares - self._total * self.mean, 0.0) / (self._count - 1)
        return self.mean + errors * sqrt(variance / self._count)


class Ahead:
    """What comes after a move, in a world that somebody with this view could be looking at."""

    def __init__(self, game: AnyGame, horizon: int | None = None, win: float = 0.0, unsteady: float = 0.0) -> None:
        """All seats play on as advice says, or with an unsteady hand; a game's own quick way is always steady."""
        self.game, self._win, self._unsteady = game, win, unsteady
        self._lookahead = lookahead_of(game)
        self._reckon = reckoning(self._lookahead) if self._lookahead else None
        self._likelihood = likelihood_of(game)
        self._hurry = hurry_of(game)
        self._horizon = horizon if horizon is not None else self._lookahead.horizon if self._lookahead else 0

    def candidates(self, view: Any, moves: MoveSet[Any]) -> Sequence[int]:
        """The moves to try, by their index; the best by advice first."""
        worth = self.game.advise(view, moves)
        return (
            self._lookahead.prospects(view, moves, worth)
            if self._lookahead
            else best_few(worth, FEW, max(worth) - min(worth))
        )

    def rewards(self, view: Any, moves: Sequence[Any], luck: str) -> tuple[list[float], int]:
        """How far ahead of the others each move leaves the viewer, in the world of this luck; and the moves played."""
        ends, steps = self.ends(view, moves, luck)
        return [self._reward(state, view.viewer) for state in ends], steps

    def ends(self, view: Any, moves: Sequence[Any], luck: str) -> tuple[list[Any], int]:
        """Where each move leads, in the world of this luck; and the moves played."""
        seat: Seat = view.viewer
        world = self.imagined(view, seat, QuickChance(luck))
        if self._lookahead:
            self._lookahead.reopen(world, seat)
        ends, steps = [], 0
        for move in moves:
            state = world.copy()
            steps += self._play_on(state, seat, move, QuickChance(f"{luck}|on"), self._player(luck))
            ends.append(state)
        return ends, steps

    def imagined(self, view: Any, seat: Seat, chance: QuickChance) -> Any:
        """A world that fits the view; of several one, drawn by how well it explains what the others did."""
        if self._likelihood is None:
            return self.game.imagine(view, chance)
        worlds = [self.game.imagine(view, chance)]
        weights = [self._likelihood(worlds[0], seat)]
        if weights[0] is None:
            return worlds[0]
        for _ in range(1, WEIGHED):
            worlds.append(self.game.imagine(view, chance))
            weights.append(self._likelihood(worlds[-1], seat))
        up_to = [*accumulate(weight or 0.0 for weight in weights)]
        drawn = chance.uniform("world", FINE) * up_to[-1] / FINE
        return worlds[bisect_right(up_to, drawn)]

    def _player(self, luck: str) -> NextMove:
        """How all seats play on in the world of this luck."""
        if self._hurry is not None:
            return self._hurry
        if not self._unsteady:
            return self._advised
        game, bot = self.game, FallibleBot(self.game, f"{luck}|hand", self._unsteady)
        return lambda state, seat: bot.choose(game.view(state, seat), game.moves(state, seat))

    def _play_on(self, state: Any, seat: Seat, move: Any, chance: QuickChance, next_move: NextMove) -> int:
        """Plays on from the move until it is fair to stop, and counts the moves."""
        lookahead, waiting, play = self._lookahead, self.game.waiting, self.game.play
        stop = lookahead.beat(state) + self._horizon if lookahead and self._reckon else inf
        for event in play(state, seat, move, chance):
            event.apply(state)
        steps = 1
        while (seats := waiting(state)) and (lookahead is None or lookahead.beat(state) < stop):
            seat = seats[0]
            for event in play(state, seat, next_move(state, seat), chance):
                event.apply(state)
            steps += 1
        return steps

    def _advised(self, state: Any, seat: Seat) -> Any:
        """The move that advice prefers for a seat, by what that seat sees."""
        moves = self.game.moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        worth = self.game.advise(self.game.view(state, seat), moves)
        return moves[worth.index(max(worth))]

    def _reward(self, state: Any, seat: Seat) -> float:
        """A seat's score, as far as it can be foreseen, less the mean of the others'."""
        outcome = self.game.outcome(state)
        if outcome is not None:
            scores: Sequence[float] = outcome.totals
            won = self._win / len(outcome.winners) if seat in outcome.winners else 0.0
        else:
            assert self._reckon is not None, "without a value a game is played to its end"
            scores, won = self._reckon(state), 0.0
        others = len(scores) - 1
        ahead = scores[seat] - (sum(scores) - scores[seat]) / others if others else scores[seat]
        return ahead + won
