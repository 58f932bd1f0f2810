"""The log of a table and what is kept beside it: one contract, and memory, SQLite and PostgreSQL behind it."""

from mokum.store.errors import BrokenChain, CommandSeen, StoreError, StoreUnavailable, VersionTaken, WrongKey
from mokum.store.opening import open_store
from mokum.store.store import Store
from mokum.store.values import (
    Analysis,
    Away,
    ChatLine,
    Entry,
    Finished,
    FinishedGame,
    Listing,
    Mark,
    Notice,
    PieceLease,
    Row,
    Snapshot,
    Sought,
    Status,
    Timer,
    Working,
)

__all__ = [
    "Analysis",
    "Away",
    "BrokenChain",
    "ChatLine",
    "CommandSeen",
    "Entry",
    "Finished",
    "FinishedGame",
    "Listing",
    "Mark",
    "Notice",
    "PieceLease",
    "Row",
    "Snapshot",
    "Sought",
    "Status",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "Timer",
    "VersionTaken",
    "Working",
    "WrongKey",
    "open_store",
]
