"""A game in a folder that the operator names is found by every command, and nothing else is played because of it."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.processes import environment, typed
from mokum.bootstrap import check
from mokum.game_folders import SETTING
from mokum.settings import BadSettings, Settings

PEBBLES = '''
"""The rules of `routes` under another name."""

from msgspec.structs import replace

from mokum.games.routes.game import Routes


class Pebbles(Routes):
    meta = replace(Routes.meta, slug="pebbles", rule_prefix="PEB")


GAME = Pebbles()
'''
PAGE = """# Pebbles

## Beginning
- PEB-001 There are pebbles.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    package = tmp_path / "more" / "pebbles"
    package.mkdir(parents=True)
    package.joinpath("__init__.py").write_text(PEBBLES)
    package.joinpath("rules.md").write_text(PAGE)
    return package.parent


def test_every_command_finds_it(folder: Path, tmp_path: Path) -> None:
    named = {SETTING: str(folder)}
    asked = "simulate", "pebbles", "--games", "200", "--seats", "2", "--processes", "2"
    told = typed(tmp_path, *asked, more=named)
    assert "200 games of pebbles" in told.stdout, told.stderr
    left = typed(tmp_path, "play", "pebbles", more=named)
    assert "A game of pebbles" in left.stdout, left.stderr
    assert "pebbles" in typed(tmp_path, "play", "--help", more=named).stdout


def test_without_the_setting_there_are_the_three_games(tmp_path: Path) -> None:
    told = typed(tmp_path, "play", "pebbles")
    assert "Choose harbour, merchants or routes." in told.stderr


def test_a_name_that_is_taken_is_refused(folder: Path, tmp_path: Path) -> None:
    folder.joinpath("pebbles").rename(folder / "typing")
    load = [sys.executable, "-c", "from mokum.catalog import games; games()"]
    done = subprocess.run(load, env=environment({SETTING: str(folder)}), capture_output=True, text=True, check=False)
    assert "needs another name: there is a module typing already" in done.stderr


def test_a_server_says_what_is_wrong_with_the_setting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: dict[str, Any] = {"_env_file": None, "database": f"sqlite:///{tmp_path / 'a.db'}"}
    monkeypatch.setenv(SETTING, str(tmp_path / "nowhere"))
    with pytest.raises(BadSettings, match="is not a folder"):
        check(Settings(**told))
    monkeypatch.delenv(SETTING)
    with pytest.raises(BadSettings, match="must be set in the environment"):
        check(Settings(**told, games=str(tmp_path)))
