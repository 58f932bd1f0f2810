"""Why a wish to be called is not granted."""

from typing import ClassVar

from mokum.people.errors import Refused


class BadWishes(Refused):
    """There is no such time zone."""

    code: ClassVar[str] = "bad_wishes"


class BadAddress(Refused):
    """Nothing is sent there: it is no address, or one inside; `reason` is a word that a client can translate."""

    code: ClassVar[str] = "bad_address"

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class WayFailed(Refused):
    """A message for trial was not taken; `reason` is a word that a client can translate."""

    code: ClassVar[str] = "way_failed"

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class NotOffered(Refused):
    """The server has no such way."""

    code: ClassVar[str] = "not_offered"


class NoSuchWay(Refused):
    """The player has no such way."""

    code: ClassVar[str] = "no_such_way"


class TooManyWays(Refused):
    """The player has as many browsers as anybody may have."""

    code: ClassVar[str] = "too_many_ways"


class TooOften(Refused):
    """Too many letters to one address, or of one account; granted again at some time."""

    code: ClassVar[str] = "too_often"

    def __init__(self, again_in: int) -> None:
        super().__init__(again_in)
        self.again_in = again_in
