"""What was stored once is read for ever: logs of older days fold to the same views, results and records."""

from collections import Counter
from typing import Any

import pytest

from golden_logs.logs import folded, kept_views, names, rows_of, shown
from mokum.catalog import game
from mokum.kernel.codec import Codec
from mokum.kernel.verifying import verify
from mokum.store.chain import START, check
from mokum.tables.archive.recording import record_of
from mokum.tables.log.bodies import read_body
from mokum.tables.log.happenings import Ended


def test_in_them_happens_what_can_happen() -> None:
    kinds = Counter(row.kind for name in names() for row in rows_of(name))
    assert set(kinds) >= {
        "TakeBackAsked", "TakeBackAnswered", "TakenBack", "StoodIn", "HandedBack", "ClockRanOut", "ClockCredited",
        "PaceAsked", "PaceAnswered", "PaceChanged", "LotCalled", "LotArmed", "LotVoided", "LotClosed", "RematchMade",
    }  # fmt: skip


@pytest.mark.parametrize("name", names())
def test_the_chain_holds(name: str) -> None:
    rows = rows_of(name)
    check(rows, rows[0].table, 0, START)


@pytest.mark.parametrize("name", names())
def test_everybody_is_shown_the_same(name: str) -> None:
    assert shown(name) == kept_views(name)


@pytest.mark.parametrize("name", names())
def test_no_state_is_read_from_a_log(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a state may get another field, and older logs are read all the same."""

    def refuse(codec: Codec[Any, Any, Any], data: bytes | str) -> Any:
        raise AssertionError("a state")

    monkeypatch.setattr(Codec, "state", refuse)
    for _ in folded(rows_of(name)):
        pass


@pytest.mark.parametrize("name", [name for name in names() if not name.endswith("-rematch")])
def test_the_result_and_the_record_follow_from_the_rows(name: str) -> None:
    rows = rows_of(name)
    *_, (_, standing) = folded(rows)
    (ended,) = [what for row in rows if isinstance(what := read_body(row.body).what, Ended)]
    assert standing.result is not None
    assert standing.result.ranks == ended.ranks
    if ended.why == "played":
        assert standing.result.outcome == standing.game.outcome(standing.position)
    verify(record_of(standing, rows, {}), game)
