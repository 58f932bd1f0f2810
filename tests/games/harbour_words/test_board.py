"""The board in characters: everything is on it, no line is too long, and colour alone never carries meaning."""

import re

import pytest

from games.harbour.build import deal, table
from games.harbour_words.telling import board, line, text
from mokum.games.harbour.board import BLOCK_COST, BLOCKS, COLOURS, DISTRICT_NAMES
from mokum.games.harbour.deck import CARDS
from mokum.kernel.event import WATCHER
from mokum.kernel.words import Run

WIDEST = 120


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_block_is_on_it_with_its_cost(seats: int) -> None:
    shown = text(deal(seats))
    for name in DISTRICT_NAMES:
        assert name in shown
    for block, cost in zip(BLOCKS, BLOCK_COST, strict=True):
        assert re.search(rf"{block}[ ◆]{cost} \w", shown), block


def test_it_fits_a_terminal_of_120_columns_however_full_it_is() -> None:
    full = " ".join(f"{colour}12" for colour in COLOURS)
    state = table(
        4,
        pool=dict.fromkeys(range(4), full),
        house=dict.fromkeys(range(4), "orange"),
        roses={seat: dict.fromkeys(range(1, 7), full) for seat in range(4)},
        rack={seat: range(1 + seat * 6, 6 + seat * 6) for seat in range(4)},
        tableau={seat: range(40 + seat * 20, 60 + seat * 20) for seat in range(4)},
        offer=(30, 31, 35, 36, 37, 38),
        dice="6 6 6 6 6 6",
        round=12,
        tile="CB21",
        extensions=(1, 2, 3, 4),
        tasks=(13, 33, 32),
        foreman="depot-1",
        bailiff="P5",
        pawn="crystal",
        check=False,
    )
    rows = text(state).splitlines()
    assert max(map(len, rows)) <= WIDEST
    for card in (30, 31, 36, 40, 119):
        assert f"{card}" in " ".join(rows)


def test_the_round_its_tile_and_its_dice() -> None:
    state = table(3, round=9, order=(2, 0, 1), turn=2, tile="B9", dice="1 2 3 4 5 6", districts="pink orange")
    assert line(state, "Round") == "Round           9 of 12"
    assert line(state, "Order of play") == "Order of play   C Cees   A Anna   B Ben"
    assert "pink 4  orange 5 (as 1)  grey 6 (as 1)" in line(state, "Dice")
    tile = "B9  Pay 3 florins: 5 points and 1 cube of your choice."
    assert line(state, "Market tile") == f"Market tile     {tile}   (3 tiles to come)"
    assert line(state, "Districts").startswith("Districts       Plantage, Jordaan ")
    assert line(table(2, round=3), "Round") == "Round           3 of 12   fast delivery 5 points"


@pytest.mark.rule("HAR-041", "HAR-400")
def test_the_river_shows_bridges_stacks_and_berths() -> None:
    state = table(4, river={0: 3, 1: 3, 2: 18, 3: 18}, stack=(1, 0, 2, 3), berths=(3, 2))
    shown = "0 1 2 3:BA |2| 4 5 6 7 |3| 8 9 10 11 |4| 12 13 14 15 |5| 16 17 mouth:DC"
    assert line(state, "Amstel") == f"Amstel          {shown}"


def test_the_city_shows_goods_owners_and_the_bailiff() -> None:
    state = table(2, arms={0: "P1", 1: "P2"}, goods={"P3": "cheese"}, bailiff="P3", extensions=(1,))
    assert line(state, "Plantage").startswith("Plantage        pink   P1 3 A          P2 4 B          P3◆2 cheese ")
    assert line(state, "Bailiff") == "Bailiff         ◆ P3 in the Plantage, which costs 1 cube less"
    assert Run("A", "seat 1") in [run for row in board(state) for run in row]


