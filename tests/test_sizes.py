"""`scripts/sizes` finds files that are too long, in both languages, and excuses that are no longer needed."""

import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "scripts" / "sizes"))


def test_a_long_file_is_told_unless_it_is_known(script: dict[str, Any]) -> None:
    assert script["faults"]({"a.py": 300}, known=()) == []
    assert script["faults"]({"a.py": 301}, known=()) == ["a.py has 301 lines; the most is 300"]
    assert script["faults"]({"a.py": 301}, known=("a.py",)) == []


def test_an_excuse_for_a_file_that_was_split_or_is_gone_is_told(script: dict[str, Any]) -> None:
    assert len(script["faults"]({"a.py": 200}, known=("a.py", "gone.ts"))) == 2


def test_what_is_looked_at(script: dict[str, Any]) -> None:
    found = {name: {str(file.relative_to(ROOT)) for file in files} for name, files in script["sources"]().items()}
    assert {"src/mokum/settings.py", "tests/test_sizes.py", "scripts/faults"} <= found["Python"]
    assert {"client/src/main.tsx", "client/vite.config.ts"} <= found["TypeScript"]
    both = found["Python"] | found["TypeScript"]
    assert "scripts/check" not in both  # Bash
    assert not {name for name in both if name.startswith("client/src/wire/")}
