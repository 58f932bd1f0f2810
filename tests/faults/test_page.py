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
LAST = {"A": 12, "B": 34, "F": 30}
MUST = {f"{kind}{number}" for kind, last in LAST.items() for number in range(1, last + 1)}
NOT_SHOWN = re.compile(r"\*\*not shown\*\*: [A-Za-z][^|]{15,}\.")
"""With the reason, in a sentence."""


def test_every_row_is_there() -> None:
    assert ROWS.keys() == MUST | {"row"}


@pytest.mark.parametrize("row", [row for row in ROWS if row != "row"])
def test_every_row_is_shown_by_something_or_says_why_not(row: str) -> None:
    shown = ROWS[row].rpartition(" | ")[2]
    assert re.search(r"`(tests|scripts)/", shown) or NOT_SHOWN.search(shown)
    assert ("not shown" in shown) == bool(NOT_SHOWN.search(shown))


@pytest.mark.parametrize("named", sorted(set(re.findall(r"`(tests/[^`]+)`", PAGE))))
def test_what_it_names_exists(named: str) -> None:
    file, _, test = named.partition("::")
    tree = ast.parse((ROOT / file).read_text())
    tests = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    assert test in tests if test else any(name.startswith("test_") for name in tests)


@pytest.mark.parametrize("kind", sorted(set(re.findall(r"`scripts/faults --only (\w+)`", PAGE))))
def test_the_kinds_of_faults_exist(kind: str) -> None:
    assert kind in runpy.run_path(str(ROOT / "scripts" / "faults"))["KINDS"]
