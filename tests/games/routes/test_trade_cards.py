"""Trade cards: taken with certain routes, and a bonus by rank at the end."""

import pytest

from games.routes.build import offered, play, table
from games.routes.look import public
from mokum.games.routes.events import RouteClaimed, TradeCardTaken, TurnBegan
from mokum.games.routes.game import GAME
from mokum.games.routes.rules.scoring import trade_bonuses
from mokum.kernel.event import WATCHER


@pytest.mark.rule("ROU-048", "ROU-081")
def test_a_route_with_the_cart_symbol_brings_a_trade_card_without_asking() -> None:
    state = table(3, turn=1, hands=["", "green2"])
    claimed, taken, begun = play(state, "claim 7 green2")
    assert isinstance(claimed, RouteClaimed)
    assert taken == TradeCardTaken(1)
    assert begun == TurnBegan(2, -1)
    assert public(state).trade == (0, 1, 0)


@pytest.mark.rule("ROU-048")
def test_exactly_one_trade_card_whatever_the_length() -> None:
    state = table(hands=["red4"])
    events = play(state, "claim 3 red4")
    assert events.count(TradeCardTaken(0)) == 1
    assert public(state).trade == (1, 0)


@pytest.mark.rule("ROU-048")
def test_a_route_without_the_symbol_brings_none() -> None:
    state = table(hands=["green3"])
    assert play(state, "claim 34 green3") == [RouteClaimed(0, 33, 3, 3, 0, 4), TurnBegan(1, -1)]
    assert public(state).trade == (0, 0)


@pytest.mark.rule("ROU-048")
@pytest.mark.parametrize("route", range(1, 45))
def test_every_route_of_the_map(route: int) -> None:
    state = table(hands=["wild4"])
    payment = offered(state, start=f"claim {route} ")[-1]
    taken = TradeCardTaken(0) in play(state, payment)
    assert taken == (route in {1, 2, 3, 7, 8, 20, 23, 24, 31, 36, 42})


@pytest.mark.rule("ROU-048")
@pytest.mark.parametrize(("held", "after"), [([9, 6], (10, 6)), ([9, 7], (9, 7))])
def test_none_is_taken_from_an_empty_pile(held: list[int], after: tuple[int, ...]) -> None:
    state = table(hands=["green2"], trade=held)
    play(state, "claim 7 green2")
    assert public(state).trade == after


@pytest.mark.rule("ROU-048", "ROU-070")
def test_trade_cards_lie_open() -> None:
    taken = TradeCardTaken(1)
    assert [taken.seen_by(viewer) for viewer in (0, 1, WATCHER)] == [taken] * 3


@pytest.mark.parametrize(
    ("held", "bonus"),
    [
        pytest.param([4, 3, 2, 1], [8, 6, 4, 2], marks=pytest.mark.rule("ROU-062")),
        pytest.param([1, 2, 3, 4], [2, 4, 6, 8], marks=pytest.mark.rule("ROU-062")),
        pytest.param([3, 1, 2], [8, 2, 5], marks=pytest.mark.rule("ROU-062")),
        pytest.param([1, 2], [4, 8], marks=pytest.mark.rule("ROU-062")),
        pytest.param([0, 1], [0, 8], marks=pytest.mark.rule("ROU-063")),
        pytest.param([0, 0, 1], [0, 0, 8], marks=pytest.mark.rule("ROU-063")),
        pytest.param([5, 5, 3, 0], [8, 8, 4, 0], marks=pytest.mark.rule("ROU-063", "ROU-064", "ROU-V03")),
        pytest.param([2, 2, 2], [8, 8, 8], marks=pytest.mark.rule("ROU-064", "ROU-V03")),
        pytest.param([0, 0], [0, 0], marks=pytest.mark.rule("ROU-063", "ROU-V03")),
        pytest.param([4, 2, 2, 1], [8, 6, 6, 2], marks=pytest.mark.rule("ROU-064", "ROU-V03")),
        pytest.param([3, 3, 3, 1], [8, 8, 8, 2], marks=pytest.mark.rule("ROU-064", "ROU-080", "ROU-V21")),
        pytest.param([4, 1, 1], [8, 5, 5], marks=pytest.mark.rule("ROU-064", "ROU-V21")),
        pytest.param([3, 3], [8, 8], marks=pytest.mark.rule("ROU-064", "ROU-V21")),
        pytest.param([2, 0, 0, 0], [8, 0, 0, 0], marks=pytest.mark.rule("ROU-063", "ROU-V21")),
        pytest.param([3, 3, 1], [8, 8, 2], marks=pytest.mark.rule("ROU-064", "ROU-080")),
    ],
)
def test_the_bonus_goes_by_rank(held: list[int], bonus: list[int]) -> None:
    assert trade_bonuses(held) == bonus
    outcome = GAME.outcome(table(len(held), trade=held, ended="ROU-060"))
    assert outcome is not None
    assert list(outcome.totals) == bonus
    assert [sheet[-1].rule for sheet in outcome.sheets] == ["ROU-062" if count else "ROU-063" for count in held]
