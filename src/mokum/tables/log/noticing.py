"""What the hall is told of a table."""

from mokum.store import Notice, Status
from mokum.tables.log.clocks import pace
from mokum.tables.log.standing import Phase, Standing

_STATUS = {
    Phase.OPEN: Status.OPEN,
    Phase.DEALING: Status.RUNNING,
    Phase.PLAYING: Status.RUNNING,
    Phase.OVER: Status.OVER,
}


def notice(standing: Standing) -> Notice:
    """The table in a line."""
    made = standing.made
    return Notice(
        game=made.game,
        seats=made.seats,
        status=_STATUS[standing.phase],
        private=made.private,
        practice=made.practice,
        rated=made.rated,
        pace=pace(standing.clock),
        host=made.host,
        names=tuple(place.name for place in standing.places),
        players=tuple(place.player for place in standing.places),
    )


def changed_notice(before: Standing | None, after: Standing) -> Notice | None:
    """The new line, if it says something new."""
    if before is not None and (before.places, before.phase, before.clock) == (after.places, after.phase, after.clock):
        return None
    new = notice(after)
    return None if before is not None and notice(before) == new else new
