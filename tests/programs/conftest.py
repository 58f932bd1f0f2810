"""For all tests of programs: none waits from another test, or is known from it."""

from collections.abc import Iterator

import pytest

from mokum.bots.programs import bot, end_waiting, faults


@pytest.fixture(autouse=True)
def afresh() -> Iterator[None]:
    bot._unfit.clear()
    faults._told.clear()
    yield
    end_waiting()
