"""Lets the catalogue find `merchants` in these tests, whether its folder says that it is ready or not."""

from collections.abc import Iterator

import pytest

from mokum.catalog import games
from mokum.games import merchants
from mokum.games.merchants.game import GAME


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(merchants, "GAME", GAME)
    games.cache_clear()
    yield
    monkeypatch.undo()
    games.cache_clear()
