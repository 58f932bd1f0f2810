"""What docs/research.md shows is so: its example runs, its excerpt and its sizes are those of the layouts."""

import re
from pathlib import Path

import pytest

from mokum.catalog import game, shipped
from mokum.kernel.encoding import encoding_of

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(example, {})
    ends = capsys.readouterr().out.split()
    assert ends[::2] == ["player_0", "player_1", "player_2"]
    assert sum(map(float, ends[1::2])) == 1


def test_the_excerpt_is_what_the_command_prints() -> None:
    (excerpt,) = re.findall(r"\$ mokum layout routes --seats 3\n(.*?)…", PAGE, re.DOTALL)
    encoding = encoding_of(game("routes"))
    assert encoding is not None
    assert excerpt.splitlines() == list(encoding.layout(3).describe())[: len(excerpt.splitlines())]


@pytest.mark.parametrize("slug", shipped())
def test_the_sizes_are_those_of_the_layouts(slug: str) -> None:
    ((sizes, moves),) = re.findall(rf"^\| `{slug}` \| \d to \d \| ([\d, ]+) \| (\d+) \|$", PAGE, re.MULTILINE)
    encoding = encoding_of(game(slug))
    assert encoding is not None
    assert [int(size) for size in sizes.split(",")] == [encoding.layout(seats).size for seats in game(slug).meta.seats]
    assert int(moves) == len(game(slug).catalogue)
