"""Advice about a table: what the adviser would do, and what it promises."""

from games.harbour.build import GAME
from mokum.games.harbour.advice import advise
from mokum.games.harbour.state import State
from mokum.kernel.chance import QuickChance
from mokum.kernel.story import carry_out


def promises(state: State) -> dict[str, int]:
    """By legal move in its notation: what it promises to the seat that is asked."""
    (seat,) = GAME.waiting(state)
    moves = GAME.moves(state, seat)
    return dict(zip(map(str, moves), advise(GAME.view(state, seat), moves), strict=True))


def advised(state: State) -> str:
    """The move that promises most; fails if there is more than one."""
    worth = promises(state)
    best = [move for move, value in worth.items() if value == max(worth.values())]
    assert len(best) == 1, f"level: {best}"
    return best[0]


def follow(state: State, stop: str = "end") -> list[str]:
    """Follow the advice until a move with this notation is made; the moves in their order, that one too."""
    made: list[str] = []
    while not made or made[-1] != stop:
        (seat,) = GAME.waiting(state)
        made.append(advised(state))
        carry_out(state, GAME.play(state, seat, GAME.catalogue.parse(made[-1]), QuickChance(0)))
    return made


def follow_any(state: State, seat: int, chance: QuickChance) -> None:
    """Make one move that promises most; among equals, any."""
    moves = GAME.moves(state, seat)
    worth = advise(GAME.view(state, seat), moves)
    best = [index for index, value in enumerate(worth) if value == max(worth)]
    carry_out(state, GAME.play(state, seat, moves[best[chance.below(len(best))]], chance))
