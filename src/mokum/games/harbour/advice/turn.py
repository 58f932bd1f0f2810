"""What each action of a turn promises, by a plan for all cubes of the pool."""

from collections.abc import Callable
from typing import Any

from mokum.games.harbour.advice.barge import jump_worth, step_worths
from mokum.games.harbour.advice.cards import use_worth, worth_of_gains
from mokum.games.harbour.advice.cargo import boarding_worths, delivery_worth
from mokum.games.harbour.advice.port import LANDINGS
from mokum.games.harbour.advice.position import Position
from mokum.games.harbour.advice.prices import CUBE, POINT
from mokum.games.harbour.advice.river import step_worth, steps_for
from mokum.games.harbour.advice.spending import Wants, best_spending
from mokum.games.harbour.advice.wants import wants_of
from mokum.games.harbour.agenda import Act
from mokum.games.harbour.board import ANCHORS, PONTOON_AT
from mokum.games.harbour.cubes import ONE, total
from mokum.games.harbour.deck import CARDS, DISTRICT_OF_PLAN, MARKET
from mokum.games.harbour.effects.gains import (
    ChosenCubes,
    FreeSteps,
    Jump,
    PayAnyCubes,
    PayFlorins,
    Swap,
)
from mokum.games.harbour.effects.occasions import Use
from mokum.games.harbour.moves import HarbourMove, OfBlock, OfCard, OfDocker, OfGood, OfSpace, Plain
from mokum.games.harbour.rules.city import FLORINS_FOR_BLOCK
from mokum.kernel.moves import MoveSet

FIRST = 100 * POINT
"""What is free comes before anything that costs: it can only add to what there is to spend."""
PLANNED = 50 * POINT
"""What the plan buys comes before what is done with the cubes that it leaves."""
NOT_NOW = -10 * POINT
_SPARE_CUBE = 25
"""A cube that would be lost at the end of the turn; not nothing, lest the barge wander about."""
_KEPT_CUBE = 200
_FREE_STEPS_ARE = 3


class Turn:
    """A turn as it stands: the plan for its cubes, and what a cube is worth that goes elsewhere."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.wants = wants_of(position, in_turn=True)
        self.plan = best_spending(position.pool, self.wants)
        self.planned = {want.move: want.worth for want in self.plan.bought}
        self.left = total(self.plan.left)
        self.free_steps = position.view.turn.free_steps
        self.steps: dict[int, int] | None = None
        self.last_cube = _KEPT_CUBE if position.rounds_left else _SPARE_CUBE
        """What the last cube is worth: it can be kept, but not after the last round."""
        self.cube = self._cube()

    def _cube(self) -> int:
        """The least that is lost with a cube: a spare one, the one to keep, or what the plan values least."""
        if self.left:
            return _SPARE_CUBE if self.left > 1 else self.last_cube
        return max(
            self.last_cube, min([want.worth // max(total(want.cost), 1) for want in self.plan.bought], default=0)
        )

    def promise(self, move: HarbourMove) -> int:
        """What a move promises: above zero if it should be made now."""
        if move in self.planned:
            return PLANNED + self.planned[move]
        return _PROMISES[type(move)](self, move)

    def of_card(self, move: OfCard) -> int:
        return self._use(move.card) if move.verb == "use" else NOT_NOW

    def of_block(self, move: OfBlock) -> int:
        return NOT_NOW if move.verb == "buy" else self._buy_with_florins(move.block)

    def of_good(self, move: OfGood) -> int:
        if move.verb == "load":
            return FIRST
        worth = delivery_worth(self.position, move.good)
        return FIRST + worth if worth > 0 else worth - 1

    def of_docker(self, move: OfDocker) -> int:
        pontoon = PONTOON_AT[self.position.mine.barge]
        return FIRST + boarding_worths(self.position.port)[pontoon][move.docker]

    def of_space(self, move: OfSpace) -> int:
        """A step of the barge."""
        if self.steps is None:
            position = self.position
            self.steps = step_worths(position.port, position.mine.barge, self.left + self.free_steps)
        return self.steps[move.space] - (1 if self.free_steps else self.cube)

    def plain(self, move: Plain) -> int:
        if move.word == "river":
            return step_worth(self.position, steps_for(self.left)) - self.cube
        if move.word == "market":
            return self._market()
        return 0

    def _buy_with_florins(self, block: int) -> int:
        worth = sum(want.worth for want in self.wants.blocks if want.move == OfBlock("buy", block))
        return worth - FLORINS_FOR_BLOCK * self.position.florin

    def _market(self) -> int:
        tile = MARKET[self.position.view.tiles[-1]].effect
        assert isinstance(tile.pay, PayFlorins)
        worth = worth_of_gains(self.position, tile.gain, 0) - tile.pay.florins * self.position.florin
        for gain in tile.gain:
            if isinstance(gain, FreeSteps):
                worth += self._free_steps()
            elif isinstance(gain, Jump):
                worth += self._jump()
            elif isinstance(gain, Swap):
                worth += POINT
        return worth

    def _free_steps(self) -> int:
        if self.free_steps:
            return 0
        ways = step_worths(self.position.port, self.position.mine.barge, _FREE_STEPS_ARE + self.left)
        return _FREE_STEPS_ARE * max(ways.values())

    def _jump(self) -> int:
        port = self.position.port
        return max(jump_worth(port, space) for space in LANDINGS + ANCHORS) - jump_worth(port, self.position.mine.barge)

    def _use(self, card: int) -> int:
        """What gives something for nothing comes first; an exchange only if it is worth its price."""
        if card in DISTRICT_OF_PLAN:
            return NOT_NOW
        effect = CARDS[card].effect
        assert isinstance(effect, Use)
        gain = effect.gain[0]
        match effect.pay:
            case None:
                return FIRST + use_worth(self.position, card)
            case PayAnyCubes(number):
                if number > self.left:
                    return NOT_NOW
                given = self._more_cubes() if isinstance(gain, ChosenCubes) else self.position.florin
                return given - number * _SPARE_CUBE - (self.last_cube if number == self.left else 0)
            case PayFlorins(florins) if isinstance(gain, FreeSteps):
                return self._free_steps() - florins * self.position.florin
            case PayFlorins(florins) if isinstance(gain, ChosenCubes):
                return self._more_cubes() + CUBE - florins * self.position.florin
        return use_worth(self.position, card)

    def _more_cubes(self) -> int:
        """What the most useful cube adds to the plan."""
        return max(cube_worths(self.position, self.wants)) - self.plan.worth


_PROMISES: dict[type, Callable[[Turn, Any], int]] = {
    OfCard: Turn.of_card,
    OfBlock: Turn.of_block,
    OfGood: Turn.of_good,
    OfDocker: Turn.of_docker,
    OfSpace: Turn.of_space,
    Plain: Turn.plain,
}
"""By what a move names."""


def cube_worths(position: Position, wants: Wants) -> list[int]:
    """By colour: what the pool is worth with one more cube."""
    return [best_spending(position.pool + cube, wants).worth for cube in ONE]


def actions(position: Position, moves: MoveSet[HarbourMove], decision: Act) -> list[int]:
    """What each action promises; to end the turn promises nothing."""
    turn = Turn(position)
    return [turn.promise(move) for move in moves]
