"""The solo game: TOM, who follows rules and decides nothing."""

import pytest

from games.harbour.build import GAME, asked, deal, end_turn, let, offered, play, table
from games.harbour.luck import Luck
from games.harbour.whole_games import game_at_random, states
from games.harbour.words import cubes_in_words
from mokum.games.harbour.agenda import BeginRound, ChooseDie, EndRound, RollDice, StartCard, TakeCard, TomDiscard
from mokum.games.harbour.board import BLOCKS, DOCKERS, PONTOON_COLOUR
from mokum.games.harbour.deck import KIND
from mokum.games.harbour.events import (
    BlockTaken,
    DiceRolled,
    OfferDiscarded,
)
from mokum.games.harbour.game import Options
from mokum.games.harbour.goods import members
from mokum.games.harbour.state import TOM, State
from mokum.kernel.agenda import NOBODY


def offer_with(tom_leads: bool, *piles: int, tableau: tuple[int, ...] = ()) -> State:
    """A round that begins with these cards on top of the piles."""
    river = {0: 0, 1: 3} if tom_leads else {0: 3, 1: 0}
    state = table(1, round=4, river=river, piles=piles, tableau=tableau)
    let(state, BeginRound(NOBODY))
    return state


@pytest.mark.rule("HAR-320", "HAR-017")
@pytest.mark.parametrize("extension", [1, 2, 3, 4])
def test_no_extensions_in_the_solo_game(extension: int) -> None:
    with pytest.raises(ValueError, match="solo"):
        GAME.new(1, Options(extensions=(extension,)))


@pytest.mark.rule("HAR-320", "HAR-323")
@pytest.mark.parametrize("short", [False, True])
def test_both_lengths_are_played_and_only_the_seat_decides(short: bool) -> None:
    options = Options(short=short)
    for state in states(1, options, 2):
        assert GAME.waiting(state) in ((0,), ())
    _, told = game_at_random(1, options, 2)
    assert sum(isinstance(event, DiceRolled) for decision in told for event in decision.events) == (10 if short else 12)


@pytest.mark.rule("HAR-321")
@pytest.mark.parametrize("seed", range(20))
def test_one_docker_of_each_colour_one_on_each_pontoon_none_on_its_own(seed: int) -> None:
    state = deal(1, Options(), Luck(seed=seed))
    standing = [members(packed) for packed in state.pontoons]
    assert sorted(standing) == [(colour,) for colour in range(len(DOCKERS))]
    assert all(colour != own for (colour,), own in zip(standing, PONTOON_COLOUR, strict=True))


@pytest.mark.rule("HAR-321", "HAR-322")
def test_what_tom_begins_with() -> None:
    state = deal(1)
    assert (state.florins, state.points, state.arms, state.pawns) == ([1, 0], [0, 0], [0, 0], [0, 0])
    assert sorted(state.stack) == [0, TOM]
    assert len(state.racks) == len(state.pools) == len(state.barges) == 1, "TOM has no cards, cubes or barge"
    assert state.districts_up == 1


@pytest.mark.rule("HAR-322")
def test_the_seat_takes_one_of_three_starting_cards_and_two_are_discarded() -> None:
    state = deal(1)
    assert asked(state) is StartCard
    assert sorted(KIND[card] for card in state.offer) == ["artisan", "artisan", "building"]
    play(state, offered(state)[0])
    assert len(state.racks[0]) == 1
    assert (state.offer, state.discards.bit_count()) == ((), 2)


@pytest.mark.rule("HAR-325", "HAR-V28")
def test_if_tom_leads_the_cheapest_card_goes() -> None:
    """HAR-326: of a plan and a building level at two cubes the plan goes."""
    state = offer_with(True, 114, 116, 55, 7)
    assert sorted(state.offer) == [7, 55, 116]
    assert state.discards == 1 << 114
    assert asked(state) is TakeCard


@pytest.mark.rule("HAR-325", "HAR-060")
def test_if_the_seat_leads_nothing_is_discarded() -> None:
    state = offer_with(False, 114, 116, 55, 7)
    assert sorted(state.offer) == [7, 55, 114, 116]
    assert state.discards == 0


@pytest.mark.rule("HAR-325", "HAR-323")
def test_in_a_stack_the_upper_pawn_leads() -> None:
    for stack, cards in (((0, 1), 3), ((1, 0), 4)):
        state = table(1, river={0: 2, 1: 2}, stack=stack, piles=(114, 116, 55, 7))
        let(state, BeginRound(NOBODY))
        assert len(state.offer) == cards


@pytest.mark.rule("HAR-326", "HAR-372", "HAR-V107")
def test_two_plans_level_at_the_lowest_cost_are_the_seats_choice() -> None:
    state = offer_with(True, 114, 115, 55, 7)
    assert asked(state) is TomDiscard
    assert offered(state) == ["discard 114", "discard 115"]
    play(state, "discard 115")
    assert sorted(state.offer) == [7, 55, 114]
    assert asked(state) is TakeCard


