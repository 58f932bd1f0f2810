"""Analyses as the store in memory has them."""

from msgspec import Struct

from mokum.store.values import Analysis, PieceLease, Working


class _Kept(Struct):
    wanted_by: str
    plan: bytes
    pieces: list["_Piece"]
    state: Working = Working.WORKING
    report: bytes = b""


class _Piece(Struct):
    wake_at: int
    tries: int = 0
    found: bytes | None = None


class RememberedAnalyses:
    """Part of a store."""

    def __init__(self) -> None:
        self._analyses: dict[str, _Kept] = {}

    async def begin_analysis(self, table: str, wanted_by: str, plan: bytes, pieces: int, at: int) -> None:
        known = self._analyses.get(table)
        if known is None or known.state is Working.FAILED:
            self._analyses[table] = _Kept(wanted_by, plan, [_Piece(at) for _ in range(pieces)])

    async def analysis(self, table: str) -> Analysis | None:
        kept = self._analyses.get(table)
        if kept is None:
            return None
        done = sum(piece.found is not None for piece in kept.pieces)
        done = len(kept.pieces) if kept.state is Working.DONE else done
        return Analysis(table, kept.state, kept.plan, kept.report, done, len(kept.pieces))

    async def analyses_under_way(self, player: str) -> int:
        return sum(kept.wanted_by == player and kept.state is Working.WORKING for kept in self._analyses.values())

    async def lease_pieces(self, now: int, lease_ms: int, limit: int = 1) -> list[PieceLease]:
        free = sorted(
            (piece.wake_at, table, number)
            for table, kept in self._analyses.items()
            if kept.state is Working.WORKING
            for number, piece in enumerate(kept.pieces)
            if piece.found is None and piece.wake_at <= now
        )
        leased = []
        for _, table, number in free[:limit]:
            piece = self._analyses[table].pieces[number]
            piece.wake_at, piece.tries = now + lease_ms, piece.tries + 1
            leased.append(PieceLease(table, number, piece.tries))
        return sorted(leased, key=lambda lease: (lease.table, lease.number))

    async def keep_finding(self, table: str, number: int, found: bytes) -> None:
        kept = self._analyses.get(table)
        if kept is not None and kept.state is Working.WORKING and kept.pieces[number].found is None:
            kept.pieces[number].found = found

    async def findings(self, table: str) -> list[tuple[int, bytes]]:
        kept = self._analyses.get(table)
        if kept is None or kept.state is not Working.WORKING:
            return []
        return [(number, piece.found) for number, piece in enumerate(kept.pieces) if piece.found is not None]

    async def finish_analysis(self, table: str, report: bytes) -> None:
        kept = self._analyses.get(table)
        if kept is not None and kept.state is Working.WORKING:
            kept.state, kept.report = Working.DONE if report else Working.FAILED, report
            kept.wanted_by, kept.plan = "", b""
