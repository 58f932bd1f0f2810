"""How a table runs its lots, and when each step of a price path begins and ends. All times are milliseconds."""

from enum import StrEnum

import msgspec


class Mode(StrEnum):
    """How presses inside one step are told apart."""

    PHOTO = "photo"
    """By when they were made, as far as that can be known; a draw decides inside the window of doubt."""
    DRAW = "draw"
    """Not at all: a draw decides between all of them."""


class Tempo(StrEnum):
    """How fast the price falls."""

    CALM = "calm"
    NORMAL = "normal"
    BRISK = "brisk"


RUN_IN = {Tempo.CALM: 4_000, Tempo.NORMAL: 3_000, Tempo.BRISK: 2_000}
STEP = {Tempo.CALM: 1_000, Tempo.NORMAL: 500, Tempo.BRISK: 300}


LEAD = 2_000
"""From the announcement of a price path until it opens."""


class Running(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses that sells its lots on a clock. A table without it hands in sealed limits."""

    tempo: Tempo = Tempo.NORMAL
    mode: Mode = Mode.PHOTO


class Terms(msgspec.Struct, frozen=True):
    """The announced path of one lot. Step 0 is the run-in; `opens` is the owner's clock when it begins."""

    opens: int
    run_in_ms: int
    step_ms: int
    steps: int
    mode: Mode
    horizon_ms: int
    """How long after a press others may still be on their way; fixed when the lot is armed."""

    def start(self, step: int) -> int:
        """When a step begins."""
        return self.opens if step == 0 else self.opens + self.run_in_ms + (step - 1) * self.step_ms

    def end(self, step: int) -> int:
        """When it is over, and the next one begins."""
        return self.opens + self.run_in_ms + step * self.step_ms

    def step_at(self, time: int) -> int:
        """The step that is shown at a time; the first before it opens, the last after the end."""
        past = time - self.opens - self.run_in_ms
        return 0 if past < 0 else min(past // self.step_ms + 1, self.steps - 1)

    @property
    def last_close(self) -> int:
        """When the lot closes if nobody presses."""
        return self.end(self.steps - 1) + self.horizon_ms
