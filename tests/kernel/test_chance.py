"""Luck that can be checked afterwards, and luck that is merely quick."""

import hashlib
import hmac
from collections import Counter

import pytest

from mokum.kernel.chance import KeyedChance, LabelReused, LateChance, QuickChance, Stream, subkey


def test_the_published_vector() -> None:
    assert Stream(bytes(range(32)), "deck|1").shuffled(range(10)) == [0, 2, 4, 7, 8, 9, 6, 3, 1, 5]


def test_a_subkey_is_hkdf_without_salt() -> None:
    # RFC 5869 written out: extract with a salt of zeros, expand one block.
    extracted = hmac.new(bytes(32), b"seed", hashlib.sha256).digest()
    expected = hmac.new(extracted, b"deck|2\x01", hashlib.sha256).digest()
    assert subkey(b"seed", "deck|2") == expected
    assert subkey(b"seed", "deck|3") != expected


def test_rfc_5869_case_3() -> None:
    okm = "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d"
    assert subkey(b"\x0b" * 22, "").hex() == okm


def test_the_stream_is_counted_blocks() -> None:
    first = hmac.new(b"k", b"pf1|die|7|" + (0).to_bytes(8, "big"), hashlib.sha256).digest()
    second = hmac.new(b"k", b"pf1|die|7|" + (1).to_bytes(8, "big"), hashlib.sha256).digest()
    stream = Stream(b"k", "die|7")
    assert stream.take(5) == first[:5]
    assert stream.take(40) == (first + second)[5:45]


class Scripted(Stream):
    """A stream with given bytes, to watch how they are used."""

    __slots__ = ("given",)

    def __init__(self, given: bytes) -> None:
        super().__init__(b"", "")
        self.given = given

    def take(self, count: int) -> bytes:
        taken, self.given = self.given[:count], self.given[count:]
        assert len(taken) == count, "read on beyond the script"
        return taken


@pytest.mark.parametrize(
    ("n", "given", "value", "left"),
    [
        (1, b"\xff", 0, 1),  # one choice reads nothing
        (2, b"\x7f", 0, 0),
        (2, b"\x80", 1, 0),
        (3, b"\xc0\xff\x80", 2, 0),  # top two bits: 3 and 3 are rejected, 2 is kept
        (256, b"\xfe", 254, 0),
        (257, b"\xff\xff\x80\x00", 256, 0),  # nine bits of two bytes
        (300, b"\x00\x80", 1, 0),
    ],
)
def test_uniform_keeps_the_top_bits_and_rejects_what_is_too_high(n: int, given: bytes, value: int, left: int) -> None:
    stream = Scripted(given)
    assert stream.uniform(n) == value
    assert len(stream.given) == left


def test_nothing_to_choose_from() -> None:
    with pytest.raises(ValueError, match="something to choose"):
        Stream(b"", "").uniform(0)


def test_a_keyed_draw_depends_on_seed_and_label_alone() -> None:
    chance = KeyedChance(b"one")
    deck = chance.shuffled("deck|1", range(44))
    assert sorted(deck) == list(range(44))
    assert deck == KeyedChance(b"one").shuffled("deck|1", range(44))
    assert deck != chance.shuffled("deck|2", range(44))
    assert deck != KeyedChance(b"two").shuffled("deck|1", range(44))
    assert deck == Stream(subkey(b"one", "deck|1"), "deck|1").shuffled(range(44))
    assert chance.uniform("order", 4) == Stream(subkey(b"one", "order"), "order").uniform(4)


def test_a_label_is_used_once() -> None:
    chance = KeyedChance(b"one")
    chance.uniform("order", 4)
    with pytest.raises(LabelReused, match="order"):
        chance.shuffled("order", range(3))


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("quick", [False, True])
def test_every_card_is_as_likely_in_every_place(quick: bool) -> None:
    """Eight cards, 64 cells of which 49 are free; 105 is the 1e-5 point of chi-square with 49 degrees."""
    shuffles = 8000
    source = QuickChance(7)
    seen: Counter[tuple[int, int]] = Counter()
    for number in range(shuffles):
        label = f"deck|{number}"
        pile = source.shuffled(label, range(8)) if quick else Stream(subkey(b"x", label), label).shuffled(range(8))
        seen.update(enumerate(pile))
    assert chi_square([seen[place, card] for place in range(8) for card in range(8)], shuffles / 8) < 105


@pytest.mark.parametrize("n", [1, 2, 3, 5, 8, 9, 255, 256, 257, 300, 70_000])
def test_quick_numbers_are_in_range_and_reach_both_ends(n: int) -> None:
    chance = QuickChance("range")
    numbers = {chance.below(n) for _ in range(3000)}
    assert min(numbers) >= 0
    assert max(numbers) < n
    if n <= 256:
        assert numbers == set(range(n))
    else:
        assert max(numbers) > n * 0.99
        assert min(numbers) < n * 0.01


def test_quick_luck_follows_its_seed() -> None:
    assert [QuickChance(3).below(100) for _ in range(2)] == [QuickChance("3").below(100)] * 2
    one, other = QuickChance(1), QuickChance(2)
    assert [one.uniform("a", 6) for _ in range(2000)] != [other.uniform("a", 6) for _ in range(2000)]
    # Beyond a block of the stream it goes on with fresh bytes.
    again = QuickChance(1)
    many = [again.below(256) for _ in range(3000)]
    assert many[:1000] != many[1024:2024]


def test_a_quick_shuffle_of_many() -> None:
    assert sorted(QuickChance(1).shuffled("", range(1000))) == list(range(1000))


def test_late_luck_is_the_same_luck_and_is_made_once_and_only_when_asked_for() -> None:
    made = []

    def make() -> KeyedChance:
        made.append(KeyedChance(b"seed"))
        return made[-1]

    late = LateChance(make)
    assert not made
    assert late.shuffled("deck", range(20)) == KeyedChance(b"seed").shuffled("deck", range(20))
    assert late.uniform("die", 1000) == KeyedChance(b"seed").uniform("die", 1000)
    assert len(made) == 1
    with pytest.raises(LabelReused):
        late.uniform("deck", 6)
