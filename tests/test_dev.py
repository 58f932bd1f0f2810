"""`scripts/dev` lays its tables, serves them with pages that follow the files, starts again at a change, and ends."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from harness.courses import positions
from harness.laying import NAME, PASSWORD
from harness.reloading import changed, times
from harness.services import free_port
from mokum.remote import Desk

ROOT = Path(__file__).parents[1]
PATIENCE = 400
"""Seconds: a busy machine takes its time."""


class Development:
    """The running script, and what it has printed."""

    def __init__(self) -> None:
        self.port, self.pages = free_port(), free_port()
        command = [sys.executable, str(ROOT / "scripts" / "dev"), "--port", str(self.port), "--pages", str(self.pages)]
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
        )
        self.printed = ""
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                self.printed += line

    def until(self, holds: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not holds():
            assert self.process.poll() is None, self.printed
            assert time.monotonic() < end, self.printed
            time.sleep(0.1)


@pytest.fixture(scope="module")
def running() -> Iterator[Development]:
    development = Development()
    try:
        development.until(lambda: "Files are watched" in development.printed)
        yield development
    finally:
        development.process.send_signal(signal.SIGINT)
        ended = development.process.wait(PATIENCE)
    assert ended == 0, development.printed
    for port in (development.port, development.pages):
        with pytest.raises(OSError, match="refused"):
            urllib.request.urlopen(f"http://localhost:{port}/", timeout=5)


def test_every_table_is_where_it_was_wanted(running: Development) -> None:
    desk = Desk(timeout=20)

    def ask(method: str, path: str, body: object = None) -> Any:
        return asyncio.run(desk.ask(f"http://localhost:{running.pages}", method, path, body))

    ask("POST", "/api/login", {"name": NAME, "password": PASSWORD})
    tables = re.findall(r"/table/(\S+)", running.printed)
    assert len(tables) == len(positions())
    for (game, wanted), table in zip(positions(), tables, strict=True):
        sight = ask("GET", f"/api/tables/{table}")
        assert sight["game"] == game
        assert sight["phase"] == ("open" if wanted.until is None else "playing")
        assert wanted.until is None or wanted.until(sight)


def test_the_pages_come_from_the_files_of_the_client(running: Development) -> None:
    with urllib.request.urlopen(f"http://localhost:{running.pages}/src/main.tsx", timeout=20) as page:
        assert b"createRoot" in page.read()


def test_the_server_starts_again_when_a_file_changes(running: Development) -> None:
    page = ROOT / "docs" / "rules" / "versions.md"
    os.utime(page)
    running.until(lambda: f"Starts again: {page.relative_to(ROOT)}" in running.printed)
    desk = Desk()

    def is_ready() -> bool:
        try:
            return bool(asyncio.run(desk.ask(f"http://localhost:{running.port}", "GET", "/api/ready")))
        except OSError:
            return False

    running.until(is_ready)


def test_a_file_that_is_written_new_or_gone_is_a_change(tmp_path: Path) -> None:
    written, gone = tmp_path / "written.py", tmp_path / "gone.json"
    for path in (written, gone):
        path.write_text("1")
    before = times([tmp_path])
    assert changed(before, times([tmp_path])) == []
    os.utime(written, (1, 1))
    gone.unlink()
    new = tmp_path / "new.txt"
    new.write_text("2")
    (tmp_path / "picture.png").write_text("3")
    assert changed(before, times([tmp_path])) == sorted([written, gone, new])
