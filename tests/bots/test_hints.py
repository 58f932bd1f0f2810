"""A hinted move loses at most half of what advice's own loses, by a search ten times as deep."""

import pytest
from hints import row_of, share

from contract.tables import FULL

GAMES = 8 if FULL else 1


@pytest.mark.long
@pytest.mark.parametrize("slug", ["merchants", "harbour"])
def test_a_hint_loses_at_most_half_of_what_advice_loses(slug: str) -> None:
    games = [row_of({"game": slug, "seed": f"hint {number}"})["positions"] for number in range(GAMES)]
    assert sum(each["near"]["advised"] for game in games for each in game) > 1, "there is something to lose"
    for looking in ("near", "far"):
        assert share(games, looking) <= 0.5
