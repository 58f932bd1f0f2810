"""The programs on the pages for authors of bots and clients do what the pages say."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from cli.processes import typed
from harness.opening import seeded_server

ROOT = Path(__file__).parents[1]


BOTS = "writing-a-bot.md"
WITH_PEOPLE = ["bridge", "serve"]
"""These have tests of their own: `web/test_bridge.py`, `browser/test_bridges.py` and `browser/test_installed.py`."""


def programs(page: str, folder: Path, *names: str) -> list[Path]:
    """The Python programs of a page, as files of these names."""
    codes = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.DOTALL)
    files = [folder / name for name in names]
    for file, code in zip(files, codes, strict=True):
        file.write_text(code, encoding="utf-8")
    return files


def run(file: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, file, *arguments], capture_output=True, text=True, timeout=120, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def commands(page: str) -> list[str]:
    return re.findall(r"^ *(mokum .*)$", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("command", [command for command in commands(BOTS) if " arena " in command])
def test_the_first_bots_beat_random(tmp_path: Path, command: str) -> None:
    programs(BOTS, tmp_path, "bot.py", "mybots.py")
    done = typed(tmp_path, *shlex.split(command)[1:])
    assert re.search(r"^Decided after .* wins more than its even share of 50.0%", done.stdout, re.MULTILINE)
    assert done.stderr == ""


@pytest.mark.parametrize("command", [command for command in commands(BOTS) if " play " in command])
def test_the_first_bots_play_at_the_terminal(tmp_path: Path, command: str) -> None:
    programs(BOTS, tmp_path, "bot.py", "mybots.py")
    done = typed(tmp_path, *shlex.split(command)[1:])
    assert (done.returncode, done.stderr) == (0, "")
    assert "You left the table." in done.stdout


def test_all_commands_of_the_page_are_tested() -> None:
    assert [command.split()[1] for command in commands(BOTS)] == ["play", "arena", *WITH_PEOPLE, "arena", "play"]


def test_the_first_client_plays_a_whole_game(tmp_path: Path) -> None:
    with seeded_server("first steps") as address:
        assert run(programs("writing-a-client.md", tmp_path, "client.py")[0], address).startswith(
            f"Over: {address}/table/"
        )
