"""An arena is the same on one process and on several, at once and with interruptions; it stops when it is decided."""

import time
from pathlib import Path

import msgspec
import pytest

from mokum.catalog import game as find_game
from mokum.kernel.verifying import check
from mokum.lab.arena.arranging import Arrangement, deal_seed, seated
from mokum.lab.arena.contest import Course, contest
from mokum.lab.arena.drawing import draw
from mokum.lab.arena.playing import Played
from mokum.lab.arena.scoreboard import Report
from mokum.lab.dealing import seeded_deal
from mokum.lab.naming import make_bot
from mokum.lab.playing import play_out

ROUTES = find_game("routes")
RANDOM = Arrangement("routes", ROUTES.meta.rules_version, "random", ("random", "shaken[noise=9]"), seed="arena")
UNEVEN = Arrangement("routes", ROUTES.meta.rules_version, "greedy", ("random",), seed="uneven")


def report(arrangement: Arrangement, course: Course) -> Report:
    *_, last = contest(arrangement, course)
    return last.report()


def test_the_number_of_processes_does_not_matter(tmp_path: Path) -> None:
    one, two = (Course(12, True, processes=many, results=tmp_path / f"{many}.csv") for many in (1, 2))
    assert report(RANDOM, one) == report(RANDOM, two)
    assert (tmp_path / "1.csv").read_bytes() == (tmp_path / "2.csv").read_bytes()


def test_nor_does_it_for_bots_that_look_ahead(tmp_path: Path) -> None:
    searching = msgspec.structs.replace(UNEVEN, challenger="searching[playouts=4,horizon=1]")
    one, eight = (Course(8, True, processes=many, results=tmp_path / f"{many}.csv") for many in (1, 8))
    assert report(searching, one) == report(searching, eight)
    assert (tmp_path / "1.csv").read_bytes() == (tmp_path / "8.csv").read_bytes()


def test_it_stops_when_it_is_decided_unless_all_are_wanted() -> None:
    soon = report(UNEVEN, Course(30, processes=1))
    assert soon.decided == "more"
    assert soon.rounds < 20
    assert report(UNEVEN, Course(30, True, processes=1)).rounds == 30


def test_bots_that_play_alike_get_exactly_the_same() -> None:
    same = msgspec.structs.replace(UNEVEN, field=("greedy", "greedy"))
    bots = report(same, Course(3, processes=1)).bots
    assert bots["greedy"].share.value == bots["greedy (field)"].share.value == pytest.approx(1 / 3)
    assert bots["greedy"].margin.value == pytest.approx(0)


def test_what_is_in_the_file_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    course = Course(6, True, processes=1, results=tmp_path / "games.csv")
    whole = report(RANDOM, course)

    def refuse(piece: object) -> list[Played]:
        raise AssertionError("nothing is left to play")

    monkeypatch.setattr("mokum.lab.arena.contest.play_piece", refuse)
    assert report(RANDOM, course) == whole
    with pytest.raises(AssertionError, match="nothing is left"):
        report(RANDOM, msgspec.structs.replace(course, rounds=7))


def test_an_interrupted_arena_ends_as_one_that_was_not(tmp_path: Path) -> None:
    course = Course(8, True, processes=1, results=tmp_path / "games.csv")
    rounds = contest(RANDOM, course)
    for _ in range(3):
        next(rounds)
    rounds.close()
    lines = (tmp_path / "games.csv").read_bytes()
    assert lines.count(b"\n") == 2 + 3 * 3
    (tmp_path / "games.csv").write_bytes(lines[:-5])
    assert report(RANDOM, course) == report(RANDOM, msgspec.structs.replace(course, results=None))


def test_fewer_rounds_than_the_file_has_are_only_read(tmp_path: Path) -> None:
    course = Course(5, True, processes=1, results=tmp_path / "games.csv")
    report(RANDOM, course)
    before = (tmp_path / "games.csv").read_bytes()
    assert report(RANDOM, msgspec.structs.replace(course, rounds=2)).rounds == 2
    assert (tmp_path / "games.csv").read_bytes() == before


@pytest.mark.parametrize("slug", ["routes", "harbour"])
def test_records_are_of_these_games_and_hold(tmp_path: Path, slug: str) -> None:
    arrangement = Arrangement(slug, find_game(slug).meta.rules_version, "random", ("random",), seed="records")
    told = report(arrangement, Course(1, processes=1, check=True, records=tmp_path))
    assert told == report(arrangement, Course(1, processes=1))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["00001-1.mokum", "00001-2.mokum"]
    for file in files:
        record = check(file.read_text(encoding="utf-8"), find_game).record
        assert record.names == ("random 1", "random 2")
        assert record.deal == seeded_deal(2, "records|0")


def test_the_picture_has_a_row_for_each_bot_and_the_even_share() -> None:
    told = report(RANDOM, Course(2, processes=1))
    picture = draw(told, "A <small> test")
    assert picture.count("A &lt;small&gt; test") == 2
    assert "<small>" not in picture
    for words in ("random (field)", "shaken[noise=9]", "even: 33.3%", "rating", "share of wins"):
        assert words in picture
    assert picture.count("<circle") == 2 * len(told.bots)


def bare(arrangement: Arrangement, rounds: int) -> float:
    """Processor seconds for the games of an arena and nothing else."""
    began = time.process_time()
    for number in range(rounds * arrangement.round_size):
        at = seated(arrangement, number)
        seed = deal_seed(arrangement, at.round)
        bots = [make_bot(name, ROUTES, f"{seed}|{seat}") for seat, name in enumerate(at.bots)]
        play_out(ROUTES, bots, ROUTES.types.options(), seeded_deal(len(bots), seed).chance(), check=False)
    return time.process_time() - began


def test_an_arena_costs_little_more_than_its_games(tmp_path: Path) -> None:
    """Loosely; `scripts/bench arena` measures it."""
    ratios = []
    for turn in range(4):
        began = time.process_time()
        report(UNEVEN, Course(15, True, processes=1, results=tmp_path / f"{turn}.csv"))
        ratios.append((time.process_time() - began) / bare(UNEVEN, 15))
    assert min(ratios) < 1.5
