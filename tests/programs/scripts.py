"""Small programs that play, well or badly, and games with one of them."""

import sys
import time
from pathlib import Path
from typing import Any

from mokum.bots import make_bot
from mokum.bots.programs import ProgramBot
from mokum.catalog import game as find_game
from mokum.kernel.chance import QuickChance
from mokum.kernel.outcome import Outcome
from mokum.lab.playing import play_out

ROUTES = find_game("routes")
HEAD = """
import json, os, subprocess, sys, time

def lines():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "turn":
            yield message

def say(text):
    print(text, flush=True)

def first():
    say('{"move": 0}')
"""
GOOD = "for turn in lines(): first()"
PATIENCE = 10
"""Seconds for something to happen on a machine with much to do."""


def program(folder: Path, body: str, name: str = "bot.py") -> str:
    """A command that runs a program with this body."""
    file = folder / name
    file.write_text(HEAD + body, encoding="utf-8")
    return f"{sys.executable} -S {file}"


def play(command: str, seed: str = "1", game: Any = ROUTES, seats: int = 2, **settings: Any) -> tuple[Outcome, int]:
    """A whole game in which the program has the first seat, and the others play at random."""
    bots = [
        ProgramBot(game, f"{seed}|0", command, **settings),
        *(make_bot("random", game, f"{seed}|{seat}") for seat in range(1, seats)),
    ]
    return play_out(game, bots, game.types.options(), QuickChance(seed), check=True)


def is_alive(process: int) -> bool:
    """Whether a process runs; one that nobody has waited for yet does not."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def are_gone(processes: list[int]) -> bool:
    """Whether all have ended, after a while."""
    deadline = time.monotonic() + PATIENCE
    while any(map(is_alive, processes)):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


def numbers(file: Path) -> list[int]:
    """The processes that have written their number there."""
    return [int(number) for number in file.read_text(encoding="utf-8").split()] if file.exists() else []


def files_open() -> int:
    """How many this process has open."""
    return len([*Path("/proc/self/fd").iterdir()])
