"""The server itself, served in a process of its own as `mokum serve` does, with limits that let one machine be many."""

from mokum.bootstrap import open_node
from mokum.web.app import make_app
from mokum.web.serving import make_server
from wire.nodes import manners_of, settings_of


def serve(port: int, database: str) -> None:
    """Until it is told to end."""
    settings, manners = settings_of(port, database), manners_of(port)
    make_server(make_app(lambda: open_node(settings, manners)), "127.0.0.1", port).run()
