"""One server for all tests that ask nothing special of it."""

from collections.abc import Iterator

import pytest

from web.nodes import new_database
from web.servers import OpenServer, open_here


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_here(tmp_path_factory.mktemp("server") / "mokum.db") as opened:
        yield opened


@pytest.fixture
def database() -> Iterator[str]:
    yield from new_database()
