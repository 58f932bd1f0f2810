"""The programs on the pages for authors of bots and clients do what the pages say."""

import re
import subprocess
import sys
from pathlib import Path

from harness.opening import seeded_server

ROOT = Path(__file__).parents[1]


def program(page: str, folder: Path) -> Path:
    """The one Python program of a page, as a file."""
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.DOTALL)
    file = folder / "program.py"
    file.write_text(code, encoding="utf-8")
    return file


def run(file: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, file, *arguments], capture_output=True, text=True, timeout=120, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_first_bot_beats_random(tmp_path: Path) -> None:
    wins = dict(re.findall(r"'(\w+)': (\d+)", run(program("writing-a-bot.md", tmp_path))))
    assert int(wins["longest"]) > 1.3 * int(wins["random"]) > 0


def test_the_first_client_plays_a_whole_game(tmp_path: Path) -> None:
    with seeded_server("first steps") as address:
        assert run(program("writing-a-client.md", tmp_path), address).startswith(f"Over: {address}/table/")
