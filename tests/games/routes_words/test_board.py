"""The board in characters: everything is on it, nothing covers anything, and colour alone never carries meaning."""

import re

import pytest

from games.routes.build import deal, play, table
from mokum.games.routes.board import CARDS, PLACE_NAMES, ROUTES
from mokum.games.routes.game import GAME
from mokum.games.routes.state import State
from mokum.kernel.event import WATCHER, Viewer
from mokum.kernel.words import Picture, Run, plain

NAMES = ("Anna", "Ben", "Cees", "Daan")
WIDEST = 120


def board(state: State, viewer: Viewer = 0) -> Picture:
    """What a viewer sees."""
    return GAME.words.board(GAME.view(state, viewer), NAMES[: state.seats])


def text(state: State, viewer: Viewer = 0) -> str:
    """The same without colours."""
    return plain(board(state, viewer))


def line(state: State, heading: str, viewer: Viewer = 0) -> str:
    """The line that begins with these words."""
    (found,) = [row for row in text(state, viewer).splitlines() if row.startswith(heading)]
    return found


def runs(picture: Picture, style: str) -> list[str]:
    """The texts in that style."""
    return [run.text for row in picture for run in row if run.style == style]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_place_and_every_route_is_on_the_map(seats: int) -> None:
    shown = text(table(seats))
    for name in PLACE_NAMES:
        assert re.search(rf"(?<!\w){name}(?!\w)", shown), name
    for route in ROUTES:
        label = f"{route.id} {route.colour}{'□' * route.length}{'+' if route.cart else ''}"
        assert re.search(rf"(?<!\d){re.escape(label)}(?![□+])", shown), label


def test_it_fits_a_terminal_of_120_columns() -> None:
    assert max(map(len, text(table(4)).splitlines())) <= WIDEST


def test_each_route_is_drawn_in_its_colour() -> None:
    picture = board(table(3))
    for route in ROUTES:
        assert any(run.startswith(f"{route.id} {route.colour}") for run in runs(picture, route.colour))


def test_a_line_joins_the_two_places() -> None:
    # Nieuwe Waal–Noordermarkt is the only green route in the upper left: dots of braille lead away from both ends.
    rows = board(table(3))[:8]
    dots = [
        y for y, row in enumerate(rows) for run in row if run.style == "green" and any("⠀" < c <= "⣿" for c in run.text)
    ]
    assert min(dots) <= 2
    assert max(dots) >= 4


@pytest.mark.rule("ROU-070")
def test_a_claimed_route_shows_its_owner_by_letter_and_by_style() -> None:
    state = table(3, claimed={0: [15, 3], 2: [16]})
    shown, picture = text(state), board(state)
    assert re.search(r"\b15 AA(?!\w)", shown)
    assert re.search(r"\b3 AAAA(?!\w)", shown)
    assert re.search(r"\b16 CC(?!\w)", shown)
    assert "15 AA" in "".join(runs(picture, "seat 1"))
    assert "16 CC" in "".join(runs(picture, "seat 3"))
    assert not re.search(r"\b15 pink", shown)


@pytest.mark.rule("ROU-046")
def test_the_other_half_of_a_double_route_is_closed_with_two_seats_and_open_with_three() -> None:
    assert re.search(r"\b16 ××(?!×)", text(table(2, claimed={1: [15]})))
    assert re.search(r"\b16 orange□□", text(table(3, claimed={1: [15]})))


@pytest.mark.parametrize("claimed", [{0: [1, 4, 13]}, {0: [3, 24], 1: [42, 2], 2: [27, 33]}])
def test_claims_cover_no_other_label(claimed: dict[int, list[int]]) -> None:
    shown = text(table(3, claimed=claimed))
    taken = {route for routes in claimed.values() for route in routes}
    for route in ROUTES:
        if route.id not in taken:
            assert re.search(rf"(?<!\d){route.id} {route.colour}{'□' * route.length}(?!□)", shown), route.id


