"""Turns of seats that have much of everything, so that long chains come together: 30 decisions and more."""

from games.harbour.build import table
from mokum.games.harbour.board import COLOURS
from mokum.games.harbour.deck import MARKET, PRINTED
from mokum.games.harbour.state import State
from mokum.kernel.chance import QuickChance

ACTIVE, IN_THE_RACK, DISCARDED = 40, 5, 6


def rich_table(seed: int) -> State:
    """A seat at the beginning of its turn with many active cards, a full rack, cubes, florins, goods and dockers."""
    chance = QuickChance(f"rich {seed}")
    cards = chance.shuffled("cards", PRINTED)
    tile = MARKET[chance.shuffled("tile", MARKET)[0]].code.replace(" ", "")
    rack, discards, active = cards[:IN_THE_RACK], cards[IN_THE_RACK:][:DISCARDED], cards[-ACTIVE:]
    return table(
        2 + seed % 3, round=1 + seed % 12, tile=tile, rack=rack, discards=discards, tableau=active,
        pool=" ".join(f"{colour}3" for colour in COLOURS), florins=9, arms={0: "P1 P2 P3", 1: "G6 G5 G4"},
        store="coffee beer lace", hold="tulip crystal coffee", aboard="pink", barge="pontoon-brown",
        pontoons={"brown": "white yellow"}, foreman="depot-1", bailiff="P4", pawn="crystal", extensions=(1, 2, 3, 4),
    )  # fmt: skip
