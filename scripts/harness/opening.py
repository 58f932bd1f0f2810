"""Opens a server with foreseen luck in a process of its own, and closes it again."""

import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from harness.services import free_port


@contextmanager
def seeded_server(seed: str, *, hurries: bool = False, file: Path | None = None) -> Iterator[str]:
    """The address of a server whose luck follows from the seed; one that hurries sells lots in no time.

    What it keeps is in `file`, and without one is gone afterwards.
    """
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        kept = file or Path(folder) / "mokum.db"
        command = [sys.executable, "-m", "harness.seeded", "--port", str(port), "--file", str(kept), "--seed", seed]
        command += ["--hurry"] if hurries else []
        process = subprocess.Popen(command, cwd=Path(__file__).parents[1])
        try:
            _wait_for(f"http://localhost:{port}/api/ready")
            yield f"http://localhost:{port}"
        finally:
            process.terminate()
            process.wait(20)


def _wait_for(address: str) -> None:
    end = time.monotonic() + 120  # on a machine with much to do
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(address, timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("the server does not open")
