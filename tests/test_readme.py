"""What the README shows works as it stands there, and NOTICE names every game whose rules are played."""

import re
from pathlib import Path

import pytest
from typer.main import get_command

from mokum.catalog import game as find_game
from mokum.catalog import shipped
from mokum.cli.app import app

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PICTURES = re.findall(r'<img [^>]*src="([^"]+)"|!\[[^\]]*\]\(([^)]+)\)', README)
MOST_BYTES = 150_000
"""Of a picture: all of them are loaded by whoever opens the page."""


def test_the_library_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"\((-?\d+, ){3}-?\d+\)\n", capsys.readouterr().out)


def test_the_pages_that_it_points_to_exist() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert target.startswith(("https://", "#")) or (ROOT / target).exists(), target


def test_the_commands_that_it_shows_exist() -> None:
    shown = set(re.findall(r"\bmokum ([a-z]+)", README))
    assert {"serve", "play", "simulate", "replay", "verify"} <= shown
    assert shown <= set(get_command(app).commands)  # type: ignore[attr-defined]
    for script in re.findall(r"\bscripts/\w+", README):
        assert (ROOT / script).is_file(), script


def test_its_pictures_are_there_small_and_told_in_words() -> None:
    assert len(PICTURES) >= len(shipped())
    for picture in PICTURES:
        file = ROOT / "".join(picture)
        assert file.stat().st_size <= MOST_BYTES, file
    assert not re.findall(r'<img (?![^>]*alt="[^"]{10,}")', README)
    assert not re.findall(r"!\[.{0,9}\]\(", README)


def test_every_game_whose_rules_are_played_is_named() -> None:
    notice = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").replace(",", "").split())
    for slug in shipped():
        assert f"`{slug}`: {find_game(slug).meta.plays}" in notice
        assert f"**{slug.capitalize()}**" in README
