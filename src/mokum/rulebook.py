"""The rules pages as data: every rule by its id, and a search in their text."""

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from mokum import game_folders
from mokum.kernel.outcome import RuleId

_SECTION = re.compile(r"## (.+)")
_RULE = re.compile(r"- ([A-Z]+-[A-Z]*\d+) (.+)")
_CONTINUED = "  "
_MARK = re.compile(r"\bDECISION\b")

RULING = "Our ruling"
"""What readers are told instead of the mark `DECISION`, which says that a point is ours and not the rulebook's."""


class NoSuchRule(LookupError):
    """No rule of that id, or no rules of that game."""


class Rule(msgspec.Struct, frozen=True):
    """A rule as its page words it, but for the mark of what we decided ourselves."""

    id: RuleId
    section: str
    text: str


def _pages() -> Traversable:
    """Where the pages lie: inside an installed package, or beside the sources of a checkout."""
    installed = resources.files("mokum").joinpath("rules")
    return installed if installed.is_dir() else Path(__file__).parents[2] / "docs" / "rules"


@cache
def rules(slug: str) -> dict[RuleId, Rule]:
    """Every rule of a game, in the order of its page `<slug>.md` and of the further ones, `<slug>-….md`.

    A game that does not come with Mokum has its page in its package.
    """
    pages = {page.name.removesuffix(".md"): page for page in _pages().iterdir()}
    own = [pages[name] for name in sorted(pages) if name == slug or name.startswith(f"{slug}-")]
    elsewhere = game_folders.packages().get(slug)
    if not own and elsewhere is not None and elsewhere.joinpath(game_folders.PAGE).is_file():
        own = [elsewhere / game_folders.PAGE]
    if not own:
        raise NoSuchRule(f"there is no page with the rules of {slug!r}")
    return {found.id: found for page in own for found in parse(page.read_text(encoding="utf-8"))}


def parse(page: str) -> list[Rule]:
    """The rules on a page: list items that begin with an id, each over as many lines as are indented below it."""
    section, found = "", list[Rule]()
    inside = False
    for line in _MARK.sub(RULING, page).splitlines():
        if heading := _SECTION.fullmatch(line):
            section = heading[1]
        if item := _RULE.fullmatch(line):
            found.append(Rule(item[1], section, item[2]))
        elif inside and line.startswith(_CONTINUED):
            begun = found.pop()
            found.append(Rule(begun.id, begun.section, f"{begun.text} {line.strip()}"))
        inside = bool(item) or (inside and line.startswith(_CONTINUED))
    return found


def rule(slug: str, rule_id: RuleId) -> str:
    """What the rule says. Case does not matter."""
    try:
        return rules(slug)[rule_id.upper()].text
    except KeyError:
        raise NoSuchRule(f"{slug} has no rule {rule_id}") from None


def search(slug: str, words: str) -> list[Rule]:
    """The rules whose text or section holds all of these words; a section of that name first. Case does not matter."""
    wanted = words.lower().split()

    def has(text: str) -> bool:
        return all(word in text.lower() for word in wanted)

    found = [rule for rule in rules(slug).values() if has(f"{rule.section} {rule.text}")]
    return sorted(found, key=lambda rule: not has(rule.section))
