"""Strategies over the kernel's protocol, by name. They know no game and are never given a state."""

from collections.abc import Callable
from typing import Any

from mokum.bots.bot import Bot
from mokum.bots.greedy import GreedyBot
from mokum.bots.uniform import UniformBot
from mokum.kernel.game import AnyGame


class NoSuchBot(LookupError):
    """No bot of that name."""


BOTS: dict[str, Callable[[AnyGame, int | str], Bot[Any, Any]]] = {
    "random": lambda _, seed: UniformBot(seed),
    "greedy": GreedyBot,
}
"""Every bot by its name: how to make one for a game, with a seed for its own luck."""


def make_bot(name: str, game: AnyGame, seed: int | str) -> Bot[Any, Any]:
    """A new bot of that name."""
    try:
        make = BOTS[name]
    except KeyError:
        raise NoSuchBot(f"there is no bot {name!r}; there is {', '.join(BOTS)}") from None
    return make(game, seed)


__all__ = ["BOTS", "Bot", "NoSuchBot", "make_bot"]
