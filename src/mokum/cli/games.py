"""Games, seats and bots as they are named on the command line, and each game's options in the help."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from mokum.bots import BOTS, NoSuchBot
from mokum.catalog import NoSuchGame, games, names
from mokum.catalog import game as find_game
from mokum.cli.choosing import options_in_words
from mokum.cli.wrong import Wrong, sentence
from mokum.kernel.game import AnyGame
from mokum.lab.naming import check_bot, split


def one_of(words: Sequence[str]) -> str:
    """`a, b or c`."""
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def _starting(words: Sequence[str], incomplete: str) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]


GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help=f"The game: {one_of(names())}.",
        autocompletion=lambda incomplete: _starting(names(), incomplete),
    ),
]
BOT_NAMES = sorted(BOTS)


def complete_bots(incomplete: str) -> list[str]:
    """The names that may come after the last comma."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in _starting(BOT_NAMES, last)]


class GameCommand(TyperCommand):
    """A command whose help ends with the options of each game; only then are the games loaded."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        options = [f"{slug}: {options_in_words(game)}" for slug, game in games().items()]
        self.epilog = "\n\n".join(["Game options:", *options, self.epilog or ""])
        super().format_help(ctx, formatter)


def known_game(name: str) -> AnyGame:
    """The game of that name."""
    try:
        return find_game(name)
    except NoSuchGame:
        raise Wrong(f"Unknown game {name!r}. Choose {one_of(names())}.") from None


def known_bots(typed: str) -> tuple[str, ...]:
    """The names between the commas, if there are such bots."""
    bots = tuple(bot.strip() for bot in typed.split(","))
    for name in bots:
        if name not in BOTS:
            raise Wrong(f"Unknown bot {name!r}. Choose {one_of(BOT_NAMES)}.")
    return bots


def measured_bots(game: AnyGame, typed: str) -> tuple[str, ...]:
    """Bots between the commas as the laboratory names them, if each can be made for this game."""
    bots = split(typed)
    try:
        for bot in dict.fromkeys(bots):
            check_bot(bot, game)
    except NoSuchBot as wrong:
        raise Wrong(sentence(wrong)) from wrong
    return bots


def check_seats(game: AnyGame, seats: int) -> int:
    """The number, if so many can play."""
    possible = game.meta.seats
    if seats not in possible:
        raise Wrong(f"{game.meta.slug} needs {possible[0]} to {possible[-1]} players, not {seats}.")
    return seats
