"""What it looks like when the database of the people is away: the store has its own word for that."""

from sqlalchemy.exc import SQLAlchemyError

from mokum.store import StoreUnavailable

AWAY = (SQLAlchemyError, OSError, TimeoutError, StoreUnavailable)
"""The drivers let some of the system's own errors through."""
