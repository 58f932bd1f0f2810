"""`docs/faults.md` names tests that there are, for every row that it must have."""

import ast
import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "faults.md").read_text()
PROMISES = PAGE.partition("\n## Measured\n")[0]
ROWS = {row: line for line in PROMISES.splitlines() if (row := line.split(" ")[1] if line.startswith("| ") else "")}
MUST = {f"B{number}" for number in (*range(1, 28), 29)}


def test_every_row_is_there() -> None:
    assert ROWS.keys() >= MUST


@pytest.mark.parametrize("row", [row for row in ROWS if row != "row"])
def test_every_row_is_shown_by_something(row: str) -> None:
    assert re.search(r"`(tests|scripts)/", ROWS[row])


@pytest.mark.parametrize("named", sorted(set(re.findall(r"`(tests/[^`]+)`", PAGE))))
def test_what_it_names_exists(named: str) -> None:
    file, _, test = named.partition("::")
    tree = ast.parse((ROOT / file).read_text())
    tests = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    assert test in tests if test else any(name.startswith("test_") for name in tests)


@pytest.mark.parametrize("kind", sorted(set(re.findall(r"`scripts/faults --only (\w+)`", PAGE))))
def test_the_kinds_of_faults_exist(kind: str) -> None:
    assert kind in runpy.run_path(str(ROOT / "scripts" / "faults"))["KINDS"]
