"""Time that nobody could use, because the server was away, is given back to whoever was on the clock."""

from mokum.tables.deciding.context import Context
from mokum.tables.log.happenings import ClockCredited
from mokum.tables.log.standing import Standing
from mokum.tables.log.timing import ticking


def owed_time(standing: Standing, context: Context) -> tuple[ClockCredited, ...]:
    """What the seats on the clock are owed of the last time that the server was away; once, whoever writes it."""
    away = context.away
    if away.to <= standing.credited:
        return ()
    owed = {seat: away.to - max(away.since, standing.credited, standing.since[seat]) for seat in ticking(standing)}
    return tuple(ClockCredited(seat, ms, away.to) for seat, ms in owed.items() if ms > 0)