def test_the_harbour_shows_roofs_depots_dockers_and_barges() -> None:
    state = table(
        2,
        arms="P1 P2",
        roofs={"beer": 1},
        depots={2: "lace"},
        pontoons={"pink": "white yellow", "brown": ""},
        building="pink brown",
        barge={0: "start", 1: "w10"},
        foreman="depot-1",
        extensions=(1,),
    )
    assert line(state, "Warehouses").startswith("Warehouses      beer × 5 4 (7)   tulips 5 4 3 (")
    assert line(state, "Depots").startswith("Depots          depot 1: 2 (2) ◆   depot 2: × lace (")
    shown = text(state)
    assert "pink: white and yellow (" in shown
    assert "brown: – (" in shown
    assert line(state, "Docker building") == (
        "Docker building 9 points: pink   7 points: brown   5 points: –   3 points: –"
    )
    assert line(state, "Barges") == "Barges          A start   B w10"


@pytest.mark.rule("HAR-007")
def test_the_last_place_of_the_docker_building_holds_all_further_dockers() -> None:
    state = table(2, building="pink brown white pink yellow")
    places = "9 points: pink   7 points: brown   5 points: white   3 points: pink, yellow"
    assert line(state, "Docker building") == f"Docker building {places}"


def test_who_has_no_barge_is_told_no_distances() -> None:
    assert line(table(2), "Depots", WATCHER).startswith("Depots          depot 1: 2   depot 2: 3 ")


@pytest.mark.rule("HAR-010", "HAR-400")
def test_the_black_market_lies_in_a_square() -> None:
    rows = text(table(2, arms="P1", sold="tulip", pawn="crystal", extensions=(3,))).splitlines()
    first = next(number for number, row in enumerate(rows) if row.startswith("Black market"))
    assert rows[first].split() == ["Black", "market", "beer", "×", "tulips", "cheese"]
    assert rows[first + 1].split()[:5] == ["furniture", "◆", "crystal", "jenever", "×"]
    assert rows[first + 2].split() == ["tiles", "lace", "coffee"]


def test_offer_and_piles() -> None:
    state = table(2, offer=(24, 109), discards=(1, 2, 3))
    offer = "Offer           24  Brewer               2 brown 2 orange        1 florin and 1 point."
    assert line(state, "Offer") == offer
    assert line(state, "Piles") == "Piles           artisans 50   buildings 54   plans 23   discards 3"


def test_a_long_text_goes_on_below_and_is_whole() -> None:
    rows = text(table(2, rack=(35,)))
    whole = " ".join(rows.split())
    assert CARDS[35].text in whole


@pytest.mark.rule("HAR-400")
def test_a_seat_shows_all_that_lies_before_it() -> None:
    state = table(
        2,
        arms="P1 P2 P3",
        points=41,
        florins=3,
        tokens=2,
        pool="pink2 grey",
        house="black",
        rose={1: "pink", 3: "grey2"},
        rack=(24,),
        tableau=(20, 23),
        used=(23,),
        store="beer2",
        hold="lace",
        aboard="pink white",
    )
    shown = text(state)
    assert "▸ A Anna  41 points   3 florins   3 blocks   2 penalty tokens" in shown
    assert "  B Ben  0 points   1 florin   0 blocks" in shown
    assert line(state, "  pool") == "  pool          2 pink 1 grey   house 1 black"
    assert line(state, "  rose") == "  rose          1: 1 pink   2: –   3: 2 grey   4: –   5: –   6: –"
    assert line(state, "  goods") == "  goods         store 2 beer   hold lace   dockers white and pink"
    assert line(state, "  rack").startswith("  rack          24  Brewer               2 brown 2 orange ")
    assert line(state, "  tableau") == "  tableau       20 Brewer   23 Brewer ×"
    assert line(state, "  tableau", nth=1) == "  tableau       –"


@pytest.mark.rule("HAR-321")
def test_in_the_solo_game_tom_has_a_line_and_a_letter() -> None:
    state = table(1, arms={0: "P1", 1: "P2 P3"}, river={0: 0, 1: 5}, points={1: 12}, florins={1: 4})
    assert "  T TOM  12 points   4 florins   2 blocks" in text(state)
    assert "5:T" in line(state, "Amstel")
    assert "P2 4 T" in line(state, "Plantage")


def test_styles_are_words_of_the_game() -> None:
    known = {"", "dim", "strong", *COLOURS, *(f"seat {number}" for number in range(1, 5))}
    state = table(4, arms={seat: BLOCKS[seat * 3] for seat in range(4)}, pool="pink black", dice="1 2 3 4 5 6")
    assert {run.style for row in board(state) for run in row} <= known
