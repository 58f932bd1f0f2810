"""`mokum serve`: the server on the network, as one process or as one of many."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mokum.cli.extras import extra
from mokum.cli.wrong import Wrong, fail, sentence

if TYPE_CHECKING:
    from mokum.settings import Settings

EXAMPLES = """Examples:

mokum serve

mokum serve --host 0.0.0.0 --origin http://192.168.1.20:8000"""


def serve(
    *,
    file: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="SQLite file for all data. Not together with --database.", show_default="mokum.db"
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Address of a PostgreSQL database, for a site of several nodes. Setting: MOKUM_DATABASE.",
        ),
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="Address of the NATS server that connects the nodes (nats://…). Setting: MOKUM_BUS."
        ),
    ] = None,
    host: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Network address to listen on. 0.0.0.0 lets other machines connect. Setting: MOKUM_HOST.",
            show_default="127.0.0.1",
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Port to listen on. Setting: MOKUM_PORT.", show_default="8000", min=1, max=65535
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL",
            help="The web address that people open, such as https://play.example.org. Requests from any other address "
            "are refused. Can be given several times. Setting: MOKUM_ORIGINS.",
            show_default="this machine",
        ),
    ] = None,
) -> None:
    """Start the web server, so that people can play in a browser.

    All other settings are environment variables: see docs/hosting.md.
    """
    if file is not None and database is not None:
        raise Wrong("Use --file or --database, not both.")
    told: dict[str, Any] = {"database": database, "bus": bus, "host": host, "port": port, "origins": origin}
    if file is not None:
        told["database"] = f"sqlite:///{file}"
    run({name: value for name, value in told.items() if value is not None})


def run(told: dict[str, Any]) -> None:
    """Serve with these settings until somebody stops it."""
    # The server's libraries take a while to load, and the other commands have no use for them.
    with extra("house"):
        from pydantic import ValidationError

        from mokum.bootstrap import check, open_node
        from mokum.cli.opening import Opening, listen, what_is_wrong
        from mokum.settings import BadSettings, Settings
        from mokum.web.app import STATIC, make_app
        from mokum.web.logs import set_up
        from mokum.web.serving import make_server

    try:
        settings = Settings(**told)
        set_up(settings.log_level, as_json=settings.log_json)
        check(settings)
    except ValidationError as error:
        raise Wrong(what_is_wrong(error)) from error
    except BadSettings as error:
        raise Wrong(sentence(error)) from error
    if not (STATIC / "index.html").is_file():
        typer.echo("This server has no browser client: its start page says how to get it.", err=True)
    sockets = listen(settings.host, settings.port)
    opening = Opening(lambda: open_node(settings))
    server = make_server(
        make_app(opening),
        settings.host,
        settings.port,
        settings.trusted_proxies,
        settings.connections_of_household,
    )
    server.when_ready = lambda: typer.echo(
        f"Mokum is running. Open {address(settings)} (press Ctrl+C to stop).", err=True
    )
    try:
        server.run(sockets=sockets)
    except SystemExit:
        if opening.failure:
            fail(f"Cannot start: {opening.failure}")
        raise


def address(settings: "Settings") -> str:
    """What people type, the first of it; on this machine itself, its usual name."""
    return settings.origins[0] if settings.origins else f"http://localhost:{settings.port}"
