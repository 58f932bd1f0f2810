"""Anonymous visitors ask for whole games: nobody who plays feels it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from threading import get_ident
from typing import Any

import pytest

from mokum.catalog import games
from mokum.kernel.verifying import verify
from mokum.tables.log import folding
from mokum.tables.log.happenings import Played
from mokum.web.limits import Rate
from tables.long_games import long_game, put_into
from web.browsers import Browser
from web.servers import OpenServer, open_here


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A database that holds a long game, and the name of its table."""
    path = tmp_path_factory.mktemp("strangers") / "mokum.db"
    return path, asyncio.run(put_into(path, asyncio.run(long_game())))


@pytest.fixture
def old_server(file: tuple[Path, str]) -> Iterator[OpenServer]:
    with open_here(file[0]) as opened:
        yield opened


def every_page(table: str, version: int) -> list[str]:
    pages = [f"eyes={eyes}&from={first}" for eyes in ("all", "0") for first in range(1, version, 50)]
    return [f"/api/tables/{table}/replay?{page}" for page in pages]


def test_attack_4_no_move_of_a_finished_game_is_folded_in_the_node(
    old_server: OpenServer, file: tuple[Path, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Records, and replays through any eyes. What is folded in this process would be folded on the loop."""
    stranger, table = Browser(old_server), file[1]
    seen = stranger.get(f"/api/tables/{table}")  # the table itself is loaded once
    threads: list[int] = []
    folds: dict[Any, Any] = folding._FOLDS
    fold_played = folds[Played]

    def noted(*arguments: Any) -> Any:
        threads.append(get_ident())
        return fold_played(*arguments)

    monkeypatch.setitem(folds, Played, noted)
    for _ in range(6):
        record = stranger.ask("GET", f"/api/tables/{table}/record")
        assert record.status == 200
    pages = [stranger.get(page) for page in every_page(table, seen["version"])]
    assert threads == []
    assert verify(record.body.decode(), games().__getitem__).game == "harbour"
    assert sum(len(page["steps"]) for page in pages) == 2 * seen["version"]


def test_attack_4_who_asks_for_too_many_games_is_told_to_wait_and_what_is_at_hand_is_free(
    file: tuple[Path, str],
) -> None:
    path, table = file
    with open_here(path, folds=Rate(1, 3600, 2)) as server:
        stranger = Browser(server)
        for _ in range(5):  # the first costs, and the others do not
            assert stranger.ask("GET", f"/api/tables/{table}/record").status == 200
        first, second, third = every_page(table, 150)[:3]
        answers = [stranger.ask("GET", page) for page in (first, second, third, first)]
        assert [answer.status for answer in answers] == [200, 429, 429, 200]
        assert answers[1].json["code"] == "too_many"
        assert int(answers[1].headers["retry-after"]) > 60


def test_attack_1_no_cookie_but_our_own_is_read(old_server: OpenServer) -> None:
    """In quotes and full of backslashes, eight kilobytes of it held the loop for a quarter of a second."""
    anna = Browser(old_server).come_in()
    name, _, token = anna.cookie.partition("=")
    evil = f'{name}="' + "\\" * 7_000 + '"'
    assert Browser(old_server).ask("GET", "/api/me", headers={"Cookie": evil}).status == 401
    for cookie in (f"{name}={token}", f"other={evil}; {name}={token}", f'a="b;c"; {name}={token} ; d="e"'):
        assert anna.ask("GET", "/api/me", headers={"Cookie": cookie}).status == 200
    quoted = anna.ask("GET", "/api/me", headers={"Cookie": f'{name}="{token}"'})
    assert quoted.status == 401


def test_attack_1_a_query_has_few_fields(old_server: OpenServer) -> None:
    stranger = Browser(old_server)
    for fields, status in ((50, 200), (51, 400), (3_000, 400)):
        answered = stranger.ask("GET", "/api/tables?" + "&".join(["limit=1"] * fields))
        assert answered.status == status
    assert answered.json["code"] == "bad_request"
