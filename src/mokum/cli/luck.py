"""Where a game at this terminal has its luck from."""

import secrets

from mokum.kernel.fair import CONTRIBUTION_BYTES, SERVER_SEED_BYTES, Deal
from mokum.lab.dealing import seeded_deal


def fair_deal(seats: int, seed: str | None) -> Deal:
    """A deal that nobody can foresee; or, from a seed, the same deal every time."""
    if seed is not None:
        return seeded_deal(seats, seed)
    parts = [secrets.token_bytes(CONTRIBUTION_BYTES) for _ in range(seats)]
    return Deal.make(secrets.token_hex(4), secrets.token_bytes(SERVER_SEED_BYTES), parts)


def bot_seeds(count: int, seed: str | None) -> list[str]:
    """A seed for each bot's own luck."""
    return [secrets.token_hex(8) if seed is None else f"{seed}|bot {number}" for number in range(1, count + 1)]
