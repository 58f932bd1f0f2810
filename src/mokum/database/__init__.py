"""The tables that the store and the people share: their schema, its migrations, and the address of a database."""

from mokum.database.address import Address, Kind, read_address
from mokum.database.migrating import migrate

__all__ = ["Address", "Kind", "migrate", "read_address"]
