"""Worlds that a viewer imagines, each checked to be one that it could be looking at."""

from mokum.games.routes.game import GAME
from mokum.games.routes.state import State
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Viewer


def worlds(state: State, viewer: Viewer, number: int = 40) -> list[State]:
    """So many worlds: in each the viewer sees and may do what it does at the real table."""
    view = GAME.view(state, viewer)
    found = []
    for seed in range(number):
        world = GAME.imagine(view, QuickChance(seed))
        GAME.invariants(world)
        assert GAME.view(world, viewer) == view
        assert GAME.waiting(world) == GAME.waiting(state)
        assert GAME.moves(world, viewer).bits == GAME.moves(state, viewer).bits
        found.append(world)
    return found
