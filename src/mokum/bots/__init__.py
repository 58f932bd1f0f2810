"""Strategies over the kernel's protocol, and the levels at which they are offered. They are never given a state."""

from collections.abc import Callable
from functools import partial
from typing import Any

from mokum.bots.bot import Bot
from mokum.bots.fallible import FallibleBot
from mokum.bots.greedy import GreedyBot, OlderBot
from mokum.bots.levels import LEVELS, Strength, recipe, strength
from mokum.bots.people import FIRST_OPPONENT, NAMES, PEOPLE, Person, level_of, name_at_table
from mokum.bots.searching import SearchingBot
from mokum.bots.uniform import UniformBot
from mokum.kernel.game import AnyGame


class NoSuchBot(LookupError):
    """No bot of that name."""


STRATEGIES: dict[str, Callable[..., Bot[Any, Any]]] = {
    "random": lambda _, seed: UniformBot(seed),
    "greedy": GreedyBot,
    "older": OlderBot,
    "shaken": partial(FallibleBot, noise=0.25),
    "fallible": FallibleBot,
    "searching": SearchingBot,
}
"""By name: how to make a bot for a game, with a seed for its own luck and the settings of its strategy."""


def _of_level(level: str, game: AnyGame, seed: int | str, **settings: Any) -> Bot[Any, Any]:
    made = recipe(game, level)
    return STRATEGIES[made.strategy](game, seed, **{**made.settings, **settings})


BOTS: dict[str, Callable[..., Bot[Any, Any]]] = {
    "random": STRATEGIES["random"],
    "greedy": STRATEGIES["greedy"],
    **{level: partial(_of_level, level) for level in LEVELS},
}
"""Every bot that may be asked to a table."""


def make_bot(name: str, game: AnyGame, seed: int | str, **settings: Any) -> Bot[Any, Any]:
    """A new bot of that name; settings change those of its level."""
    try:
        make = BOTS[name]
    except KeyError:
        raise NoSuchBot(f"there is no bot {name!r}; there is {', '.join(BOTS)}") from None
    return make(game, seed, **settings)


__all__ = [
    "BOTS",
    "FIRST_OPPONENT",
    "LEVELS",
    "NAMES",
    "PEOPLE",
    "STRATEGIES",
    "Bot",
    "NoSuchBot",
    "Person",
    "Strength",
    "level_of",
    "make_bot",
    "name_at_table",
    "strength",
]
