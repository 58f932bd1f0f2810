"""Server processes of our own: real ones, that start quickly because the program is loaded once for all of them."""

import itertools
import multiprocessing
import os
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from harness.foreseen import foreseen
from harness.plenty import plenty_at
from harness.services import free_port
from mokum.settings import Settings
from mokum.store.keys import write_key
from mokum.web.limits import Rate
from mokum.web.logs import set_up
from mokum.web.manners import Manners
from store.places import KEY as STORE_KEY

STARTS_WITHIN, ENDS_WITHIN = 30.0, 15.0
KEY = write_key(STORE_KEY)
"""All our servers share that of the stores in which tests prepare tables."""

_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(["mokum.bootstrap", "mokum.catalog", "mokum.web.app", "mokum.web.serving"])

Serve = Callable[..., None]
"""What runs in the process: it is told the port, and what else it asks for."""


class Node:
    """One server process and how to reach it."""

    def __init__(self, process: BaseProcess, port: int, log: Path) -> None:
        self.port = port
        self.address = origin_of(port)
        self.origin = self.address
        self.log = log
        self._process = process

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    @property
    def memory(self) -> float:
        """Megabytes that the process holds in memory."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    @property
    def seconds(self) -> float:
        """Processor time that it has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def complaints(self) -> list[str]:
        """What it wrote into its log: a server in good order writes nothing at this level.

        That its loop stood still says something of the machine, too, which the tests share with others.
        """
        return [line for line in self.log.read_text().splitlines() if "the loop stood still" not in line]


def origin_of(port: int) -> str:
    return f"http://127.0.0.1:{port}"


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/api/ready", timeout=3) as answer:
            return bool(answer.status == 200)
    except (OSError, urllib.error.URLError):
        return False


_started = itertools.count()


def _with_log(log: str, luck: str, serve: Serve, arguments: dict[str, Any]) -> None:
    """In the process: all that it says goes into a file, and its luck is foreseen."""
    with Path(log).open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    set_up("warning")
    with foreseen(luck):
        serve(**arguments)


@contextmanager
def running(serve: Serve, folder: Path, **arguments: Any) -> Iterator[Node]:
    """A process that serves until the context is left. It must not have ended by itself before."""
    port = free_port()
    log = folder / f"node-{port}.log"
    told = (str(log), f"{folder.name} {next(_started)}", serve, {"port": port, **arguments})
    process = _processes.Process(target=_with_log, args=told, daemon=True)
    process.start()
    node = Node(process, port, log)
    try:
        end = time.monotonic() + STARTS_WITHIN
        while not _answers(node.address):
            assert process.is_alive(), f"the server did not open:\n{log.read_text()}"
            assert time.monotonic() < end, "the server takes too long to open"
            time.sleep(0.02)
        yield node
        assert process.is_alive(), f"the server ended by itself:\n{log.read_text()}"
    finally:
        process.terminate()
        process.join(ENDS_WITHIN)
        if process.is_alive():
            process.kill()
            process.join()


def settings_of(port: int, database: str) -> Settings:
    return Settings(database=database, port=port, key=KEY, _env_file=None)  # type: ignore[call-arg, arg-type]


def manners_of(port: int, **others: Any) -> Manners:
    """All clients come from one address, so whoever tests no limit has plenty."""
    chat = Rate(1, 1, 10**9)  # the clocks of twins are set back, and a budget must not notice
    return plenty_at(frozenset({origin_of(port)}), **{"sockets_of_player": 1_000, "chat": chat, **others})
