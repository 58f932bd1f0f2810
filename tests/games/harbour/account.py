"""What a seat has before and after its moves, so that a test can state a change to the last piece."""

from games.harbour.build import GAME, play
from mokum.games.harbour.board import COLOURS
from mokum.games.harbour.state import State
from mokum.kernel.event import WATCHER, Seat


def account(state: State, seat: Seat = 0) -> dict[str, int]:
    """Everything that a card or a tile can give to a seat or take from it."""
    seen = GAME.view(state, WATCHER)
    own, side = seen.at[seat], seen.sides[seat]
    return {
        "florins": side.florins,
        "points": side.points,
        "river": side.pawn,
        "blocks": len(side.arms),
        "stored": sum(own.store),
        "loaded": sum(own.hold),
        "dockers": sum(own.aboard),
        "rack": len(own.rack),
        "active": len(own.tableau),
        "tokens": own.tokens,
        "free steps": seen.turn.free_steps,
        **dict(zip(COLOURS, own.pool, strict=True)),
    }


def change(state: State, *moves: str, seat: Seat = 0) -> dict[str, int]:
    """Make these moves and tell what they changed for a seat; what stayed as it was is not named."""
    before = account(state, seat)
    for move in moves:
        play(state, move)
    GAME.invariants(state)
    after = account(state, seat)
    return {what: after[what] - before[what] for what in after if after[what] != before[what]}


def marked(state: State, seat: Seat = 0) -> tuple[int, ...]:
    """The cards of a seat that are marked as used."""
    return GAME.view(state, WATCHER).at[seat].used


def active(state: State, seat: Seat = 0) -> tuple[int, ...]:
    """The tableau of a seat."""
    return GAME.view(state, WATCHER).at[seat].tableau


def lines(state: State, rule: str, seat: Seat = 0) -> list[int]:
    """The points that a rule gave to a seat in the final scoring, line by line."""
    return [line.points for side, line in GAME.view(state, WATCHER).final if (side, line.rule) == (seat, rule)]


def scored(state: State, rule: str, seat: Seat = 0) -> int:
    """What a rule gave to a seat when the game has ended: the sum of its lines on the score sheet."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return sum(line.points for line in outcome.sheets[seat] if line.rule == rule)
