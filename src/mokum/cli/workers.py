"""Who plays the games of an experiment, as it is typed: processes of this machine, or a Ray cluster."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Annotated

import typer

from mokum.cli.extras import extra
from mokum.cli.wrong import Wrong, fail, sentence
from mokum.lab.hands.cluster import Cluster, connect
from mokum.lab.hands.hand import WorkersLost
from mokum.lab.hands.pieces import Workers

OnRay = Annotated[
    bool,
    typer.Option(
        "--ray",
        help="Play on a Ray cluster: the one at RAY_ADDRESS, one that runs on this machine, or else a new one here. "
        "Needs the extra `ray`.",
    ),
]


def chosen_workers(processes: int | None, *, ray: bool) -> Workers:
    """Who plays; if that is a cluster, it is reached now."""
    if not ray:
        return processes
    if processes is not None:
        raise Wrong("Use --processes or --ray, not both.")
    cluster = Cluster()
    with extra("ray"):
        try:
            connect(cluster)
        except ModuleNotFoundError:
            raise
        except Exception as error:  # of no kind of their own where Ray cannot start
            fail(f"Cannot reach a Ray cluster: {str(error).strip().partition(chr(10))[0]}")
    return cluster


@contextmanager
def experiment() -> Iterator[None]:
    """Around the games of an experiment: if they cannot go on because their workers end, say so.

    Ray prints what it notices, such as a lost worker: that is kept out of what the command tells.
    """
    try:
        with redirect_stdout(sys.stderr):
            yield
    except WorkersLost as error:
        fail(sentence(error))
