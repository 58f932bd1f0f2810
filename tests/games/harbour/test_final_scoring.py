"""The final scoring, step by step, and who has won."""

import pytest

from games.harbour.build import GAME, end_turn, let, play, table
from games.harbour.last_round import last_round
from games.harbour.words import blocks_of
from mokum.games.harbour.agenda import EndRound
from mokum.games.harbour.board import DISTRICT_POINTS
from mokum.games.harbour.events import FinalScored, GameEnded, PawnMoved, TokenTaken
from mokum.games.harbour.rules.final import district_points, largest_group
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY


def final(state: State, rule: str, side: int = 0) -> list[int]:
    """Score the game; what one step of the scoring brought a side, line by line."""
    if not state.final:
        let(state, EndRound(NOBODY))
    return [line.points for who, line in state.final if (who, line.rule) == (side, rule)]


@pytest.mark.rule("HAR-270")
def test_the_game_ends_after_the_last_turn_of_round_twelve() -> None:
    state = table(round=12)
    end_turn(state)
    assert GAME.outcome(state) is None
    happened = end_turn(state)
    assert isinstance(happened[-1], GameEnded)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.why == "HAR-270"
    assert GAME.waiting(state) == ()


@pytest.mark.rule("HAR-270", "HAR-016")
def test_the_game_does_not_end_before_round_twelve() -> None:
    state = table(round=11)
    end_turn(state)
    end_turn(state)
    assert (state.round, GAME.outcome(state)) == (12, None)


@pytest.mark.rule("HAR-272", "HAR-V19")
@pytest.mark.parametrize(("tokens", "lost"), [(1, 3), (2, 8), (3, 15), (4, 22), (5, 29)])
def test_penalty_tokens_cost_three_five_and_seven(tokens: int, lost: int) -> None:
    assert final(last_round(tokens={0: tokens}), "HAR-272") == [-lost]


@pytest.mark.rule("HAR-271", "HAR-V96")
@pytest.mark.parametrize(("tableau", "lost"), [((), 22), ((8,), 3)])
def test_cards_left_in_the_rack_are_tokens_unless_008_is_active(tableau: tuple[int, ...], lost: int) -> None:
    assert final(last_round(tokens={0: 1}, rack=(1, 2, 55), tableau=tableau), "HAR-272") == [-lost]


@pytest.mark.rule("HAR-271")
def test_card_008_in_the_rack_helps_nothing() -> None:
    assert final(last_round(rack=(8,)), "HAR-272") == [-3]


@pytest.mark.rule("HAR-281")
def test_a_score_may_fall_below_zero_and_exceed_a_hundred() -> None:
    low = last_round(tokens={0: 2}, points={0: 3, 1: 120}, arms={1: "P1"}, store={1: "beer"}, districts="grey")
    final(low, "HAR-272")
    assert low.points == [-5, 123]


@pytest.mark.rule("HAR-273", "HAR-275", "HAR-V21")
def test_the_laurel_cards_of_the_worked_example() -> None:
    state = last_round(tableau=(7, 11, 86, 1, 13), building="pink2 brown2 white2 yellow")
    assert final(state, "HAR-273") == [6, 7, 6]


@pytest.mark.rule("HAR-273")
def test_seats_score_their_laurel_cards_in_order_of_play_each_by_ascending_number() -> None:
    state = last_round(3, turn=2, order=(2, 0, 1), tableau={0: (106, 87), 1: (85, 109), 2: (108, 1)}, arms={0: "P1"},
                       store={1: "beer"})  # fmt: skip
    final(state, "HAR-273")
    told = [(who, line.values["card"]) for who, line in state.final if line.rule == "HAR-273"]
    assert told == [(2, 108), (0, 87), (0, 106), (1, 85)]


@pytest.mark.rule("HAR-275")
def test_card_086_counts_008_and_cards_that_scored_nothing() -> None:
    state = last_round(tableau=(8, 10, 86))
    assert final(state, "HAR-273") == [6], "010 gives nothing with an empty hold"


