"""The test of the tests of `merchants`: a quick run finds every leak that is planted."""

import pytest

from contract.frames import LeakError
from contract.interference import QUICK_GAMES, TAINTED_GAMES, compare_games, find_taint
from contract.merchants.leaks import LEAKS, TAINTED_LEAKS, Plant
from contract.tables import tables_of
from mokum.kernel.game import AnyGame


def _names(plants: tuple[Plant, ...]) -> list[str]:
    return [plant.__name__ for plant in plants]


def _trace(planted: AnyGame) -> None:
    """Look for tainted values in the games in which every test run finds none."""
    for number in range(TAINTED_GAMES):
        for table in tables_of(planted.meta.slug):
            find_taint(planted, table.seats, f"quick {table.seats} {number}", table.options)


@pytest.mark.parametrize("leak", LEAKS, ids=_names(LEAKS))
def test_a_leak_is_found(leak: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LeakError, match="can tell by the"):
        compare_games(leak(monkeypatch), range(QUICK_GAMES), "quick")


@pytest.mark.parametrize("leak", TAINTED_LEAKS, ids=_names(TAINTED_LEAKS))
def test_a_tainted_value_is_found(leak: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    planted = leak(monkeypatch)
    with pytest.raises(LeakError, match="stand in the"):
        _trace(planted)
