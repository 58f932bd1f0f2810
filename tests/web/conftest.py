"""One server for all tests that ask nothing special of it."""

from collections.abc import Iterator

import pytest

from web.moderators import Place
from web.nodes import new_database
from web.servers import OpenServer, open_here


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_here(tmp_path_factory.mktemp("server") / "mokum.db") as opened:
        yield opened


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server where moderators decide."""
    file = tmp_path_factory.mktemp("moderation") / "mokum.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mokum.bootstrap.OBEYS", 0.05)
        with open_here(file) as opened:
            yield Place(opened, file)


@pytest.fixture
def database() -> Iterator[str]:
    yield from new_database()
