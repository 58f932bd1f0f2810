"""For all tests: which come first and not beside others, whose luck they have, and what a session must not remember."""

import fcntl
import gc
import os
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Generator
from contextlib import ExitStack
from functools import _lru_cache_wrapper
from pathlib import Path

import pytest
import structlog
from hypothesis import settings

from harness.foreseen import foreseen
from mokum.game_folders import SETTING
from stalls import watch_the_machine

HERE = Path(__file__).parent
EXAMPLES = HERE.parent / "examples"
"""The games in it are tested like those that come with Mokum."""
BY_THE_CLOCK = tuple(
    HERE / name
    for name in ("browser/test_live_auction.py", "test_faults.py", "test_siege.py", "wire/test_lot_secrets.py")
)
"""Tests that start many processes and look at the clock: they run beside none of the crowded ones."""
CROWDED = (*BY_THE_CLOCK, HERE / "browser")
TOLD: Counter[str] = Counter()
"""How often each test was told in this process: what is told again has other luck, as its server may be the same."""
LUCK = pytest.StashKey[ExitStack]()
LOCK = Path(tempfile.gettempdir()) / "mokum-crowded-tests.lock"


def is_in(item: pytest.Item, places: tuple[Path, ...]) -> bool:
    return any(item.path.is_relative_to(place) for place in places)


def pytest_configure(config: pytest.Config) -> None:
    os.environ[SETTING] = str(EXAMPLES)
    os.environ["MOKUM_BOT_PACE"] = "0"  # nobody watches
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as a shell has it for what runs in the background
        signal.signal(signal.SIGINT, signal.default_int_handler)  # processes of the tests are told to stop by it
    watch_the_machine(config)
    log_to_the_end()
    settings.register_profile("fixed", derandomize=True, database=None, deadline=None)
    settings.load_profile("fixed")


def pytest_sessionstart() -> None:
    """What an earlier session of this process has worked out is forgotten: a planted change must be able to act."""
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper) and str(one.__module__).startswith("mokum."):
            one.cache_clear()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those by the clock first, then the crowded ones: then one worker has them all, and the others seldom wait."""
    items.sort(key=lambda item: (not is_in(item, BY_THE_CLOCK), not is_in(item, CROWDED)))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """Every table that is dealt in this process is dealt from the name of the test."""
    TOLD[item.nodeid] += 1
    luck = item.stash[LUCK] = ExitStack()
    luck.enter_context(foreseen(f"{item.nodeid} {TOLD[item.nodeid]}"))
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    log_to_the_end()
    with item.stash[LUCK]:
        return (yield)


def log_to_the_end() -> None:
    """To a stream that stays open: a command that was run in a test has set the log to one that closes with it."""
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.__stderr__))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    if not is_in(item, CROWDED):
        return (yield)
    with LOCK.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX if is_in(item, BY_THE_CLOCK) else fcntl.LOCK_SH)
        return (yield)


@pytest.fixture
def no_collector() -> Generator[None, None, None]:
    """For tests that measure how long something holds a thread: what earlier tests have left is not counted in."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()
