"""`mokum play`: a game against bots at the terminal."""

from itertools import cycle, islice
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from mokum.bots import BOTS, NoSuchBot, make_bot
from mokum.catalog import NoSuchGame
from mokum.catalog import game as find_game
from mokum.cli.asking import Left, ask
from mokum.cli.choosing import OptionWords, chosen_options
from mokum.cli.conversation import Conversation
from mokum.cli.luck import bot_seeds, fair_deal
from mokum.cli.session import Session
from mokum.cli.show import show_outcome, terminal
from mokum.kernel.game import AnyGame
from mokum.kernel.record import write

_USUAL = ["greedy"]
_PLAYER = 0
"""The seat of the player at the terminal; the bots have the others."""


def play(
    game: Annotated[str, typer.Argument(help="Which game.")],
    *,
    seats: Annotated[int | None, typer.Option(help="How many play, you included.")] = None,
    bots: Annotated[
        str | None, typer.Option(help=f"Who else plays, with commas: {', '.join(BOTS)}; greedy unless told.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Deal the same game again.")] = None,
    name: Annotated[str, typer.Option(help="What you are called.")] = "Guest",
    option: OptionWords = None,
    record: Annotated[Path | None, typer.Option(help="Keep the game in this file.", dir_okay=False)] = None,
) -> None:
    """Play a game against bots. Type ? at the table for help."""
    try:
        rules = find_game(game)
        against = opponents(rules, seats, [bot.strip() for bot in bots.split(",")] if bots else [])
        players = {
            number: make_bot(bot, rules, bot_seed)
            for number, (bot, bot_seed) in enumerate(zip(against, bot_seeds(len(against), seed), strict=True), 1)
        }
        options = msgspec.convert(chosen_options(rules, option), rules.types.options)
        rules.new(len(against) + 1, options)
    except (NoSuchGame, NoSuchBot, ValueError) as wrong:
        raise typer.BadParameter(str(wrong)) from wrong
    console = terminal()
    deal = fair_deal(len(against) + 1, seed)
    console.print(Text(f"A game of {rules.meta.slug}, by the rules of {rules.meta.plays}. Type ? for help.", "bold"))
    console.print(Text(f"The deal is fixed and can be verified afterwards: {deal.commitment.hex()}", "dim"))
    session = Session(rules, (name, *bot_names(against, name)), options, deal)
    try:
        Conversation(console, session, _PLAYER, players).run()
    except Left:
        console.print("You left the table.")
    if session.outcome:
        show_outcome(console, session.outcome, session.names)
        record = record or ask_for_file(console)
    keep(console, session, record)


def opponents(game: AnyGame, seats: int | None, bots: list[str]) -> list[str]:
    """Which bot has which of the other seats; they begin again where there are more seats than bots."""
    count = max(game.meta.seats[0], len(bots or _USUAL) + 1) if seats is None else seats
    if count not in game.meta.seats:
        raise ValueError(f"{game.meta.slug} is played by {' or '.join(map(str, game.meta.seats))}, not by {count}")
    if len(bots) > count - 1:
        raise ValueError(f"there are {len(bots)} bots for {count - 1} seats")
    return list(islice(cycle(bots or _USUAL), count - 1))


def bot_names(bots: list[str], taken: str) -> list[str]:
    """A name for each bot; those that would be called alike are numbered."""
    return [
        bot.capitalize()
        if [*bots, taken.lower()].count(bot) == 1
        else f"{bot.capitalize()} {bots[: number + 1].count(bot)}"
        for number, bot in enumerate(bots)
    ]


def ask_for_file(console: Console) -> Path | None:
    """Where the player wants the record, if anywhere."""
    try:
        typed = ask(console, "A file name keeps the record, Enter does not.")
    except Left:
        return None
    return Path(typed) if typed else None


def keep(console: Console, session: Session, file: Path | None) -> None:
    """Write the record to the file, or to another one if it can't be written there; without a file, nowhere."""
    while file is not None:
        try:
            file.write_text(write(session.record(), session.game), encoding="utf-8")
        except OSError as error:
            console.print(Text(f"{file} cannot be written: {error.strerror}."))
            file = ask_for_file(console)
        else:
            console.print(Text(f"The record is kept in {file}; try `mokum replay` and `mokum verify`.", "dim"))
            return
