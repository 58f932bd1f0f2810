"""For all tests: which come first and not beside others, and what a session must not remember."""

import fcntl
import gc
import tempfile
from collections.abc import Generator
from functools import _lru_cache_wrapper
from pathlib import Path

import pytest

from stalls import watch_the_machine

HERE = Path(__file__).parent
BY_THE_CLOCK = tuple(
    HERE / name for name in ("browser/test_live_auction.py", "test_faults.py", "wire/test_lot_secrets.py")
)
"""Tests that start many processes and look at the clock: they run beside none of the crowded ones."""
CROWDED = (*BY_THE_CLOCK, HERE / "browser")
LOCK = Path(tempfile.gettempdir()) / "mokum-crowded-tests.lock"


def is_in(item: pytest.Item, places: tuple[Path, ...]) -> bool:
    return any(item.path.is_relative_to(place) for place in places)


def pytest_configure(config: pytest.Config) -> None:
    watch_the_machine(config)


def pytest_sessionstart() -> None:
    """What an earlier session of this process has worked out is forgotten: a planted change must be able to act."""
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper) and str(one.__module__).startswith("mokum."):
            one.cache_clear()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those by the clock first, then the crowded ones: then one worker has them all, and the others seldom wait."""
    items.sort(key=lambda item: (not is_in(item, BY_THE_CLOCK), not is_in(item, CROWDED)))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    if not is_in(item, CROWDED):
        return (yield)
    with LOCK.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX if is_in(item, BY_THE_CLOCK) else fcntl.LOCK_SH)
        return (yield)
