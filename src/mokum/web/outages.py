"""What it looks like when the database of the people is away: the store has its own word for that."""

from sqlalchemy.exc import SQLAlchemyError

from mokum.store import StoreUnavailable

AWAY = (SQLAlchemyError, OSError, TimeoutError, StoreUnavailable)
"""The drivers let some of the system's own errors through."""


def why(error: BaseException) -> str:
    """The database's own code for what went wrong, or the kind of error; never its text, which may hold values."""
    cause = getattr(error, "orig", None) or error.__cause__ or error
    code = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return str(code or type(cause).__name__)
