"""Messages that are not what they should be: rows B1 to B5 of the matrix of bad input, below the socket."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mokum.tables.deciding.commands import Play
from mokum.web.messages import asked, read_message
from mokum.web.strict import MOST_BYTES, MOST_DEPTH, MOST_VALUES, BadMessage, NotJson, TooLong, read_json

TABLE = "0190f3a0-0000-7000-8000-000000000001"
ACT = {"type": "act", "table": TABLE, "command": TABLE, "do": {"type": "Play", "move": "draw deck"}}


def message(**changes: Any) -> str:
    return json.dumps(ACT | changes)


def test_a_message_is_read() -> None:
    read = read_message(message(version=7))
    assert read == asked.Act(TABLE, TABLE, Play("draw deck"), 7)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "{",
            '{"type":',
            "'a'",
            "hello",
            "\ufeff{}",
            "{}{}",
            "\x00",
            "{\x00}",
            '{"a":1,}',
            "[1,]",
            '"',
            "{]",
            "[}",
        ),
        *('"\\x"', '"\n"', "nul", "0x10", "01", "+1", ".5", "٣", "{}".encode("utf-16").decode("latin-1")),
    ],
)
def test_B1_what_is_no_json(text: str) -> None:
    with pytest.raises(NotJson):
        read_message(text)


def test_B2_length_is_looked_at_before_anything_else() -> None:
    with pytest.raises(TooLong):
        read_message("[" * 400_000)
    with pytest.raises(TooLong):
        read_message('"' + "é" * (MOST_BYTES // 2) + '"')


def test_B2_a_message_of_the_game_has_half_of_the_length() -> None:
    padding = " " * (MOST_BYTES // 2)
    with pytest.raises(TooLong):
        read_message(message() + padding)
    read_message(json.dumps({"type": "chat", "table": TABLE, "command": TABLE, "text": "hi"}) + padding)


@pytest.mark.parametrize("version", ["1.0", "1e2", "1e400", "NaN", "Infinity", "-Infinity", "-0", "-0.0"])
def test_B3_numbers_are_whole(version: str) -> None:
    with pytest.raises(BadMessage):
        read_message(message(version="?").replace('"?"', version))


def test_B3_depth_keys_digits_and_truth() -> None:
    read_json("[" * 8 + "]" * 8)
    with pytest.raises(BadMessage, match="deep"):
        read_json("[" * 9 + "]" * 9)
    read_json(json.dumps({str(key): 0 for key in range(64)}))
    with pytest.raises(BadMessage, match="keys"):
        read_json(json.dumps({str(key): 0 for key in range(65)}))
    assert read_json(str(2**53)) == 2**53
    for number in (2**53 + 1, -(2**53) - 1, 10**17, int("9" * 4000)):
        with pytest.raises(BadMessage, match="too large"):
            read_json(str(number))
    for wrong in (True, "1", [1], {"a": 1}):
        with pytest.raises(BadMessage):
            read_message(message(version=wrong))


def test_B3_there_are_not_more_values_than_anything_needs() -> None:
    assert len(read_json(json.dumps([0] * MOST_VALUES))) == MOST_VALUES
    for many in ([0] * (MOST_VALUES + 1), [[0] * (MOST_VALUES // 2 + 1)] * 2, {"a": ["x"] * (MOST_VALUES + 1)}):
        with pytest.raises(BadMessage, match="values"):
            read_json(json.dumps(many))
    assert read_json(json.dumps({"text": "," * 1000}), 1000) == {"text": "," * 1000}


def test_B3_brackets_in_texts_are_no_depth() -> None:
    assert read_json('"' + "[{" * 20 + '\\"[["') == "[{" * 20 + '"[['


def test_B4_a_key_stands_once() -> None:
    with pytest.raises(BadMessage, match="twice"):
        read_message(message()[:-1] + ', "table": "x"}')
    with pytest.raises(BadMessage, match="twice"):
        read_json('{"a": {"b": 1, "\\u0062": 2}}')


@pytest.mark.parametrize(
    "changes",
    [
        {"type": "bid"},
        {"type": 1},
        {"type": None},
        {"more": 1},
        {"table": None},
        {"table": TABLE.upper()},
        {"table": "1"},
        {"table": TABLE + "\n"},
        {"command": ""},
        {"version": -1},
        {"version": 2**40},
        {"do": {}},
        {"do": {"type": "Play"}},
        {"do": {"type": "Play", "move": None}},
        {"do": {"type": "Play", "move": "x", "seat": 1}},
        {"do": {"type": "Cheat"}},
        {"do": "Play"},
    ],
)
def test_B5_unknown_missing_and_wrong(changes: dict[str, Any]) -> None:
    with pytest.raises(BadMessage):
        read_message(message(**changes))


def test_B5_every_field_is_needed() -> None:
    for field in ACT:
        with pytest.raises(BadMessage):
            read_message(json.dumps({key: value for key, value in ACT.items() if key != field}))


@pytest.mark.parametrize("text", ["a" * 501, "e\u0301", "\ud800", "a\x00b", "", "a" * 7000])
def test_B22_texts_have_limits(text: str) -> None:
    with pytest.raises(BadMessage):
        read_message(json.dumps({"type": "chat", "table": TABLE, "command": TABLE, "text": text}))


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists, max_leaves=20))
def test_whatever_comes_there_are_three_ways_to_refuse_it(value: object) -> None:
    try:
        read_message(json.dumps(value))
    except (TooLong, NotJson, BadMessage):
        return
    pytest.fail("no message is a list or a bare value")


@given(st.text(max_size=200))
def test_any_text_at_all(text: str) -> None:
    with pytest.raises((NotJson, BadMessage)):
        read_message(text)


@given(st.integers(0, 200), st.characters())
def test_one_changed_letter(place: int, letter: str) -> None:
    text = message()
    place %= len(text)
    changed = text[:place] + letter + text[place + 1 :]
    try:
        assert isinstance(read_message(changed), asked.Act)
    except (NotJson, BadMessage):
        return


@pytest.mark.parametrize("key", ["\\ud800", "ty\\udc00pe", "\ud800"])
def test_a_key_that_is_no_text_is_a_bad_message_and_names_its_command(key: str) -> None:
    with pytest.raises(BadMessage) as refused:
        read_message(message()[:-1] + f', "{key}": 1}}')
    assert refused.value.named("command") == TABLE


@given(st.integers(0, 12), st.sampled_from(["[", "{"]), st.text(max_size=20))
def test_depth_is_counted_outside_of_texts(depth: int, bracket: str, text: str) -> None:
    opened, closed = ("[", "]") if bracket == "[" else ('{"a":', "}")
    written = opened * depth + json.dumps("[{" * 9 + text.replace("\x00", "")) + closed * depth
    try:
        read_json(written)
        fault = ""
    except BadMessage as error:
        fault = str(error)
    assert ("levels deep" in fault) == (depth > MOST_DEPTH)
