"""Bots as the laboratory names them: by their name or as `module:Class`, with options in brackets."""

import importlib
import re
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from mokum.bots import BOTS, Bot, NoSuchBot
from mokum.bots.shaken import ShakenBot
from mokum.kernel.game import AnyGame

MakeBot = Callable[..., Bot[Any, Any]]

ONLY_HERE: dict[str, MakeBot] = {"shaken": ShakenBot}
"""Bots that are measured against and not offered to players."""

_SPEC = re.compile(r"([\w.]+(?::\w+)?)(?:\[([^\[\]]*)\])?")
_COMMA = re.compile(r",(?![^\[]*\])")
"""One that is not between brackets."""


def names() -> list[str]:
    """All bots that have a name."""
    return sorted({*BOTS, *ONLY_HERE})


def split(typed: str) -> tuple[str, ...]:
    """`a,b[x=1,y=2]` as two bots, without spaces."""
    return tuple(_COMMA.split("".join(typed.split())))


def make_bot(named: str, game: AnyGame, seed: int | str) -> Bot[Any, Any]:
    """A new bot for a game, with a seed for its own luck: `Class(game, seed, **options)`."""
    name, options = _read(named)
    return _find(name)(game, seed, **options)


def check_bot(named: str, game: AnyGame) -> None:
    """Raises `NoSuchBot` with the reason why a bot cannot be made."""
    try:
        make_bot(named, game, 0)
    except (TypeError, ValueError) as error:
        raise NoSuchBot(f"the bot {named!r} cannot be made: {error}") from error


@lru_cache(maxsize=256)
def _read(named: str) -> tuple[str, dict[str, Any]]:
    spec = _SPEC.fullmatch(named)
    if spec is None:
        raise NoSuchBot(f"{named!r} is not how a bot is named: name, module:Class or name[option=value]")
    options = {}
    for word in filter(None, (spec[2] or "").split(",")):
        option, is_given, typed = word.partition("=")
        if not is_given:
            raise NoSuchBot(f"option {option!r} of {spec[1]} needs a value: {option}=…")
        options[option] = _value(typed)
    return spec[1], options


def _value(typed: str) -> Any:
    """A number, true or false where it reads as one; otherwise the text itself."""
    try:
        return msgspec.json.decode(typed.encode())
    except msgspec.DecodeError:
        return typed


def _find(name: str) -> MakeBot:
    if make := BOTS.get(name) or ONLY_HERE.get(name):
        return make
    module, is_class, kind = name.partition(":")
    if not is_class:
        raise NoSuchBot(f"unknown bot {name!r}: choose {', '.join(names())}, or name a class as module:Class")
    if "" not in sys.path:
        sys.path.insert(0, "")  # modules of the folder in which the command is typed; spawned processes inherit it
    try:
        found: MakeBot = getattr(importlib.import_module(module), kind)
    except ImportError as error:
        raise NoSuchBot(f"the module of {name!r} cannot be imported: {error}") from error
    except AttributeError:
        raise NoSuchBot(f"there is no {kind} in the module {module}") from None
    return found
