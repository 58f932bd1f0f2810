"""What the end of a game is to each of its players: kept beside the log, and found again from it."""

import msgspec

from mokum.kernel.career import Part, part_of
from mokum.kernel.event import Seat
from mokum.store import Against, Finished, Rated, RatedSeat
from mokum.tables.log.clocks import speed
from mokum.tables.log.seat_states import SeatState
from mokum.tables.log.standing import Phase, Result, Standing

# Keys in one order, so that what is made again is the same to the byte.
_write = msgspec.json.Encoder(order="deterministic").encode


def read_career(career: str) -> Part:
    """What a finished game adds to a career, as it is kept."""
    return msgspec.json.decode(career, type=Part)


def finished(standing: Standing) -> tuple[Finished, ...]:
    """By seat, without bots of the house; nothing where nobody came to an end that counts."""
    result = _end_that_counts(standing)
    if result is None:
        return ()
    return tuple(_finished(standing, result, seat, place) for seat, place in enumerate(standing.places) if place.player)


def _end_that_counts(standing: Standing) -> Result | None:
    result = standing.result
    return result if standing.phase is Phase.OVER and result is not None and result.ranks else None


def _finished(standing: Standing, result: Result, seat: Seat, place: SeatState) -> Finished:
    """Who has given up is last, whatever the bot reached that played on."""
    others = (other for other in standing.places if other is not place)
    outcome = None if place.resigned else result.outcome
    return Finished(
        player=place.player,
        seat=seat,
        game=standing.made.game,
        why="resigned" if place.resigned else result.why,
        rank=len(standing.places) if place.resigned else result.ranks[seat],
        points=None if outcome is None else outcome.totals[seat],
        seats=len(standing.places),
        against=Against.PEOPLE if any(other.player for other in others) else Against.BOTS,
        practice=standing.made.practice,
        career="" if outcome is None else _write(part_of(standing.game, standing.position, outcome, seat)).decode(),
    )


def rated(standing: Standing) -> Rated | None:
    """What the end of a rated game is to ratings.

    Who was not there at the end is last, whatever the bot reached; the others are placed among themselves.
    """
    made, result = standing.made, _end_that_counts(standing)
    if not made.rated or result is None or not any(place.player for place in standing.places):
        return None
    ranked = [
        (place, rank, bool(place.stand_in or place.resigned))
        for place, rank in zip(standing.places, result.ranks, strict=True)
    ]
    there = sorted(rank for _, rank, is_gone in ranked if not is_gone)
    seats = (
        RatedSeat(place.player, place.bot, len(ranked) if is_gone else 1 + there.index(rank))
        for place, rank, is_gone in ranked
    )
    return Rated(made.game, speed(standing.clock), tuple(seats))


def ends(before: Standing | None, after: Standing) -> bool:
    """Whether the game ends with what came after."""
    return before is not None and before.phase is not Phase.OVER and after.phase is Phase.OVER
