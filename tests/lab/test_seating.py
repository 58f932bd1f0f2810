"""Every bot has every seat, and every start from every seat, equally often."""

from collections import Counter

import pytest

from mokum.catalog import games
from mokum.kernel.chance import QuickChance
from mokum.kernel.story import begin
from mokum.lab.seating import line_up, names_first, options_of, seating


def test_bots_begin_again_until_all_seats_are_taken() -> None:
    assert line_up(["a", "b"], 5) == ("a", "b", "a", "b", "a")
    assert line_up(["a"], 2) == ("a", "a")


def test_more_bots_than_seats_all_have_their_turn() -> None:
    assert line_up(["a", "b", "c"], 2) == ("a", "b", "c")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bots", [("a", "b", "c", "d"), ("a", "b"), ("a", "b", "c", "d", "e")])
def test_in_a_full_cycle_everybody_has_every_seat_and_every_distance_from_the_first_player(
    seats: int, bots: tuple[str, ...]
) -> None:
    line = tuple(enumerate(line_up(bots, seats)))
    names = tuple(f"{name}{number}" for number, name in line)
    cycle = [seating(names, seats, number) for number in range(len(names) * seats)]
    by_seat = Counter((bot, seat) for game in cycle for seat, bot in enumerate(game.bots))
    by_place = Counter((bot, (seat - game.first) % seats) for game in cycle for seat, bot in enumerate(game.bots))
    first = Counter(game.first for game in cycle)
    for counted, kinds in ((by_seat, len(names) * seats), (by_place, len(names) * seats), (first, seats)):
        assert len(counted) == kinds
        assert len(set(counted.values())) == 1


def test_already_one_round_of_the_line_gives_everybody_the_start_once() -> None:
    round_of_four = [seating(("a", "b", "c", "d"), 4, number) for number in range(4)]
    assert sorted(game.bots[game.first] for game in round_of_four) == ["a", "b", "c", "d"]


def test_a_seating_knows_its_number() -> None:
    assert seating(("a", "b"), 2, 7).number == 7


def test_the_first_player_is_named_where_the_game_lets_a_host_do_that() -> None:
    assert [slug for slug, game in games().items() if names_first(game)] == ["merchants", "routes"]
    for slug in ("merchants", "routes"):
        for first in range(4):
            assert options_of(games()[slug], {}, first).first == first


@pytest.mark.parametrize("slug", games())
def test_every_start_can_be_played(slug: str) -> None:
    game = games()[slug]
    seats = game.meta.seats[-1]
    for first in range(seats):
        begin(game, seats, options_of(game, {}, first), QuickChance(first))


def test_what_is_chosen_goes_before_the_order_of_seats() -> None:
    assert options_of(games()["routes"], {"first": 2}, 1).first == 2
    assert options_of(games()["harbour"], {"short": True, "extensions": (1, 4)}, 1) == games()["harbour"].types.options(
        short=True, extensions=(1, 4)
    )
