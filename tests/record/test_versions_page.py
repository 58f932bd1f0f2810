"""`docs/rules/versions.md` says for every version of a game's rules which of them changed."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

from mokum.catalog import games
from mokum.kernel.game import AnyGame

PAGE = Path(__file__).resolve().parents[2] / "docs" / "rules" / "versions.md"
ROW = re.compile(r"^\| `(\w+)` \| (\d+) \| (\d{4}-\d\d-\d\d) \| (.+) \|$", re.MULTILINE)


def listed() -> dict[str, list[tuple[int, str]]]:
    found = defaultdict(list)
    for slug, version, _, rules in ROW.findall(PAGE.read_text(encoding="utf-8")):
        found[slug].append((int(version), rules))
    return found


@pytest.mark.parametrize(("slug", "game"), games().items())
def test_every_version_is_listed_with_its_rules(slug: str, game: AnyGame) -> None:
    versions = listed().get(slug, [(1, f"{game.meta.rule_prefix}-001")])
    assert [version for version, _ in versions] == list(range(1, game.meta.rules_version + 1))
    for _, rules in versions:
        assert re.search(rf"{game.meta.rule_prefix}-\d{{3}}", rules)


def test_nothing_else_is_listed() -> None:
    assert set(listed()) <= set(games())
