"""The final score: contracts, routes, the sheet of each seat, and who wins."""

import pytest

from games.routes.build import play, table
from games.routes.look import public
from mokum.games.routes.game import GAME
from mokum.games.routes.state import State
from mokum.kernel.outcome import Outcome, ScoreLine

DAM_TO_WAAG = [15, 11]
"""Dam–Oude Kerk and Oude Kerk–Waag: what contract 2 asks for."""
BLAUWBRUG_TO_JORDAAN = [11, 15, 22, 27, 32, 38, 40]
"""The chain that contract 24 asks for: its routes join in no order."""

THREE_FULFILLED = [15, 11, 9, 13, 43]
"""7 points, and what contracts 2, 4 and 11 ask for: 11 more."""
TWO_FULFILLED = [1, 7, 17, 19]
"""10 points, and what contracts 3 and 13 ask for: 8 more."""


def outcome(state: State) -> Outcome:
    found = GAME.outcome(state)
    assert found is not None
    return found


@pytest.mark.rule("ROU-047", "ROU-061", "ROU-062", "ROU-063")
def test_every_line_of_the_sheet_names_its_rule() -> None:
    state = table(claimed={0: DAM_TO_WAAG, 1: [42, 7, 36]}, contracts=["2 24", "1"], ended="ROU-060")
    assert outcome(state) == Outcome(
        why="ROU-060",
        sheets=(
            (
                ScoreLine("ROU-047", "route", 1, {"route": 10}),
                ScoreLine("ROU-047", "route", 2, {"route": 14}),
                ScoreLine("ROU-061", "contract", 3, {"contract": 1}),
                ScoreLine("ROU-061", "contract_missed", -11, {"contract": 23}),
                ScoreLine("ROU-063", "trade", 0, {"count": 0}),
            ),
            (
                ScoreLine("ROU-047", "route", 2, {"route": 6}),
                ScoreLine("ROU-047", "route", 4, {"route": 35}),
                ScoreLine("ROU-047", "route", 7, {"route": 41}),
                ScoreLine("ROU-061", "contract_missed", -3, {"contract": 0}),
                ScoreLine("ROU-062", "trade", 8, {"count": 3}),
            ),
        ),
        ranks=(2, 1),
    )


@pytest.mark.rule("ROU-062")
def test_a_single_trade_card_is_written_as_one() -> None:
    sheet = outcome(table(trade=[1, 2], ended="ROU-022")).sheets[0]
    assert sheet == (ScoreLine("ROU-062", "trade", 4, {"count": 1}),)
    assert GAME.words.score(sheet[0]) == "1 trade card"


@pytest.mark.rule("ROU-047", "ROU-061", "ROU-062", "ROU-063")
def test_a_sheet_in_words() -> None:
    state = table(claimed={0: DAM_TO_WAAG, 1: [42]}, contracts=["2 24", "1"], ended="ROU-060")
    assert [[GAME.words.score(line) for line in sheet] for sheet in outcome(state).sheets] == [
        [
            "route Oude Kerk–Waag",
            "route Dam–Oude Kerk",
            "contract Dam–Waag fulfilled",
            "contract Blauwbrug–Jordaan not fulfilled",
            "0 trade cards",
        ],
        ["route Blauwbrug–Montelbaanstoren", "contract Dam–De drie Hendricken not fulfilled", "1 trade card"],
    ]


@pytest.mark.rule("ROU-061")
def test_a_contract_that_is_not_fulfilled_costs_its_value_and_a_score_may_be_negative() -> None:
    assert outcome(table(contracts=["24", "1"], ended="ROU-060")).totals == (-11, -3)


@pytest.mark.rule("ROU-061")
def test_a_long_contract_is_fulfilled_by_a_chain_of_routes() -> None:
    state = table(claimed={1: BLAUWBRUG_TO_JORDAAN}, contracts=["", "24"], ended="ROU-060")
    assert ScoreLine("ROU-061", "contract", 11, {"contract": 23}) in outcome(state).sheets[1]
    assert outcome(state).totals == (0, 10 + 11)


