"""The real command `mokum serve` as a process, for as long as somebody plays there."""

import re
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from harness.services import free_port

RUNNING = re.compile(r"Mokum is running\. Open (http://localhost:\d+) \(press Ctrl\+C to stop\)\.")


@contextmanager
def served(mokum: str, folder: Path, environment: Mapping[str, str]) -> Iterator[str]:
    """The address that it prints."""
    command = [mokum, "serve", "--port", str(free_port())]
    with subprocess.Popen(command, cwd=folder, env=environment, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stderr is not None
            said = RUNNING.search(server.stderr.readline())
            assert said, "it did not start"
            yield said[1]
        finally:
            server.terminate()
            server.communicate(timeout=30)
    assert server.returncode in {0, -15}
