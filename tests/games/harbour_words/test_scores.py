"""The lines of the score sheet in words."""

import pytest

from mokum.games.harbour.events.gains import TALLY_KEYS, TALLY_RULES
from mokum.games.harbour.game import Harbour
from mokum.kernel.outcome import ScoreLine

LINES = [
    (ScoreLine("HAR-272", "penalties", -3, {"count": 1}), "1 penalty token"),
    (ScoreLine("HAR-272", "penalties", -8, {"count": 2}), "2 penalty tokens"),
    (ScoreLine("HAR-273", "laurel", 4, {"card": 103}), "card 103: Rijksmuseum"),
    (ScoreLine("HAR-276", "group", 3, {"count": 1}), "group of 1 block"),
    (ScoreLine("HAR-276", "group", 9, {"count": 3}), "group of 3 blocks"),
    (ScoreLine("HAR-277", "district", 5, {"district": 2}), "arms in Jordaan"),
    (ScoreLine("HAR-279", "left", 4, {"count": 9}), "9 things left over"),
    (ScoreLine("HAR-302", "task", 1, {"task": 30}), "task: Your barge is on the start."),
]


@pytest.mark.rule("HAR-272", "HAR-273", "HAR-276", "HAR-277", "HAR-279", "HAR-302")
@pytest.mark.parametrize(("line", "words"), LINES)
def test_what_the_final_scoring_gave(line: ScoreLine, words: str) -> None:
    assert Harbour().words.score(line) == words


def test_what_was_scored_during_play() -> None:
    lines = [ScoreLine(rule, key, 1) for rule, key in zip(TALLY_RULES, TALLY_KEYS, strict=True)]
    assert [Harbour().words.score(line) for line in lines] == [
        "bridges of the Amstel", "the mouth of the Amstel", "dockers", "goods on roofs", "goods in depots",
        "fast delivery", "the market", "cards", "more from cards", "the Foreman",
    ]  # fmt: skip
