"""A row holds all that its record follows from: of games that bots played here, and of records in a folder."""

from pathlib import Path

import msgspec
import pytest

from mokum.catalog import game as find_game
from mokum.catalog import shipped
from mokum.kernel.verifying import check
from mokum.lab.arena.arranging import Arrangement
from mokum.lab.arena.contest import Course, contest
from mokum.lab.datasets.collecting import LeftOut, collect, record_files
from mokum.lab.datasets.parquet import read_row, write_rows
from mokum.lab.datasets.playing import rows
from mokum.lab.datasets.rebuilding import CannotRebuild, rebuild
from mokum.lab.datasets.row import COLUMNS, Row
from mokum.lab.simulate import Series

TESTS = Path(__file__).parents[2]
GOLDEN = TESTS / "record" / "golden"
LIVE = TESTS.parent / "client" / "src" / "games" / "merchants" / "testing" / "live.mokum"
"""A whole game with its lots sold on the clock."""
ROUTES = Series("routes", seats=3, games=9, bots=("greedy", "random"), seed="rows", check=False)


def test_every_field_has_a_column() -> None:
    assert tuple(COLUMNS) == Row.__struct_fields__


@pytest.mark.parametrize("slug", shipped())
def test_the_record_of_a_row_is_valid_and_ends_as_the_row_says(slug: str) -> None:
    game = find_game(slug)
    for seats in (game.meta.seats[0], game.meta.seats[-1]):
        for row in rows(Series(slug, seats, 2, ("greedy", "random"), "rebuilt", check=False), 1):
            checked = check(rebuild(row), find_game)
            assert not checked.older
            assert tuple(entry.move for entry in checked.record.entries) == row.moves
            assert len(row.scores) == len(row.ranks) == len(row.players) == len(row.bots or ()) == seats


def test_a_file_gives_back_what_was_written(tmp_path: Path) -> None:
    played = list(rows(ROUTES, 1))
    file = tmp_path / "games.parquet"
    assert write_rows(iter(played), file) == 9
    assert [read_row(file, number) for number in range(9)] == played
    assert read_row(file, 9) is None
    assert [each.name for each in tmp_path.iterdir()] == ["games.parquet"]


def test_the_number_of_processes_does_not_matter(tmp_path: Path) -> None:
    for workers in (1, 2):
        write_rows(rows(ROUTES, workers), tmp_path / f"{workers}.parquet")
    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "2.parquet").read_bytes()


def test_an_interrupted_file_leaves_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    write_rows(rows(ROUTES, 1), file)
    before = file.read_bytes()

    def interrupted() -> object:
        yield next(rows(ROUTES, 1))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_rows(interrupted(), file)  # type: ignore[arg-type]
    assert file.read_bytes() == before
    assert len([*tmp_path.iterdir()]) == 1


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"scores": (1, 1, 1)}, "its moves do not lead to its end"),
        ({"server_seed": "00" * 32}, "move"),
        ({"rules_version": 0}, "it was played by version 0 of the rules"),
        ({"options": "?"}, "options or deal cannot be read"),
        ({"hashes": ("zz",) * 3}, "options or deal cannot be read"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_a_row_that_is_not_true_has_no_record(changed: dict[str, object], why: str) -> None:
    row = next(rows(ROUTES, 1))
    with pytest.raises(CannotRebuild, match=why):
        rebuild(msgspec.structs.replace(row, **changed))


def test_records_of_an_arena_come_back_as_they_were(tmp_path: Path) -> None:
    rules = find_game("merchants")
    arrangement = Arrangement("merchants", rules.meta.rules_version, "greedy", ("random", "random"), seed="kept")
    assert [*contest(arrangement, Course(1, processes=1, records=tmp_path))]
    files = record_files(tmp_path)
    assert len(files) == 3
    for file, row in zip(files, collect(files, keep_names=True), strict=True):
        assert isinstance(row, Row)
        assert rebuild(row) == file.read_text(encoding="utf-8")


def test_how_lots_were_sold_is_kept() -> None:
    (row,) = collect([LIVE], keep_names=True)
    assert isinstance(row, Row)
    assert len(row.lots) >= 18
    assert rebuild(row) == LIVE.read_text(encoding="utf-8")


def test_records_in_a_folder_lose_their_names_and_stay_valid(tmp_path: Path) -> None:
    for name in ("routes-3.mokum", "merchants-4-ahead.mokum"):
        (tmp_path / name).write_bytes((GOLDEN / name).read_bytes())
    (tmp_path / "broken.mokum").write_text("This is no record.\n")
    torn = (GOLDEN / "routes-3.mokum").read_text(encoding="utf-8")
    (tmp_path / "torn.mokum").write_text(torn[: len(torn) // 2])
    (tmp_path / "binary.mokum").write_bytes(bytes(range(256)))
    found = [*collect(record_files(tmp_path))]
    assert {each.file for each in found if isinstance(each, LeftOut)} == {"broken.mokum", "torn.mokum", "binary.mokum"}
    kept = [row for row in found if isinstance(row, Row)]
    assert [(row.number, row.game, row.seats) for row in kept] == [(0, "merchants", 4), (1, "routes", 3)]
    for row in kept:
        assert row.players == tuple(f"Player {seat}" for seat in range(1, row.seats + 1))
        assert (row.bots, row.seed) == (None, None)
        assert not check(rebuild(row), find_game).older
