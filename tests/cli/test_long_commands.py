"""Commands that take a while: a server that says when it runs, and a simulation that moves and can be stopped."""

import os
import pty
import re
import select
import signal
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.processes import MOKUM, PATIENCE, environment
from harness.services import free_port

pytestmark = pytest.mark.long

RUNNING = re.compile(r"Mokum is running\. Open (http://localhost:\d+) \(press Ctrl\+C to stop\)\.\n")


@pytest.fixture(autouse=True)
def ctrl_c() -> Iterator[None]:
    """Processes that are started hear Ctrl+C even where the tests run in the background, which does not."""
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, usual)


def test_a_server_says_that_it_runs_when_it_answers_and_stops_by_ctrl_c(tmp_path: Path) -> None:
    command = [MOKUM, "serve", "--port", str(free_port())]
    with subprocess.Popen(command, cwd=tmp_path, env=environment(), stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        said = RUNNING.fullmatch(server.stderr.readline())
        assert said
        # Asked once and at once: whoever reads the line can open the page.
        with urllib.request.urlopen(f"{said[1]}/api/ready", timeout=PATIENCE) as answer:
            assert answer.status == 200
        server.send_signal(signal.SIGINT)
        _, rest = server.communicate(timeout=PATIENCE)
    assert "Traceback" not in rest


def simulation(folder: Path, *words: str) -> tuple[subprocess.Popen[bytes], int]:
    """A simulation at a terminal of its own; gives the terminal's other end, too."""
    ours, theirs = pty.openpty()
    command = [MOKUM, "simulate", "routes", "--games", "1000000", *words]
    looks = environment({"TERM": "xterm", "COLUMNS": "100"})
    started = subprocess.Popen(
        command, cwd=folder, env=looks, stdout=subprocess.PIPE, stderr=theirs, start_new_session=True
    )
    os.close(theirs)
    return started, ours


def read_until(terminal: int, pattern: str, times: int) -> list[str]:
    """What the terminal has shown when it has shown so many different things of this kind."""
    shown, end = "", time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if select.select([terminal], [], [], 1)[0]:
            shown += os.read(terminal, 4096).decode()
        found = list(dict.fromkeys(re.findall(pattern, shown)))
        if len(found) >= times:
            return found
    raise AssertionError(f"it did not show that: {shown[-500:]}")


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_simulation_moves_and_tells_what_was_played_when_it_is_stopped(tmp_path: Path, processes: str) -> None:
    started, terminal = simulation(tmp_path, "--processes", processes)
    with started:
        read_until(terminal, r"\d:\d\d:\d\d(?= )", 3)  # time passes on the screen
        read_until(terminal, r"(\d+)/1000000", 3)  # and games are counted
        os.killpg(started.pid, signal.SIGINT)  # as a terminal does: to everybody in front
        assert started.stdout is not None
        rest = b""
        while chunk := _last(terminal):
            rest += chunk
        told = started.stdout.read().decode()
    os.close(terminal)
    assert started.returncode == 130
    played = re.search(r"Stopped after (\d+) of 1000000 games\.", rest.decode())
    assert played
    assert int(played[1]) > 0
    assert f"{played[1]} games of routes with 4 seats" in told
    assert "Traceback" not in rest.decode() + told


def _last(terminal: int) -> bytes:
    """What is left on a terminal that everybody else has closed."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""
