"""Experiments as they are typed, on processes and on a Ray cluster: the same table, also when a worker is killed."""

import importlib.util
import shutil
from pathlib import Path

import pytest

from cli.processes import typed
from lab.hands import mortal

HAS_RAY = importlib.util.find_spec("ray") is not None
ON_RAY = pytest.param(
    ("--ray",), marks=[pytest.mark.long, pytest.mark.skipif(not HAS_RAY, reason="the extra `ray` is not installed")]
)


def arena(folder: Path, *workers: str) -> tuple[str, bytes]:
    """What an arena prints and keeps, in a folder of its own with the bot in it."""
    folder.mkdir()
    shutil.copy(mortal.__file__, folder / "mortal.py")
    bots = ("--bots", "mortal:Mortal,random,random", "--games", "90", "--all", "--seed", "lost")
    done = typed(folder, "arena", "routes", *bots, "--results", "games.csv", *workers)
    assert done.returncode == 0, done.stderr
    return done.stdout, (folder / "games.csv").read_bytes()


@pytest.mark.parametrize("workers", [("--processes", "2"), ON_RAY], ids=" ".join)
def test_a_worker_killed_in_the_middle_of_a_game_changes_nothing(tmp_path: Path, workers: tuple[str, ...]) -> None:
    alone = arena(tmp_path / "alone", "--processes", "1")
    assert arena(tmp_path / "many", *workers) == alone
    assert (tmp_path / "many" / "killed").exists()
    assert not (tmp_path / "alone" / "killed").exists()


def test_processes_or_a_cluster_not_both(tmp_path: Path) -> None:
    done = typed(tmp_path, "simulate", "routes", "--processes", "2", "--ray")
    assert done.returncode == 2
    assert "Use --processes or --ray, not both." in done.stderr


@pytest.mark.long
@pytest.mark.skipif(not HAS_RAY, reason="the extra `ray` is not installed")
def test_fits_and_series_are_the_same_on_a_cluster(tmp_path: Path) -> None:
    for name, workers in (("here.json", ("--processes", "1")), ("there.json", ("--ray",))):
        fit = ("fit", "routes", "--games", "20", "--bots", "greedy,random", "--seats", "2", "--out", name)
        done = typed(tmp_path, *fit, *workers)
        assert done.returncode == 0, done.stderr
    assert (tmp_path / "here.json").read_bytes() == (tmp_path / "there.json").read_bytes()


@pytest.mark.long
@pytest.mark.skipif(not HAS_RAY, reason="the extra `ray` is not installed")
def test_a_cluster_that_is_not_there_is_told_in_one_line(tmp_path: Path) -> None:
    done = typed(tmp_path, "simulate", "routes", "--ray", more={"RAY_ADDRESS": "127.0.0.1:1"})
    assert (done.returncode, done.stdout) == (1, "")
    assert "Cannot reach a Ray cluster" in done.stderr
