"""The tables that the store and the people share: their schema, its migrations, and the address of a database."""

from mokum.database.address import Address, Kind, read_address
from mokum.database.migrating import migrate
from mokum.database.turns import Turns

__all__ = ["Address", "Kind", "Turns", "migrate", "read_address"]
