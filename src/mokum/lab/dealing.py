"""A fair deal that follows from a seed: the same one every time, and as easy to check as any other."""

import hashlib

from mokum.kernel.fair import CONTRIBUTION_BYTES, SERVER_SEED_BYTES, Deal


def seeded_deal(seats: int, seed: str) -> Deal:
    """The deal of this seed."""
    parts = [_from_seed(seed, f"seat {seat + 1}", CONTRIBUTION_BYTES) for seat in range(seats)]
    return Deal.make(f"seed {seed}", _from_seed(seed, "house", SERVER_SEED_BYTES), parts)


def _from_seed(seed: str, part: str, size: int) -> bytes:
    return hashlib.sha256(f"{seed}|{part}".encode()).digest()[:size]
