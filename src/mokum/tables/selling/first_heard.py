"""When a press was first heard: it is sent again until it is answered, and what counts is the first time."""

from collections import OrderedDict

KEPT = 1_000


class FirstHeard:
    """Of the last presses at this node."""

    def __init__(self) -> None:
        self._times: OrderedDict[tuple[str, str], int] = OrderedDict()

    def of(self, player: str, command: str, heard: int) -> int:
        """The time at which this press was first heard."""
        first = self._times.setdefault((player, command), heard)
        if len(self._times) > KEPT:
            self._times.popitem(last=False)
        return first
