"""`mokum play`: a game against bots at the terminal."""

from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from mokum.bots import FIRST_OPPONENT, LEVELS, PEOPLE, name_at_table
from mokum.bots.programs import end_waiting
from mokum.catalog import names
from mokum.cli.asking import Left, ask
from mokum.cli.choosing import OptionWords, chosen_options
from mokum.cli.conversation import Conversation
from mokum.cli.games import (
    OPPONENTS,
    OTHER_BOTS,
    GameName,
    check_seats,
    complete_opponents,
    known_bots,
    known_game,
    one_of,
)
from mokum.cli.luck import bot_seeds, fair_deal
from mokum.cli.session import Session
from mokum.cli.show import show_outcome, terminal
from mokum.cli.wrong import Wrong, because, sentence
from mokum.kernel.game import AnyGame
from mokum.kernel.record import write
from mokum.lab.naming import make_bot

_USUAL = PEOPLE[FIRST_OPPONENT].first.lower()
_PLAYER = 0
"""The seat of the player at the terminal; the bots have the others."""
EXAMPLES = f"""Examples:

mokum play {names()[-1]}

mokum play {names()[0]} --bots {OPPONENTS[2]},{OPPONENTS[3]} --record evening.mokum

mokum play {names()[-1]} --bots "exec:node bot.mjs\""""


def play(
    game: GameName,
    *,
    seats: Annotated[
        int | None,
        typer.Option(metavar="N", help="Number of players, including you. Default: you and the bots that you name."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES",
            help=f"Your opponents, separated by commas, from the weakest to the strongest: {one_of(OPPONENTS)}; "
            f"by level: {one_of(LEVELS)}; {OTHER_BOTS}. Repeated if there are more seats.",
            show_default=_USUAL,
            autocompletion=complete_opponents,
        ),
    ] = None,
    option: OptionWords = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name in the game.")] = "Guest",
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Any text. The same seed gives the same shuffles and dice.")
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Save the game to this file, for `mokum replay` and `mokum verify`.", dir_okay=False
        ),
    ] = None,
) -> None:
    """Play a game against bots in this terminal. Type ? during the game for help."""
    rules = known_game(game)
    against = opponents(rules, seats, known_bots(rules, bots) if bots else ())
    players = {
        number: make_bot(bot, rules, bot_seed)
        for number, (bot, bot_seed) in enumerate(zip(against, bot_seeds(len(against), seed), strict=True), 1)
    }
    try:
        options = msgspec.convert(chosen_options(rules, option), rules.types.options)
        rules.new(len(against) + 1, options)
    except ValueError as wrong:
        raise Wrong(sentence(wrong)) from wrong
    if record is not None:
        check_writable(record)
    console = terminal()
    deal = fair_deal(len(against) + 1, seed)
    console.print(Text(f"A game of {rules.meta.slug}, by the rules of {rules.meta.plays}. Type ? for help.", "bold"))
    seal = deal.commitment.hex()
    console.print(Text(f"The shuffle is fixed now. Its seal, to check it after the game: {seal}", "dim"))
    session = Session(rules, (name, *bot_names(against, name)), options, deal)
    try:
        Conversation(console, session, _PLAYER, players).run()
    except Left:
        console.print("You left the table.")
    finally:
        end_waiting()
    if session.outcome:
        show_outcome(console, session.outcome, session.names, rules.words.score)
        record = record or ask_for_file(console)
    keep(console, session, record)


def opponents(game: AnyGame, seats: int | None, bots: Sequence[str]) -> list[str]:
    """Which bot has which of the other seats; they begin again where there are more seats than bots."""
    usual = bots or (FIRST_OPPONENT,)
    count = check_seats(game, max(game.meta.seats[0], len(usual) + 1) if seats is None else seats)
    free = count - 1
    if len(bots) > free:
        raise Wrong(
            f"{len(bots)} bot{'' if len(bots) == 1 else 's'}, but only {free} free seat{'' if free == 1 else 's'}. "
            "Use fewer bots or more --seats."
        )
    return list(islice(cycle(usual), free))


def check_writable(file: Path) -> None:
    """Before the game rather than after it: whether the record can be written there."""
    was_there = file.exists()
    try:
        file.open("a").close()
    except OSError as error:
        raise Wrong(f"Cannot write {file}: {because(error)}.") from error
    if not was_there:
        file.unlink()


def bot_names(bots: list[str], taken: str) -> list[str]:
    """A name for each bot: its person's, or a neighbour's where somebody is called so already."""
    names = [taken.strip().title()]
    for bot in bots:
        names.append(name_at_table(bot, names))
    return names[1:]


def ask_for_file(console: Console) -> Path | None:
    """Where the player wants the record, if anywhere."""
    try:
        typed = ask(console, "Save the game? Type a file name, or press Enter to skip.")
    except Left:
        return None
    return Path(typed) if typed else None


def keep(console: Console, session: Session, file: Path | None) -> None:
    """Write the record to the file, or to another one if it can't be written there; without a file, nowhere."""
    while file is not None:
        try:
            file.write_text(write(session.record(), session.game), encoding="utf-8")
        except OSError as error:
            console.print(Text(f"Cannot write {file}: {because(error)}."))
            file = ask_for_file(console)
        else:
            console.print(
                Text(f"Saved to {file}. Look at it with `mokum replay`, check it with `mokum verify`.", "dim")
            )
            return
