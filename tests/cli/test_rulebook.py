"""The rules pages as data, in a checkout and in an installed package."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from mokum import rulebook
from mokum.catalog import games, shipped

PAGE = """# A game

Words that are no rule. - GAM-000 neither.

## Beginning
- GAM-001 Sit down. There are
  two chairs
  and a table.
- GAM-002 Shuffle.

  A remark below a rule is none.

## Test vectors
- GAM-V01 One of each.
"""


def test_a_page_is_read_rule_by_rule() -> None:
    assert rulebook.parse(PAGE) == [
        rulebook.Rule("GAM-001", "Beginning", "Sit down. There are two chairs and a table."),
        rulebook.Rule("GAM-002", "Beginning", "Shuffle."),
        rulebook.Rule("GAM-V01", "Test vectors", "One of each."),
    ]


def test_a_rule_is_found_by_its_id() -> None:
    text = rulebook.rule("routes", "ROU-032")
    assert text == "A wild taken from the market as the first card ends the action: no second card."
    assert rulebook.rule("routes", "rou-032") == text


def test_readers_are_told_our_rulings_in_words() -> None:
    text = rulebook.rule("routes", "ROU-014")
    assert "Our ruling: the rulebook says the youngest" in text
    assert rulebook.rule("routes", "ROU-021").endswith("Our ruling.")
    assert not [rule.id for slug in games() for rule in rulebook.rules(slug).values() if "DECISION" in rule.text]


@pytest.mark.parametrize("slug", shipped())
def test_what_is_ours_is_found_by_these_words(slug: str) -> None:
    told = [rule.id for rule in rulebook.rules(slug).values() if rule.section.endswith("What is ours")]
    assert 4 <= len(told) <= 8
    assert [rule.id for rule in rulebook.search(slug, "what is ours")][: len(told)] == told


@pytest.mark.parametrize(("slug", "rule_id"), [("routes", "ROU-999"), ("no-such-game", "ROU-001")])
def test_a_rule_that_is_not_there(slug: str, rule_id: str) -> None:
    with pytest.raises(rulebook.NoSuchRule):
        rulebook.rule(slug, rule_id)


def test_rules_are_found_by_their_words() -> None:
    found = [rule.id for rule in rulebook.search("routes", "Double ROUTE")]
    assert "ROU-045" in found
    assert "ROU-046" in found
    assert "ROU-033" not in found
    assert rulebook.search("routes", "route elephant") == []


@pytest.mark.parametrize("slug", games())
def test_every_game_has_its_page_with_ids_of_its_own(slug: str) -> None:
    found = rulebook.rules(slug)
    assert len(found) > 10
    assert {rule_id.split("-")[0] for rule_id in found} == {games()[slug].meta.rule_prefix}


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with the pages inside, as a wheel holds them."""
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "game.md").write_text(PAGE, encoding="utf-8")
    (folder / "game-cards.md").write_text("- GAM-C01 A card.\n", encoding="utf-8")
    (folder / "gamely.md").write_text("- OTH-001 Another game.\n", encoding="utf-8")
    monkeypatch.setattr("mokum.rulebook.resources.files", lambda _: tmp_path)
    rulebook.rules.cache_clear()
    yield
    rulebook.rules.cache_clear()


@pytest.mark.usefixtures("installed")
def test_an_installed_package_has_the_pages_inside() -> None:
    assert rulebook.rule("game", "GAM-002") == "Shuffle."
    assert list(rulebook.rules("game")) == ["GAM-001", "GAM-002", "GAM-V01", "GAM-C01"]
    with pytest.raises(rulebook.NoSuchRule):
        rulebook.rules("routes")
