"""Every file and folder of the project that the documentation names is there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BUILT = {ROOT / "src/mokum/web/static"}
"""What is made by building the client, and is not in the repository."""
PAGES = sorted((ROOT / "docs").rglob("*.md"))
TOP = "boards|client|deploy|design|docs|locks|scripts|src|tests"
IN_TICKS = re.compile(rf"`((?:{TOP})/[\w./<>*…-]+)(?:::\w+)?[^`]*`")
IN_LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)")


def named(page: Path) -> Iterator[Path]:
    """Paths of the project between ticks, and links to files; not patterns such as `<game>`."""
    text = page.read_text(encoding="utf-8")
    for path in IN_TICKS.findall(text):
        if not re.search(r"[<>*…]", path):
            yield ROOT / path.rstrip(".")
    for link in IN_LINK.findall(text):
        yield page.parent / link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_names_is_there(page: Path) -> None:
    missing = [str(path.relative_to(ROOT)) for path in named(page) if not path.exists() and path not in BUILT]
    assert missing == []


def test_paths_are_found_at_all() -> None:
    assert sum(1 for page in PAGES for _ in named(page)) > 50
