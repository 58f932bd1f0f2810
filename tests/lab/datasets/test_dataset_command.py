"""`mokum dataset` as it is typed, and the example that reads what it writes."""

import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cli.processes import environment
from mokum.cli.app import app
from mokum.lab.datasets.playing import rows
from mokum.lab.datasets.row import Row
from mokum.lab.hands.pieces import Workers
from mokum.lab.simulate import Series

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "datasets" / "read.py"


def typed(folder: Path, *words: str) -> Result:
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        done = CliRunner().invoke(app, words, env={"COLUMNS": "200", "NO_COLOR": "1"})
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With a data set of twelve games."""
    made = tmp_path_factory.mktemp("dataset")
    play = ("dataset", "play", "routes", "--games", "12", "--bots", "greedy,random", "--seats", "2")
    done = typed(made, *play, "--seed", "here", "--out", "games.parquet", "--processes", "1")
    assert done.exit_code == 0, done.stderr
    assert done.stderr == "12 games are in games.parquet; games.md says what they are.\n"
    return made


def test_the_card_says_what_how_and_under_which_licence(folder: Path) -> None:
    card = (folder / "games.md").read_text(encoding="utf-8")
    command = "mokum dataset play routes --games 12 --bots greedy,random --seats 2 --seed here --out games.parquet"
    for words in ("12 finished games of routes", "Licence: MIT.", command, "| `moves` | VARCHAR[] |"):
        assert words in card


def test_the_command_on_the_card_gives_the_same_file(folder: Path, tmp_path: Path) -> None:
    (command,) = re.findall(r"^mokum (dataset play .*)$", (folder / "games.md").read_text(), re.MULTILINE)
    assert typed(tmp_path, *command.split(), "--processes", "1").exit_code == 0
    assert (tmp_path / "games.parquet").read_bytes() == (folder / "games.parquet").read_bytes()
    assert (tmp_path / "games.md").read_bytes() == (folder / "games.md").read_bytes()


def test_whoever_stops_has_the_games_so_far(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(series: Series, workers: Workers) -> Iterator[Row]:
        yield from islice(rows(series, workers), 12)
        raise KeyboardInterrupt

    monkeypatch.setattr("mokum.cli.dataset.play_rows", interrupted)
    play = ("dataset", "play", "routes", "--games", "5000", "--bots", "greedy,random", "--seats", "2")
    done = typed(tmp_path, *play, "--seed", "here", "--out", "games.parquet", "--processes", "1")
    assert done.exit_code == 130
    assert "Stopped after 12 of 5000 games." in done.stderr
    for name in ("games.parquet", "games.md"):
        assert (tmp_path / name).read_bytes() == (folder / name).read_bytes()


def test_a_record_out_of_it_is_verified(folder: Path) -> None:
    assert typed(folder, "dataset", "record", "games.parquet", "7", "--out", "game.mokum").exit_code == 0
    told = typed(folder, "verify", "game.mokum")
    assert (told.exit_code, told.stderr) == (0, "")
    assert "game.mokum is valid: routes" in told.stdout


def test_a_record_that_is_not_there(folder: Path) -> None:
    done = typed(folder, "dataset", "record", "games.parquet", "12")
    assert done.exit_code == 2
    assert "There is no game 12 in games.parquet." in done.stderr


def test_a_file_that_is_no_data_set(folder: Path) -> None:
    done = typed(folder, "dataset", "record", "games.md", "0")
    assert (done.exit_code, done.stderr) == (1, "games.md is not a data set of Mokum.\n")


def test_records_are_collected(folder: Path, tmp_path: Path) -> None:
    records = tmp_path / "records"
    records.mkdir()
    record = typed(folder, "dataset", "record", "games.parquet", "3").stdout
    (records / "a.mokum").write_text(record, encoding="utf-8")
    (records / "b.mokum").write_text(record[:-9], encoding="utf-8")
    done = typed(tmp_path, "dataset", "collect", "records", "--out", "people.parquet", "--licence", "CC0")
    assert done.exit_code == 0
    assert re.search(r"^Left out: b\.mokum: the seal is broken", done.stderr, re.MULTILINE)
    card = (tmp_path / "people.md").read_text(encoding="utf-8")
    assert "1 finished game of routes, one row a game. Licence: CC0." in card
    assert "1 file was left out" in card
    assert "Player 1" in typed(tmp_path, "dataset", "record", "people.parquet", "0").stdout


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    done = typed(tmp_path, "dataset", "play", "routes", "--games", "1", "--out", "no/such/folder.parquet")
    assert done.exit_code == 1
    assert done.stderr.startswith("Cannot write no/such/folder.parquet")


def test_the_example_reads_it_by_polars_and_by_duckdb(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLE, "games.parquet"],
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    by_polars, by_duckdb = re.findall(r"greedy +12 games.*\n.*random +12 games.*", done.stdout)
    assert by_polars == by_duckdb
