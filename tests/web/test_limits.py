"""Buckets, strikes and places, on a clock that stands until it is moved."""

from mokum.web.limits import Bucket, Buckets, Connections, Rate, Strikes
from mokum.web.strangers import Stranger, Strangers


class HandClock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_with_time() -> None:
    clock = HandClock()
    bucket = Bucket(Rate(10, 1, 30), clock)
    assert [bucket.take() for _ in range(31)] == [True] * 30 + [False]
    assert 0 < bucket.wait <= 0.1
    clock.now += 0.125
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now += 3600
    assert sum(bucket.take() for _ in range(100)) == 30


def test_everybody_has_their_own_bucket() -> None:
    buckets = Buckets(Rate(1, 60, 1), HandClock())
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]


def test_three_strikes_are_forgiven() -> None:
    strikes = Strikes()
    assert [strikes.strike() for _ in range(4)] == [False, False, False, True]


def test_attack_8_the_household_with_most_strangers_makes_way() -> None:
    strangers, gone = Strangers(3, 6), []

    def come(name: str) -> Stranger | None:
        stranger = Stranger(name[0], lambda: gone.append(name))
        return stranger if strangers.enter(stranger) else None

    assert all(come(name) for name in ("a1", "b1", "a2", "a3", "b2"))
    assert come("a4") is None, "three of a household"
    assert strangers.are_many
    assert come("c1") is not None
    assert come("a5") is None
    assert come("d1") is not None
    assert gone == ["a1"], "the oldest of the household with most"
    assert come("e1") is not None
    assert gone == ["a1", "b1"]
    sixth = come("f1")
    assert sixth is not None
    assert gone == ["a1", "b1", "a2"], "then all are one of one, and the oldest goes"
    assert come("f2") is None, "nobody makes way for their own"
    strangers.leave(sixth)
    strangers.leave(sixth)
    assert [come("f3") is not None, come("f4") is not None] == [True, False]


def test_places_are_counted_for_each_and_in_all() -> None:
    places = Connections(2, 3)
    assert [places.enter("a"), places.enter("a"), places.enter("a")] == [True, True, False]
    assert [places.enter("b"), places.enter("c")] == [True, False]
    places.leave("a")
    assert places.enter("c")
