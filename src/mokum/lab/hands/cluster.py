"""A Ray cluster as workers (extra `ray`): on other machines, or on this one. A task whose worker is lost runs again."""

import logging
import os
import socket
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from mokum.lab.hands.hand import MOST_LOSSES, Done, attempt, lost

P = TypeVar("P")
T = TypeVar("T")


class Cluster(msgspec.Struct, frozen=True):
    """Where the cluster is. Mokum, and bots of one's own, must be installed on all its machines."""

    address: str | None = None
    """As `ray.init` takes it. None: that of RAY_ADDRESS, one that runs on this machine, or else a new one here."""


def connect(cluster: Cluster) -> None:
    """Reach the cluster, or start one, unless that was done before. It ends, or is left, with this process."""
    import ray

    if not ray.is_initialized():
        _look_for(cluster.address or os.environ.get("RAY_ADDRESS", ""))
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody plays here
        ray.init(cluster.address, log_to_driver=False, logging_level=logging.ERROR)


def _look_for(address: str) -> None:
    """Raises an error if nobody listens at `host:port`; Ray itself would try for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=10).close()


class ClusterHands(Generic[P, T]):
    """Tasks on a cluster. The connection stays when the context is left: the next series is often not far."""

    def __init__(self, play: Callable[[P], list[T]], cluster: Cluster) -> None:
        import ray

        connect(cluster)
        self._ray = ray
        self._play = play
        self._attempt = ray.remote(attempt).options(max_retries=MOST_LOSSES)
        # One more for each core waits beside the one in work, so that none has to wait for us.
        self.most = 2 * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        self._out: dict[Any, int] = {}

    def __enter__(self) -> "ClusterHands[P, T]":
        return self

    def __exit__(self, *error: object) -> None:
        for task in self._out:
            self._ray.cancel(task, force=True)

    def hand(self, number: int, piece: P) -> None:
        self._out[self._attempt.remote(self._play, piece)] = number

    def done(self) -> list[tuple[int, Done[T]]]:
        (task, *_), _ = self._ray.wait(list(self._out), num_returns=1)
        number = self._out.pop(task)
        try:
            return [(number, self._ray.get(task))]
        except (self._ray.exceptions.WorkerCrashedError, self._ray.exceptions.NodeDiedError) as error:
            raise lost(number) from error
