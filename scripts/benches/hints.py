"""How much a hinted move loses beside advice's own, judged by a search ten times as deep.

`scripts/bench hints --out FILE [--number 20] [--games routes,harbour]`. In each game of greedy bots some positions are
drawn in which the best bot tries more than one move. The reference is that bot with ten times its budget; what each
move loses to the reference's is told by fresh worlds, as far as the bot looks (`near`) and twice as far (`far`). Every
cause that the hint tells is looked at again in fresh worlds. May be stopped and called again: what is in the file is
kept.
"""

import sys
import time
from collections.abc import Iterator, Sequence
from math import isnan
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from rows import Row, arguments, measure

from lab.analysis.planting import SEATS
from lab.analysis.played import played
from mokum.analysis.splitting import course_of
from mokum.bots.levels import LEVELS, recipe
from mokum.bots.searching import Ahead, SearchingBot
from mokum.bots.tips import UNSTEADY, Tip, account_of, mean_of, tip
from mokum.catalog import game as find_game
from mokum.kernel.chance import QuickChance
from mokum.kernel.lookahead import lookahead_of

POSITIONS = 4
"""Of one game."""
DEEPER = 10
WORLDS = {"near": 24, "far": 24}
"""Fresh worlds that tell what a move loses."""
AGAIN = 64
"""Fresh worlds for the causes."""
DRAWS = 4000
"""Of the bootstrap."""


def positions(slug: str, seed: str) -> Iterator[tuple[int, Any, Any]]:
    """The number of a move, what its seat saw, and its legal moves; drawn without looking at what they are."""
    course = course_of(played(slug, ("greedy",) * SEATS[slug], seed))
    game, ahead = course.game, Ahead(course.game)
    numbers = QuickChance(f"{seed}|positions").shuffled("which", range(len(course.record.entries)))
    found = 0
    for number in numbers:
        seat, _ = course.move(number)
        view, moves = game.view(course.states[number], seat), game.moves(course.states[number], seat)
        if found < POSITIONS and len(moves) > 1 and len(ahead.candidates(view, moves)) > 1:
            found += 1
            yield number, view, moves


def losses(slug: str, view: Any, moves: Any, seed: str) -> Row:
    """What is played by whom, and what the hint and advice lose."""
    game = find_game(slug)
    settings = recipe(game, LEVELS[-1]).settings
    lookahead = lookahead_of(game)
    horizon = settings.get("horizon", lookahead.horizon if lookahead else 0)
    deep: dict[str, Any] = {
        **settings,
        **{each: settings[each] * DEEPER for each in ("playouts", "steps") if each in settings},
    }
    win = settings.get("win", 0.0)
    advised = moves[Ahead(game, horizon).candidates(view, moves)[0]]
    told = tip(game, view, moves, seed)
    hinted = game.catalogue.parse(told.choices[0].move)
    best = SearchingBot(game, f"{seed}|deep", **deep).choose(view, moves)
    row: Row = {
        "advised": str(advised),
        "hinted": str(hinted),
        "best": str(best),
        "causes": causes(game, view, told, seed),
    }
    for name, looking in (("near", Ahead(game, horizon, win)), ("far", Ahead(game, horizon * 2, win))):
        lost = {"advised": 0.0, "hinted": 0.0}
        if not advised == hinted == best:
            compared = [best, *dict.fromkeys(move for move in (hinted, advised) if move != best)]
            totals = [0.0] * len(compared)
            for world in range(WORLDS[name]):
                rewards, _ = looking.rewards(view, compared, f"{seed}|{name}|{world}")
                totals = [total + reward for total, reward in zip(totals, rewards, strict=True)]
            means = {move: total / WORLDS[name] for move, total in zip(compared, totals, strict=True)}
            lost = {"advised": means[best] - means[advised], "hinted": means[best] - means[hinted]}
        row[name] = lost
    return row


def causes(game: Any, view: Any, told: Tip, seed: str) -> list[Row]:
    """What is told of each source of points, and what fresh worlds say of it."""
    if not told.causes:
        return []
    ahead = Ahead(game, recipe(game, LEVELS[-1]).settings.get("horizon"), unsteady=UNSTEADY)
    compared = [game.catalogue.parse(choice.move) for choice in told.choices[:2]]
    differences: dict[str, list[float]] = {cause.source: [] for cause in told.causes}
    for world in range(AGAIN):
        ends, _ = ahead.ends(view, compared, f"{seed}|again|{world}")
        best, other = (account_of(game, state, view.viewer) for state in ends)
        for source, found in differences.items():
            found.append(best.get(source, 0.0) - other.get(source, 0.0))
    again = {source: mean_of(found) for source, found in differences.items()}
    return [
        {"source": cause.source, "more": cause.more, "doubt": cause.doubt, "again": again[cause.source]}
        for cause in told.causes
    ]


def row_of(key: Row) -> Row:
    """The positions of one game."""
    start = time.process_time()
    slug, seed = key["game"], key["seed"]
    found = [
        {"move": number, **losses(slug, view, moves, f"{seed}|{number}")}
        for number, view, moves in positions(slug, seed)
    ]
    return {"positions": found, "seconds": round(time.process_time() - start, 1)}


def share(games: Sequence[Sequence[Row]], name: str) -> float:
    """What hints lose, as a share of what advice loses."""
    lost = {who: sum(each[name][who] for game in games for each in game) for who in ("hinted", "advised")}
    return lost["hinted"] / lost["advised"] if lost["advised"] else float("nan")


def main() -> None:
    asked = arguments(str(__doc__).splitlines()[0]).parse_args()
    slugs = asked.games.split(",")
    keys = [
        {"game": slug, "seed": f"hint {number}"}
        for number in range(asked.begin, asked.begin + asked.number)
        for slug in slugs
    ]
    rows, random = measure(asked.out, keys, row_of), Random("hints")
    for slug in slugs:
        games = [row["positions"] for row in rows if row["game"] == slug]
        all_of_it = [each for game in games for each in game]
        for name in WORLDS:
            shares = (share(random.choices(games, k=len(games)), name) for _ in range(DRAWS))
            drawn = sorted(each for each in shares if not isnan(each))  # a draw in which nothing is lost has no share
            low, high = (drawn[len(drawn) // 40], drawn[-len(drawn) // 40]) if drawn else (float("nan"),) * 2
            lost = [sum(each[name][who] for each in all_of_it) / len(all_of_it) for who in ("hinted", "advised")]
            print(
                f"{slug:10} {name:4} {len(all_of_it)} positions: hints lose {lost[0]:.3f}, advice {lost[1]:.3f} points,"
                f" a share of {share(games, name):.2f} ({low:.2f} to {high:.2f})"
            )
        told = [cause for each in all_of_it for cause in each["causes"]]
        signs = [cause["again"][0] * cause["more"] > 0 for cause in told]
        false = [
            not same and abs(again[0]) > again[1] for same, again in zip(signs, (c["again"] for c in told), strict=True)
        ]
        print(f"{slug:10} causes {len(told)}: the sign is as told in {sum(signs)}, surely not in {sum(false)}")


if __name__ == "__main__":
    main()
