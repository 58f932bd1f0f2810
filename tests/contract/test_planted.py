"""The test of the tests: a quick run finds every leak, every wrong rule and every broken promise that is planted."""

from collections.abc import Callable

import pytest

from contract.checks import Contract, ContractError
from contract.following import follow
from contract.harbour import leaks as in_harbour
from contract.interference import QUICK_GAMES, TAINTED_GAMES, compare_games, find_taint
from contract.merchants import leaks as in_merchants
from contract.messages import LeakError
from contract.refereeing import referee_game
from contract.routes import leaks as in_routes
from contract.routes.breaches import BREACHES
from contract.routes.bugs import BUGS
from contract.routes.leaks import Plant
from contract.tables import tables_of
from mokum.catalog import game
from mokum.kernel.game import AnyGame

LEAKS = in_routes.LEAKS + in_harbour.LEAKS + in_merchants.LEAKS
TAINTED_LEAKS = in_routes.TAINTED_LEAKS + in_harbour.TAINTED_LEAKS + in_merchants.TAINTED_LEAKS


def _names(plants: tuple[Plant, ...]) -> list[str]:
    return [plant.__name__ for plant in plants]


def _play(check: Callable[[int, str], int]) -> None:
    """Check the first of the games that every test run plays with nothing planted, and finds nothing wrong in."""
    for number in range(TAINTED_GAMES):
        for seats in game("routes").meta.seats:
            check(seats, f"quick {seats} {number}")


def _trace(planted: AnyGame) -> None:
    """Look for tainted values in the games in which every test run finds none."""
    for number in range(TAINTED_GAMES):
        for table in tables_of(planted.meta.slug):
            find_taint(planted, table.seats, f"quick {table.seats} {number}", table.options)


def test_there_are_plants_enough() -> None:
    assert len(set(in_routes.LEAKS)) >= 12
    assert len(set(in_harbour.LEAKS)) >= 8
    assert len(set(in_merchants.LEAKS)) >= 7
    assert len(set(BUGS)) >= 6


@pytest.mark.parametrize("leak", LEAKS, ids=_names(LEAKS))
def test_a_leak_is_found(leak: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LeakError, match="can tell by the"):
        compare_games(leak(monkeypatch), range(QUICK_GAMES), "quick")


@pytest.mark.parametrize("leak", TAINTED_LEAKS, ids=_names(TAINTED_LEAKS))
def test_a_tainted_value_is_found(leak: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    planted = leak(monkeypatch)
    with pytest.raises(LeakError, match="stand in the"):
        _trace(planted)


@pytest.mark.parametrize("bug", BUGS, ids=_names(BUGS))
def test_a_wrong_rule_is_found(bug: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    planted = bug(monkeypatch)
    with pytest.raises(ContractError):
        _play(lambda seats, seed: referee_game(planted, seats, seed))


@pytest.mark.parametrize("breach", BREACHES, ids=_names(BREACHES))
def test_a_broken_promise_is_found(breach: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    contract = Contract(breach(monkeypatch))
    with pytest.raises(ContractError):
        _play(lambda seats, seed: follow(contract, seats, seed))
