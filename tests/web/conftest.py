"""One house for all tests that ask nothing special of it."""

from collections.abc import Iterator

import pytest

from web.houses import OpenHouse, open_here
from web.nodes import new_database


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_here(tmp_path_factory.mktemp("house") / "mokum.db") as opened:
        yield opened


@pytest.fixture
def database() -> Iterator[str]:
    yield from new_database()
