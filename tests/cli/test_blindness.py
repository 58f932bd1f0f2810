"""The terminal knows games by the kernel's protocol alone: no command names one."""

from pathlib import Path

import pytest

import mokum.cli
from mokum.catalog import games

SOURCES = sorted(Path(mokum.cli.__path__[0]).glob("*.py"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_no_command_names_a_game(source: Path) -> None:
    text = source.read_text(encoding="utf-8")
    for slug, game in games().items():
        assert slug not in text.lower().split()
        assert game.meta.rule_prefix not in text
