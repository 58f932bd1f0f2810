"""What the README shows works as it stands there."""

import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_library_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"\((-?\d+, ){3}-?\d+\)\n", capsys.readouterr().out)


def test_the_pages_that_it_points_to_exist() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert (Path(__file__).parents[1] / target).exists(), target
