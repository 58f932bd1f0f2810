"""What a player's moves would bring at a table, without making one."""

from collections.abc import Sequence

from mokum.kernel.foreseeing import Prospect, foresee
from mokum.kernel.moves import UnknownMove
from mokum.tables.deciding.commands import Refusal
from mokum.tables.deciding.context import GONE, NO_GAME, NO_SEAT
from mokum.tables.deciding.playing import NO_SUCH_MOVE, SOLD_ON_CLOCK
from mokum.tables.log.block import on_clock
from mokum.tables.log.standing import Phase, Standing


def prospects_of(standing: Standing, player: str, texts: Sequence[str]) -> tuple[Prospect, ...] | Refusal:
    """Of each move; only of one's own, while a game is played."""
    seat = standing.seat_of(player)
    if seat is None:
        return NO_SEAT
    if standing.phase is not Phase.PLAYING:
        return GONE if standing.is_over else NO_GAME
    if on_clock(standing) is not None:
        return SOLD_ON_CLOCK
    try:
        moves = [standing.game.catalogue.parse(text) for text in texts]
    except UnknownMove:
        return NO_SUCH_MOVE
    return tuple(foresee(standing.game, standing.position, seat, move) for move in moves)
