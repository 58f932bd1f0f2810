"""Two servers that differ only in hidden things show a moderator the same bytes of a case; a planted leak is found."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from mokum.kernel.event import WATCHER
from mokum.tables.deciding.commands import Refusal
from mokum.tables.serving.supervising import Supervising
from mokum.tables.showing.projecting import Sight
from web.browsers import Browser
from wire.nodes import Node
from wire.twins import Case, Person, Twins, open_twins, prepare

CASES = [
    Case("routes", 3, WATCHER, 12),
    Case("harbour", 3, WATCHER, 12, choice="extension 2"),
    Case("merchants", 3, WATCHER, 12, choice="usual"),
]


def prepared(folder: Path) -> Twins:
    """The one who has no seat decides; the role is given in both databases."""
    twins = prepare(folder, CASES)
    for place in (twins.one, twins.other):
        connection = sqlite3.connect(place / "mokum.db")
        connection.execute("INSERT INTO roles VALUES (?, 'moderator')", (twins.people[-1].actor.player,))
        connection.commit()
        connection.close()
    return twins


def browser_of(node: Node, person: Person) -> Browser:
    browser = Browser(node)  # type: ignore[arg-type]
    browser.cookie, browser.player = f"mokum={person.token}", person.actor.player
    return browser


def shown(node: Node, twins: Twins) -> list[bytes]:
    """All that a moderator is sent of a case of each table, while its game runs."""
    moderator = browser_of(node, twins.people[-1])
    found = []
    for number, plan in enumerate(twins.plans, 1):
        complaint = {"about": twins.people[1].actor.player, "reason": "cheating", "table": plan.table}
        elin, here = browser_of(node, twins.people[0]), {"Host": node.origin.removeprefix("http://")}
        assert elin.ask("POST", "/api/complaints", complaint, here).status == 201
        for method, path in (
            ("GET", "/cases"),
            ("GET", f"/cases/{number}"),
            ("GET", f"/cases/{number}/table"),
            ("POST", f"/cases/{number}/take"),
        ):
            answered = moderator.ask(method, f"/api/moderation{path}", None, here)
            assert answered.status == 200, answered.body
            found.append(answered.body)
    return found


def both(folder: Path, plant: Callable[[Path], None] | None = None) -> tuple[list[bytes], list[bytes]]:
    twins = prepared(folder)
    with open_twins(twins, plant) as nodes:
        one, other = (shown(node, twins) for node in nodes)
    return one, other


def test_attack_a_case_tells_a_moderator_nothing_hidden_of_a_game_that_runs(tmp_path: Path) -> None:
    one, other = both(tmp_path)
    assert len(one) == 4 * len(CASES)
    assert one == other


def test_a_planted_leak_is_found(tmp_path: Path) -> None:
    one, other = both(tmp_path, leak)
    differ = {number for number, (each, twin) in enumerate(zip(one, other, strict=True)) if each != twin}
    assert {2, 6} <= differ <= {2, 6, 10}


def leak(_: Path) -> None:
    """A moderator would be shown what the first seat sees."""

    async def look(self: Supervising, table: str) -> Sight | Refusal:
        found = await self._reception.load(table, fresh=True)
        return found if isinstance(found, Refusal) else found.sight(0, is_host=False)

    Supervising.look = look  # type: ignore[method-assign]
