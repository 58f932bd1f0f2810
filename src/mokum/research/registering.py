"""The names by which Gymnasium and PettingZoo find the games."""

import gymnasium
import pettingzoo

from mokum.catalog import games
from mokum.kernel.encoding import encoding_of
from mokum.research.setting import name_of

_SEAT, _VECTOR = "mokum.research.seat", "mokum.research.vector"


def register_all() -> None:
    """Every game that brings an encoding, by its name and version: as one seat against bots, and as a whole table."""
    for slug, game in games().items():
        if encoding_of(game) is None or name_of(game) in gymnasium.registry:
            continue
        name, chosen = name_of(game), {"game": slug}
        gymnasium.register(name, f"{_SEAT}:SeatEnv", vector_entry_point=f"{_VECTOR}:VectorOfSeats", kwargs=chosen)
        pettingzoo.register("aec", name, "mokum.research.aec:env", kwargs=chosen)
        pettingzoo.register("parallel", name, "mokum.research.parallel:parallel_env", kwargs=chosen)
