"""Vectors that tie the check in the browser to our own luck; running this file writes them."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from mokum import catalog
from mokum.kernel.chance import KeyedChance, Stream, subkey
from mokum.kernel.fair import Deal, SealedSeat, commitment, contribution_hash, game_seed

CLIENT = Path(__file__).parents[2] / "client" / "src"
FILE = CLIENT / "platform" / "verify" / "vectors.json"
TABLE = "85dbb89f-5a1b-563c-904b-7bd85d4af7e9"
LABELS = ("order", "deck|1", "deck|12", "die|7", "tie|3")
CHOICES = (1, 2, 3, 4, 6, 100, 128, 256, 257, 1000, 65_536, 65_537)
SIZES = (0, 1, 2, 10, 24, 44, 300)


def _bytes(name: str, length: int) -> bytes:
    """Bytes that look random and are the same every time."""
    return hashlib.shake_128(name.encode()).digest(length)


def _deal(number: int) -> dict[str, Any]:
    seed = _bytes(f"seed {number}", 32)
    parts = [_bytes(f"part {number} {seat}", 16) for seat in range(1 + number)]
    hashes = [contribution_hash(TABLE, seat, part) for seat, part in enumerate(parts)]
    opened = [part if seat != 1 else None for seat, part in enumerate(parts)]
    sealed = tuple(SealedSeat(hashed, part) for hashed, part in zip(hashes, opened, strict=True))
    deal = Deal(TABLE, commitment(TABLE, seed), seed, sealed)
    assert deal.fault() is None
    counted = [hashed if part is None else part for hashed, part in zip(hashes, opened, strict=True)]
    return {
        "table": TABLE,
        "server_seed": seed.hex(),
        "commitment": deal.commitment.hex(),
        "parts": [None if part is None else part.hex() for part in opened],
        "hashes": [hashed.hex() for hashed in hashes],
        "game_seed": game_seed(TABLE, seed, counted).hex(),
        "first": deal.chance().uniform("order", 1 + number),
    }


def vectors() -> dict[str, Any]:
    """The published one first, then deals and draws of every size."""
    published = Stream(bytes(range(32)), "deck|1").shuffled(range(10))
    seed = _bytes("draws", 32)
    return {
        "published": {"subkey": bytes(range(32)).hex(), "label": "deck|1", "n": 10, "order": published},
        "deals": [_deal(number) for number in range(5)],
        "seed": seed.hex(),
        "subkeys": {label: subkey(seed, label).hex() for label in LABELS},
        "uniform": [
            {"label": label, "n": n, "value": KeyedChance(seed).uniform(label, n)} for label in LABELS for n in CHOICES
        ],
        "shuffled": [
            {"label": f"deck|{n}", "n": n, "order": KeyedChance(seed).shuffled(f"deck|{n}", range(n))} for n in SIZES
        ],
    }


def written() -> str:
    return json.dumps(vectors(), separators=(",", ":")) + "\n"


def test_the_vectors_are_those_of_our_own_luck() -> None:
    assert vectors()["published"]["order"] == [0, 2, 4, 7, 8, 9, 6, 3, 1, 5]
    assert FILE.read_text() == written()


@pytest.mark.parametrize("slug", ["harbour", "merchants", "routes"])
def test_the_browser_knows_every_event_and_no_other(slug: str) -> None:
    # One that it does not know is a forgery to it: a new event must be told to it, or honest records are refused.
    told = (CLIENT / "games" / slug / "verify.ts").read_text()
    listed = re.search(r"const KNOWN = new Set\((.*?)\.split", told, re.DOTALL)
    assert listed is not None
    tags = re.findall(r"\b[A-Z][A-Za-z]+(?:\.\d+)?", listed[1])
    types = catalog.game(slug).types
    assert sorted(tags) == sorted([*(event.__struct_config__.tag for event in get_args(types.event)), *types.older])


if __name__ == "__main__":
    FILE.write_text(written())
