"""What accounts say on average: luck should be 0, skill 0 between equals, and an advantage should show as skill.

`scripts/bench accounts --out FILE [--number 20] [--games routes,harbour] [--bots greedy,beginner] [--luck-only]`. The
first bot of `--bots` plays against seats of the second, on changing seats; its account is told, with the interval of 19
in 20 cases over the games. By quick analyses. May be stopped and called again: what is in the file is kept.
"""

import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

import msgspec
from rows import Row, arguments, measure

from lab.analysis.planting import SEATS
from lab.analysis.played import played
from mokum.analysis.account import accounts
from mokum.analysis.judging import Choice
from mokum.analysis.outline import outline_of
from mokum.analysis.pieces import pieces_of, work
from mokum.analysis.report import report
from mokum.analysis.settings import QUICK
from mokum.analysis.splitting import course_of

BY_VALUE = msgspec.structs.replace(QUICK, causes=2)
"""A quick analysis that hardly asks for causes."""
PARTS = ("result", "start", "luck", "skill", "own", "others", "rest")


def row_of(key: Row) -> Row:
    """The account of the first bot in one game."""
    start = time.process_time()
    slug, (first, other), number = key["game"], key["bots"], key["number"]
    seats = SEATS[slug]
    seat = number % seats
    bots = tuple(first if at == seat else other for at in range(seats))
    text = played(slug, bots, f"account {number}")
    pieces = [piece for piece in pieces_of(text, BY_VALUE) if not key["luck_only"] or piece.share.kind != "choices"]
    course = course_of(text)
    findings = [finding for piece in pieces for finding in work(piece)]
    outline = outline_of(course)
    found, apart = report(outline, findings, BY_VALUE), accounts(outline, findings)[seat]
    told = found.seats[seat]
    choices = [each for each in findings if isinstance(each, Choice) and each.cost]
    return {
        "seat": seat,
        **{part: getattr(told, part) for part in PARTS},
        "apart": {"skill": apart.skill, "rest": apart.rest},
        "choices": [[each.seat, each.move, each.better, each.cost, each.doubt, each.behind_advice] for each in choices],
        "ends": outline.ends_of_turns,
        "listed": sum(moment.kind == "slip" and moment.seat == seat for moment in found.moments),
        "seconds": round(time.process_time() - start, 1),
    }


def show(part: str, figures: Sequence[float]) -> None:
    """The mean with how far it may be off, and how far one game differs from another."""
    if len(figures) > 1:
        spread = statistics.stdev(figures)
        off = 1.96 * spread / len(figures) ** 0.5
        print(f"  {part}: {statistics.fmean(figures):+.1f} ± {off:.1f}, standard deviation {spread:.1f}")


def show_worth(rows: Sequence[Row]) -> None:
    """What a point of luck was worth of the result: 1 where it is told right, less where it is told too large."""
    luck, result = [row["luck"] for row in rows], [row["result"] for row in rows]
    if len(rows) < 3 or not any(luck):
        return
    square = sum(each**2 for each in luck)
    worth = sum(one * other for one, other in zip(luck, result, strict=True)) / square
    left = sum((other - worth * one) ** 2 for one, other in zip(luck, result, strict=True))
    off = 1.96 * (left / (len(rows) - 1) / square) ** 0.5
    explained = 1 - left / sum(each**2 for each in result)
    print(f"  a point of luck is worth {worth:.2f} ± {off:.2f}; it explains {explained:.0%} of how results differ")


def main() -> None:
    parser = arguments(str(__doc__).splitlines()[0])
    parser.add_argument("--bots", default="greedy,greedy", help="two, separated by a comma")
    parser.add_argument("--luck-only", action="store_true", help="leave decisions out, which take longest")
    asked = parser.parse_args()
    slugs, bots = asked.games.split(","), asked.bots.split(",")
    keys = [
        {"game": slug, "bots": bots, "number": number, "luck_only": asked.luck_only}
        for number in range(asked.begin, asked.begin + asked.number)
        for slug in slugs
    ]
    rows = measure(asked.out, keys, row_of)
    for slug in slugs:
        own = [row for row in rows if row["game"] == slug]
        print(f"{slug}, {bots[0]} against {bots[1]}, {len(own)} games")
        for part in PARTS:
            show(part, [row[part] for row in own])
        show_worth(own)
        for part in ("skill", "rest"):
            show(f"{part} with every decision by itself", [row["apart"][part] for row in own])


if __name__ == "__main__":
    main()
