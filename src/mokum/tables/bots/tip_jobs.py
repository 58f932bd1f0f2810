"""A person's wish for a tip as a job for the bots' processes: it holds what that person sees, never a state."""

from typing import ClassVar

import msgspec

from mokum.bots.tips import Tip, tip
from mokum.catalog import game as find_game
from mokum.kernel.codec import encode
from mokum.kernel.event import Seat
from mokum.kernel.moves import UnknownMove
from mokum.tables.deciding.commands import Refusal
from mokum.tables.deciding.context import GONE, NO_GAME, NO_SEAT, derived, not_allowed
from mokum.tables.deciding.playing import NO_SUCH_MOVE, NOT_AWAITED, SOLD_ON_CLOCK
from mokum.tables.log.block import on_clock
from mokum.tables.log.standing import Phase, Standing, codec_of

AGAINST_PEOPLE = not_allowed("Tips are given where all others are bots of this server.")
FOR_RATINGS = not_allowed("The game is rated: there are no tips.")


class TipJob(msgspec.Struct, frozen=True, tag="tip"):
    """What somebody sees, and how they may move."""

    bot: ClassVar[str] = "tip"
    """What the log calls it."""
    is_of_bots: ClassVar[bool] = False

    table: str
    version: int
    game: str
    luck: str
    """The seed of the luck in imagined worlds: whoever asks again in the same position is told the same."""
    view: bytes
    moves: tuple[int, ...]
    """The numbers of the legal moves."""
    mine: int | None
    """Which of them, from 0, was asked about."""
    owner: str
    """The player who asks: it is thought about on their budget."""


def tip_job(standing: Standing, player: str, mine: str, seed: bytes) -> TipJob | Refusal:
    """What is to be thought about for a player, who may ask about one move in particular."""
    seat = standing.seat_of(player)
    if (why := _reason_against(standing, seat)) is not None:
        return why
    assert seat is not None
    game, position = standing.game, standing.position
    moves = game.moves(position, seat)
    if mine:
        try:
            asked = game.catalogue.parse(mine)
        except UnknownMove:
            return NO_SUCH_MOVE
        if asked not in moves:
            return NO_SUCH_MOVE
    numbers = tuple(game.catalogue.number(move) for move in moves)
    return TipJob(
        table=standing.table,
        version=standing.version,
        game=standing.made.game,
        luck=derived(seed, f"tip|{standing.turns[seat]}|{seat}").hex(),
        view=encode(game.view(position, seat)),
        moves=numbers,
        mine=numbers.index(game.catalogue.number(asked)) if mine else None,
        owner=player,
    )


def _reason_against(standing: Standing, seat: Seat | None) -> Refusal | None:
    if seat is None:
        return NO_SEAT
    if standing.phase is not Phase.PLAYING:
        return GONE if standing.is_over else NO_GAME
    if any(place.player for other, place in enumerate(standing.places) if other != seat):
        return AGAINST_PEOPLE
    if standing.made.rated:
        return FOR_RATINGS
    if on_clock(standing) is not None:
        return SOLD_ON_CLOCK
    is_asked = standing.places[seat].is_person and seat in standing.game.waiting(standing.position)
    return None if is_asked else NOT_AWAITED


def think(job: TipJob) -> Tip:
    """Takes seconds."""
    game = find_game(job.game)
    moves = game.catalogue.choose(sum(1 << number for number in job.moves))
    return tip(game, codec_of(job.game).view(job.view), moves, job.luck, job.mine)