@pytest.mark.rule("HAR-274", "HAR-V97")
def test_card_009_moves_to_the_mouth_before_105_counts_bridges() -> None:
    state = last_round(tableau=(9, 105), river={0: 15, 1: 3}, points=0)
    before = state.points[0]
    happened = let(state, EndRound(NOBODY))
    assert state.pawns[0] == 18
    assert len([event for event in happened if isinstance(event, PawnMoved)]) == 3, "two steps are lost"
    assert final(state, "HAR-273") == [8], "four bridges"
    assert state.points[0] - before == 5 + 10 + 8


@pytest.mark.rule("HAR-274")
@pytest.mark.parametrize(
    ("space", "arrives", "points", "bridges"), [(12, 17, 5, 4), (13, 18, 15, 4), (10, 15, 4, 3), (18, 18, 0, 4)]
)
def test_where_card_009_leads(space: int, arrives: int, points: int, bridges: int) -> None:
    state = last_round(tableau=(9, 105), river={0: space}, points=0)
    let(state, EndRound(NOBODY))
    assert (state.pawns[0], state.points[0]) == (arrives, points + 2 * bridges)


@pytest.mark.rule("HAR-276", "HAR-V22")
def test_three_points_for_each_block_of_the_largest_group() -> None:
    goods = "beer2 lace2 tile2"
    state = last_round(arms="P1 P2 P3 P4 P5 P6", store={1: goods})
    assert final(state, "HAR-276") == [18]


@pytest.mark.rule("HAR-276")
@pytest.mark.parametrize(
    ("arms", "largest"),
    [
        ("", 0),
        ("P1", 1),
        ("P1 P3 P5", 1),
        ("P1 P2 P4 P5 P6", 3),
        ("P1 P2 J6", 3),
        ("G1 G2 G3 G4 G5 G6 H3", 6),
        ("H3 H4 H5 H6 J1 P6", 5),
    ],
)
def test_a_group_is_joined_by_bridges_and_only_the_largest_counts(arms: str, largest: int) -> None:
    assert largest_group(blocks_of(arms)) == largest


@pytest.mark.rule("HAR-276")
def test_a_seat_without_arms_scores_nothing_for_the_city() -> None:
    assert final(last_round(), "HAR-276") == []


