"""A crowd at tables that sell lots on a clock: everybody presses for what they can pay, at random."""

import asyncio
import contextlib
import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from harness.crowd import Crowd, Finished, KeepingRemote
from mokum.remote import Seen

GAME = "merchants"
ENDS_WITHIN = 30.0
"""Seconds in which whatever is under way is answered."""


class Sealed(NamedTuple):
    """A press that the server said is on disk."""

    player: str
    table: str
    command: str


class Bidders(Crowd):
    """They play on until they are stopped; then all of them give up, so that there is a record of every game."""

    def __init__(self, addresses: Sequence[str], groups: int, seats: int = 4, **wishes: Any) -> None:
        super().__init__(addresses, groups, (GAME,), seats, lots={"tempo": "brisk", "mode": "photo"}, **wishes)
        self.sealed: list[Sealed] = []

    def selling(self) -> set[str]:
        """The addresses of nodes that sell something now, as far as their own players know."""
        homes = {player.lots.clock.epoch: player.at for player in self.players if player.at}
        return {homes[lot["owner"]] for _, lot in self._lots() if lot["owner"] in homes}

    def under_way(self) -> set[tuple[str, int]]:
        """The lots that somebody is waiting for, by table and call."""
        return {(table, lot["call"]) for table, lot in self._lots()}

    def _lots(self) -> list[tuple[str, dict[str, Any]]]:
        """By table: what is sold there as each player sees it."""
        known = [(seen.table, self._lot(seen)) for player in self.players for seen in player.tables.values()]
        return [(table, lot) for table, lot in known if lot is not None]

    @staticmethod
    def _lot(seen: Seen) -> dict[str, Any] | None:
        lot: dict[str, Any] | None = None if seen.sight is None else seen.sight["lot"]
        return lot

    async def _play(self, one: KeepingRemote, seen: Seen) -> None:
        bidding = asyncio.create_task(self._bid(one, seen))
        try:
            await super()._play(one, seen)
        finally:
            bidding.cancel()
            await asyncio.gather(bidding, return_exceptions=True)

    async def _bid(self, one: KeepingRemote, seen: Seen) -> None:
        """Once for each lot, when it is open and can be paid, until the game is over.

        A wait that ends in the moment in which it is cancelled goes on, so that the end is looked for here as well.
        """
        done = 0
        while not self._stopping and (seen.sight is None or seen.sight["phase"] != "over"):
            lot, told = self._lot(seen), one.lots.opens.get(seen.table)
            if lot is None or told is None or not lot["steps"] or told["lot"] != lot["call"] or lot["call"] == done:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(one.news(), 0.5)
                continue
            done = lot["call"]
            after = lot["run_in_ms"] / 1000 + (lot["steps"][0] + random.uniform(0, 5)) * lot["step_ms"] / 1000
            await asyncio.sleep(one.lots.clock.here(told["opens"]) + after - one.lots.clock.clock())
            lot = self._lot(seen)
            if lot is None or lot["call"] != done:  # void meanwhile: of two presses for the next only the first is kept
                continue
            pressed = await one.lots.press(seen.table)
            if pressed is not None and pressed.answer["type"] == "pressed":
                self.sealed.append(Sealed(one.player, seen.table, pressed.answer["command"]))

    async def stop(self) -> None:
        self._stopping = True
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=ENDS_WITHIN)
        by_player = {player.player: player for player in self.players}
        for group in self.groups:
            people = [by_player[player] for player in by_player if player in group]
            table = list(people[0].tables)[-1]
            for one in people:
                await one.act(table, type="Resign")
            self.finished.append(Finished(table, GAME, await people[0].record(table)))
        await super().stop()
