"""A PostgreSQL, a NATS and server nodes of our own, to be killed and started again; the machine keeps its own."""

import atexit
import base64
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def free_socket() -> socket.socket:
    """A socket at a port that nobody else is given while it is open."""
    place = socket.socket()
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    place.bind(("127.0.0.1", 0))
    return place


def free_port() -> int:
    """A port that nobody uses, nor is given as long as this process lives: only who means it can listen there.

    Were it only looked for, somebody else's server could be there first, and would be taken for ours.
    """
    place = free_socket()
    atexit.register(place.close)  # which also keeps it until then
    return int(place.getsockname()[1])


def wait_until(holds: Callable[[], bool], seconds: float, what: str) -> None:
    """Wait until it holds, or give up."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(0.02)


def answers(port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket() as probe:
        probe.settimeout(0.5)
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Postgres:
    """A cluster in a folder of its own. `settings` are lines of its configuration."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.port = free_port()
        self._data = folder / "postgres"
        self._bin = max(Path("/usr/lib/postgresql").glob("*/bin"))
        self._data.mkdir(parents=True)
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self._data, "postgres", "postgres")
        self._run("initdb", "--no-sync", "--auth=trust", "--username=postgres", "--pgdata", str(self._data))
        lines = {"port": str(self.port), "listen_addresses": "'127.0.0.1'", "unix_socket_directories": "''"} | settings
        with (self._data / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = {value}\n" for name, value in lines.items())
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run([str(self._bin / program), *arguments], check=True, user=self._user(), **QUIET)  # type: ignore[call-overload]

    @staticmethod
    def _user() -> str | None:
        return "postgres" if os.geteuid() == 0 else None

    def start(self) -> None:
        """Start it, and wait until it answers: after a crash it recovers first."""
        command = [str(self._bin / "postgres"), "-D", str(self._data)]
        self._process = subprocess.Popen(command, user=self._user(), start_new_session=True, **QUIET)  # type: ignore[call-overload]
        ready = [str(self._bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        wait_until(lambda: subprocess.run(ready, check=False).returncode == 0, 60, "PostgreSQL does not start")

    def _family(self) -> list[int]:
        assert self._process is not None
        found = subprocess.run(["pgrep", "-P", str(self._process.pid)], capture_output=True, text=True, check=False)
        return [self._process.pid, *map(int, found.stdout.split())]

    def kill(self) -> None:
        """As if the machine had lost its power: every process ends at once, and what was only in memory is lost."""
        assert self._process is not None
        for number in self._family():
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        self._process.wait()
        time.sleep(0.1)

    def pause(self) -> None:
        """It hangs: it takes connections and never answers."""
        for number in self._family():
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGSTOP)

    def resume(self) -> None:
        for number in self._family():
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGCONT)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.resume()
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()


class Nats:
    """A NATS with JetStream in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._folder = folder / "nats"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = ["nats-server", "-a", "127.0.0.1", "-p", str(self.port), "-js", "-sd", str(self._folder)]
        self._process = subprocess.Popen(command, **QUIET)  # type: ignore[call-overload]
        wait_until(lambda: answers(self.port), 20, "NATS does not start")

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()


class Node:
    """One server process. Without a `log` it writes where this process does."""

    def __init__(
        self, port: int, environment: dict[str, str], log: Path | None, *arguments: str, plain: bool = False
    ) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        ours = [sys.executable, str(ROOT / "scripts" / "harness" / "node.py"), "--port", str(port), *arguments]
        self._command = [str(Path(sys.executable).with_name("mokum")), "serve", "--port", str(port)] if plain else ours
        self._environment = environment
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        with nullcontext() if self._log is None else self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, env=os.environ | self._environment, stdout=log, stderr=log, cwd=ROOT
            )

    def is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/ready", timeout=3) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def wait(self) -> None:
        wait_until(self.is_ready, 60, f"the node at {self.address} is not ready: see {self._log or 'above'}")

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()


class Site:
    """A whole site: database, bus and equal nodes. Those that are `plain` are `mokum serve` with its own limits."""

    def __init__(
        self, folder: Path, nodes: int, *arguments: str, gates_each: int = 1, plain: bool = False, **postgres: str
    ) -> None:
        self.folder = folder
        self.postgres = Postgres(folder, **postgres)
        self.nats = Nats(folder)
        self.key = base64.b64encode(os.urandom(32)).decode()
        ports = [free_port() for _ in range(nodes)]
        gates = [free_port() for _ in range(nodes * gates_each)]
        origins = ",".join(f"http://127.0.0.1:{port}" for port in (*ports, *gates))
        self.environment = {
            "MOKUM_DATABASE": self.postgres.url,
            "MOKUM_BUS": self.nats.url,
            "MOKUM_KEY": self.key,
            "MOKUM_ORIGINS": origins,
            "MOKUM_LOG_LEVEL": "warning",
            "MOKUM_GAMES": "",
        }
        arguments = ("--origins", origins, *arguments)
        self.gates = gates
        """Ports for proxies, as many before each node as were asked for."""
        self.nodes = [
            Node(port, self.environment, folder / f"node-{port}.log", *arguments, plain=plain) for port in ports
        ]

    @property
    def addresses(self) -> list[str]:
        return [node.address for node in self.nodes]

    def start(self) -> None:
        self.postgres.start()
        self.nats.start()
        for node in self.nodes:
            node.start()
        for node in self.nodes:
            node.wait()

    def stop(self) -> None:
        for node in self.nodes:
            node.stop()
        self.nats.stop()
        self.postgres.stop()


@contextmanager
def running_site(
    nodes: int, *arguments: str, gates_each: int = 1, plain: bool = False, **postgres: str
) -> Iterator[Site]:
    """A site in a temporary folder, which is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="mokum-site-"))
    folder.chmod(0o755)
    site = Site(folder, nodes, *arguments, gates_each=gates_each, plain=plain, **postgres)
    try:
        site.start()
        yield site
    finally:
        site.stop()
        shutil.rmtree(folder, ignore_errors=True)
