"""What became of contested lots on real lines, held against the truth."""

import sys
from typing import Any

from contests.races import Tally
from contests.stillness import Stillness
from mokum.remote import Pressed

ONE_WAY_MS = (6, 30, 90, 140)
"""Of each seat's line."""
JITTER_MS = 3
SLACK_MS = 15
"""A press that was on its way for longer than its line takes and this was held up by the machine."""

PATIENCE = 5
"""With so many times as many lots as were wanted it is enough, however many of them were disturbed."""

Message = dict[str, Any]


class TooBusy(RuntimeError):
    """Hardly a lot was undisturbed: nothing can be said."""


class Score:
    """What became of all lots. Those that a busy machine disturbed are counted apart."""

    def __init__(self, wanted: int, stillness: Stillness) -> None:
        self.wanted = wanted
        self.ours, self.by_arrival, self.disturbed = Tally(), Tally(), Tally()
        self.voided = self.refused = self.clamped = self.presses = 0
        self.errors: list[float] = []
        """Of every press, by how many milliseconds the server's idea of it differs from the truth."""
        self._stillness = stillness

    @property
    def is_full(self) -> bool:
        """Whether there are as many lots as were wanted, or no hope for them."""
        return self.ours.lots >= self.wanted or self.ours.lots + self.disturbed.lots >= PATIENCE * self.wanted

    def add(self, pressed: dict[int, Pressed], closed: Message, opened: float, opens: int) -> None:
        """One lot: who pressed when in truth, and how the server saw it. `opened` is the true time of `opens`."""
        first, presses = closed["resolution"]["first"], closed["presses"]
        truly_first = min(pressed, key=lambda seat: pressed[seat].instant)
        made = {seat: opens + (press.instant - opened) * 1000 for seat, press in pressed.items()}
        if not self._was_still(pressed, {press["seat"]: press["heard"] - made[press["seat"]] for press in presses}):
            self.disturbed.add(first, truly_first)
            return
        self.ours.add(first, truly_first)
        self.by_arrival.add([min(presses, key=lambda press: press["heard"])["seat"]], truly_first)
        self.refused += sum(press.answer["type"] == "refused" for press in pressed.values())
        for judged in closed["resolution"]["judged"]:
            self.presses += 1
            self.clamped += "clamped" in judged["flags"]
            self.errors.append(judged["at"] - made[judged["seat"]])
        if truly_first not in first:
            print("wrong:", pressed, closed, file=sys.stderr, flush=True)

    def _was_still(self, pressed: dict[int, Pressed], took: dict[int, float]) -> bool:
        """Whether every line was as long as it says."""
        instants = [press.instant for press in pressed.values()]
        return self._stillness.held(min(instants), max(instants) + 2 * max(ONE_WAY_MS) / 1000) and all(
            ms <= ONE_WAY_MS[seat] + JITTER_MS + SLACK_MS for seat, ms in took.items()
        )

    def figures(self) -> Message:
        """All of it."""
        if not self.ours.decided:
            raise TooBusy(f"{self.disturbed.lots} lots were disturbed, and {self.voided} void")
        spread = sorted(abs(error) for error in self.errors)
        disturbed = self.disturbed
        return {
            "real_lots": self.ours.lots,
            **{f"real_{name}": value for name, value in self.ours.figures().items()},
            "real_wrong_by_arrival": self.by_arrival.figures()["wrong"],
            "real_disturbed": disturbed.lots,
            "real_wrong_disturbed": round(disturbed.misjudged / max(disturbed.decided, 1), 5),
            "real_voided": self.voided,
            "real_presses": self.presses,
            "real_late": self.refused,
            "real_clamped": round(self.clamped / self.presses, 4),
            "real_off_by_p50_ms": round(spread[len(spread) // 2], 1),
            "real_off_by_p99_ms": round(spread[int(len(spread) * 0.99)], 1),
        }
