"""The file of a database belongs to whoever runs the server, and nobody else on the machine reads it."""

import os
from contextlib import suppress
from pathlib import Path

OWNER_ALONE = 0o600


def keep_to_owner(path: str) -> None:
    """Makes the file where there is none; SQLite gives what it writes beside it the same permissions."""
    with suppress(OSError):  # what cannot be made SQLite says in its own words
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ALONE))
    for file in (Path(path), Path(f"{path}-wal"), Path(f"{path}-shm")):
        if file.exists() and file.stat().st_uid == os.geteuid() and file.stat().st_mode & 0o077:
            file.chmod(OWNER_ALONE)
