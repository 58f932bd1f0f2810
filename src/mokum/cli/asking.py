"""Asks the person at the terminal, or whoever wrote the file that is piped in."""

import sys

from rich.console import Console
from rich.text import Text


class Left(Exception):
    """The person left, or there is nothing more to read."""


def ask(console: Console, prompt: str) -> str:
    """What is typed, without the space around it."""
    try:
        typed = console.input(Text(f"{prompt} > " if prompt else "> ", style="bold")).strip()
    except (EOFError, KeyboardInterrupt):
        console.print()
        raise Left from None
    if not sys.stdin.isatty():
        # Nobody has seen it being typed: a log of the conversation should still have it.
        console.print(Text(typed))
    return typed
