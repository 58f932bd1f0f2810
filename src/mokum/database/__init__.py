"""The tables that the store and the people share: their schema, its migrations, and how their database is opened."""

from mokum.database.address import Address, Kind, read_address
from mokum.database.database import Database
from mokum.database.migrating import migrate

__all__ = ["Address", "Database", "Kind", "migrate", "read_address"]
