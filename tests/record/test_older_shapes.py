"""A record that holds events in an older shape is true all the same, and nothing else in it may differ by a letter.

`older/` holds such records as they were written; they are never made anew.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from mokum.catalog import game as find_game
from mokum.kernel.record import RecordFault, read, sealed, unsealed, write
from mokum.kernel.verifying import verify
from record.games import recorded

OLDER = Path(__file__).parent / "older"
RECORDS = sorted(file.name for file in OLDER.glob("*.mokum"))
TOLD = '"type":"FinalScored","side":0,"rule":"HAR-272","what":"1 penalty token","points":-3}'


def text_of(name: str) -> str:
    return (OLDER / name).read_text(encoding="utf-8")


def forged(text: str, old: str, new: str) -> str:
    """Changed in the log, and sealed as if it were true."""
    story, mark, log = unsealed(text).partition("== The log ==")
    assert old in log
    return sealed(story + mark + log.replace(old, new, 1))


@pytest.mark.parametrize("name", RECORDS)
def test_it_is_true_and_told_in_the_same_words_today(name: str) -> None:
    text = text_of(name)
    record = verify(text, find_game)
    older = find_game(record.game).types.older
    today = write(record, find_game(record.game))
    assert all(f'"type":"{tag}",' in text and f'"type":"{tag}",' not in today for tag in older)
    assert all(f'"type":"{tag}.2",' in today for tag in older)
    assert today.partition("== The log ==")[0] == text.partition("== The log ==")[0]
    assert read(today, find_game) == record == verify(today, find_game)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (TOLD, TOLD.replace("-3", "-5"), "did not bring this about"),
        (TOLD, TOLD.replace("1 penalty token", "2 penalty tokens"), "did not bring this about"),
        (TOLD, TOLD.replace("1 penalty token", "one penalty token"), "cannot be read"),
        (TOLD, TOLD.replace("}", ',"more":1}'), "cannot be read"),
        (TOLD, TOLD.replace("}", ',"points":-3}'), "the story is not the one"),
        (TOLD, TOLD.replace('"side":0', '"side": 0'), "the story is not the one"),
        ('"move":"end","events":[{"type":"Final', '"move":"end", "events":[{"type":"Final', "the story is not the one"),
        ('{"type":"GameEnded",', '{"type":"GameEnded","more":1,', "the story is not the one"),
        ('{"type":"DiceRolled",', '{"type":"DiceRolled","more":1,', "the story is not the one"),
    ],
)
def test_what_is_forged_beside_it_is_found_out(old: str, new: str, fault: str) -> None:
    with pytest.raises(RecordFault, match=fault):
        verify(forged(text_of("harbour-1-short.mokum"), old, new), find_game)


AWAITED = '{"type":"ReturnPieces","seats":[0],"task":33,"given":1,"colours":16}'
PAID = '{"type":"CubesPaid","seat":0,"cubes":1}'
PLACED = '{"type":"DockersPlaced","pontoons":['


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (AWAITED, AWAITED.replace(":16}", ":8}"), "did not bring this about"),
        (AWAITED, AWAITED.replace(":16}", ":80}"), "cannot be read"),
        (AWAITED, AWAITED.replace(":16}", ":[4]}"), "cannot be read"),
        (AWAITED, AWAITED.replace(":16}", ": 16}"), "cannot be read"),
        (AWAITED, AWAITED.replace(":16}", ':8,"colours":16}'), "cannot be read"),
        (AWAITED, AWAITED.replace("}", ',"more":1}'), "the story is not the one"),
        ('[{"type":"BeginRound","seats":[]}', '[{"type":"BeginRound","more":1,"seats":[]}', "the story is not the one"),
        (PAID, PAID.replace(":1}", ":2}"), "did not bring this about"),
        (PAID, PAID.replace(":1}", f":{1 + (1 << 48)}}}"), "cannot be read"),
        (PAID, PAID.replace(":1}", ":-1}"), "cannot be read"),
        (PAID, PAID.replace(":1}", ":1.0}"), "cannot be read"),
        (PAID, PAID.replace(',"cubes":1', ""), "cannot be read"),
        (PAID, PAID.replace("}", ',"more":1}'), "the story is not the one"),
        (PAID, '{"type":"CubesPaid","cubes":1,"seat":0}', "the story is not the one"),
        (PLACED, f"{PLACED}0,", "did not bring this about|does not follow"),
        (PLACED, f"{PLACED} ", "cannot be read"),
    ],
)
def test_what_is_forged_in_packed_numbers_is_found_out(old: str, new: str, fault: str) -> None:
    with pytest.raises(RecordFault, match=fault):
        verify(forged(text_of("harbour-2-packed.mokum"), old, new), find_game)


@pytest.mark.parametrize(
    "change",
    [
        lambda told: told.replace('"key":', '"what":"a gift","key":'),
        lambda told: told.replace('"values":{', '"values":{"more":1,'),
        lambda told: told.replace('"points":', '"points": '),
    ],
)
def test_an_event_of_today_has_no_such_freedom(change: Callable[[str], str]) -> None:
    text = write(recorded("harbour", 2, 1), find_game("harbour"))
    begin = text.index('{"type":"FinalScored.2"')
    told = text[begin : text.index("}", begin)]
    with pytest.raises(RecordFault, match=r"the story is not the one|did not bring this about"):
        verify(forged(text, told, change(told)), find_game)
