"""One database of a server, which the store and the people are both handed."""

from mokum.database.address import Kind, read_address
from mokum.database.sqlite import SqliteFile


class Database:
    """Where it is; and if it is a file, its one owner in this process, so that all who write into it take turns."""

    def __init__(self, url: str) -> None:
        self.url = url
        address = read_address(url)
        self.kind = address.kind
        self.file = SqliteFile(address.place) if address.kind is Kind.SQLITE else None
