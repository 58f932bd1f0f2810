"""The project's own measurements answer in the form that programs read."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from mokum.catalog import games

ROOT = Path(__file__).parents[1]


def answer(script: str, *arguments: str) -> Any:
    """What a script prints, read as JSON; it must not fail."""
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / script, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_every_rule_of_every_page_has_a_test() -> None:
    for count in answer("rules", "--json").values():
        assert count["rules"] == count["tested"] > 0
        assert count["missing"] == []


def test_the_bench_measures_every_game() -> None:
    measured = answer("benches/engine.py", "--quick", "--json")
    assert set(measured) == set(games())
    for figures in measured.values():
        assert figures["decisions_ratio"] > 0
        assert figures["copies_ratio"] > 0


def test_the_bench_of_the_bus_compares_both_ways_to_tell() -> None:
    measured = answer("benches/bus.py", "--quick", "--json")
    assert measured["sealed_us"] > measured["bare_us"] > 0
    assert measured["look_again_ratio"] > 1
