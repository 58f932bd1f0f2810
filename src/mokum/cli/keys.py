"""`mokum keys`: the key that a site encrypts its secrets with."""

import asyncio
from typing import Any

import typer

from mokum.cli.extras import extra
from mokum.cli.migrate import Database
from mokum.cli.wrong import Wrong, fail, sentence

keys = typer.Typer(help="Make and change the key that a site encrypts its secrets with.", no_args_is_help=True)


@keys.callback()
def group() -> None:
    """What is common to all commands about keys."""


@keys.command()
def new() -> None:
    """Print a new random key, for the setting MOKUM_KEY.

    Keep it secret, and apart from backups of the database. All nodes of a site need the same key.
    """
    # The store's libraries take a while to load, and the other commands have no use for them.
    with extra("house"):
        from mokum.store.keys import new_key, write_key

    typer.echo(write_key(new_key()))


@keys.command()
def rotate(
    *,
    database: Database = None,
) -> None:
    """Encrypt the secrets of all running games with the newest key.

    A site first needs both keys on all nodes, MOKUM_KEY and MOKUM_OTHER_KEYS. For a database in a file, stop the server
    first: this makes the new key, too.
    """
    with extra("house"):
        from mokum.bootstrap import rotate_keys
        from mokum.cli.opening import CANNOT_OPEN, in_short
        from mokum.settings import Settings
        from mokum.store import WrongKey

    told: dict[str, Any] = {} if database is None else {"database": database}
    try:
        count = asyncio.run(rotate_keys(Settings(**told)))
    except WrongKey as error:
        fail(f"Nothing more was changed: {error}.")
    except ValueError as error:
        raise Wrong(sentence(error)) from error
    except CANNOT_OPEN as error:
        fail(f"Cannot open the database: {in_short(error)}")
    typer.echo(f"All running games have the newest key; {count} had another one.", err=True)
