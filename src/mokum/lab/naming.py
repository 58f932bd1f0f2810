"""Bots as they are named: by name, as `module:Class` or as `exec:command`, with options in brackets."""

import importlib
import re
import sys
from collections.abc import Callable
from functools import lru_cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import msgspec

from mokum.bots import BOTS, STRATEGIES, Bot, NoSuchBot
from mokum.bots.programs import ProgramBot, runnable
from mokum.kernel.game import AnyGame

MakeBot = Callable[..., Bot[Any, Any]]

GROUP = "mokum.bots"
"""The entry points by which an installed package brings bots."""
EXEC = "exec"
"""What the name of a bot begins with that is a program."""

_SPEC = re.compile(r"([\w.-]+(?::\w+)?)(?:\[([^\[\]]*)\])?")
_PROGRAM = re.compile(rf"{EXEC}(?:\[([^\[\]]*)\])?:(.*)", re.DOTALL)


def names() -> list[str]:
    """All bots of ours that have a name."""
    return sorted({*BOTS, *STRATEGIES})


def plugged() -> dict[str, EntryPoint]:
    """By name: the bots that other packages bring. They are not loaded, and none hides one of ours."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in {*BOTS, *STRATEGIES}}


def split(typed: str) -> tuple[str, ...]:
    """`a,b[x=1,y=2]` as two bots. Spaces count in a command only, and commas between its quotes are its own."""
    return tuple(map(tidy, parts(typed)))


def parts(typed: str) -> list[str]:
    """What is between the commas that are neither between brackets nor between quotes."""
    found, begin, depth, quote = [], 0, 0, ""
    for place, letter in enumerate(typed):
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'":
            quote = letter
        elif letter in "[]":
            depth += 1 if letter == "[" else -1
        elif letter == "," and depth <= 0:
            found.append(typed[begin:place].strip())
            begin = place + 1
    return [*found, typed[begin:].strip()]


def tidy(named: str) -> str:
    """A name without spaces; a command keeps its own."""
    return named if _PROGRAM.fullmatch(named) else "".join(named.split())


def make_bot(named: str, game: AnyGame, seed: int | str) -> Bot[Any, Any]:
    """A new bot for a game, with a seed for its own luck: `Class(game, seed, **options)`."""
    make, options = _read(named)
    return make(game, seed, **options)


def check_bot(named: str, game: AnyGame) -> None:
    """Raises `NoSuchBot` with the reason why a bot cannot be made."""
    try:
        make_bot(named, game, 0)
    except (TypeError, ValueError) as error:
        raise NoSuchBot(f"the bot {named!r} cannot be made: {error}") from error


@lru_cache(maxsize=256)
def _read(named: str) -> tuple[MakeBot, dict[str, Any]]:
    """How a bot is made, and with which options."""
    if not named.isprintable():
        raise NoSuchBot(f"the name {named!r} has letters that cannot be shown")
    if program := _PROGRAM.fullmatch(named):
        if why := runnable(program[2]):
            raise NoSuchBot(f"the bot {named!r} cannot be made: {why}")
        return partial(ProgramBot, command=program[2].strip()), _options(EXEC, program[1])
    spec = _SPEC.fullmatch(named)
    if spec is None:
        raise NoSuchBot(f"{named!r} is not how a bot is named: name, module:Class, exec:command or name[option=value]")
    return _find(spec[1]), _options(spec[1], spec[2])


def _options(name: str, typed: str | None) -> dict[str, Any]:
    options = {}
    for word in filter(None, (typed or "").split(",")):
        option, is_given, value = word.partition("=")
        if not is_given:
            raise NoSuchBot(f"option {option!r} of {name} needs a value: {option}=…")
        options[option.strip()] = _value(value.strip())
    return options


def _value(typed: str) -> Any:
    """A number, true or false where it reads as one; otherwise the text itself."""
    try:
        return msgspec.json.decode(typed.encode())
    except msgspec.DecodeError:
        return typed


def _find(name: str) -> MakeBot:
    if make := BOTS.get(name) or STRATEGIES.get(name):
        return make
    module, is_class, kind = name.partition(":")
    return _in_module(module, kind) if is_class else _plugged_in(name)


def _plugged_in(name: str) -> MakeBot:
    there = plugged()
    if name not in there:
        known = ", ".join([*names(), *sorted(there)])
        raise NoSuchBot(f"unknown bot {name!r}: choose {known}, or name a class as module:Class")
    try:
        found: MakeBot = there[name].load()
    except (ImportError, AttributeError) as error:
        raise NoSuchBot(f"the bot {name!r} of the package that brings it cannot be loaded: {error}") from error
    return found


def _in_module(module: str, kind: str) -> MakeBot:
    if "" not in sys.path:
        sys.path.insert(0, "")  # modules of the folder in which the command is typed; spawned processes inherit it
    try:
        found: MakeBot = getattr(importlib.import_module(module), kind)
    except ImportError as error:
        raise NoSuchBot(f"the module of {module}:{kind} cannot be imported: {error}") from error
    except AttributeError:
        raise NoSuchBot(f"there is no {kind} in the module {module}") from None
    return found
