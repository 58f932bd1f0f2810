"""Waiting times and differences in strength as a picture: a dot for each person."""

from collections.abc import Sequence

from msgspec import Struct

from mokum.lab.colours import BRICK, CANAL, INK, LINE, PAPER, SOFT

_LEFT, _TOP, _WIDE, _HIGH = 70, 80, 660, 300
_SIDE = 150
COLOURS = {"routes": CANAL, "harbour": BRICK, "merchants": "#5B7F3A"}


class Dot(Struct, frozen=True):
    """Seconds that somebody waited, and points of strength to the farthest of those whom they found."""

    game: str
    waited: float
    apart: float


def draw(dots: Sequence[Dot], people: int, minutes: float) -> str:
    """As SVG."""
    longest = max(60.0, *(dot.waited for dot in dots))
    farthest = max(400.0, *(dot.apart for dot in dots))
    width, height, bottom = _LEFT + _WIDE + _SIDE, _TOP + _HIGH + 60, _TOP + _HIGH
    title = f"{people} people look for a table within {minutes:g} minutes"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13" fill="{INK}" role="img" aria-label="{title}">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<text x="20" y="32" font-size="17">{title}</text>',
        f'<text x="20" y="54" fill="{SOFT}">points of strength to the farthest there, by seconds of waiting</text>',
    ]
    for part in range(5):
        y, x = bottom - _HIGH * part / 4, _LEFT + _WIDE * part / 4
        parts += [
            f'<line x1="{_LEFT}" y1="{y}" x2="{_LEFT + _WIDE}" y2="{y}" stroke="{LINE}"/>',
            f'<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end" fill="{SOFT}">{farthest * part / 4:.0f}</text>',
            f'<text x="{x}" y="{bottom + 24}" text-anchor="middle" fill="{SOFT}">{longest * part / 4:.0f} s</text>',
        ]
    for dot in dots:
        x, y = _LEFT + _WIDE * dot.waited / longest, bottom - _HIGH * dot.apart / farthest
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{COLOURS[dot.game]}" opacity=".55"/>')
    for number, (game, colour) in enumerate(COLOURS.items()):
        many = sum(dot.game == game for dot in dots)
        y = _TOP + 20 * number
        parts.append(f'<circle cx="{_LEFT + _WIDE + 24}" cy="{y}" r="5" fill="{colour}"/>')
        parts.append(f'<text x="{_LEFT + _WIDE + 36}" y="{y + 4}">{game} ({many})</text>')
    return "\n".join([*parts, "</svg>", ""])
