"""The market tiles: one serves each round."""

from mokum.games.harbour.effects.gains import (
    ChosenCubes,
    Cubes,
    FreeActivations,
    FreeBlock,
    FreeSteps,
    Jump,
    OnTheRiver,
    PayFlorins,
    Points,
    Swap,
)
from mokum.games.harbour.effects.occasions import Market, MarketTile

TILES: tuple[MarketTile, ...] = (
    MarketTile(
        1,
        "A",
        "A1",
        Market(
            pay=PayFlorins(1),
            gain=(
                Points(1),
                OnTheRiver(2),
            ),
        ),
        "Pay 1 florin: 1 point, and 2 spaces on the river.",
    ),
    MarketTile(2, "A", "A2", Market(pay=PayFlorins(1), gain=(Points(2),)), "Pay 1 florin: 2 points."),
    MarketTile(3, "A", "A3", Market(pay=PayFlorins(1), gain=(Points(3),)), "Pay 1 florin: 3 points."),
    MarketTile(
        4,
        "A",
        "A4",
        Market(
            pay=PayFlorins(2),
            gain=(
                Points(2),
                ChosenCubes(1),
            ),
        ),
        "Pay 2 florins: 2 points and 1 cube of your choice.",
    ),
    MarketTile(
        5,
        "A",
        "A5",
        Market(
            pay=PayFlorins(2),
            gain=(
                Points(3),
                OnTheRiver(1),
            ),
        ),
        "Pay 2 florins: 3 points, and 1 space on the river.",
    ),
    MarketTile(6, "A", "A6", Market(pay=PayFlorins(2), gain=(Points(4),)), "Pay 2 florins: 4 points."),
    MarketTile(
        7,
        "A",
        "A7",
        Market(
            pay=PayFlorins(3),
            gain=(
                Points(4),
                OnTheRiver(2),
            ),
        ),
        "Pay 3 florins: 4 points, and 2 spaces on the river.",
    ),
    MarketTile(8, "A", "A8", Market(pay=PayFlorins(3), gain=(Points(5),)), "Pay 3 florins: 5 points."),
    MarketTile(
        9,
        "B",
        "B9",
        Market(
            pay=PayFlorins(3),
            gain=(
                Points(5),
                ChosenCubes(1),
            ),
        ),
        "Pay 3 florins: 5 points and 1 cube of your choice.",
    ),
    MarketTile(
        10,
        "B",
        "B10",
        Market(
            pay=PayFlorins(4),
            gain=(
                Points(4),
                OnTheRiver(2),
            ),
        ),
        "Pay 4 florins: 4 points, and 2 spaces on the river.",
    ),
    MarketTile(
        11,
        "B",
        "B11",
        Market(
            pay=PayFlorins(4),
            gain=(
                Points(6),
                OnTheRiver(1),
            ),
        ),
        "Pay 4 florins: 6 points, and 1 space on the river.",
    ),
    MarketTile(12, "B", "B12", Market(pay=PayFlorins(4), gain=(Points(8),)), "Pay 4 florins: 8 points."),
    MarketTile(
        13,
        "B",
        "B13",
        Market(
            pay=PayFlorins(5),
            gain=(
                Points(11),
                ChosenCubes(1),
            ),
        ),
        "Pay 5 florins: 11 points and 1 cube of your choice.",
    ),
    MarketTile(14, "B", "B14", Market(pay=PayFlorins(5), gain=(Points(12),)), "Pay 5 florins: 12 points."),
    MarketTile(15, "B", "B15", Market(pay=PayFlorins(6), gain=(Points(14),)), "Pay 6 florins: 14 points."),
    MarketTile(16, "B", "B16", Market(pay=PayFlorins(6), gain=(Points(15),)), "Pay 6 florins: 15 points."),
    MarketTile(
        17,
        "CA",
        "CA 17",
        Market(pay=PayFlorins(1), gain=(FreeSteps(3),)),
        "Pay 1 florin: 3 free barge steps this turn.",
    ),
    MarketTile(
        18,
        "CA",
        "CA 18",
        Market(pay=PayFlorins(2), gain=(Swap(),)),
        "Pay 2 florins: exchange a card of your rack for a card of the discards.",
    ),
    MarketTile(
        19, "CA", "CA 19", Market(pay=PayFlorins(2), gain=(ChosenCubes(2),)), "Pay 2 florins: 2 cubes of your choice."
    ),
    MarketTile(
        20,
        "CA",
        "CA 20",
        Market(pay=PayFlorins(3), gain=(FreeActivations(1),)),
        "Pay 3 florins: activate 1 card of your rack free of charge.",
    ),
    MarketTile(
        21,
        "CB",
        "CB 21",
        Market(pay=PayFlorins(3), gain=(Jump(),)),
        "Pay 3 florins: put your barge on the start, a pontoon or an anchor of your choice.",
    ),
    MarketTile(
        22,
        "CB",
        "CB 22",
        Market(pay=PayFlorins(4), gain=(FreeBlock(),)),
        "Pay 4 florins: take possession of any free block free of charge.",
    ),
    MarketTile(
        23,
        "CB",
        "CB 23",
        Market(pay=PayFlorins(5), gain=(Cubes(brown=1, grey=1, violet=1, orange=1, pink=1, black=1),)),
        "Pay 5 florins: 1 cube of each of the six colours.",
    ),
    MarketTile(
        24,
        "CB",
        "CB 24",
        Market(pay=PayFlorins(6), gain=(FreeActivations(2),)),
        "Pay 6 florins: activate 2 cards of your rack free of charge.",
    ),
)
