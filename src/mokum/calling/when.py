"""When a call is sent: at once, with the others of its hour or day, and never in somebody's quiet hours. Pure."""

import re
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from mokum.calling.values import Quiet, Wishes

DAILY = 18 * 60
"""Minutes of the day at which the calls of a day come."""
_ZONE = re.compile(r"[A-Za-z][A-Za-z_+-]*(/[A-Za-z0-9_+-]+){0,2}", re.ASCII)


def is_zone(name: str) -> bool:
    """Whether there is such a time zone. What looks like no name of one never reaches the files."""
    if _ZONE.fullmatch(name) is None:
        return False
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def due(wishes: Wishes, now: int) -> int:
    """When what happens now is to be sent."""
    zone = ZoneInfo(wishes.zone) if is_zone(wishes.zone) else UTC
    local = datetime.fromtimestamp(now / 1000, zone)
    at = local
    if wishes.together == "hourly":
        at = local.replace(minute=0, second=0, microsecond=0) + timedelta(hours=1)
    elif wishes.together == "daily":
        at = _next(local, DAILY)
    if wishes.quiet is not None and _is_quiet(wishes.quiet, at.hour * 60 + at.minute):
        at = _next(at, wishes.quiet.ends)
    return now if at is local else _milliseconds(at)


def _is_quiet(quiet: Quiet, minute: int) -> bool:
    if quiet.begins <= quiet.ends:
        return quiet.begins <= minute < quiet.ends
    return minute >= quiet.begins or minute < quiet.ends


def _next(local: datetime, minute: int) -> datetime:
    """The next time that the clock on the wall says so."""
    at = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    return at if at > local else at + timedelta(days=1)


def _milliseconds(local: datetime) -> int:
    """Through UTC: an hour that the wall's clock leaves out or has twice is some hour all the same."""
    return round(local.astimezone(UTC).timestamp() * 1000)
