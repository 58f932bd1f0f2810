"""`mokum migrate`: brings the database of a site up to date, before its nodes come."""

import asyncio
from typing import Annotated, Any

import typer


def migrate(
    *,
    database: Annotated[
        str | None, typer.Option(help="The address of the database; MOKUM_DATABASE unless told.")
    ] = None,
) -> None:
    """Bring the database up to date. Nodes do it themselves when they start; here it is a step of its own."""
    # The server's libraries take a while to load, and the other commands have no use for them.
    from mokum.bootstrap import Settings
    from mokum.database import migrate as bring_up_to_date
    from mokum.database.migrating import newest_revision

    told: dict[str, Any] = {} if database is None else {"database": database}
    try:
        asyncio.run(bring_up_to_date(Settings(**told).database.get_secret_value()))
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    typer.echo(f"The database is at revision {newest_revision()}", err=True)
