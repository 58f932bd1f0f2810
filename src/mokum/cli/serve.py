"""`mokum serve`: the house on the network, as one process or as one of many."""

from pathlib import Path
from typing import Annotated, Any

import typer


def serve(
    *,
    file: Annotated[Path | None, typer.Option(help="A file to keep everything in; mokum.db unless told.")] = None,
    database: Annotated[str | None, typer.Option(help="The address of a PostgreSQL database instead.")] = None,
    bus: Annotated[str | None, typer.Option(help="nats://… where several nodes serve together.")] = None,
    host: Annotated[str | None, typer.Option(help="The address to listen on; this machine only unless told.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on.", min=1, max=65535)] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="What people type to come here: https://play.example.org")
    ] = None,
) -> None:
    """Open the house: play with others in a browser. The rest is set by MOKUM_… (docs/hosting.md)."""
    # The server's libraries take a while to load, and the other commands have no use for them.
    from mokum.bootstrap import Settings, check, open_house
    from mokum.web.app import make_app
    from mokum.web.logs import set_up
    from mokum.web.serving import make_server

    if file is not None and database is not None:
        raise typer.BadParameter("either a file or a database")
    told: dict[str, Any] = {"database": database, "bus": bus, "host": host, "port": port, "origins": origin}
    if file is not None:
        told["database"] = f"sqlite:///{file}"
    try:
        settings = Settings(**{name: value for name, value in told.items() if value is not None})
        check(settings)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    set_up(settings.log_level, as_json=settings.log_json)
    server = make_server(make_app(lambda: open_house(settings)), settings.host, settings.port, settings.trusted_proxies)
    typer.echo(f"The house is at {' or '.join(sorted(settings.addresses()))}", err=True)
    server.run()
