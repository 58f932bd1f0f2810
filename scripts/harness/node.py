"""One server node as the measurements need it: the real one, with limits that let one machine play many people."""

import argparse
import functools
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from harness import burning
from mokum import bootstrap
from mokum.bootstrap import open_node
from mokum.settings import Settings
from mokum.store import open_store
from mokum.tables.bots.thinking import Thinking
from mokum.tables.selling.lots import monotonic_ms
from mokum.tables.serving.hall import Hall
from mokum.web.app import make_app
from mokum.web.limits import Rate
from mokum.web.logs import set_up
from mokum.web.manners import Manners
from mokum.web.serving import make_server

MANY = Rate(100_000, 1, 100_000)
A_WEEK = 7 * 24 * 3_600_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--origins", required=True, help="with commas")
    parser.add_argument("--unsynced", action="store_true", help="answer before a commit is on disk: the control run")
    parser.add_argument("--behind-proxies", action="store_true", help="our kernel does not see the players' lines")
    parser.add_argument("--burning", choices=("process", "thread"), help="seats a bot that burns the processor there")
    arguments = parser.parse_args()
    # All processes of a machine have one clock; nodes on machines of their own have not.
    ahead = random.randrange(A_WEEK)
    bootstrap.Hall = functools.partial(Hall, ticks=lambda: monotonic_ms() + ahead)  # type: ignore[attr-defined, assignment]
    if arguments.unsynced:
        bootstrap.open_store = functools.partial(open_store, synchronous_commit="off")  # type: ignore[attr-defined]
    if arguments.burning:
        burning.register(in_thread=arguments.burning == "thread")
        bootstrap.Thinking = functools.partial(Thinking, program=burning.PROGRAM)  # type: ignore[attr-defined, assignment]
    settings = Settings(port=arguments.port)  # type: ignore[call-arg]  # the rest comes from the environment
    manners = Manners(
        frozenset(arguments.origins.split(",")),
        secure=False,
        sockets_of_player=20_000,
        sockets_of_address=20_000,
        sockets_of_strangers=20_000,
        strangers_of_address=20_000,
        handshakes=MANY,
        requests=MANY,
        new_guests=MANY,
        new_guests_of_site=MANY,
        new_tables=MANY,
        new_tables_of_household=MANY,
        new_tables_of_site=MANY,
        messages=MANY,
        connections_end_here=not arguments.behind_proxies,
    )
    set_up("warning", as_json=True)
    make_server(make_app(lambda: open_node(settings, manners)), "127.0.0.1", arguments.port).run()


if __name__ == "__main__":
    main()
