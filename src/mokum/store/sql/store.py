"""The store as both databases have it."""

from mokum.store.sql.analyses import SqlAnalyses
from mokum.store.sql.careers import SqlCareers
from mokum.store.sql.chat import SqlChat
from mokum.store.sql.finishes import SqlFinishes
from mokum.store.sql.greetings import SqlGreetings
from mokum.store.sql.listings import SqlListings
from mokum.store.sql.log import SqlLog
from mokum.store.sql.pairing import SqlPairing
from mokum.store.sql.ratings import SqlRatings
from mokum.store.sql.timers import SqlTimers


class SqlStore(
    SqlLog,
    SqlTimers,
    SqlListings,
    SqlFinishes,
    SqlCareers,
    SqlRatings,
    SqlPairing,
    SqlChat,
    SqlGreetings,
    SqlAnalyses,
):
    """The log, and what is kept beside it."""
