"""Draws the way of a move as a picture: a box for each place, a line for each stop, an arrow wherever it is carried."""

from html import escape

from walks.stops import NODE, OPPONENT, OTHER_NODE, PLACES, PLAYER, STOPS, Stop

LINE, HEAD, PAD, GAP = 40, 34, 12, 46
WIDTH, BETWEEN = 500, 90
COLUMNS = ((PLAYER, NODE), (OTHER_NODE, OPPONENT))
INK, SOFT, PAPER, BOX, EDGE, ARROW = "#22303c", "#5d6b76", "#ffffff", "#f4f1ea", "#c9c2b4", "#9a3b2e"
SANS, MONO = "system-ui, sans-serif", "ui-monospace, monospace"


def drawing() -> str:
    """The whole picture, as SVG."""
    tops = _tops()
    height = max(top + _height(place) for place, top in tops.items()) + GAP
    width = 2 * WIDTH + BETWEEN + 2 * PAD
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="{SANS}" role="img">',
        "<title>The way of a move, from the click of a player to the board of an opponent</title>",
        f'<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        f'<path d="M0 0L8 4L0 8z" fill="{ARROW}"/></marker></defs>',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
    ]
    for place, top in tops.items():
        parts += _box(place, top)
    parts += _carried(tops)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _stops(place: int) -> list[Stop]:
    return [stop for stop in STOPS if stop.place == place]


def _height(place: int) -> int:
    return HEAD + LINE * len(_stops(place)) + PAD


def _left(place: int) -> int:
    return PAD + (place in COLUMNS[1]) * (WIDTH + BETWEEN)


def _tops() -> dict[int, int]:
    """Where each box begins; the second column begins where the hint goes out."""
    tops = {PLAYER: GAP // 2}
    tops[NODE] = tops[PLAYER] + _height(PLAYER) + GAP
    tops[OTHER_NODE] = tops[PLAYER]
    tops[OPPONENT] = tops[OTHER_NODE] + _height(OTHER_NODE) + GAP
    return tops


def _middle(place: int, top: int, number: int) -> float:
    return top + HEAD + LINE * (number + 0.5)


def _box(place: int, top: int) -> list[str]:
    left, height = _left(place), _height(place)
    drawn = [
        f'<rect x="{left}" y="{top}" width="{WIDTH}" height="{height}" rx="10" fill="{BOX}" stroke="{EDGE}"/>',
        _text(left + 14, top + 23, PLACES[place], size=15, weight=600),
    ]
    for number, stop in enumerate(_stops(place)):
        y = _middle(place, top, number)
        drawn += [
            f'<circle cx="{left + 20}" cy="{y - 4}" r="4" fill="{ARROW}"/>',
            _text(left + 34, y, stop.name, size=14, family=MONO, weight=600),
            _text(left + WIDTH - 14, y, stop.where, size=12, family=MONO, fill=SOFT, anchor="end"),
            _text(left + 34, y + 16, stop.does, size=12.5, fill=SOFT),
        ]
    return drawn


def _carried(tops: dict[int, int]) -> list[str]:
    """The ways between the boxes: down a column, across to another node, and the answer back."""
    drawn = []
    for upper, lower in COLUMNS:
        x = _left(upper) + WIDTH / 2
        begins, ends = tops[upper] + _height(upper), tops[lower]
        carrier = next(stop.crossing for stop in _stops(upper) if stop.crossing)
        drawn += [_arrow(f"M{x} {begins}V{ends - 2}"), _text(x + 12, (begins + ends) / 2 + 5, carrier, fill=ARROW)]
    out = next(number for number, stop in enumerate(_stops(NODE)) if stop.crossing)
    y, right, left = _middle(NODE, tops[NODE], out), _left(NODE) + WIDTH, _left(OTHER_NODE)
    lane, into = right + BETWEEN / 2, _middle(OTHER_NODE, tops[OTHER_NODE], 0)
    drawn += [
        _arrow(f"M{right} {y}H{lane}V{into}H{left - 2}"),
        _text(lane + 8, y - 6, _stops(NODE)[out].crossing, fill=ARROW),
    ]
    answer, x = tops[NODE], _left(NODE) + 60
    drawn += [
        _arrow(f"M{x} {answer}V{tops[PLAYER] + _height(PLAYER) + 2}", dashed=True),
        _text(x + 12, answer - GAP / 2 + 5, "the answer", fill=ARROW),
    ]
    return drawn


def _arrow(path: str, *, dashed: bool = False) -> str:
    dashes = ' stroke-dasharray="5 4"' if dashed else ""
    return f'<path d="{path}" fill="none" stroke="{ARROW}" stroke-width="2" marker-end="url(#head)"{dashes}/>'


def _text(
    x: float,
    y: float,
    words: str,
    *,
    size: float = 13,
    fill: str = INK,
    weight: int = 400,
    family: str = SANS,
    anchor: str = "start",
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" font-weight="{weight}" '
        f'font-family="{family}" text-anchor="{anchor}">{escape(words)}</text>'
    )
