"""A server whose luck follows from a seed, for pictures of the same game. Not for people: it can be foreseen."""

import argparse

from harness.foreseen import foreseen
from harness.plenty import plenty_at
from mokum.bootstrap import open_node
from mokum.lots.terms import Terms
from mokum.settings import Settings
from mokum.tables.selling import sale as selling
from mokum.web.app import make_app
from mokum.web.logs import set_up
from mokum.web.serving import make_server


def hurry() -> None:
    """Whoever presses does so beforehand, so that the clock need not run."""
    selling.PATIENT = selling.VERY_PATIENT = selling.ON_THE_WAY = 0
    selling.LEAD = 0  # type: ignore[attr-defined]
    path = selling.Sale.path

    def short(sale: selling.Sale) -> Terms:
        terms = path(sale)
        return Terms(terms.opens, 20, 2, terms.steps, terms.mode, 5)

    selling.Sale.path = short  # type: ignore[method-assign, assignment]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--file", required=True)
    parser.add_argument("--seed", default="mokum")
    parser.add_argument("--hurry", action="store_true", help="lots are sold in no time")
    arguments = parser.parse_args()
    if arguments.hurry:
        hurry()
    database = f"sqlite:///{arguments.file}"
    settings = Settings(port=arguments.port, database=database, analyses="quick", _env_file=None)  # type: ignore[call-arg, arg-type]
    manners = plenty_at(settings.addresses())
    set_up("warning", as_json=False)
    with foreseen(arguments.seed):
        make_server(make_app(lambda: open_node(settings, manners)), "127.0.0.1", arguments.port).run()


if __name__ == "__main__":
    main()