def test_places_on_my_contracts_are_marked_for_me_alone() -> None:
    state = table(2, contracts=["2", "20"])  # Dam–Waag; Jordaan–Waag
    assert "Waag ◉" in text(state, 0)
    assert text(state, 0).count("◉") == text(state, 1).count("◉") == 2 + 1  # and once in the legend
    assert "◉" not in text(state, WATCHER)


def test_the_market_the_piles_and_the_last_round() -> None:
    state = table(2, market="pink blue wild black -", rest=1, contract_pile="3 4 5", turns_left=2)
    assert line(state, "Market") == "Market          1:pink   2:blue   3:wild   4:black   5:empty"
    assert line(state, "Piles") == "Piles           draw pile 0   discards 0   contracts 3"
    assert line(state, "Last round") == "Last round      2 turns left"
    assert "Last round" not in text(table(2))


@pytest.mark.rule("ROU-070")
def test_the_players_table() -> None:
    state = table(2, turn=1, hands=["red2 wild"], shown=["", "green2"], claimed={0: [1, 3]}, contracts=["1 2 3", "4"])
    assert line(state, "  A Anna").split() == ["A", "Anna", "9", "10", "3", "2", "3"]
    assert line(state, "▸ B Ben").split() == ["▸", "B", "Ben", "0", "16", "2", "0", "1", "2", "green"]


@pytest.mark.rule("ROU-053", "ROU-071")
def test_my_hand_and_contracts_are_shown_to_me_alone() -> None:
    state = table(2, hands=["red2 wild", "blue"], claimed={0: [15, 11]}, contracts=["2 20", "24"])
    assert line(state, "Your hand") == "Your hand       1 wild   2 red"
    mine = text(state)
    assert "✓ Dam–Waag (3) is completed" in mine
    assert "– Jordaan–Waag (8) is not completed" in mine
    assert "Blauwbrug–Jordaan" not in mine
    watched = text(state, WATCHER)
    assert "Your" not in watched
    assert "Jordaan–Waag" not in watched


def test_an_empty_hand_says_so() -> None:
    assert line(table(2), "Your hand") == "Your hand       no cards"


def test_contracts_on_offer_show_which_i_chose() -> None:
    state, _ = deal(2, contracts="2 20", first=0)
    assert line(state, "On offer") == "On offer        – Dam–Waag (3) is not completed"
    play(state, "keep 2", 0)
    assert line(state, "On offer") == "On offer        – Dam–Waag (3) is not completed, chosen"
    assert "chosen" not in text(state, 1)


@pytest.mark.rule("ROU-053")
def test_after_the_end_everybodys_contracts_lie_open() -> None:
    state = table(2, claimed={1: [15, 11]}, contracts=["20", "2"], ended="ROU-060")
    assert line(state, "Ben's", 0) == "Ben's           ✓ Dam–Waag (3) is completed"
    assert text(state, 0).count("Jordaan–Waag") == 1
    assert line(state, "Anna's", WATCHER) == "Anna's          – Jordaan–Waag (8) is not completed"


def test_styles_are_words_of_the_game() -> None:
    known = {"", "dim", "strong", "grey", *CARDS, *(f"seat {number}" for number in range(1, 5))}
    state = table(4, hands=["red wild"], claimed={seat: [seat * 7 + 1] for seat in range(4)})
    assert {run.style for row in board(state) for run in row} <= known


def test_the_same_view_is_always_the_same_picture() -> None:
    assert board(table(3, claimed={0: [15]})) == board(table(3, claimed={0: [15]}))


@pytest.mark.rule("ROU-071")
def test_what_a_viewer_may_not_know_changes_nothing_in_its_picture() -> None:
    one = table(2, hands=["red", "blue"], market="pink pink green black orange", contracts=["1", "24"])
    other = table(2, hands=["red", "green"], market="pink pink green black orange", contracts=["1", "23"])
    assert board(one) == board(other)
    assert board(one, 1) != board(other, 1)


def test_a_claimed_line_carries_the_letter_all_along() -> None:
    picture = board(table(2, claimed={1: [42]}))
    trail = [run for row in picture[:36] for run in row if run.style == "seat 2"]
    assert Run("42 BBBB", "seat 2") in trail
    assert sum("B" in run.text for run in trail) >= 4
