"""Every page of the documentation is reached from its index, its links lead somewhere, and it says for whom it is."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
OTHERS = {"node_modules", ".venv", "mutants", "dist"}
"""Folders that are not ours, or are made by programs."""
PAGES = sorted(path for path in ROOT.rglob("*.md") if not OTHERS & set(path.relative_to(ROOT).parts))
GUIDES = sorted({*DOCS.glob("*.md"), DOCS / "decisions" / "README.md"})
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)\s]*)\)")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def links(page: Path) -> Iterator[tuple[Path, str]]:
    """Where the links of a page lead: a file or folder, and the heading there."""
    for link in LINK.findall(FENCED.sub("", page.read_text(encoding="utf-8"))):
        path, _, heading = link.partition("#")
        yield (page.parent / path).resolve() if path else page, heading


def headings(page: Path) -> set[str]:
    """As they are written in addresses."""
    titles = re.findall(r"^#+ (.*)$", FENCED.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for target, heading in links(page):
        assert target.exists(), target
        assert not heading or heading in headings(target), f"{target} has no heading {heading}"


def test_every_page_is_reached_from_the_index() -> None:
    reached, waiting = set[Path](), [DOCS / "README.md"]
    while waiting:
        page = waiting.pop()
        if page not in reached and page.suffix == ".md":
            reached.add(page)
            waiting += [target for target, _ in links(page)]
    assert {name(page) for page in DOCS.rglob("*.md")} - {name(page) for page in reached} == set()


@pytest.mark.parametrize("page", GUIDES, ids=name)
def test_a_page_says_for_whom_it_is_and_where_to_go_next(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    title, first, *_ = text.split("\n\n")
    assert title.startswith("# ")
    assert re.fullmatch(r"For [^;]+; you [^;]+; [^;]+\.", first), first
    assert re.search(r"\n## Next\n\n(?!.*^#).+\Z", text, re.MULTILINE | re.DOTALL)
