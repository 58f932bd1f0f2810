"""The rows of the cards page, read for comparison with what the game declares."""

import re
from functools import cache
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "harbour-cards.md"


@cache
def rows(letter: str) -> dict[int, tuple[str, ...]]:
    """By number: the cells after the id in the rows of cards (C), house cards (H), market tiles (M) or tasks (T)."""
    found: dict[int, tuple[str, ...]] = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        named = re.fullmatch(rf"HAR-{letter}(\d+)", cells[0])
        if named:
            number = int(named[1])
            assert number not in found, f"{cells[0]} has two rows"
            found[number] = tuple(cells[1:])
    return found


def cost_in_words(text: str) -> dict[str, int]:
    """`2 grey + 1 pink` as cubes by colour."""
    parts = (part.split() for part in text.split(" + "))
    return {colour: int(number) for number, colour in parts}


def id_of(letter: str, number: int) -> str:
    """The id of a row: cards have three digits, tiles two."""
    return f"HAR-{letter}{number:0{3 if letter in 'CH' else 2}d}"
