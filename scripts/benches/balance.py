"""How fair the costs of harbour's cards are: many games of four bots of one name, and one row for each card.

docs/balance.md says what the columns mean and what was read from them.
"""

import argparse
import json
import os
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from card_accounts import Ledger
from card_worth import earned, net
from watched import Watched

from mokum.bots import BOTS, make_bot
from mokum.catalog import game as find_game
from mokum.games.harbour.board import COLOURS
from mokum.games.harbour.deck import CARDS, COST_SIZE, PRINTED
from mokum.kernel.chance import QuickChance
from mokum.kernel.outcome import Outcome
from mokum.lab.hands.pieces import all_of
from mokum.lab.playing import play_out
from mokum.lab.simulate import Chunk, Series, chunks

SEATS = 4


@dataclass(slots=True)
class Row:
    """What many games say of one card."""

    offered: int = 0
    taken: int = 0
    active: int = 0
    uses: int = 0
    rounds: int = 0
    """The sum of the rounds in which it became active."""
    flows: Counter[str] = field(default_factory=Counter)
    lead_taken: float = 0
    """Points more than the other seats of the same game have on average, added up for those who took the card."""
    lead_active: float = 0
    wins: int = 0
    """Winners among those who activated it."""


Table = dict[int, Row]


def lead(scores: tuple[int, ...], seat: int) -> float:
    """Points more than the others have on average."""
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def add(table: Table, ledger: Ledger, outcome: Outcome) -> None:
    """A game goes into the table."""
    scores = outcome.totals
    for card, times in ledger.offered.items():
        table[card].offered += times
    for card, seat in ledger.taken.items():
        table[card].taken += 1
        table[card].lead_taken += lead(scores, seat)
    for card, account in ledger.accounts.items():
        row = table[card]
        row.active += 1
        row.uses += account.uses
        row.rounds += account.round
        row.flows.update(account.flows)
        row.lead_active += lead(scores, account.seat)
        row.wins += outcome.ranks[account.seat] == 1


def play_chunk(chunk: Chunk) -> list[tuple[Ledger, Outcome]]:
    """Play these games one after the other. The luck of each follows from the seed and its number."""
    series, game = chunk.series, find_game("harbour")
    played = []
    for number in range(chunk.start, chunk.stop):
        ledger, luck = Ledger(), f"{series.seed}|{number}"
        bots = [make_bot(series.bots[0], game, f"{luck}|{seat}") for seat in range(SEATS)]
        outcome, _ = play_out(Watched(game, ledger), bots, None, QuickChance(luck), check=series.check)
        played.append((ledger, outcome))
    return played


def measure(series: Series, processes: int = 1) -> Table:
    """The table of a series."""
    table = {card: Row() for card in PRINTED}
    for ledger, outcome in all_of(play_chunk, chunks(series), processes):
        add(table, ledger, outcome)
    return table


def cost_in_words(card: int) -> str:
    parts = ((getattr(CARDS[card].cost, colour), colour) for colour in COLOURS)
    return " + ".join(f"{number} {colour}" for number, colour in parts if number)


Figures = dict[str, float | int | str | None]


def figures(card: int, row: Row, games: int) -> Figures:
    """A row as it is printed. What nobody did has no mean."""
    active, flows = row.active or None, row.flows

    def per(whole: float, parts: int | None) -> float | None:
        return round(whole / parts, 2) if parts else None

    return {
        "card": card,
        "name": CARDS[card].name,
        "cost": cost_in_words(card),
        "offered": row.offered,
        "taken": row.taken,
        "taken %": per(100 * row.taken, row.offered),
        "active": row.active,
        "active %": per(100 * row.active, row.taken),
        "active/game": per(row.active, games),
        "round": per(row.rounds, active),
        "uses": per(row.uses, active),
        "points": per(flows["points"], active),
        "florins": per(flows["florins"], active),
        "cubes": per(flows["cubes"] + flows["chosen"], active),
        "steps": per(flows["river"] + flows["barge"], active),
        "cubes paid": per(flows["cost"] + flows["spent"] + flows["spare"], active),
        "florins paid": per(flows["spent_florins"], active),
        "earned": per(earned(flows), active),
        "net": per(net(flows), active),
        "net/cube": per(net(flows) / COST_SIZE[card], active),
        "net/take": per(net(flows), row.taken),
        "lead taken": per(row.lead_taken, row.taken),
        "lead active": per(row.lead_active, active),
        "wins %": per(100 * row.wins, active),
    }


def markdown(rows: list[Figures], title: str) -> str:
    """The table for people."""
    names = list(rows[0])
    lines = [title, "", f"| {' | '.join(names)} |", f"|{' --- |' * len(names)}"]
    lines += [f"| {' | '.join('–' if row[name] is None else str(row[name]) for name in names)} |" for row in rows]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/balance", description=__doc__)
    parser.add_argument("--bots", choices=BOTS, default="greedy", help="the name of the bot on all four seats")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="rows for machines instead of a table")
    parser.add_argument("--out", type=Path, help="write to this file instead")
    arguments = parser.parse_args()
    series = Series("harbour", SEATS, arguments.games, (arguments.bots,), arguments.seed, check=False)
    table = measure(series, arguments.processes)
    rows = [figures(card, row, arguments.games) for card, row in table.items()]
    title = f"{arguments.games:,} games of four `{arguments.bots}`, seed {arguments.seed}."
    text = json.dumps(rows) + "\n" if arguments.json else markdown(rows, title)
    if arguments.out:
        arguments.out.write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
