"""The real command as a process, as somebody types it."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

MOKUM = str(Path(sys.executable).with_name("mokum"))
PATIENCE = 120
"""Seconds that a command may take on a machine with much to do."""
PLAIN = {"NO_COLOR": "1", "COLUMNS": "200", "TERM": "dumb"}


def environment(more: Mapping[str, str] | None = None) -> dict[str, str]:
    """Nothing that is set on this machine counts."""
    usual = {name: value for name, value in os.environ.items() if not name.startswith("MOKUM_")}
    return usual | PLAIN | dict(more or {})


def typed(folder: Path, *words: str, more: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """What comes of a command in this folder; it never shows where in the code something went wrong."""
    done = subprocess.run(
        [MOKUM, *words],
        cwd=folder,
        env=environment(more),
        input="",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    return done
