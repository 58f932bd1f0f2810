"""One lot from its call to its end, on the node that sells it. All times are this node's own clock, in milliseconds."""

import asyncio
from collections.abc import Awaitable, Callable, Collection

from mokum.kernel.event import Seat
from mokum.kernel.lot import Lot
from mokum.lots.checking import refusal
from mokum.lots.judging import Flag
from mokum.lots.presses import AnyPress, Heard, Link, Preset
from mokum.lots.resolving import closes
from mokum.lots.terms import LEAD, RUN_IN, STEP, Running, Terms
from mokum.tables.deciding.commands import Code, Refusal
from mokum.tables.selling.sealed import PrivateStream, Sealed
from mokum.tables.selling.stalls import Stalls

PATIENT, VERY_PATIENT = 3_000, 10_000
"""How long a lot waits for whoever looks on and is not ready, and for whoever is not there."""
MOST_WAITED = 90_000
"""For how long lots wait for one seat in the whole game."""
LEAST_HORIZON, MOST_HORIZON, ALLOWANCE = 350, 600, 250
ON_THE_WAY = 60
"""After the close, so long is waited for what other nodes have heard before it."""
LOCKED_OUT = 250
"""Whoever presses before the clock starts may not press for so long."""
LOOKS = 200
"""Between two looks at who is there while a lot waits."""

CLOSED = Refusal(Code.LATE, "The lot has closed.")
NOT_YOURS = Refusal(Code.NOT_ALLOWED, "You cannot press for this lot.")
TOO_DEAR = Refusal(Code.ILLEGAL, "You cannot pay that.")
FALSE_START = Refusal(Code.FALSE_START, "The clock has not started.")


class Voided(Exception):
    """Something is wrong with the clock; nothing was revealed."""


class Sale:
    """Takes what is handed in; `run` goes from the call to what is to be decided at the close."""

    def __init__(
        self,
        lot: Lot,
        call: int,
        chosen: Running,
        stream: PrivateStream,
        *,
        allowed: dict[Seat, frozenset[int]],
        clock: Callable[[], int],
    ) -> None:
        self.lot, self.call = lot, call
        self._chosen, self._allowed, self._stream, self._clock = chosen, allowed, stream, clock
        self._links: dict[Seat, Link] = {}
        self._heard: dict[Seat, Heard] = {}
        self._on_disk: set[Seat] = set()
        """Whose press is sealed; whoever else pressed has not been answered."""
        self._presets: dict[Seat, int] = {}
        self._locked: dict[Seat, int] = {}
        self._sealing = 0
        self._changed = asyncio.Event()
        self.terms: Terms | None = None
        self._is_closed = False

    # What comes in

    def ready(self, seat: Seat, link: Link) -> None:
        """A player sees the lot and knows the time."""
        self._links[seat] = link
        self._changed.set()

    def preset(self, seat: Seat, step: int | None) -> None:
        """The seat presses at the end of this step, or not beforehand: a bot's answer, or what a player wishes."""
        self._presets.pop(seat, None)
        if step is not None:
            self._presets[seat] = step
        self._changed.set()

    async def stop(self, player: str, seat: Seat, command: str, step: int | None) -> Refusal | None:
        """A player says beforehand at which step to press; it can be changed until that step begins."""
        if seat not in self._allowed:
            return NOT_YOURS
        if step is not None and step not in self._allowed[seat]:
            return TOO_DEAR
        if self._is_past(self._presets.get(seat)) or self._is_past(step):
            return CLOSED
        self.preset(seat, step)
        await self._seal(player, command, Sealed(self.call, seat, None, step))
        return None

    def _is_past(self, step: int | None) -> bool:
        return step is not None and self.terms is not None and self._clock() >= self.terms.start(step)

    async def press(self, player: str, command: str, press: Heard) -> Refusal | None:
        """A player presses; sealed and on disk when this returns. One press counts for each seat: the first."""
        seat = press.seat
        if seat not in self._heard:
            if (refused := self._fault(press)) is not None:
                return refused
            self._heard[seat] = press
        if seat not in self._on_disk:  # of what is sent again it may not be there yet
            await self._seal(player, command, Sealed(self.call, seat, self._heard[seat]))
            self._on_disk.add(seat)
        return None

    def _fault(self, press: Heard) -> Refusal | None:
        seat, terms = press.seat, self.terms
        if seat not in self._allowed:
            return NOT_YOURS
        if press.step not in self._allowed[seat]:
            return TOO_DEAR
        if terms is None:
            return FALSE_START
        wrong = refusal(terms, press, closes(terms, self._presses()))
        if wrong is Flag.FALSE_START:
            self._locked[seat] = press.heard + LOCKED_OUT
        if wrong is Flag.FALSE_START or press.heard < self._locked.get(seat, 0):
            return FALSE_START
        return CLOSED if wrong is not None or self._is_closed else None

    async def _seal(self, player: str, command: str, sealed: Sealed) -> None:
        self._sealing += 1
        try:
            await self._stream.keep(player, command, sealed)
        finally:
            self._sealing -= 1
            self._changed.set()

    def _presses(self) -> tuple[AnyPress, ...]:
        presets = [Preset(seat, step) for seat, step in self._presets.items()]
        return (*self._heard.values(), *presets)

    # The course of it

    async def gather(
        self,
        persons: Collection[Seat],
        waited: tuple[int, ...],
        present: Callable[[], Collection[Seat]],
    ) -> tuple[tuple[Seat, int], ...]:
        """Waits until everybody is ready, or as long as is fair; says for whom it has waited more than usual."""
        began = self._clock()
        while missing := [seat for seat in persons if seat not in self._links]:
            here = present()
            absent = [seat for seat in missing if seat not in here and waited[seat] < MOST_WAITED]
            past = self._clock() - began
            if past >= (VERY_PATIENT if absent else PATIENT):
                return tuple((seat, past - PATIENT) for seat in absent if past > PATIENT)
            await self._wait(LOOKS)
        return ()

    def path(self) -> Terms:
        """The price path that is announced now."""
        slowest = max([link.rtt_ms // 2 for link in self._links.values()], default=0)
        return Terms(
            opens=self._clock() + LEAD,
            run_in_ms=RUN_IN[self._chosen.tempo],
            step_ms=STEP[self._chosen.tempo],
            steps=len(self.lot.prices),
            mode=self._chosen.mode,
            horizon_ms=min(max(slowest + ALLOWANCE, LEAST_HORIZON), MOST_HORIZON),
        )

    async def run(self, announce: Callable[[Terms], Awaitable[bool]]) -> tuple[AnyPress, ...]:
        """From the announcement to the close: what was handed in. Raises `Voided` when the clock cannot be trusted."""
        terms = self.path()
        if not await announce(terms):
            raise asyncio.CancelledError  # it is another node's by now
        self.terms = terms
        if self._clock() > terms.opens - LEAD // 2:
            raise Voided("stall")  # it took too long to write: not everybody would see it in time
        async with Stalls(self._clock) as stalls:
            while self._sealing or (ahead := closes(terms, self._presses()) + ON_THE_WAY - self._clock()) > 0:
                await self._wait(1_000 if self._sealing else ahead)
            self._is_closed = True
            if stalls.since(terms.opens - LEAD // 2):
                raise Voided("stall")
        return tuple(press for press in self._presses() if isinstance(press, Preset) or press.seat in self._on_disk)

    async def _wait(self, at_most_ms: int) -> None:
        self._changed.clear()
        try:
            async with asyncio.timeout(at_most_ms / 1000):
                await self._changed.wait()
        except TimeoutError:
            return
