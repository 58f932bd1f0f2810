"""Those who look for somebody to play with, as the store in memory has them."""

from collections.abc import Sequence

from msgspec.structs import replace

from mokum.store.pairing_values import PairingWait, PairingWish
from mokum.store.values import PAGE


class RememberedPairings:
    """Part of a store."""

    def __init__(self) -> None:
        self._wishes: dict[str, PairingWish] = {}
        self._opened: set[str] = set()
        self._waits: list[tuple[int, PairingWait]] = []
        self._pairing_turn = 0

    async def wish_pairing(self, wish: PairingWish) -> bool:
        known = self._wishes.get(wish.player)
        if known is not None and known.table:
            return False
        self._wishes[wish.player] = replace(wish, table="", seat=0)
        return True

    async def pairing_wish(self, player: str) -> PairingWish | None:
        return self._wishes.get(player)

    async def stay_for_pairing(self, player: str, until: int) -> None:
        wish = self._wishes.get(player)
        if wish is not None and not wish.table:
            self._wishes[player] = replace(wish, until=until)

    async def end_pairing_wish(self, player: str, table: str = "") -> None:
        wish = self._wishes.get(player)
        if wish is not None and wish.table in ("", table):
            del self._wishes[player]

    async def wait_for_pairing(self, now: int, limit: int = PAGE) -> list[PairingWish]:
        waiting = (wish for wish in self._wishes.values() if not wish.table and wish.until >= now)
        return sorted(waiting, key=lambda wish: (wish.since, wish.player))[:limit]

    async def unsettled_pairings(self, now: int) -> list[PairingWish]:
        found = (wish for wish in self._wishes.values() if wish.table)
        unsettled = (wish for wish in found if wish.table not in self._opened or wish.until < now)
        return sorted(unsettled, key=lambda wish: (wish.table, wish.seat))

    async def pairing_turn(self) -> int:
        return self._pairing_turn

    async def pair(self, turn: int, found: Sequence[PairingWish], waits: Sequence[PairingWait], at: int) -> bool:
        if turn != self._pairing_turn:
            return False
        self._pairing_turn += 1
        for wish in found:
            known = self._wishes.get(wish.player)
            if known is not None and not known.table and known.since == wish.since:
                self._wishes[wish.player] = replace(known, table=wish.table, seat=wish.seat, until=wish.until)
        self._waits.extend((at, wait) for wait in waits)
        return True

    async def open_pairing(self, table: str, until: int) -> None:
        self._opened.add(table)
        for wish in self._at(table):
            self._wishes[wish.player] = replace(wish, until=until)

    async def settle_pairing(self, table: str, back: Sequence[str] = (), until: int = 0) -> None:
        for wish in self._at(table):
            del self._wishes[wish.player]
            if wish.player in back:
                self._wishes[wish.player] = replace(wish, table="", seat=0, until=until)
        self._opened.discard(table)

    async def forget_pairings(self, now: int, since: int) -> None:
        gone = [wish.player for wish in self._wishes.values() if not wish.table and wish.until < now]
        for player in gone:
            del self._wishes[player]
        self._waits = [(at, wait) for at, wait in self._waits if at >= since]

    async def pairing_waits(self, since: int, limit: int = PAGE) -> list[PairingWait]:
        return [wait for at, wait in reversed(self._waits) if at >= since][:limit]

    def _at(self, table: str) -> list[PairingWish]:
        return [wish for wish in self._wishes.values() if wish.table == table]
