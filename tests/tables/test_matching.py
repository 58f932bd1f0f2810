"""Who sits together: near in strength, less near with waiting, the longest waiting first, and nobody twice."""

from random import Random

import pytest
from msgspec.structs import replace

from mokum.store import PairingWish
from mokum.tables.deciding.matching import NEAR, match, reach

NOW = 10_000_000
SECOND, HOUR = 1_000, 3_600_000


def a_wish(player: str, mean: float = 1200.0, *seats: int, waited: int = 0, deviation: float = 40.0) -> PairingWish:
    return PairingWish(player, "routes", seats or (2,), "live", True, mean, deviation, NOW - waited, NOW + HOUR)


def matched(*wishes: PairingWish) -> list[list[str]]:
    return [[wish.player for wish in table] for table in match(wishes, NOW)]


def test_two_who_are_near_sit_together_and_one_waits() -> None:
    assert matched() == []
    assert matched(a_wish("ann")) == []
    assert matched(a_wish("ann", 1200), a_wish("bob", 1330)) == [["ann", "bob"]]
    assert matched(a_wish("ann", 1200), a_wish("bob", 1350)) == []


def test_the_nearest_is_chosen_above_or_below() -> None:
    one = a_wish("ann", 1200, waited=SECOND)
    assert matched(one, a_wish("bob", 1260), a_wish("cleo", 1150)) == [["ann", "cleo"]]
    assert matched(one, a_wish("bob", 1240), a_wish("cleo", 1150)) == [["ann", "bob"]]


def test_whoever_has_waited_longest_chooses_first() -> None:
    wishes = a_wish("ann", 1200, waited=1), a_wish("bob", 1210, waited=3), a_wish("cleo", 1225, waited=2)
    assert matched(*wishes) == [["bob", "ann"]]
    assert matched(*wishes[1:], replace(wishes[0], since=NOW - 9)) == [["ann", "bob"]]


@pytest.mark.parametrize(("pace", "minute"), [("live", 60_000), ("days", 3 * HOUR)])
def test_with_waiting_others_may_be_farther_away(pace: str, minute: int) -> None:
    far = a_wish("bob", 1200 + NEAR + 40 + 290)
    one, other = (replace(wish, pace=pace) for wish in (a_wish("ann"), far))
    assert match([one, other], NOW) == []
    waited = replace(one, since=NOW - minute)
    assert [[wish.player for wish in table] for table in match([waited, other], NOW)] == [["ann", "bob"]]
    assert reach(waited, NOW) == pytest.approx(NEAR + 40 + 300)


def test_who_is_not_known_well_may_play_with_many() -> None:
    far = a_wish("bob", 1500)
    assert matched(a_wish("ann", 1200, deviation=300, waited=1), far) == [["ann", "bob"]]
    assert matched(a_wish("ann", 1200, waited=1), far) == []


def test_only_the_same_game_pace_and_kind_fit() -> None:
    one = a_wish("ann")
    for other in ({"game": "harbour"}, {"pace": "days"}, {"rated": False}):
        assert match([one, replace(a_wish("bob"), **other)], NOW) == []


def test_with_enough_people_the_largest_table_is_found() -> None:
    """So that nobody of three is left who would also sit with two."""
    three = [a_wish(player, 1200, 2, 3) for player in ("ann", "bob", "cleo")]
    assert matched(*three) == [["ann", "bob", "cleo"]]
    assert matched(*three[:2]) == [["ann", "bob"]]
    assert matched(a_wish("ann", 1200, 2, 3), a_wish("bob", 1200, 3)) == []
    assert matched(a_wish("ann", 1200, 2, 3), a_wish("bob", 1200, 3), a_wish("cleo", 1200, 2)) == [["ann", "cleo"]]


def test_who_blocked_somebody_is_never_paired_with_them() -> None:
    """Neither if they choose nor if they are chosen, and not as the third at a table; others are found for both."""
    ann, bob, cleo = (a_wish(player, 1200, 2, 3, waited=-place) for place, player in enumerate(("ann", "bob", "cleo")))
    for apart in ({"ann": {"bob"}, "bob": {"ann"}}, {"ann": {"bob", "zoe"}, "bob": {"ann"}, "zoe": {"ann"}}):
        assert match([ann, bob], NOW, apart) == []
        assert [[wish.player for wish in table] for table in match([ann, bob, cleo], NOW, apart)] == [["ann", "cleo"]]
    apart = {"bob": {"cleo"}, "cleo": {"bob"}}
    assert [[wish.player for wish in table] for table in match([ann, bob, cleo], NOW, apart)] == [["ann", "bob"]]


def test_with_many_blocks_a_thousand_are_matched_as_fast_and_nobody_sits_with_whom_they_are_apart() -> None:
    luck = Random(2)
    wishes = [replace(a_wish(f"{number:04}", luck.gauss(1200, 250), 2, 3, 4), since=NOW - 1) for number in range(1000)]
    apart: dict[str, set[str]] = {wish.player: set() for wish in wishes}
    for wish in wishes:
        for other in luck.sample([other for other in wishes if other is not wish], 25):
            apart[wish.player].add(other.player)
            apart[other.player].add(wish.player)
    tables = match(wishes, NOW, apart)
    seated = [wish.player for table in tables for wish in table]
    assert len(seated) == len(set(seated)) > 900
    for table in tables:
        for wish in table:
            assert not apart[wish.player] & {other.player for other in table}


def test_of_many_nobody_sits_twice_and_all_that_was_wished_is_kept() -> None:
    luck = Random(1)
    for _ in range(30):
        wishes = [
            replace(
                a_wish(f"{number:03}", luck.gauss(1200, 250), *sorted(luck.sample((2, 3, 4), luck.randint(1, 3)))),
                since=NOW - luck.randrange(90) * SECOND,
                rated=luck.random() < 0.5,
            )
            for number in range(120)
        ]
        tables = match(wishes, NOW)
        seated = [wish.player for table in tables for wish in table]
        assert len(seated) == len(set(seated)) > 60
        for table in tables:
            assert len({wish.kind for wish in table}) == 1
            assert all(len(table) in wish.seats for wish in table)
            reaches = [(reach(wish, NOW), wish) for wish in table]
            assert any(all(abs(wish.mean - other.mean) <= far for other in table) for far, wish in reaches)
        left = [wish for wish in wishes if wish.player not in seated]
        assert match(left, NOW) == [], "nobody is left who fits"
