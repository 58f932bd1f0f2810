"""The ladder as a picture: a rung for each level with its rating and its share of wins against the level below."""

from collections.abc import Mapping, Sequence
from html import escape

from mokum.kernel.opponents import Strength
from mokum.lab.colours import BRICK, CANAL, INK, LINE, PAPER, SOFT
from mokum.lab.ladder.climbing import Rung

_LEFT, _WIDE, _ROW, _TOP = 170, 420, 52, 84


def draw(strengths: Mapping[str, Strength], rungs: Sequence[Rung], title: str) -> str:
    """The picture: the strongest on top."""
    lowest = min(each.rating - each.doubt for each in strengths.values()) - 40
    highest = max(each.rating + each.doubt for each in strengths.values()) + 40
    width, height = _LEFT + _WIDE + 240, _TOP + _ROW * len(strengths) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="14" fill="{INK}" role="img" aria-label="{escape(title)}">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        f'<text x="20" y="32" font-size="17">{escape(title)}</text>',
        f'<text x="{_LEFT}" y="64" font-size="13" fill="{SOFT}">rating, and where it is in 19 of 20 cases</text>',
        f'<text x="{_LEFT + _WIDE + 30}" y="64" font-size="13" fill="{SOFT}">wins among the level below</text>',
    ]
    shares = {rung.level: rung for rung in rungs}
    for number, (level, each) in enumerate(reversed(list(strengths.items()))):
        y = _TOP + _ROW * number + _ROW // 2
        low, middle, high = (
            _LEFT + _WIDE * (rating - lowest) / (highest - lowest)
            for rating in (each.rating - each.doubt, each.rating, each.rating + each.doubt)
        )
        parts += [
            f'<line x1="20" y1="{y + 26}" x2="{width - 20}" y2="{y + 26}" stroke="{LINE}"/>',
            f'<text x="20" y="{y + 5}">{escape(level)}</text>',
            f'<line x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}" stroke="{CANAL}" stroke-width="5" opacity=".5"/>',
            f'<circle cx="{middle:.1f}" cy="{y}" r="6" fill="{CANAL}"/>',
            f'<text x="{middle:.1f}" y="{y - 11}" text-anchor="middle" font-size="12">'
            f"{each.rating} ±{each.doubt}</text>",
        ]
        if rung := shares.get(level):
            told = f"{rung.share.value:.0%} (even: {1 / rung.seats:.0%})"
            parts.append(f'<text x="{_LEFT + _WIDE + 30}" y="{y + 5}" fill="{BRICK}">{told}</text>')
    return "\n".join([*parts, "</svg>", ""])
