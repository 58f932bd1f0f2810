"""`mokum bots`: computes the bots' moves for a site with many nodes, as one process of as many as there are cores."""

import asyncio
import signal
from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any

import typer


def bots(
    *,
    database: Annotated[str | None, typer.Option(help="The address of the site's PostgreSQL database.")] = None,
    bus: Annotated[str | None, typer.Option(help="nats://… of the site, with JetStream.")] = None,
    at_once: Annotated[int | None, typer.Option(help="How many turns at once; 4 unless told.", min=1, max=64)] = None,
) -> None:
    """Think for the bots of a site whose nodes run with MOKUM_BOTS=workers. The rest is set by MOKUM_…"""
    # The server's libraries take a while to load, and the other commands have no use for them.
    from mokum.bootstrap import BadSettings, Settings, open_bots
    from mokum.web.logs import set_up

    told: dict[str, Any] = {"database": database, "bus": bus, "bots_at_once": at_once}
    settings = Settings(**{name: value for name, value in told.items() if value is not None})
    set_up(settings.log_level, as_json=settings.log_json)
    try:
        asyncio.run(_until_told(open_bots(settings)))
    except BadSettings as error:
        raise typer.BadParameter(str(error)) from error


async def _until_told(work: AbstractAsyncContextManager[object]) -> None:
    told = asyncio.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(each, told.set)
    async with work:
        typer.echo("The bots are at work", err=True)
        await told.wait()
