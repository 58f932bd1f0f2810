"""The ladder as a picture: a row for each bot with its rating and its share of wins, as an SVG without any library."""

from html import escape

from mokum.lab.arena.scoreboard import BotResults, Report
from mokum.lab.colours import BRICK, CANAL, INK, LINE, PAPER, SOFT
from mokum.lab.statistics import Z

_LEFT, _WIDE, _GAP, _ROW, _TOP = 230, 300, 60, 44, 84
"""The width of the names and of each column, the height of a row, and where the rows begin."""
_RIGHT = _LEFT + _WIDE + _GAP


def draw(report: Report, title: str) -> str:
    """The picture: the strongest bot first."""
    ranked = sorted(report.bots.items(), key=lambda bot: -bot[1].rating.mu)
    ranges = [_range(bot) for _, bot in ranked]
    low, high = min(low for low, _ in ranges), max(high for _, high in ranges)
    width, height = _RIGHT + _WIDE + 40, _TOP + _ROW * len(ranked) + 40
    bottom = height - 40
    even = _RIGHT + _WIDE * report.even
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="14" fill="{INK}" role="img" aria-label="{escape(title)}">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        _text(20, 32, title, "start", size=17),
        _text(_LEFT, 64, "rating", "start", size=13, colour=SOFT),
        _text(_RIGHT, 64, "share of wins", "start", size=13, colour=SOFT),
        _line(even, _TOP - 12, even, bottom, BRICK, more=' stroke-dasharray="4 4"'),
        _text(even, bottom + 20, f"even: {report.even:.1%}", "middle", size=12, colour=BRICK),
    ]
    for number, (name, bot) in enumerate(ranked):
        y = _TOP + _ROW * number + _ROW // 2
        parts += [
            _line(20, y + _ROW / 2, width - 20, y + _ROW / 2, LINE),
            _text(20, y + 5, name, "start"),
            *_bar(_LEFT, y, [_part(x, low, high) for x in (_range(bot)[0], bot.rating.mu, _range(bot)[1])]),
            _text(_LEFT + _WIDE * _part(bot.rating.mu, low, high), y - 8, f"{bot.rating.mu:.1f}", "middle", size=12),
            *_bar(
                _RIGHT, y, [_or(bot.share.low, bot.share.value), bot.share.value, _or(bot.share.high, bot.share.value)]
            ),
            _text(_RIGHT + _WIDE * bot.share.value, y - 8, f"{bot.share.value:.1%}", "middle", size=12),
        ]
    return "\n".join([*parts, "</svg>", ""])


def _range(bot: BotResults) -> tuple[float, float]:
    """Where the rating is nineteen times in twenty."""
    return bot.rating.mu - Z * bot.rating.sigma, bot.rating.mu + Z * bot.rating.sigma


def _part(value: float, low: float, high: float) -> float:
    return (value - low) / (high - low)


def _or(value: float | None, otherwise: float) -> float:
    return otherwise if value is None else value


def _bar(left: float, y: float, parts: list[float]) -> list[str]:
    """From the lowest to the highest of three, with a dot at the one between."""
    low, middle, high = (left + _WIDE * part for part in parts)
    thick = ' stroke-width="4" stroke-linecap="round" opacity=".55"'
    return [_line(low, y, high, y, CANAL, more=thick), f'<circle cx="{middle:.1f}" cy="{y}" r="6" fill="{CANAL}"/>']


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, *, more: str = "") -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" stroke="{colour}"{more}/>'


def _text(x: float, y: float, text: str, anchor: str, *, size: int = 14, colour: str = INK) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{colour}">{escape(text)}</text>'
    )