@pytest.mark.rule("HAR-326", "HAR-V107")
def test_a_building_goes_before_an_artisan() -> None:
    state = offer_with(True, 116, 112, 55, 2)
    assert sorted(state.offer) == [2, 112, 116]


@pytest.mark.rule("HAR-326")
def test_a_cheaper_artisan_goes_before_a_dearer_plan() -> None:
    state = offer_with(True, 116, 112, 55, 10)
    assert sorted(state.offer) == [55, 112, 116]


@pytest.mark.rule("HAR-327")
@pytest.mark.parametrize(
    ("tom_leads", "tableau", "take", "left"),
    [
        (True, (), "take 55", 2),
        (False, (), "take 55", 3),
        (True, (49,), "take none", 3),
        (False, (49,), "take none", 4),
    ],
)
def test_what_is_left_of_the_offer_is_discarded(
    tom_leads: bool, tableau: tuple[int, ...], take: str, left: int
) -> None:
    state = offer_with(tom_leads, 114, 116, 55, 7, tableau=tableau)
    happened = play(state, take, chance=Luck(dice="2 2 3 3 4 4"))
    (discarded,) = [event for event in happened if isinstance(event, OfferDiscarded)]
    assert len(discarded.cards) == left


@pytest.mark.rule("HAR-324", "HAR-330", "HAR-V105")
def test_tom_reads_the_dice_as_rolled_and_the_seat_as_changed() -> None:
    state = table(1, round=9, tile="B16")
    happened = let(state, RollDice(NOBODY), chance=Luck(dice="6 6 5 1 1 3"))
    assert state.pawns[TOM] == 2
    assert [event.block for event in happened if isinstance(event, BlockTaken)] == [
        BLOCKS.index("G1"), BLOCKS.index("B1"),
    ]  # fmt: skip
    assert asked(state) is ChooseDie
    play(state, "die black", "die grey")
    assert [cubes_in_words(slot) for slot in state.roses[0]][1] == "grey3", "slot 3 before the rose turned"
    assert cubes_in_words(state.pools[0]) == "black"


@pytest.mark.rule("HAR-324")
def test_the_steps_of_a_round_in_their_order() -> None:
    state = table(1, round=4, river={0: 0, 1: 3}, piles=(114, 116, 55, 7), tile="A2", florins={0: 1, 1: 0})
    happened = let(state, BeginRound(NOBODY))
    happened += play(state, "take 55", chance=Luck(dice="6 6 6 1 1 2"))
    names = [type(event).__name__ for event in happened]
    steps = ["OfferDiscarded", "DiceRolled", "PawnMoved", "TomHoused", "BlockTaken", "FlorinsPaid"]
    places = [names.index(name) for name in steps]
    assert places == sorted(places)
    assert asked(state) is ChooseDie


@pytest.mark.rule("HAR-340", "HAR-V32")
def test_groups_and_districts_score_for_tom_too() -> None:
    state = table(
        1, round=12, florins={0: 0, 1: 0}, arms={0: "B1 B2 B5", 1: "B3 B4 H1 H2"}, districts="brown",
        hold="beer4 lace3", barge="start",
    )  # fmt: skip
    let(state, EndRound(NOBODY))
    lines = [(side, line.rule, line.points) for side, line in state.final]
    assert (TOM, "HAR-276", 12) in lines
    assert (0, "HAR-277", 5) in lines
    assert not [line for line in lines if line[:2] == (TOM, "HAR-277")]


@pytest.mark.rule("HAR-340")
def test_level_in_a_district_two_each() -> None:
    state = table(1, round=12, florins={0: 0, 1: 0}, arms={0: "B1", 1: "B6"}, districts="brown", hold="beer2")
    let(state, EndRound(NOBODY))
    assert [(side, line.points) for side, line in state.final if line.rule == "HAR-277"] == [(0, 2), (1, 2)]


@pytest.mark.rule("HAR-340", "HAR-V110")
def test_five_florins_of_tom_are_two_points() -> None:
    state = table(1, round=12, florins={0: 0, 1: 5})
    let(state, EndRound(NOBODY))
    assert [(side, line.points) for side, line in state.final if line.rule == "HAR-279"] == [(TOM, 2)]


@pytest.mark.rule("HAR-341", "HAR-V110")
@pytest.mark.parametrize(("points", "ranks"), [((5, 5), (2, 1)), ((6, 5), (1, 2)), ((4, 5), (2, 1))])
def test_the_seat_wins_with_more_points_than_tom(points: tuple[int, int], ranks: tuple[int, int]) -> None:
    state = table(1, round=12, florins={0: 0, 1: 0}, points={0: points[0], 1: points[1]}, river={0: 5, 1: 0})
    end_turn(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.why, outcome.ranks) == ("HAR-341", ranks)
