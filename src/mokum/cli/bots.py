"""`mokum bots`: computes the bots' moves for a site with many nodes."""

import asyncio
import signal
from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any

import typer

from mokum.cli.extras import extra
from mokum.cli.wrong import Wrong, fail, sentence


def bots(
    *,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Address of the site's PostgreSQL database. Setting: MOKUM_DATABASE."),
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Address of the site's NATS server with JetStream. Setting: MOKUM_BUS."),
    ] = None,
    processes: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Number of processes in which bots think. Setting: MOKUM_BOT_PROCESSES.",
            show_default="1",
            min=0,
            max=64,
        ),
    ] = None,
    at_once: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Number of turns to have in hand at the same time. Setting: MOKUM_BOTS_AT_ONCE.",
            show_default="one more than processes",
            min=1,
            max=64,
        ),
    ] = None,
) -> None:
    """Run a worker that computes the moves of bots.

    It is for a site whose nodes are started with MOKUM_BOTS=workers. All other settings are environment variables: see
    docs/hosting.md.
    """
    # The server's libraries take a while to load, and the other commands have no use for them.
    with extra("house"):
        from pydantic import ValidationError

        from mokum.bootstrap import check, open_bots
        from mokum.cli.opening import CANNOT_OPEN, in_short, what_is_wrong
        from mokum.settings import BadSettings, Settings
        from mokum.web.logs import set_up

    told: dict[str, Any] = {"database": database, "bus": bus, "bot_processes": processes, "bots_at_once": at_once}
    try:
        settings = Settings(**{name: value for name, value in told.items() if value is not None})
        set_up(settings.log_level, as_json=settings.log_json)
        check(settings)
        asyncio.run(_until_told(open_bots(settings)))
    except ValidationError as error:
        raise Wrong(what_is_wrong(error)) from error
    except BadSettings as error:
        raise Wrong(sentence(error)) from error
    except CANNOT_OPEN as error:
        fail(f"Cannot start: {in_short(error)}")


async def _until_told(work: AbstractAsyncContextManager[object]) -> None:
    told = asyncio.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(each, told.set)
    async with work:
        typer.echo("Bot worker started; waiting for turns.", err=True)
        await told.wait()