@pytest.mark.rule("ROU-061")
@pytest.mark.parametrize("missing", BLAUWBRUG_TO_JORDAAN)
def test_a_chain_with_a_break_fulfils_nothing(missing: int) -> None:
    routes = [route for route in BLAUWBRUG_TO_JORDAAN if route != missing]
    state = table(claimed={1: routes}, contracts=["", "24"], ended="ROU-060")
    assert ScoreLine("ROU-061", "contract_missed", -11, {"contract": 23}) in outcome(state).sheets[1]


@pytest.mark.rule("ROU-061", "ROU-V11")
def test_the_route_of_another_seat_joins_nothing() -> None:
    state = table(claimed={0: [15], 1: [11]}, contracts=["2", ""], ended="ROU-060")
    assert ScoreLine("ROU-061", "contract_missed", -3, {"contract": 1}) in outcome(state).sheets[0]


@pytest.mark.rule("ROU-065")
def test_most_points_win_whatever_the_contracts() -> None:
    state = table(claimed={0: DAM_TO_WAAG, 1: [6, 36]}, contracts=["2"], trade=[0, 0], ended="ROU-060")
    assert outcome(state).totals == (6, 8)
    assert outcome(state).ranks == (2, 1)
    assert outcome(state).winners == (1,)


@pytest.mark.rule("ROU-065", "ROU-V12")
def test_a_tie_goes_to_the_seat_with_more_fulfilled_contracts() -> None:
    state = table(
        claimed={0: TWO_FULFILLED, 1: THREE_FULFILLED},
        contracts=["3 13", "2 4 11"],
        trade=[0, 0],
        ended="ROU-060",
    )
    assert outcome(state).totals == (18, 18)
    assert outcome(state).winners == (1,)
    assert outcome(state).ranks == (2, 1)


@pytest.mark.rule("ROU-065")
def test_contracts_that_are_not_fulfilled_break_no_tie() -> None:
    state = table(claimed={0: [15], 1: [11, 34]}, contracts=["", "1"], trade=[0, 0], ended="ROU-060")
    assert outcome(state).totals == (2, 2)
    assert outcome(state).ranks == (1, 1)


def tied(third: list[int]) -> State:
    """Seats 0 and 1 have 18 points and two fulfilled contracts each; seat 2 has these routes."""
    return table(
        3,
        claimed={0: TWO_FULFILLED, 1: [*THREE_FULFILLED, 31, 40], 2: third},
        contracts=["3 13", "2 11"],
        trade=[0, 0, 0],
        ended="ROU-060",
    )


@pytest.mark.rule("ROU-065", "ROU-V12")
def test_seats_that_are_equal_in_both_share_the_win() -> None:
    state = tied([])
    assert outcome(state).totals == (18, 18, 0)
    assert outcome(state).winners == (0, 1)
    assert outcome(state).ranks == (1, 1, 3)


@pytest.mark.rule("ROU-065")
def test_the_lower_places_are_ranked_in_the_same_way() -> None:
    assert outcome(tied([3, 24, 42])).totals == (18, 18, 21)
    assert outcome(tied([3, 24, 42])).ranks == (2, 2, 1)
    broken = table(
        3,
        claimed={0: TWO_FULFILLED, 1: THREE_FULFILLED, 2: [3, 24, 42]},
        contracts=["3 13", "2 4 11"],
        trade=[0, 0, 0],
        ended="ROU-060",
    )
    assert outcome(broken).ranks == (3, 2, 1)


@pytest.mark.rule("ROU-066")
def test_the_route_points_are_counted_again_from_the_board() -> None:
    state = table(hands=["green3 pink2", "red4"], turns_left=3)
    play(state, "claim 34 green3")
    play(state, "claim 3 red4")
    play(state, "claim 15 pink2")
    scored = public(state).points
    routes = [sum(line.points for line in sheet if line.rule == "ROU-047") for sheet in outcome(state).sheets]
    assert tuple(routes) == scored == (6, 7)
    state.points[:] = [0, 99]
    assert outcome(state).totals == (6, 15)
