"""What clients are told of what comes: forecasts, arrivals, cards that can soon be paid for, and the list of a turn."""

from typing import Any

import pytest

from games.harbour.build import GAME, play, table
from mokum.games.harbour.agenda import ChooseDie, TurnRoses
from mokum.games.harbour.board import BLOCKS
from mokum.games.harbour.cubes import counts
from mokum.games.harbour.deck import COST
from mokum.games.harbour.facts import facts_of
from mokum.games.harbour.rules.final import largest_group, penalty
from mokum.games.harbour.rules.forecast import Ending, Standing, TaskProgress
from mokum.games.harbour.rules.planning import Journey, Soon, odds_of_a_one
from mokum.games.harbour.rules.port import FARTHEST
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY, awaited
from mokum.kernel.event import WATCHER

CARD, MORE_STEPS, DOUBLE_DOCKERS = 98, 40, 50
"""It costs a brown, a pink and an orange cube."""


@pytest.mark.rule("HAR-272", "HAR-276", "HAR-277", "HAR-279")
def test_the_forecast_is_the_final_scoring_as_things_are() -> None:
    state = table(
        arms={0: "P1 P2", 1: "J1"}, districts="pink", florins={0: 5, 1: 1}, points={0: 20, 1: 9}, tokens={0: 1}
    )
    told = facts_of(state, 0)
    ending = told.ending
    assert ending is not None
    assert (ending.group, ending.leftovers, ending.tokens) == (6, 2, penalty(1))
    assert ending.districts > 0
    assert told.forecasts[0] == 20 + 6 + ending.districts + 2 - penalty(1)
    assert facts_of(state, WATCHER).forecasts == told.forecasts


@pytest.mark.rule("HAR-271")
def test_cards_of_the_rack_are_told_apart_from_the_forecast() -> None:
    with_cards = facts_of(table(rack=(CARD, 26)), 0)
    assert with_cards.forecasts == facts_of(table(), 0).forecasts
    assert with_cards.ending == Ending(rack=penalty(2))


@pytest.mark.rule("HAR-302", "HAR-402")
def test_tasks_of_others_are_not_in_the_forecast_that_a_viewer_sees() -> None:
    state = table(extensions=(2,), tasks={0: (1,), 1: (2,)}, building="light-blue2 brown2")
    mine, others, watched = (facts_of(state, viewer) for viewer in (0, 1, WATCHER))
    assert mine.tasks == (TaskProgress(2, 2, 8),)
    base = watched.forecasts
    assert mine.forecasts == (base[0] + 8, base[1])
    assert others.forecasts == (base[0], base[1] + 8)


@pytest.mark.rule("HAR-270")
def test_a_forecast_in_the_last_turn_is_what_the_game_ends_with() -> None:
    """Played to the end without another move, what was foretold is what is scored."""
    state = table(round=12, arms={0: "P1", 1: "J1 J2"}, florins={0: 7, 1: 3}, turn=1, order=(0, 1))
    foretold = facts_of(state, WATCHER).forecasts
    play(state, "end")
    assert not awaited(state.agenda)
    assert tuple(state.points) == foretold
    assert facts_of(state, 0).forecasts == ()


@pytest.mark.rule("HAR-078", "HAR-079")
def test_cubes_of_a_slot_come_in_the_round_in_which_the_arrow_reaches_it() -> None:
    assert facts_of(table(round=8), WATCHER).arrives == (9, 10, 11, 12)
    assert facts_of(table(round=2), WATCHER).arrives == (3, 4, 5, 6, 7, 8)
    assert facts_of(choosing(table(round=8)), WATCHER).arrives == (8, 9, 10, 11, 12)


@pytest.mark.rule("HAR-100", "HAR-190")
def test_a_card_says_when_it_can_be_paid_for() -> None:
    assert counts(COST[CARD]) == (0, 1, 0, 1, 1, 0)

    def soon(pool: str, rose: dict[int, str]) -> Soon:
        (found,) = facts_of(table(pool=pool, rose=rose, rack=(CARD,)), 0).soon
        return found

    assert soon("pink brown orange", {}) == Soon(8)
    assert soon("pink", {2: "brown pink orange"}) == Soon(10)
    assert soon("grey pink", {1: "brown orange"}) == Soon(9, kept=3)
    assert soon("grey", {1: "brown orange", 2: "grey3"}) == Soon(lacks=(0, 0, 0, 1, 0, 0))


@pytest.mark.rule("HAR-277")
def test_a_district_says_what_it_pays_and_what_would_pay_more() -> None:
    (leads,) = facts_of(table(arms={0: "P1 P2", 1: "P3"}, districts="pink"), 0).standings
    assert leads == Standing(leads.points)
    (behind,) = facts_of(table(arms={0: "P1 P2", 1: "P3"}, districts="pink"), 1).standings
    assert behind.blocks > 0
    assert behind.gives > behind.points


def choosing(state: State, chosen: tuple[int, ...] = ()) -> State:
    """The roses have not turned yet, and seat 0 chooses a die."""
    state.agenda = (TurnRoses(NOBODY), ChooseDie((0,), chosen))
    return state


