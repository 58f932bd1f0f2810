"""A bot with a value that was learnt: it tries its moves out to the end of the turn, and takes the one worth most.

cd examples
mokum arena merchants --bots learning.learned:Learned --against greedy --seats 4
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat
from mokum.kernel.game import AnyGame
from mokum.kernel.lookahead import Features, Lookahead, lookahead_of
from mokum.kernel.moves import MoveSet

KEPT = Path(__file__).with_name("weights.json")
_LUCK = 1 << 30


class Weights(msgspec.Struct, frozen=True):
    """What was learnt: how many points a feature brings that a seat has more of than the others."""

    made: str
    game: str
    features: tuple[str, ...]
    stages: tuple[tuple[float, ...], ...]
    """By stage of the game: a weight for each feature."""


@lru_cache(16)
def read(file: str | Path) -> Weights:
    """The weights of a file."""
    return msgspec.json.decode(Path(file).read_bytes(), type=Weights)


def told_by(game: AnyGame) -> Lookahead[Any, Any, Any]:
    """What the game tells about looking ahead: what to measure, where to stop, which moves deserve to be tried."""
    found = lookahead_of(game)
    if found is None:
        raise ValueError(f"{game.meta.slug} tells nothing about looking ahead (kernel/lookahead.py)")
    return found


def beyond_others(measured: Sequence[Features], seat: Seat) -> list[float]:
    """How much more of each feature a seat has than the others in the mean."""
    others = len(measured) - 1
    by_feature = zip(measured[seat], zip(*measured, strict=True), strict=True)
    return [own - (sum(everybody) - own) / others for own, everybody in by_feature]


def margin(totals: Sequence[int], seat: Seat) -> float:
    """A seat's points less the mean of the others': what is learnt, and what is to become large."""
    return totals[seat] - (sum(totals) - totals[seat]) / (len(totals) - 1)


class Learned:
    """Made as every bot is; `learning.learned:Learned[weights=other.json]` takes the weights of another file."""

    looks: ClassVar[bool] = True
    ponders: ClassVar[bool] = True

    def __init__(self, game: AnyGame, seed: int | str, weights: Weights | str | Path = KEPT) -> None:
        learnt = weights if isinstance(weights, Weights) else read(weights)
        self._game, self._ahead, self._stages = game, told_by(game), learnt.stages
        if (learnt.game, learnt.features) != (game.meta.slug, tuple(self._ahead.features)):
            raise ValueError(f"these weights are for {learnt.game} and what was measured there")
        self._chance = QuickChance(seed)

    def choose(self, view: Any, moves: MoveSet[Any]) -> Any:
        """Of the moves that deserve to be tried the best one, in a world that fits the view."""
        if len(moves) == 1:
            return moves[0]
        tried = [moves[index] for index in self._ahead.prospects(view, moves, self._game.advise(view, moves))]
        if len(tried) == 1:
            return tried[0]
        world = self._game.imagine(view, self._chance)
        self._ahead.reopen(world, view.viewer)
        # The same luck for all of them, so that their difference is theirs. Among equals advice's favourite is first.
        luck = str(self._chance.below(_LUCK))
        return max(tried, key=lambda move: self._worth(world.copy(), view.viewer, move, QuickChance(luck)))

    def _worth(self, state: Any, seat: Seat, move: Any, chance: QuickChance) -> float:
        """Plays the move, then as advice says for all seats until the turn is over; and reckons what that is worth."""
        game, turn, mover = self._game, self._ahead.beat(state), seat
        while True:
            for event in game.play(state, mover, move, chance):
                event.apply(state)
            waiting = game.waiting(state)
            if not waiting or self._ahead.beat(state) != turn:
                break
            mover = waiting[0]
            move = self._advised(state, mover)
        outcome = game.outcome(state)
        return self._value(state, seat) if outcome is None else margin(outcome.totals, seat)

    def _advised(self, state: Any, seat: Seat) -> Any:
        """What advice prefers, by what that seat sees."""
        moves = self._game.moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        worth = self._game.advise(self._game.view(state, seat), moves)
        return moves[worth.index(max(worth))]

    def _value(self, state: Any, seat: Seat) -> float:
        """How far ahead of the others a seat may expect to be in the end."""
        weights = self._stages[min(self._ahead.stage(state), len(self._stages) - 1)]
        features = beyond_others(self._ahead.measure(state), seat)
        return sum(weight * feature for weight, feature in zip(weights, features, strict=True))