@pytest.mark.rule("HAR-277", "HAR-278", "HAR-V98")
@pytest.mark.parametrize(
    ("arms", "points"),
    [
        ([2, 2], [2, 2]),
        ([3, 1], [5, 0]),
        ([1, 1, 1], [2, 2, 2]),
        ([2, 2, 1], [3, 3, 0]),
        ([3, 2, 1], [5, 2, 0]),
        ([3, 1, 1], [5, 1, 1]),
        ([3, 1, 1, 0], [5, 1, 1, 0]),
        ([3, 1, 1, 1], [5, 0, 0, 0]),
        ([2, 2, 2, 0], [2, 2, 2, 0]),
        ([1, 0, 0], [5, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_places_in_a_district(arms: list[int], points: list[int]) -> None:
    assert district_points(arms, DISTRICT_POINTS[len(arms)]) == points


@pytest.mark.rule("HAR-277", "HAR-278", "HAR-V23")
def test_the_worked_example_of_two_districts() -> None:
    state = last_round(
        3, districts="pink orange", arms={0: "P1 J1 J2", 1: "P2 J3 J4 J5"}, store={2: "beer3 lace2 tile2"}
    )
    assert (final(state, "HAR-277", 0), final(state, "HAR-277", 1)) == ([3, 2], [3, 5])


@pytest.mark.rule("HAR-277")
def test_a_district_whose_tile_is_not_face_up_scores_nothing() -> None:
    state = last_round(districts="pink", arms="J1 J2", store={1: "beer2"})
    assert final(state, "HAR-277") == []


@pytest.mark.rule("HAR-279", "HAR-V20")
def test_a_point_for_every_two_things_left() -> None:
    state = last_round(
        pool="pink3 grey", store="beer", hold="lace", aboard="pink", florins={0: 5, 1: 0}, arms={1: "P1 P2"}
    )
    assert final(state, "HAR-279") == [6]


@pytest.mark.rule("HAR-279", "HAR-V100")
def test_seven_leftovers_are_three_points_and_the_rose_adds_nothing() -> None:
    state = last_round(pool="pink7", rose={1: "pink5", 6: "grey6"})
    assert final(state, "HAR-279") == [3]


@pytest.mark.rule("HAR-279")
def test_one_thing_left_is_nothing() -> None:
    assert final(last_round(pool="pink"), "HAR-279") == []


@pytest.mark.rule("HAR-192", "HAR-279", "HAR-V95")
def test_in_round_twelve_no_cube_is_kept_and_the_pool_counts() -> None:
    state = last_round(pool="pink2 grey")
    play(state, "end", "end")
    assert final(state, "HAR-279") == [1]


@pytest.mark.rule("HAR-280")
@pytest.mark.parametrize(("points", "ranks"), [((9, 4), (1, 2)), ((4, 9), (2, 1))])
def test_most_points_win(points: tuple[int, int], ranks: tuple[int, int]) -> None:
    state = last_round(points={0: points[0], 1: points[1]})
    final(state, "HAR-272")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == ranks


@pytest.mark.rule("HAR-280", "HAR-V99")
@pytest.mark.parametrize(
    ("river", "stack", "berths", "ranks"),
    [
        ({0: 5, 1: 5}, (0, 1), (), (2, 1)),
        ({0: 5, 1: 5}, (1, 0), (), (1, 2)),
        ({0: 6, 1: 5}, (0, 1), (), (1, 2)),
        ({0: 18, 1: 18}, (1, 0), (1, 0), (2, 1)),
        ({0: 18, 1: 18}, (0, 1), (0, 1), (1, 2)),
    ],
)
def test_a_tie_goes_to_the_seat_ahead_on_the_river(
    river: dict[int, int], stack: tuple[int, int], berths: tuple[int, ...], ranks: tuple[int, int]
) -> None:
    state = last_round(points={0: 7, 1: 7}, river=river, stack=stack, berths=berths)
    final(state, "HAR-272")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == ranks


@pytest.mark.rule("HAR-280", "HAR-274")
def test_the_river_after_card_009_breaks_the_tie() -> None:
    state = last_round(points={0: 7, 1: 7}, river={0: 0, 1: 1}, tableau=(9,), tokens={0: 0})
    final(state, "HAR-272")
    assert state.points == [9, 7], "a bridge on the way"
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 2)


@pytest.mark.rule("HAR-270")
def test_the_steps_come_in_their_order() -> None:
    state = last_round(
        rack=(1,), tableau=(106,), arms="P1", store={1: "beer"}, districts="pink", pool="pink2", tasks=(30,),
        extensions=(2,),
    )  # fmt: skip
    happened = let(state, EndRound(NOBODY))
    kinds = [type(event) for event in happened]
    assert kinds.index(TokenTaken) < kinds.index(FinalScored)
    mine = [event.rule for event in happened if isinstance(event, FinalScored) and event.side == 0]
    assert mine == ["HAR-272", "HAR-273", "HAR-276", "HAR-277", "HAR-302", "HAR-279"]


@pytest.mark.rule("HAR-434")
def test_the_lines_of_the_score_sheet_add_up_to_the_score() -> None:
    state = last_round(rack=(1,), tableau=(106,), arms="P1", store={1: "beer"}, pool="pink2", points={0: 12, 1: 3})
    final(state, "HAR-272")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [sum(line.points for line in sheet) for sheet in outcome.sheets] == state.points


@pytest.mark.rule("HAR-V35")
def test_card_108_with_three_cheesemakers_two_brewers_and_two_tulip_growers() -> None:
    state = last_round(tableau=(108, 31, 32, 33, 19, 20, 49, 50))
    assert final(state, "HAR-273") == [6]
