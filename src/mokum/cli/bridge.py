"""`mokum bridge`: a bot of this machine plays at a server, with people."""

from typing import Annotated
from urllib.parse import urlsplit

import typer

from mokum.cli.wrong import Wrong, fail, sentence

EXAMPLES = """Examples:

mokum bridge https://play.example.org --bot greedy

mokum bridge https://play.example.org --bot "exec:node bot.mjs\""""


def bridge(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help="Address of the server, as people open it.")],
    *,
    bot: Annotated[
        str, typer.Option(metavar="BOT", help="The bot: a name, module:Class, or exec:command for a program.")
    ],
    token: Annotated[
        str,
        typer.Option(
            metavar="TOKEN",
            envvar="MOKUM_TOKEN",
            help="A token of a bot, from your profile there. Others on this machine can see what is typed: better "
            "set it in the environment.",
            show_envvar=True,
        ),
    ],
) -> None:
    """Let a bot play at a server: wherever it is invited, until you stop it.

    You make the bot and its token in your profile at that server. Anybody there can invite it to a table by its name.
    """
    from mokum.bots import NoSuchBot
    from mokum.catalog import games
    from mokum.lab.bridge import Bridge, Door, Revoked
    from mokum.lab.bridge.player import Player
    from mokum.lab.naming import check_bot, tidy

    place = urlsplit(address)
    if place.scheme not in {"http", "https"} or not place.netloc:
        raise Wrong("The address begins with https:// or http://.")
    named = tidy(bot)
    try:
        check_bot(named, next(iter(games().values())))
    except NoSuchBot as wrong:
        raise Wrong(sentence(wrong)) from wrong

    def say(text: str) -> None:
        typer.echo(text, err=True)

    door = Door(address, token)
    try:
        Bridge(door, lambda table: Player(door, table, named, token.encode(), say), say).run()
    except Revoked as no:
        fail(f"The server does not know this token: {no}")
    except KeyboardInterrupt:
        say("Stopped.")
