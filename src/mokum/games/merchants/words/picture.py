"""How the table looks in plain text: timeline, discs, exchange, city, colonies and what every seat has."""

from collections.abc import Iterator, Sequence

from mokum.games.merchants.auction import Mode
from mokum.games.merchants.board import (
    COLONY_CONTINENT,
    COLONY_GOOD,
    COLONY_SITES,
    CONTINENT_NAMES,
    GOODS,
    HOUSE_QUARTER,
    HOUSE_SITES,
    LAST_SPACE,
    QUARTER_NAMES,
    SECTORS,
)
from mokum.games.merchants.cards import DISCS, NO_CARD
from mokum.games.merchants.state import NO_LIMIT
from mokum.games.merchants.timeline import SQUARES
from mokum.games.merchants.view import View
from mokum.games.merchants.words.phrases import card
from mokum.kernel.event import Seat
from mokum.kernel.words import Line, Picture, Run

_HEADING = 14
_VACANT = "·"
_TO_MOVE = "▸"


def seat_letter(seat: Seat) -> str:
    """The letter on a seat's tiles."""
    return "ABCDE"[seat]


def _mark(seat: Seat | None) -> Run:
    return Run(_VACANT, "dim") if seat is None else Run(seat_letter(seat), f"seat {seat + 1}")


def _heading(text: str) -> Run:
    return Run(f"{text:<{_HEADING}}  ", "strong")


def draw(view: View, names: Sequence[str]) -> Picture:
    """All that this viewer sees."""
    return (
        _timeline(view),
        *_discs(view),
        (),
        *_exchange(view),
        (),
        *_sites("Houses", view, QUARTER_NAMES, HOUSE_SITES, HOUSE_QUARTER),
        (),
        *_sites("Colonies", view, CONTINENT_NAMES, COLONY_SITES, COLONY_CONTINENT),
        (),
        *_players(view, names),
        *_sealed(view),
    )


def _timeline(view: View) -> Line:
    now = SQUARES[view.square]
    following = [f"{square.year} {square.icon.replace('_', ' ')}" for square in SQUARES[view.square + 1 :][:3]]
    then = f"   next: {', '.join(following)}" if following else ""
    return _heading("Year"), Run(f"{now.year} {now.event}   turn {view.turn}   deck {view.left}"), Run(then, "dim")


def _discs(view: View) -> Iterator[Line]:
    for disc, lying in enumerate(view.discs):
        yield _heading(f"{DISCS[disc].capitalize()} disc"), Run("-" if lying == NO_CARD else card(lying))
    if view.auction.mode is Mode.DOUBLE:
        yield _heading("Clock"), Run(f"doubled round, opened by {seat_letter(view.auction.opener)}")


def _exchange(view: View) -> Iterator[Line]:
    """A row for each good, and on every space the letters of those who are there."""
    yield _heading("Exchange"), Run("".join(f"{space:<7}" for space in range(1, LAST_SPACE + 1)), "dim")
    for good, name in enumerate(GOODS):
        runs: list[Run] = []
        for space in range(1, LAST_SPACE + 1):
            there = [seat for seat in range(view.seats) if view.at[seat].exchange[good] == space]
            runs += map(_mark, there) if there else [_mark(None)]
            runs.append(Run(" " * (7 - max(1, len(there)))))
        yield _heading(f"  {name}"), *runs


def _sites(
    title: str, view: View, sectors: Sequence[str], sites: Sequence[str], sector_of: Sequence[int]
) -> Iterator[Line]:
    """A row for each sector, and every site with its number and whose tile is on it."""
    owners = {site: seat for seat, own in enumerate(view.at) for site in _own(title, own)}
    yield (_heading(title),)
    for sector in SECTORS:
        runs: list[Run] = []
        for site, name in enumerate(sites):
            if sector_of[site] == sector:
                good = f"{GOODS[COLONY_GOOD[site]][:2]}" if title == "Colonies" else ""
                runs += (Run(f"{name[2:]}{good}", "dim"), _mark(owners.get(site)), Run(" "))
        yield _heading(f"  {sectors[sector]}"), *runs


def _own(title: str, seat: object) -> tuple[int, ...]:
    held: tuple[int, ...] = getattr(seat, title.lower())
    return held


_COLUMNS = ("money", "loans", "tiles", "houses", "colonies")


def _players(view: View, names: Sequence[str]) -> Iterator[Line]:
    """A row for each seat; those that are awaited and the mayor are marked."""
    width = max(_HEADING - 2, *(len(name) + 4 for name in names))
    yield Run("Players".ljust(width), "strong"), Run("".join(f"   {head}" for head in _COLUMNS), "dim")
    for seat, name in enumerate(names):
        own = view.at[seat]
        numbers = (own.money, own.loans, own.supply, len(own.houses), len(own.colonies))
        cells = (f"   {number:>{len(head)}}" for head, number in zip(_COLUMNS, numbers, strict=True))
        yield (
            Run(f"{_TO_MOVE if seat in view.waiting else ' '} "),
            _mark(seat),
            Run(f" {name}".ljust(width - 3), "strong" if seat == view.viewer else ""),
            Run("".join(cells)),
            Run("   mayor" if seat == view.mayor else ""),
        )


def _sealed(view: View) -> Iterator[Line]:
    if view.limit != NO_LIMIT:
        yield _heading("Your limit"), Run(str(view.limit) if view.limit else "pass")
    for limit, who in zip(view.ahead, ("you open", "another opens"), strict=False):
        if limit != NO_LIMIT:
            yield _heading(f"If {who}"), Run(str(limit) if limit else "pass")
