"""Of the contract of a store: who looks for somebody to play with."""

from collections.abc import Sequence
from typing import Protocol

from mokum.store.pairing_values import PairingWait, PairingWish
from mokum.store.values import PAGE


class Pairings(Protocol):
    """Tables are found in turns, so that nobody is put at two."""

    async def wish_pairing(self, wish: PairingWish) -> bool:
        """Keeps it in the place of an older one; not where a table was found for that already."""

    async def pairing_wish(self, player: str) -> PairingWish | None:
        """What a player wishes."""

    async def stay_for_pairing(self, player: str, until: int) -> None:
        """Whoever waits is there, and taken to be so until then."""

    async def end_pairing_wish(self, player: str, table: str = "") -> None:
        """They do not wait any more; nothing where another table was found than this one."""

    async def wait_for_pairing(self, now: int, limit: int = PAGE) -> list[PairingWish]:
        """Who waits and is there, the longest waiting first."""

    async def unsettled_pairings(self, now: int) -> list[PairingWish]:
        """Those with a table that is not open yet, or where it is time to see who came; by table and seat."""

    async def pairing_turn(self) -> int:
        """To be read before those who wait are."""

    async def pair(self, turn: int, found: Sequence[PairingWish], waits: Sequence[PairingWait], at: int) -> bool:
        """They have tables, as long as they still wait; says whether the turn was still to be had."""

    async def open_pairing(self, table: str, until: int) -> None:
        """Their table is there; by then they are to have come."""

    async def settle_pairing(self, table: str, back: Sequence[str] = (), until: int = 0) -> None:
        """Some of those who had this table wait again, at their old place; the others wish for nothing any more."""

    async def forget_pairings(self, now: int, since: int) -> None:
        """Forgets who waited and is gone, and how long others had waited before `since`."""

    async def pairing_waits(self, since: int, limit: int = PAGE) -> list[PairingWait]:
        """How long people waited who found a table since then, the last ones first."""
