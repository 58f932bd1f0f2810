"""The chances to win over the moves as an SVG picture: a line and a band for each seat, and its moments as marks."""

from collections.abc import Iterator
from html import escape

from mokum.analysis.moments import Moment
from mokum.analysis.report import Report, SeatReport
from mokum.lab.colours import BRICK, CANAL, INK, LINE, PAPER, SOFT

_COLOURS = (CANAL, BRICK, "#5B7F3A", "#7A4E8A", "#A67C1F")
"""By seat; the lines also carry the name."""
_DASHES = ("", "9 4", "3 3", "12 3 3 3", "6 2")
_LEFT, _TOP, _WIDE, _HIGH, _ROW = 64, 74, 640, 200, 250
"""Where a graph is, its size, and how far the next one is below it."""


def draw(found: Report) -> str:
    """A graph for each seat, by what that seat knew."""
    width, height = _LEFT + _WIDE + 40, _TOP + _ROW * len(found.seats) + 10
    title = f"{found.game}: chance to win over {found.moves} moves"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13" fill="{INK}" role="img" aria-label="{escape(title)}">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<text x="20" y="32" font-size="17">{escape(title)}</text>',
        f'<text x="20" y="52" fill="{SOFT}">by what each seat knew; the band holds the chance in 19 of 20 cases. '
        "Triangle: a slip. Square: luck.</text>",
    ]
    for seat in found.seats:
        parts += _graph(found, seat, _TOP + _ROW * seat.seat)
    return "\n".join([*parts, "</svg>", ""])


def _graph(found: Report, seat: SeatReport, top: float) -> Iterator[str]:
    colour, dashes = _COLOURS[seat.seat % len(_COLOURS)], _DASHES[seat.seat % len(_DASHES)]
    told = (
        f"{seat.name}: {seat.score} points. Luck {seat.luck:+.1f}, own decisions {seat.own:+.1f}, "
        f"others' {seat.others:+.1f}"
    )
    yield f'<text x="{_LEFT}" y="{top + 20}" fill="{colour}" font-weight="bold">{escape(told)}</text>'
    top += 30
    for quarter in range(5):
        y = top + _HIGH * (1 - quarter / 4)
        yield f'<line x1="{_LEFT}" y1="{y}" x2="{_LEFT + _WIDE}" y2="{y}" stroke="{LINE}"/>'
        yield f'<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end" fill="{SOFT}">{quarter * 25} %</text>'

    def place(moves: float, chance: float) -> str:
        return f"{_LEFT + _WIDE * moves / max(found.moves, 1):.1f},{top + _HIGH * (1 - chance):.1f}"

    if seat.chance:
        up = [place(each.moves, each.high) for each in seat.chance]
        down = [place(each.moves, each.low) for each in reversed(seat.chance)]
        yield f'<polygon points="{" ".join([*up, *down])}" fill="{colour}" opacity=".18"/>'
        line = " ".join(place(each.moves, each.chance) for each in seat.chance)
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        yield f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"{dashed}/>'
    for moment in found.moments:
        if moment.seat == seat.seat:
            yield _mark(
                moment, _LEFT + _WIDE * moment.move / max(found.moves, 1), top + _HIGH * (1 - _at(seat, moment))
            )


def _mark(moment: Moment, x: float, y: float) -> str:
    """A triangle for a slip, a square for luck, with what it is as its title."""
    told = f"<title>move {moment.move}, {moment.kind}: {moment.points:+.1f} ± {moment.doubt:.1f}</title>"
    if moment.kind == "slip":
        corners = f"{x - 6:.1f},{y + 5:.1f} {x + 6:.1f},{y + 5:.1f} {x:.1f},{y - 6:.1f}"
        return f'<polygon points="{corners}" fill="{PAPER}" stroke="{INK}" stroke-width="1.5">{told}</polygon>'
    return (
        f'<rect x="{x - 5:.1f}" y="{y - 5:.1f}" width="10" height="10" rx="2" fill="{PAPER}" stroke="{INK}" '
        f'stroke-width="1.5">{told}</rect>'
    )


def _at(seat: SeatReport, moment: Moment) -> float:
    """The height of the line where a moment is; in the middle where there is no line."""
    before = [each for each in seat.chance if each.moves <= moment.move]
    after = [each for each in seat.chance if each.moves >= moment.move]
    if not before or not after:
        return 0.5
    one, other = before[-1], after[0]
    between = (moment.move - one.moves) / (other.moves - one.moves) if other.moves > one.moves else 0.0
    return one.chance + between * (other.chance - one.chance)
