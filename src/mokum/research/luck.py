"""Seeds of an environment: the same one gives the same games in the same order."""

import secrets

SEED_BITS = 63


class Series:
    """The luck of one game after the other. Without a seed it begins anywhere; `seed` says where it began."""

    __slots__ = ("number", "seed")

    def __init__(self) -> None:
        self.seed: int | None = None
        self.number = 0

    def next(self, seed: int | None) -> str:
        """The luck of the next game: the first one of this seed, or the one after the last."""
        if seed is not None or self.seed is None:
            self.seed = secrets.randbits(SEED_BITS) if seed is None else int(seed)
            self.number = 0
        luck = f"{self.seed}|{self.number}"
        self.number += 1
        return luck
