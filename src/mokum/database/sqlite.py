"""A file of SQLite, and its one owner in a process: how it is opened, and who writes next."""

import asyncio
import sqlite3
from typing import Any

from mokum.database.turns import Turns

SETTINGS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
"""A commit is on disk before it is answered, and readers wait for nobody."""


def set_up(connection: Any) -> None:
    """As every connection to a file is."""
    cursor = connection.cursor()
    for setting in SETTINGS:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


class SqliteFile:
    """Whoever is given a connection closes it, because only they know when their last work with it is done."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._turn = asyncio.Lock()

    def party(self) -> Turns:
        """The turns of one more party that writes into it."""
        return Turns(self._turn)

    def connect(self, patience: float) -> sqlite3.Connection:
        """For threads; transactions are begun and ended in so many words. Another process is waited for so long."""
        connection = sqlite3.connect(self.path, timeout=patience, isolation_level=None, check_same_thread=False)
        set_up(connection)
        return connection
