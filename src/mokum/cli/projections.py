"""`mokum projections`: what is kept beside the log of the tables, made again from it."""

import asyncio
from typing import Annotated, Any

import typer

from mokum.cli.extras import extra
from mokum.cli.migrate import Database
from mokum.cli.wrong import Wrong, fail, sentence

SHOWN = 20
"""Tables that differ and are told by name."""

projections = typer.Typer(help="Check or rebuild what a site keeps beside the log of its tables.", no_args_is_help=True)


@projections.callback()
def group() -> None:
    """What is common to all commands about projections."""


@projections.command()
def rebuild(
    *,
    database: Database = None,
    check: Annotated[bool, typer.Option("--check", help="Change nothing; fail if anything differs.")] = False,
) -> None:
    """Rebuild the history of all players from the log of every table.

    The server may keep running. Run this once after an update that brings a new projection: see docs/operations.md.
    """
    # The store's libraries take a while to load, and the other commands have no use for them.
    with extra("house"):
        from mokum.bootstrap import rebuild_projections
        from mokum.cli.opening import CANNOT_OPEN, in_short
        from mokum.settings import Settings
        from mokum.store import BrokenChain, WrongKey

    told: dict[str, Any] = {} if database is None else {"database": database}
    try:
        count, differ = asyncio.run(rebuild_projections(Settings(**told), check=check))
    except (BrokenChain, WrongKey) as error:
        fail(f"A log cannot be read: {error}.")
    except ValueError as error:
        raise Wrong(sentence(error)) from error
    except CANNOT_OPEN as error:
        fail(f"Cannot open the database: {in_short(error)}")
    for table in differ[:SHOWN]:
        typer.echo(table)
    if check and differ:
        fail(f"Of {count} tables, {len(differ)} differ from their log.")
    typer.echo(f"{count} tables: {len(differ)} {'differ' if check else 'rebuilt'}.", err=True)
