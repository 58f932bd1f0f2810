"""The project's own measurements answer in the form that programs read."""

import ast
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from mokum.catalog import games, shipped

ROOT = Path(__file__).parents[1]


def answer(script: str, *arguments: str) -> Any:
    """What a script prints, read as JSON; it must not fail."""
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / script, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def is_python(path: Path) -> bool:
    return path.is_file() and (path.suffix == ".py" or path.read_bytes().startswith(b"#!/usr/bin/env python3"))


@pytest.mark.parametrize(
    "script",
    sorted(path for path in (ROOT / "scripts").rglob("*") if is_python(path)),
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_what_a_script_takes_from_the_server_is_there(script: Path) -> None:
    """Most scripts have no suffix, so that nothing else looks at what they import."""
    for node in ast.walk(ast.parse(script.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "mokum":
            module = import_module(str(node.module))
            parts = [name.name for name in node.names if not hasattr(module, name.name)]
            for part in parts:
                import_module(f"{node.module}.{part}")


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


def test_the_bench_of_research_measures_every_game_beside_the_classics() -> None:
    measured = answer("benches/research.py", "--quick", "--json")
    rates = measured["steps_per_cpu_second"]
    assert {*shipped(), "pettingzoo chess", "pettingzoo connect four", "pettingzoo go"} <= set(rates)
    assert all(rate > 0 for rate in rates.values())
    assert measured["two_processes_over_one"]["routes"] > 0
