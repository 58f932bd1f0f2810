"""`docs/security.md` goes through every section of ASVS 5.0, and the tests that it names exist."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
SECTIONS = dict(enumerate((5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3), 1))
"""How many sections each chapter has."""
ROWS = re.findall(r"^\| (V\d+\.\d+) [^|]+ \| ([a-z ]+) \| (.+) \|$", PAGE, re.MULTILINE)


def test_every_section_is_there_once_and_in_order() -> None:
    assert [row[0] for row in ROWS] == [
        f"V{chapter}.{number}" for chapter, sections in SECTIONS.items() for number in range(1, sections + 1)
    ]


@pytest.mark.parametrize(("section", "state", "why"), ROWS, ids=[row[0] for row in ROWS])
def test_a_section_is_shown_by_a_test_or_a_page_or_says_what_is_missing(section: str, state: str, why: str) -> None:
    said = re.sub(r"`tests/[^`]+`", "", why).strip()
    assert state in {"met", "partly", "not met", "not ours"}
    if state == "met":
        assert "`tests/" in why or "`docs/" in why or "this page" in why or "below" in why
    else:
        assert len(said) > 15
        assert said.endswith(".")


@pytest.mark.parametrize("named", sorted(set(re.findall(r"`(tests/[^`]+)`", PAGE))))
def test_what_it_names_exists(named: str) -> None:
    file, _, test = named.partition("::")
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    tests = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    assert test in tests if test else any(name.startswith("test_") for name in tests)
