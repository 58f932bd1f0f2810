"""What the end of a game is to each of its players: kept beside the log, and found again from it."""

from mokum.store import Finished
from mokum.tables.log.standing import Phase, Standing


def finished(standing: Standing) -> tuple[Finished, ...]:
    """By seat, without bots of the house; nothing where nobody came to an end that counts.

    Who has given up is last, whatever the bot reached that played on.
    """
    result = standing.result
    if standing.phase is not Phase.OVER or result is None or not result.ranks:
        return ()
    last = len(standing.places)
    totals = None if result.outcome is None else result.outcome.totals
    return tuple(
        Finished(player=place.player, seat=seat, game=standing.made.game, why="resigned", rank=last, points=None)
        if place.resigned
        else Finished(
            player=place.player,
            seat=seat,
            game=standing.made.game,
            why=result.why,
            rank=result.ranks[seat],
            points=None if totals is None else totals[seat],
        )
        for seat, place in enumerate(standing.places)
        if place.player
    )


def newly_finished(before: Standing | None, after: Standing) -> tuple[Finished, ...]:
    """The same, if the game ends with what came after."""
    return () if before is None or before.phase is Phase.OVER else finished(after)
