"""How well a value foresees the end of a game, stage by stage, as an SVG picture."""

from html import escape

from mokum.kernel.lookahead import Value
from mokum.lab.colours import BRICK, CANAL, INK, LINE, PAPER, SOFT

_COLOURS = (CANAL, BRICK, "#5B7F3A", "#7A4E8A", "#A67C1F")
"""One for each number of seats; the lines also carry it in words."""
_LEFT, _TOP, _WIDE, _HIGH = 60, 70, 520, 240


def draw(value: Value, title: str) -> str:
    """A line for each number of seats: the share of the variance of final scores that is explained at each stage."""
    width, height = _LEFT + _WIDE + 110, _TOP + _HIGH + 60
    bottom = _TOP + _HIGH
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13" fill="{INK}" role="img" aria-label="{escape(title)}">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<text x="20" y="32" font-size="17">{escape(title)}</text>',
        f'<text x="20" y="54" fill="{SOFT}">share of the variance of final scores that is explained, by stage</text>',
    ]
    for tenths in range(0, 11, 2):
        y = bottom - _HIGH * tenths / 10
        parts += [
            f'<line x1="{_LEFT}" y1="{y}" x2="{_LEFT + _WIDE}" y2="{y}" stroke="{LINE}"/>',
            f'<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end" fill="{SOFT}">{tenths * 10} %</text>',
        ]
    for number, (seats, explained) in enumerate(sorted(value.explained.items())):
        colour = _COLOURS[number % len(_COLOURS)]
        step = _WIDE / max(len(explained) - 1, 1)
        points = [(_LEFT + step * at, bottom - _HIGH * min(max(share, 0), 1)) for at, share in enumerate(explained)]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>' for x, y in points]
        x, y = points[-1]
        parts.append(f'<text x="{x + 10:.1f}" y="{y + 4 + 14 * number:.1f}" fill="{colour}">{seats} seats</text>')
    parts.append(f'<text x="{_LEFT}" y="{bottom + 28}" fill="{SOFT}">begin</text>')
    parts.append(f'<text x="{_LEFT + _WIDE}" y="{bottom + 28}" text-anchor="end" fill="{SOFT}">end</text>')
    return "\n".join([*parts, "</svg>", ""])