@pytest.mark.rule("HAR-079")
def test_a_second_die_that_leaves_the_arrow_empty_is_named() -> None:
    state = choosing(table(round=4, rose={1: "brown3"}, dice="5 2 3 5 3 2"), chosen=(3,))
    found = facts_of(state, 0).gap
    assert found is not None
    assert found.rounds == (5, 0, 5, 0, 5, 0)
    assert found.odds == odds_of_a_one(5) == 67
    assert [odds_of_a_one(number) for number in (8, 9)] == [91, 98]
    filled = choosing(table(round=4, rose={1: "brown3", 2: "grey"}, dice="5 2 3 5 3 2"), chosen=(3,))
    assert facts_of(filled, 0).gap is None
    late = choosing(table(round=10, rose={1: "brown3"}, dice="5 2 3 5 3 2"), chosen=(3,))
    assert facts_of(late, 0).gap is None


@pytest.mark.rule("HAR-088")
def test_the_list_of_a_turn_says_why_something_is_not_open() -> None:
    turn = facts_of(table(), 0).turn
    assert turn is not None
    assert turn.shut["block"] == turn.shut["sail"] == turn.shut["river"] == "cubes"
    assert (turn.shut["card"], turn.shut["docker"], turn.shut["deliver"]) == ("none", "place", "empty")
    rich = facts_of(table(pool="pink6", rack=(CARD,), barge="coffee", hold="beer"), 0).turn
    assert rich is not None
    assert not rich.shut.keys() & {"block", "sail", "river"}
    assert (rich.shut["card"], rich.shut["deliver"]) == ("cubes", "place")


@pytest.mark.rule("HAR-380")
def test_what_the_list_calls_open_is_exactly_what_can_be_done() -> None:
    verbs = {
        "block": ("buy ", "buy with florins "), "market": ("market",), "card": ("activate ",), "docker": ("docker ",),
        "sail": ("step ",), "river": ("river",), "use": ("use ",), "deliver": ("deliver ",),
    }  # fmt: skip
    for state in (
        table(),
        table(pool="pink6 grey", rack=(CARD,)),
        table(pool="pink brown orange", rack=(CARD,), barge="coffee", hold="coffee", florins=4),
    ):
        turn = facts_of(state, 0).turn
        assert turn is not None
        moves = [str(move) for move in GAME.moves(state, 0)]
        for thing, wanted in verbs.items():
            can = any(move.startswith(verb) for move in moves for verb in wanted)
            assert can == (thing not in turn.shut), (thing, moves)


@pytest.mark.rule("HAR-145", "HAR-146")
def test_a_way_that_is_too_far_says_what_is_lacking_and_when_it_is_there() -> None:
    def later(**given: Any) -> dict[int, Journey]:
        turn = facts_of(table(round=8, **given), 0).turn
        assert turn is not None
        return dict(enumerate(turn.later, len(turn.fares)))

    far = later(pool="pink2", rose={1: "brown", 3: "grey2"})
    assert [far[steps] for steps in (3, 4, 5, 6)] == [
        Journey(3, 1, 9),
        Journey(4, 2, 11),
        Journey(5, 3, 11),
        Journey(6, 4),
    ]
    assert min(far) == 3
    assert max(far) == FARTHEST
    quick = later(pool="pink2", rose={1: "brown"}, tableau=(MORE_STEPS,))
    assert [quick[steps] for steps in (5, 6, 7)] == [Journey(3, 1, 9), Journey(3, 1, 9), Journey(4, 2)]


@pytest.mark.rule("HAR-276", "HAR-277", "HAR-278")
def test_each_free_block_says_what_it_would_add_to_the_forecast() -> None:
    """Which is what the forecast becomes if the arms are put there."""
    state = table(arms={0: "P1 P2 J3", 1: "J1 J2"}, districts="pink orange", check=False)
    turn = facts_of(state, 0).turn
    assert turn is not None
    before = facts_of(state, 0).ending
    assert before is not None
    taken = state.arms[0] | state.arms[1]
    for block in range(len(BLOCKS)):
        if taken >> block & 1:
            assert (turn.groups[block], turn.ends[block]) == (0, 0)
            continue
        after = state.copy()
        after.arms[0] |= 1 << block
        ending = facts_of(after, 0).ending
        assert ending is not None
        assert turn.groups[block] == largest_group(after.arms[0])
        assert turn.ends[block] == ending.group + ending.districts - before.group - before.districts
    assert len(set(turn.ends)) > 2


@pytest.mark.rule("HAR-007", "HAR-153")
def test_the_next_docker_who_comes_home_has_his_points() -> None:
    def points(**given: Any) -> int:
        turn = facts_of(table(**given), 0).turn
        assert turn is not None
        return turn.docker_points

    assert [points(building=housed) for housed in ("", "brown", "brown2 pink2")] == [9, 7, 3]
    assert points(tableau=(DOUBLE_DOCKERS,)) == 18
