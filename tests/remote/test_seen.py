"""A client takes in each message of a table once, and notices a server that skips one."""

from typing import Any

import pytest

from mokum.remote.seen import OutOfOrder, Seen


def happened(seq: int, now: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"type": "happened", "seq": seq, "what": f"what {seq}"} | ({"now": now} if now else {})


def snapshot(seq: int) -> dict[str, Any]:
    return {"type": "snapshot", "seq": seq, "now": {"version": seq}}


def test_a_message_that_comes_twice_counts_once() -> None:
    seen = Seen("table")
    assert [seen.hear(happened(1)), seen.hear(happened(2)), seen.hear(happened(2))] == [True, True, False]
    assert seen.story == {1: "what 1", 2: "what 2"}


def test_where_the_table_stands_is_kept_until_it_is_told_anew() -> None:
    seen = Seen("table")
    seen.hear(happened(1, {"version": 1}))
    seen.hear(happened(2))
    assert seen.sight == {"version": 1}
    seen.hear(happened(3, {"version": 3}))
    assert seen.sight == {"version": 3}


def test_a_gap_is_noticed() -> None:
    seen = Seen("table")
    seen.hear(happened(1))
    with pytest.raises(OutOfOrder, match="3 after 1"):
        seen.hear(happened(3))


def test_a_snapshot_skips_ahead_and_never_back() -> None:
    seen = Seen("table")
    seen.hear(snapshot(5))
    assert (seen.seq, seen.sight) == (5, {"version": 5})
    assert seen.hear(happened(6))
    with pytest.raises(OutOfOrder, match="a snapshot of 4 after 6"):
        seen.hear(snapshot(4))
