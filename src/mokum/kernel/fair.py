"""The fair deal: a seed that nobody alone chooses, fixed by hashes before the game and opened after it."""

import hashlib
import hmac
from collections.abc import Sequence

import msgspec

from mokum.kernel.chance import KeyedChance
from mokum.kernel.event import Seat

SERVER_SEED_BYTES = 32
CONTRIBUTION_BYTES = 16


def commitment(table: str, server_seed: bytes) -> bytes:
    """What the server publishes before anybody sits down: it can no longer change its seed."""
    return hashlib.sha256(b"pf1|commit|" + table.encode() + b"|" + server_seed).digest()


def contribution_hash(table: str, seat: Seat, contribution: bytes) -> bytes:
    """What a player publishes before it sees the others' contributions. Seats count from 1, as people see them."""
    return hashlib.sha256(b"pf1|c|" + table.encode() + b"|" + str(seat + 1).encode() + b"|" + contribution).digest()


def game_seed(table: str, server_seed: bytes, parts: Sequence[bytes]) -> bytes:
    """The seed of all luck in a game: by seat each contribution or, where it was never opened, its hash."""
    return hmac.digest(server_seed, b"pf1|seed|" + table.encode() + b"".join(parts), hashlib.sha256)


def fixed_seed(deal: str) -> bytes:
    """The seed of a deal that is known by its name: the same for everybody who asks for it. For learning only."""
    return hashlib.sha256(b"pf1|fixed|" + deal.encode()).digest()


class SealedSeat(msgspec.Struct, frozen=True):
    """A player's part of the deal: its hash, and the contribution itself once opened."""

    hash: bytes
    contribution: bytes | None = None


class Deal(msgspec.Struct, frozen=True):
    """A deal after it was opened: everything that is needed to check it."""

    table: str
    commitment: bytes
    server_seed: bytes
    seats: tuple[SealedSeat, ...]
    fixed: str = ""
    """The name of a fixed deal: all luck follows from it, and none from the seed and the parts."""

    @classmethod
    def make(cls, table: str, server_seed: bytes, contributions: Sequence[bytes]) -> "Deal":
        """A deal in which everybody opened their part."""
        seats = tuple(SealedSeat(contribution_hash(table, seat, part), part) for seat, part in enumerate(contributions))
        return cls(table, commitment(table, server_seed), server_seed, seats)

    def fault(self) -> str | None:
        """Why this deal is not what was promised, or None."""
        if len(self.server_seed) != SERVER_SEED_BYTES:
            return "the server's seed has not 32 bytes"
        if commitment(self.table, self.server_seed) != self.commitment:
            return "the server's seed does not match its commitment"
        for seat, sealed in enumerate(self.seats):
            if sealed.contribution is None:
                continue
            if len(sealed.contribution) != CONTRIBUTION_BYTES:
                return f"the contribution of seat {seat + 1} has not 16 bytes"
            if contribution_hash(self.table, seat, sealed.contribution) != sealed.hash:
                return f"the contribution of seat {seat + 1} does not match its hash"
        return None

    def chance(self) -> KeyedChance:
        """The luck of this game."""
        if self.fixed:
            return KeyedChance(fixed_seed(self.fixed))
        parts = [sealed.hash if sealed.contribution is None else sealed.contribution for sealed in self.seats]
        return KeyedChance(game_seed(self.table, self.server_seed, parts))
