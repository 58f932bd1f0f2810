"""The curve of what was learnt, round by round, as an SVG picture."""

from collections.abc import Sequence
from html import escape

import msgspec

from mokum.lab.colours import BRICK, CANAL, INK, LINE, PAPER, SOFT
from mokum.lab.statistics import Estimate

_LEFT, _TOP, _WIDE, _HIGH = 60, 70, 480, 220


class Point(msgspec.Struct, frozen=True):
    """A round: how many games were learnt from, and how that did in so many others."""

    round: int
    known: int
    games: int
    share: Estimate
    margin: Estimate


def draw(curve: Sequence[Point], title: str, even: float) -> str:
    """The share of wins with its interval over the games that were learnt from."""
    width, height, bottom = _LEFT + _WIDE + 40, _TOP + _HIGH + 60, _TOP + _HIGH
    most = max(point.known for point in curve)

    def level(share: float) -> float:
        return bottom - _HIGH * round(share, 4)  # as it is in the table

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13" fill="{INK}" role="img" aria-label="{escape(title)}">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<text x="20" y="32" font-size="17">{escape(title)}</text>',
        f'<text x="20" y="54" fill="{SOFT}">share of wins, and where it is in 19 of 20 cases</text>',
    ]
    for tenths in range(0, 11, 2):
        y = level(tenths / 10)
        parts += [
            f'<line x1="{_LEFT}" y1="{y:.1f}" x2="{_LEFT + _WIDE}" y2="{y:.1f}" stroke="{LINE}"/>',
            f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="{SOFT}">{tenths * 10} %</text>',
        ]
    y = level(even)
    parts += [
        f'<line x1="{_LEFT}" y1="{y:.1f}" x2="{_LEFT + _WIDE}" y2="{y:.1f}" stroke="{BRICK}" stroke-dasharray="4 4"/>',
        f'<text x="{_LEFT + _WIDE}" y="{y + 16:.1f}" text-anchor="end" fill="{BRICK}">even: {even:.0%}</text>',
    ]
    places = [(_LEFT + 0.95 * _WIDE * point.known / most, point.share) for point in curve]
    line = " ".join(f"{x:.1f},{level(share.value):.1f}" for x, share in places)
    parts.append(f'<polyline points="{line}" fill="none" stroke="{CANAL}" stroke-width="2.5"/>')
    for (x, share), point in zip(places, curve, strict=True):
        low, high = level(share.low or 0.0), level(share.high or 1.0)
        parts += [
            f'<line x1="{x:.1f}" y1="{low:.1f}" x2="{x:.1f}" y2="{high:.1f}" stroke="{CANAL}" stroke-width="5" '
            'opacity=".5"/>',
            f'<circle cx="{x:.1f}" cy="{level(share.value):.1f}" r="5" fill="{CANAL}"/>',
            f'<text x="{x + 10:.1f}" y="{level(share.value) + 20:.1f}">{share.value:.1%}</text>',
            f'<text x="{x:.1f}" y="{bottom + 22}" text-anchor="middle" fill="{SOFT}">{point.known}</text>',
        ]
    parts.append(f'<text x="{_LEFT}" y="{bottom + 44}" fill="{SOFT}">games that were learnt from</text>')
    return "\n".join([*parts, "</svg>", ""])
