"""Starts something again whenever one of its files has changed."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

LOOK_EVERY = 0.5
"""Seconds. Looking at all files takes some milliseconds; a watcher of the system would be one more package."""
SUFFIXES = frozenset({".py", ".json", ".txt", ".md"})

Times = dict[Path, int]


def times(folders: Sequence[Path]) -> Times:
    """When each file was last written."""
    found: Times = {}
    for path in (path for folder in folders for path in folder.rglob("*") if path.suffix in SUFFIXES):
        with suppress(FileNotFoundError):  # an editor puts a new file in its place at this moment
            found[path] = path.stat().st_mtime_ns
    return found


def changed(before: Times, now: Times) -> list[Path]:
    """Files that were written, are new, or are gone."""
    return sorted(path for path in before.keys() | now.keys() if before.get(path) != now.get(path))


def watch(folders: Sequence[Path], restart: Callable[[list[Path]], None]) -> None:
    """For ever: tell what has changed."""
    before = times(folders)
    while True:
        time.sleep(LOOK_EVERY)
        now = times(folders)
        if files := changed(before, now):
            restart(files)
        before = now
