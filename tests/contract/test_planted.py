"""The test of the tests: a quick run finds every leak, every wrong rule and every broken promise that is planted."""

from collections.abc import Callable

import pytest

from contract.checks import Contract, ContractError
from contract.following import follow
from contract.frames import LeakError
from contract.interference import QUICK_GAMES, TAINTED_GAMES, compare_games, find_taint
from contract.refereeing import referee_game
from contract.routes.breaches import BREACHES
from contract.routes.bugs import BUGS
from contract.routes.leaks import LEAKS, TAINTED_LEAKS, Plant
from mokum.catalog import game


def _names(plants: tuple[Plant, ...]) -> list[str]:
    return [plant.__name__ for plant in plants]


def _play(check: Callable[[int, str], int]) -> None:
    """Check the first of the games that every test run plays with nothing planted, and finds nothing wrong in."""
    for number in range(TAINTED_GAMES):
        for seats in game("routes").meta.seats:
            check(seats, f"quick {seats} {number}")


def test_there_are_plants_enough() -> None:
    assert len(set(LEAKS)) >= 12
    assert len(set(BUGS)) >= 6


@pytest.mark.parametrize("leak", LEAKS, ids=_names(LEAKS))
def test_a_leak_is_found(leak: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LeakError, match="can tell by the"):
        compare_games(leak(monkeypatch), range(QUICK_GAMES), "quick")


@pytest.mark.parametrize("leak", TAINTED_LEAKS, ids=_names(TAINTED_LEAKS))
def test_a_tainted_value_is_found(leak: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    planted = leak(monkeypatch)
    with pytest.raises(LeakError, match="stand in the"):
        _play(lambda seats, seed: find_taint(planted, seats, seed))


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
