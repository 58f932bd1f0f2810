"""`mokum migrate`: brings the database of a site up to date, before its nodes come."""

import asyncio
from typing import Annotated, Any

import typer

from mokum.cli.extras import extra
from mokum.cli.wrong import Wrong, fail, sentence

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL", help="Address of the database. Setting: MOKUM_DATABASE.", show_default="sqlite:///mokum.db"
    ),
]


def migrate(
    *,
    database: Database = None,
) -> None:
    """Update the database schema.

    Nodes also do this when they start; use this command to do it beforehand.
    """
    # The server's libraries take a while to load, and the other commands have no use for them.
    with extra("house"):
        from mokum.cli.opening import CANNOT_OPEN, in_short
        from mokum.database import migrate as bring_up_to_date
        from mokum.database.migrating import newest_revision
        from mokum.settings import Settings

    told: dict[str, Any] = {} if database is None else {"database": database}
    try:
        asyncio.run(bring_up_to_date(Settings(**told).database.get_secret_value()))
    except ValueError as error:
        raise Wrong(sentence(error)) from error
    except CANNOT_OPEN as error:
        fail(f"Cannot update the database: {in_short(error)}")
    typer.echo(f"The database is up to date (revision {newest_revision()}).", err=True)
