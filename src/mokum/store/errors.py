"""What can go wrong in the store, named after what happened."""

from mokum.store.values import Row


class StoreError(Exception):
    """Anything that the store refuses."""


class VersionTaken(StoreError):
    """The log does not end where the append was to begin. Nothing was written: read on to `current`, decide again."""

    def __init__(self, current: int) -> None:
        super().__init__(f"the log is at version {current}")
        self.current = current


class CommandSeen(StoreError):
    """The command is in the log already, as `row`. Nothing was written; the caller compares the bodies."""

    def __init__(self, row: Row) -> None:
        super().__init__(f"the command is in the log as version {row.version}")
        self.row = row


class BrokenChain(StoreError):
    """A row of this table is not what was written. No other table is concerned."""

    def __init__(self, table: str, version: int) -> None:
        super().__init__(f"the log of table {table} is broken at version {version}")
        self.table = table
        self.version = version


class WrongKey(BrokenChain):
    """The secret of this table was closed with another key than the server has now."""

    def __init__(self, table: str) -> None:
        super().__init__(table, 0)
        self.args = (f"no key of the server opens the secret of table {table}",)


class StoreUnavailable(StoreError):
    """No answer in time. Whether an append was written is unknown: the same command may safely be sent again."""
