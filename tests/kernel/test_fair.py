"""The fair deal: promised by hashes before the game, checked from the seeds after it."""

import hashlib
import hmac

import pytest

from mokum.kernel.chance import KeyedChance
from mokum.kernel.fair import Deal, SealedSeat, commitment, contribution_hash, game_seed

TABLE = "2026-11-15/7"
SEED = bytes(range(32))
PARTS = [bytes([seat]) * 16 for seat in (1, 2, 3)]


def test_what_is_hashed() -> None:
    assert commitment("t", SEED) == hashlib.sha256(b"pf1|commit|t|" + SEED).digest()
    assert contribution_hash("t", 0, PARTS[0]) == hashlib.sha256(b"pf1|c|t|1|" + PARTS[0]).digest()
    assert game_seed("t", SEED, PARTS) == hmac.new(SEED, b"pf1|seed|t" + b"".join(PARTS), hashlib.sha256).digest()


def test_an_honest_deal_has_no_fault_and_gives_the_luck_of_its_seeds() -> None:
    deal = Deal.make(TABLE, SEED, PARTS)
    assert deal.fault() is None
    expected = KeyedChance(game_seed(TABLE, SEED, PARTS)).shuffled("deck|1", range(44))
    assert deal.chance().shuffled("deck|1", range(44)) == expected


def test_who_never_opens_its_part_counts_with_its_hash() -> None:
    whole = Deal.make(TABLE, SEED, PARTS)
    silent = SealedSeat(whole.seats[1].hash)
    deal = Deal(TABLE, whole.commitment, SEED, (whole.seats[0], silent, whole.seats[2]))
    assert deal.fault() is None
    parts = [PARTS[0], silent.hash, PARTS[2]]
    expected = KeyedChance(game_seed(TABLE, SEED, parts)).uniform("order", 1000)
    assert deal.chance().uniform("order", 1000) == expected


def flipped(data: bytes, bit: int) -> bytes:
    return (int.from_bytes(data, "big") ^ 1 << bit).to_bytes(len(data), "big")


@pytest.mark.parametrize("bit", [0, 100, 255])
def test_one_bit_of_the_servers_seed(bit: int) -> None:
    deal = Deal.make(TABLE, SEED, PARTS)
    forged = Deal(TABLE, deal.commitment, flipped(SEED, bit), deal.seats)
    assert forged.fault() == "the server's seed does not match its commitment"


def test_one_bit_of_a_contribution() -> None:
    deal = Deal.make(TABLE, SEED, PARTS)
    forged_seat = SealedSeat(deal.seats[2].hash, flipped(PARTS[2], 5))
    forged = Deal(TABLE, deal.commitment, SEED, (*deal.seats[:2], forged_seat))
    assert forged.fault() == "the contribution of seat 3 does not match its hash"


def test_a_contribution_of_another_seat_or_table() -> None:
    deal = Deal.make(TABLE, SEED, PARTS)
    swapped = Deal(TABLE, deal.commitment, SEED, (deal.seats[1], deal.seats[0], deal.seats[2]))
    assert swapped.fault() == "the contribution of seat 1 does not match its hash"
    moved = Deal("elsewhere", commitment("elsewhere", SEED), SEED, deal.seats)
    assert moved.fault() == "the contribution of seat 1 does not match its hash"


def test_lengths() -> None:
    assert Deal.make(TABLE, SEED[:31], PARTS).fault() == "the server's seed has not 32 bytes"
    assert Deal.make(TABLE, SEED, [PARTS[0], b"short"]).fault() == "the contribution of seat 2 has not 16 bytes"
