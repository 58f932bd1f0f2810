"""Dockers: from the pontoons to the docker building (HAR-150 to HAR-154)."""

import pytest

from games.harbour.build import GAME, asked, end_turn, offered, play, refused, table
from games.harbour.look import aboard, in_building, pontoon, pool
from mokum.games.harbour.agenda import Act
from mokum.games.harbour.board import DOCKER_PLACES, DOCKERS


@pytest.mark.rule("HAR-V10", "HAR-150")
def test_anne_takes_a_pink_docker_aboard_and_gains_a_florin() -> None:
    anne = table(barge="pontoon-white", pontoons={"white": "pink brown"})
    assert offered(anne, "docker") == ["docker brown", "docker pink"]
    play(anne, "docker pink")
    assert (aboard(anne), anne.florins[0], pontoon(anne, "white")) == ("pink", 2, "brown")


@pytest.mark.rule("HAR-150")
@pytest.mark.parametrize("name", ["start", "w11", "tulip", "depot-1", "pontoon-pink"])
def test_dockers_are_taken_on_their_pontoon_only(name: str) -> None:
    state = table(barge=name, pontoons={"pink": ""})
    assert offered(state, "docker") == []


@pytest.mark.rule("HAR-150", "HAR-432")
def test_at_most_two_dockers_aboard() -> None:
    state = table(barge="pontoon-white", pontoons={"white": "pink brown"}, aboard="yellow2")
    assert refused(state, "docker pink") == "HAR-150"
    one_aboard = table(barge="pontoon-white", pontoons={"white": "pink brown"}, aboard="yellow")
    play(one_aboard, "docker pink")
    assert aboard(one_aboard) == "yellow pink"


@pytest.mark.rule("HAR-151", "HAR-V87")
def test_one_docker_per_stay() -> None:
    state = table(barge="pontoon-white", pontoons={"white": "pink brown"}, pool="grey2")
    play(state, "docker pink")
    assert offered(state, "docker") == []
    play(state, "step w09", "step pontoon-white")
    assert offered(state, "docker") == ["docker brown"]
    play(state, "docker brown")
    assert (aboard(state), state.florins[0]) == ("brown pink", 3)


@pytest.mark.rule("HAR-151", "HAR-V87", "HAR-090")
def test_a_later_turn_allows_another_docker() -> None:
    barges = {0: "pontoon-white", 1: "pontoon-white"}
    state = table(barge=barges, pontoons={"white": "pink brown"})
    play(state, "docker pink")
    end_turn(state)
    assert offered(state, "docker") == ["docker brown"]
    play(state, "docker brown")
    assert (aboard(state, 1), pontoon(state, "white")) == ("brown", "")


@pytest.mark.rule("HAR-151")
def test_another_pontoon_allows_another_docker_at_once() -> None:
    state = table(barge="pontoon-white", pontoons={"white": "pink", "yellow": "brown"}, pool="grey3")
    play(state, "docker pink", "step w22", "step jenever", "step w23")
    assert offered(state, "docker") == []
    more = table(barge="pontoon-white", pontoons={"white": "pink", "yellow": "brown"}, pool="grey4")
    play(more, "docker pink", "step w22", "step jenever", "step w23", "step pontoon-yellow", "docker brown")
    assert aboard(more) == "brown pink"


@pytest.mark.rule("HAR-152")
@pytest.mark.parametrize("name", ["start", "tulip", "depot-1", "pontoon-white", "w11"])
def test_a_docker_does_not_leave_elsewhere(name: str) -> None:
    state = table(barge=name, aboard="pink2", pool="grey")
    assert not [move for move in offered(state) if "docker" in move]
    play(state, offered(state, "step")[0])
    assert aboard(state) == "pink2"


@pytest.mark.rule("HAR-V12", "HAR-153")
def test_annes_docker_goes_to_the_second_place_without_being_asked() -> None:
    anne = table(barge="w14", aboard="pink", building="white", pool="grey")
    play(anne, "step pontoon-pink")
    assert (in_building(anne), anne.points[0], aboard(anne), asked(anne)) == (["white", "pink"], 7, "", Act)


@pytest.mark.rule("HAR-153", "HAR-007")
@pytest.mark.parametrize("before", range(7))
def test_each_docker_goes_to_the_highest_empty_place(before: int) -> None:
    others = ["white", "white", "brown", "brown", "yellow", "yellow", "light-blue"]
    state = table(barge="w14", aboard="pink", building=" ".join(others[:before]), pool="grey")
    play(state, "step pontoon-pink")
    assert state.points[0] == DOCKER_PLACES[min(before, 3)]
    assert in_building(state) == [*others[:before], "pink"]


@pytest.mark.rule("HAR-153", "HAR-V88")
def test_both_dockers_of_the_colour_leave_at_once() -> None:
    state = table(barge="w14", aboard="pink2", building="white", pool="grey")
    play(state, "step pontoon-pink")
    assert (in_building(state), state.points[0], aboard(state)) == (["white", "pink", "pink"], 7 + 5, "")


@pytest.mark.rule("HAR-153")
def test_a_docker_of_another_colour_stays_aboard() -> None:
    state = table(barge="w14", aboard="pink yellow", pool="grey")
    play(state, "step pontoon-pink")
    assert (in_building(state), aboard(state), state.points[0]) == (["pink"], "yellow", 9)


@pytest.mark.rule("HAR-153")
def test_passing_through_is_an_arrival() -> None:
    state = table(barge="w13", aboard="pink", pool="grey2")
    play(state, "step pontoon-pink", "step w25")
    assert (in_building(state), pool(state)) == (["pink"], "")


@pytest.mark.rule("HAR-153")
@pytest.mark.parametrize("colour", DOCKERS)
def test_every_colour_has_its_pontoon(colour: str) -> None:
    state = table(barge=f"pontoon-{colour}", aboard=colour, pool="grey2")
    away = offered(state, "step")[0]
    play(state, away, f"step pontoon-{colour}")
    assert (in_building(state), state.points[0]) == ([colour], 9)


@pytest.mark.rule("HAR-154", "HAR-V88")
@pytest.mark.parametrize(("active", "points"), [((50,), 2 * (7 + 5)), ((50, 72), 2 * (7 + 5) + 2), ((72,), 7 + 5)])
def test_card_050_gives_the_points_a_second_time(active: tuple[int, ...], points: int) -> None:
    state = table(barge="w14", aboard="pink2", building="white", pool="grey", tableau=active)
    play(state, "step pontoon-pink")
    assert state.points[0] == points
    GAME.invariants(state)
