"""The examples in `examples/bots` play every game without a fault, and the same one again from the same seed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from mokum.catalog import game as find_game
from mokum.catalog import shipped
from mokum.cli.app import app
from programs.scripts import play

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "bots"
COMMANDS = {
    "longest.py": f"{sys.executable} {FOLDER / 'longest.py'}",
    "busy.mjs": f"node {FOLDER / 'busy.mjs'}",
    "first.sh": str(FOLDER / "first.sh"),
}
SCREENFUL = 45


def test_all_of_them_are_tested_and_fit_on_a_screen() -> None:
    files = {file.name: file for file in FOLDER.iterdir() if file.suffix in {".py", ".mjs", ".sh"}}
    assert set(files) == set(COMMANDS)
    for file in files.values():
        text = file.read_text(encoding="utf-8")
        assert text.count("\n") <= SCREENFUL, file
        assert "import mokum" not in text
        assert "from mokum" not in text


@pytest.mark.parametrize("slug", shipped())
@pytest.mark.parametrize("name", COMMANDS)
def test_it_plays_without_a_fault(name: str, slug: str, capfd: pytest.CaptureFixture[str]) -> None:
    game = find_game(slug)
    once = play(COMMANDS[name], "example", game, game.meta.seats[-1])
    assert once == play(COMMANDS[name], "example", game, game.meta.seats[-1])
    assert "exec:" not in capfd.readouterr().err


@pytest.mark.parametrize("name", COMMANDS)
def test_the_command_that_it_shows_is_how_it_is_played(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (shown,) = re.findall(r"mokum (play .*)", (FOLDER / name).read_text(encoding="utf-8"))
    monkeypatch.chdir(ROOT)
    words = [word.strip('"') for word in re.findall(r'"[^"]*"|\S+', shown)]
    done = CliRunner().invoke(app, words, input="q\n")
    assert done.exit_code == 0, done.output
    assert "You left the table." in done.output


def test_longest_beats_random() -> None:
    wins = [play(COMMANDS["longest.py"], str(seed))[0].ranks[0] == 1 for seed in range(30)]
    assert sum(wins) > 21


def test_the_script_is_posix() -> None:
    checked = subprocess.run(["sh", "-n", FOLDER / "first.sh"], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")
