"""Those who look for somebody to play with. Tables are found for them in turns, so that nobody is put at two."""

from collections.abc import Sequence
from typing import Any

from mokum.store.pairing_values import PairingWait, PairingWish
from mokum.store.sql.asking import Asking, Writing
from mokum.store.values import PAGE

WISH = "player, game, seats, pace, rated, mean, deviation, since, until, table_id, seat"
WISHING = (
    f"INSERT INTO pairing_wishes ({WISH}, opened) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, NULL, 0, false)"
    " ON CONFLICT (player) DO UPDATE SET game = excluded.game, seats = excluded.seats, pace = excluded.pace,"
    " rated = excluded.rated, mean = excluded.mean, deviation = excluded.deviation, since = excluded.since,"
    " until = excluded.until WHERE pairing_wishes.table_id IS NULL RETURNING player"
)
WAITING = f"SELECT {WISH} FROM pairing_wishes WHERE table_id IS NULL AND until >= $1 ORDER BY since, player LIMIT $2"
UNSETTLED = (
    f"SELECT {WISH} FROM pairing_wishes WHERE table_id IS NOT NULL AND (opened = false OR until < $1)"
    " ORDER BY table_id, seat"
)
FINDING = (
    "UPDATE pairing_wishes SET table_id = $3, seat = $4, until = $5"
    " WHERE player = $1 AND since = $2 AND table_id IS NULL"
)
GOING_BACK = (
    "UPDATE pairing_wishes SET table_id = NULL, seat = 0, opened = false, until = $3"
    " WHERE player = $1 AND table_id = $2"
)
WAITED = "game, seats, pace, rated, waited"
ALONE = (
    "UPDATE pairing_turn SET turn = turn WHERE EXISTS (SELECT 1 FROM pairing_wishes WHERE table_id = $1) RETURNING turn"
)
"""Whoever changes several rows holds the turn meanwhile: else two nodes could wait for each other in a circle."""
TAKING_TURN = "UPDATE pairing_turn SET turn = turn + 1 WHERE turn = $1 RETURNING turn"


def _record(wish: PairingWish) -> tuple[object, ...]:
    seats = ",".join(map(str, wish.seats))
    return (
        wish.player, wish.game, seats, wish.pace, wish.rated, wish.mean, wish.deviation, wish.since, wish.until,
    )  # fmt: skip


def _wish(record: Sequence[Any]) -> PairingWish:
    player, game, seats, pace, rated, mean, deviation, since, until, table, seat = record
    numbers = tuple(map(int, seats.split(",")))
    place = "" if table is None else str(table), seat
    return PairingWish(player, game, numbers, pace, bool(rated), mean, deviation, since, until, *place)


class SqlPairing(Asking):
    """A wish is a row until its player sits at a table that plays, or is gone."""

    async def wish_pairing(self, wish: PairingWish) -> bool:
        return bool(await self._tell(WISHING, *_record(wish)))

    async def pairing_wish(self, player: str) -> PairingWish | None:
        found = await self._ask(f"SELECT {WISH} FROM pairing_wishes WHERE player = $1", player)
        return _wish(found[0]) if found else None

    async def stay_for_pairing(self, player: str, until: int) -> None:
        await self._tell(
            "UPDATE pairing_wishes SET until = $2 WHERE player = $1 AND table_id IS NULL RETURNING player",
            player,
            until,
        )

    async def end_pairing_wish(self, player: str, table: str = "") -> None:
        gone = "DELETE FROM pairing_wishes WHERE player = $1 AND (table_id IS NULL OR table_id = $2) RETURNING player"
        await self._tell(gone, player, table or None)

    async def wait_for_pairing(self, now: int, limit: int = PAGE) -> list[PairingWish]:
        return [_wish(record) for record in await self._ask(WAITING, now, limit)]

    async def unsettled_pairings(self, now: int) -> list[PairingWish]:
        return [_wish(record) for record in await self._ask(UNSETTLED, now)]

    async def pairing_turn(self) -> int:
        return int((await self._ask("SELECT turn FROM pairing_turn"))[0][0])

    async def pair(self, turn: int, found: Sequence[PairingWish], waits: Sequence[PairingWait], at: int) -> bool:
        told: list[Writing] = [
            (FINDING, [(wish.player, wish.since, wish.table, wish.seat, wish.until) for wish in found]),
            (
                f"INSERT INTO pairing_waits (table_id, seat, {WAITED}, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                [
                    (wish.table, wish.seat, wait.game, wait.seats, wait.pace, wait.rated, wait.waited, at)
                    for wish, wait in zip(found, waits, strict=True)
                ],
            ),
        ]
        return await self._tell_all((TAKING_TURN, (turn,)), told)

    async def open_pairing(self, table: str, until: int) -> None:
        opening = "UPDATE pairing_wishes SET opened = true, until = $2 WHERE table_id = $1"
        await self._tell_all((ALONE, (table,)), [(opening, [(table, until)])])

    async def settle_pairing(self, table: str, back: Sequence[str] = (), until: int = 0) -> None:
        told: list[Writing] = [
            (GOING_BACK, [(player, table, until) for player in back]),
            ("DELETE FROM pairing_wishes WHERE table_id = $1", [(table,)]),
        ]
        await self._tell_all((ALONE, (table,)), told)

    async def forget_pairings(self, now: int, since: int) -> None:
        gone = "DELETE FROM pairing_wishes WHERE table_id IS NULL AND until < $1 RETURNING player"
        await self._tell(gone, now)
        await self._tell("DELETE FROM pairing_waits WHERE at < $1 RETURNING at", since)

    async def pairing_waits(self, since: int, limit: int = PAGE) -> list[PairingWait]:
        found = await self._ask(
            f"SELECT {WAITED} FROM pairing_waits WHERE at >= $1 ORDER BY at DESC, table_id, seat LIMIT $2", since, limit
        )
        return [PairingWait(game, seats, pace, bool(rated), waited) for game, seats, pace, rated, waited in found]
