"""Where a game at this terminal has its luck from."""

import hashlib
import secrets

from mokum.kernel.fair import CONTRIBUTION_BYTES, SERVER_SEED_BYTES, Deal


def fair_deal(seats: int, seed: str | None) -> Deal:
    """A deal that nobody can foresee; or, from a seed, the same deal every time."""
    if seed is None:
        table, server_seed = secrets.token_hex(4), secrets.token_bytes(SERVER_SEED_BYTES)
        parts = [secrets.token_bytes(CONTRIBUTION_BYTES) for _ in range(seats)]
    else:
        table, server_seed = f"seed {seed}", _from_seed(seed, "house", SERVER_SEED_BYTES)
        parts = [_from_seed(seed, f"seat {seat + 1}", CONTRIBUTION_BYTES) for seat in range(seats)]
    return Deal.make(table, server_seed, parts)


def bot_seeds(count: int, seed: str | None) -> list[str]:
    """A seed for each bot's own luck."""
    return [secrets.token_hex(8) if seed is None else f"{seed}|bot {number}" for number in range(1, count + 1)]


def _from_seed(seed: str, part: str, size: int) -> bytes:
    return hashlib.sha256(f"{seed}|{part}".encode()).digest()[:size]
