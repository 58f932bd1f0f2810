"""Games, seats and bots as they are named on the command line, and each game's options in the help."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from mokum.bots import BOTS, LEVELS, PEOPLE, NoSuchBot, level_of
from mokum.catalog import NoSuchGame, games, names
from mokum.catalog import game as find_game
from mokum.cli.choosing import options_in_words
from mokum.cli.wrong import Wrong, sentence
from mokum.kernel.game import AnyGame
from mokum.lab.naming import check_bot, parts, plugged, split, tidy
from mokum.lab.naming import names as bot_names


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
Processes = Annotated[
    int | None,
    typer.Option(metavar="N", help="Number of games played at the same time. Default: one for each core.", min=1),
]
BOT_NAMES = sorted(BOTS)
OPPONENTS = [PEOPLE[level].first.lower() for level in LEVELS]
"""The people of the quay as they are typed, the weakest first."""
OTHER_BOTS = "module:Class, or exec:command for a program in any language"
"""How bots are named that are not ours, in every help."""


def complete_bots(incomplete: str) -> list[str]:
    """The names that may come after the last comma."""
    return _after_comma([*BOT_NAMES, *plugged()], incomplete)


def complete_opponents(incomplete: str) -> list[str]:
    """The same where people are offered, too."""
    return _after_comma([*OPPONENTS, *BOT_NAMES, *plugged()], incomplete)


def _after_comma(words: Sequence[str], incomplete: str) -> list[str]:
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in _starting(words, last)]


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


def known_bots(game: AnyGame, typed: str) -> tuple[str, ...]:
    """The bots between the commas, by the name of their person too, if each can be made for this game."""
    return tuple(_known_bot(game, name) for name in parts(typed))


def _known_bot(game: AnyGame, name: str) -> str:
    bot = level_of(name) or tidy(name)
    if name.isalnum() and bot not in {*bot_names(), *plugged()}:
        raise Wrong(f"Unknown bot {name!r}. Choose {one_of(OPPONENTS)}, or a level: {one_of(LEVELS)}.")
    return _checked(game, bot)


def measured_bots(game: AnyGame, typed: str) -> tuple[str, ...]:
    """Bots between the commas as the laboratory names them, if each can be made for this game."""
    bots = split(typed)
    for bot in dict.fromkeys(bots):
        _checked(game, bot)
    return bots


def _checked(game: AnyGame, bot: str) -> str:
    try:
        check_bot(bot, game)
    except NoSuchBot as wrong:
        raise Wrong(sentence(wrong)) from wrong
    return bot


def check_seats(game: AnyGame, seats: int) -> int:
    """The number, if so many can play."""
    possible = game.meta.seats
    if seats not in possible:
        raise Wrong(f"{game.meta.slug} needs {possible[0]} to {possible[-1]} players, not {seats}.")
    return seats
