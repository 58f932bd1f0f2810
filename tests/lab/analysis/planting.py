"""Plants a blunder and a quiet move in a game: afterwards an analysis must find the one and leave the other alone."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from lab.analysis.played import played
from mokum.analysis.judging import BEST, Choice, judge
from mokum.analysis.moments import MOST, MOST_LUCK, moments
from mokum.analysis.outline import ends_of_turns
from mokum.analysis.settings import Settings
from mokum.analysis.splitting import course_of
from mokum.analysis.turns import once_a_turn
from mokum.bots import make_bot
from mokum.bots.levels import recipe
from mokum.bots.searching import Ahead, Gains
from mokum.catalog import game as find_game
from mokum.kernel.chance import QuickChance
from mokum.kernel.lookahead import lookahead_of

JUDGE = Settings(moves=120_000)
WORLDS = 12
CLEARLY = {"routes": 2.0, "merchants": 40.0, "harbour": 4.0}
"""What a blunder costs at least, in points of the game."""
SEATS = {"routes": 2, "merchants": 3, "harbour": 2}

GOOD = {"routes": "greedy", "merchants": "greedy", "harbour": "expert[steps=300]"}
"""Who plays where a blunder is planted. In harbour greedy makes up to a dozen slips in a game that are larger."""


class Planted(NamedTuple):
    """The record of a game, and the numbers of the two moves in it; None where one could not be planted."""

    text: str
    blunder: int | None
    quiet: int | None


class Planter:
    """From some decision on: plays once the worst of the prospects, and once what the best bot would."""

    def __init__(self, slug: str, seed: str) -> None:
        game = find_game(slug)
        lookahead = lookahead_of(game)
        assert lookahead is not None
        horizon = recipe(game, BEST).settings.get("horizon", lookahead.horizon)
        self._slug, self._seed = slug, seed
        self._near, self._far = Ahead(game, horizon), Ahead(game, horizon * 2)
        self._expert = make_bot(BEST, game, f"{seed}|expert")
        span = {"routes": 12, "merchants": 40, "harbour": 120}[slug]
        chance = QuickChance(f"{seed}|where")
        self._blunder_from, self._quiet_from = (chance.uniform("where", span) for _ in range(2))
        self.blunder: int | None = None
        self.quiet: int | None = None

    def __call__(self, made: int, view: Any, moves: Any, chosen: Any) -> Any:
        if len(moves) == 1 or len(tried := [moves[index] for index in self._near.candidates(view, moves)]) < 2:
            return chosen
        if self.blunder is None and made >= self._blunder_from and (worst := self._worst(view, tried)) is not None:
            self.blunder = made
            return worst
        if self.quiet is None and made >= self._quiet_from and made != self.blunder:
            self.quiet = made
            return self._expert.choose(view, moves)
        return chosen

    def _worst(self, view: Any, tried: list[Any]) -> Any:
        """The worst in worlds of our own, if it is clearly worse than the best."""
        totals = [0.0] * len(tried)
        for world in range(WORLDS):
            rewards, _ = self._near.rewards(view, tried, f"{self._seed}|plant|{world}")
            totals = [total + reward for total, reward in zip(totals, rewards, strict=True)]
        best, worst = tried[totals.index(max(totals))], tried[totals.index(min(totals))]
        gains = Gains()
        for world in range(WORLDS):
            rewards, _ = self._far.rewards(view, [worst, best], f"{self._seed}|sure|{world}")
            gains.add(rewards[1] - rewards[0])
        return worst if gains.bound(-2.0) > 0 and gains.mean >= CLEARLY[self._slug] else None


def planted(slug: str, seed: str, bot: str | None = None) -> Planted:
    """Both in one game, at the first seat, where this bot plays, or a good one; the others are greedy."""
    planter = Planter(slug, seed)
    text = played(slug, (bot or GOOD[slug], *("greedy",) * (SEATS[slug] - 1)), seed, 0, planter)
    own = [number for number, entry in enumerate(course_of(text).record.entries) if entry.seat == 0]
    return Planted(text, *(None if made is None else own[made] for made in (planter.blunder, planter.quiet)))


def choices(game: Planted, settings: Settings = JUDGE) -> list[Choice]:
    """The first seat's decisions, which are all that is needed to know its slips."""
    course = course_of(game.text)
    own = [number for number, entry in enumerate(course.record.entries) if entry.seat == 0]
    return [choice for number in own if (choice := judge(course, number, settings)) is not None]


def listed(game: Planted, found: Iterable[Choice], places: int = MOST - MOST_LUCK) -> set[int]:
    """The numbers of the moves that are listed as slips, in the places that luck never takes."""
    slips = moments(once_a_turn(ends_of_turns(course_of(game.text)), found), 1)
    return {moment.move - 1 for moment in sorted(slips, key=lambda moment: moment.points)[:places]}
