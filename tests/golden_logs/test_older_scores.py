"""Score sheets that were stored as English are read as data, and said in the same words as they were then."""

import json
from functools import cache
from typing import Any

import msgspec
import pytest

from golden_logs.logs import folded, names, rows_of
from mokum.catalog import game as find_game
from mokum.games.harbour.events import FinalScored
from mokum.games.harbour.events.older_scores import COUNTED, NAMED, line_of
from mokum.kernel.codec import Codec, Unreadable, encode
from mokum.kernel.outcome import ScoreLine
from mokum.tables.archive.stepping import ALL_KNOWING, step_of
from mokum.tables.log.bodies import Body, kind_of, read_body, write_body
from mokum.tables.log.happenings import Ended
from mokum.tables.log.standing import Result, Standing

HARBOUR = find_game("harbour")
SENTENCES = [(rule, what) for rule, named in NAMED.items() for what in named] + [
    (rule, sentence(count)) for rule, (_, sentence) in COUNTED.items() for count in (1, 2, 3, 10, 47, 120)
]
ENDED = [name for name in names() if any(row.kind == "Ended" for row in rows_of(name))]


def said(rule: str, what: str) -> str:
    """A sentence of old in the words of today."""
    key, values = line_of(rule, what)
    return HARBOUR.words.score(ScoreLine(rule, key, 1, values))


def stored(**changes: object) -> bytes:
    fields = {"type": "FinalScored", "side": 1, "rule": "HAR-272", "what": "2 penalty tokens", "points": -8}
    return encode([fields | changes])


@cache
def sentences_in_logs() -> dict[str, list[Any]]:
    """By log: every event of the final scoring, as it was stored."""
    found: dict[str, list[Any]] = {}
    for name in names():
        for row in rows_of(name):
            events = json.loads(row.body)["what"].get("events", ())
            found.setdefault(name, []).extend(event for event in events if event["type"] == "FinalScored")
    return found


@pytest.mark.rule("HAR-272", "HAR-273", "HAR-276", "HAR-277", "HAR-279", "HAR-302", "HAR-303")
@pytest.mark.parametrize(("rule", "what"), SENTENCES)
def test_every_sentence_is_read_and_said_again(rule: str, what: str) -> None:
    assert said(rule, what) == what


def test_every_kind_of_line_is_read() -> None:
    assert {line_of(rule, what)[0] for rule, what in SENTENCES} == {
        "penalties", "laurel", "group", "district", "task", "left",
    }  # fmt: skip
    assert line_of("HAR-273", "card 103: Rijksmuseum") == ("laurel", {"card": 103})
    assert line_of("HAR-277", "arms in Jordaan") == ("district", {"district": 2})
    assert line_of("HAR-302", "task: Your barge is on the start.") == ("task", {"task": 30})
    assert line_of("HAR-279", "9 things left over") == ("left", {"count": 9})


def test_sentences_in_logs_are_read_as_events_of_today() -> None:
    count = 0
    for events in sentences_in_logs().values():
        for event, read in zip(events, Codec(HARBOUR).events(encode(events)), strict=True):
            assert isinstance(read, FinalScored)
            assert (read.side, read.rule, read.points) == (event["side"], event["rule"], event["points"])
            assert HARBOUR.words.score(read.line) == event["what"]
            count += 1
    assert count > 50


@pytest.mark.parametrize(
    ("rule", "what"),
    [
        ("HAR-272", "2 penalty token"),
        ("HAR-272", "1 penalty tokens"),
        ("HAR-272", "02 penalty tokens"),
        ("HAR-272", "two penalty tokens"),
        ("HAR-272", "² penalty tokens"),
        ("HAR-272", f"{'9' * 5000} penalty tokens"),
        ("HAR-276", "2 penalty tokens"),
        ("HAR-276", "group of 3 blocks."),
        ("HAR-273", "card 103: Distiller"),
        ("HAR-273", "card 1: Brewer"),
        ("HAR-277", "arms in Utrecht"),
        ("HAR-302", "task: Your barge is on the start"),
        ("HAR-270", "9 things left over"),
        ("HAR-279", ""),
    ],
)
def test_what_was_never_written_is_refused(rule: str, what: str) -> None:
    with pytest.raises(Unreadable):
        line_of(rule, what)
    with pytest.raises(Unreadable):
        Codec(HARBOUR).events(stored(rule=rule, what=what))


@pytest.mark.parametrize("changes", [{"more": 1}, {"side": "1"}, {"points": None}, {"what": 7}])
def test_fields_that_were_never_written_are_refused(changes: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        Codec(HARBOUR).events(stored(**changes))


def test_an_event_of_old_beside_one_of_today() -> None:
    today = FinalScored(1, "HAR-272", "penalties", -8, {"count": 2})
    both = encode([*json.loads(stored()), today])
    assert Codec(HARBOUR).events(both) == [today, today]
    assert json.loads(encode(today))["type"] == "FinalScored.2"


def test_a_replay_shows_events_of_old_as_those_of_today() -> None:
    name = next(name for name in ENDED if name.endswith("harbour-practice"))
    told = [
        encode(step_of(standing, row, eyes)) for row, standing in folded(rows_of(name)) for eyes in (ALL_KNOWING, 0)
    ]
    assert any(b'"FinalScored.2"' in step for step in told)
    assert not any(b'"FinalScored"' in step or b'"Ended"' in step for step in told)


@pytest.mark.parametrize("name", ENDED)
def test_the_sheets_of_a_row_of_old_are_counted_again(name: str) -> None:
    standing: Standing | None = None
    for row, now in folded(rows_of(name)):
        standing = now
        if row.kind != "Ended":
            continue
        told = json.loads(row.body)["what"]
        ended = read_body(row.body).what
        assert isinstance(ended, Ended)
        assert (ended.why, list(ended.ranks), ended.outcome) == (told["why"], told["ranks"], None)
        result = standing.result
        assert result is not None
        assert result.outcome is not None
        score = standing.game.words.score
        sheets = [
            [{"rule": line.rule, "what": score(line), "points": line.points} for line in sheet]
            for sheet in result.outcome.sheets
        ]
        assert msgspec.to_builtins(result.outcome) | {"sheets": sheets, "others": list(result.outcome.others)} == (
            {"others": []} | told["outcome"] | {"ranks": tuple(told["outcome"]["ranks"])}
        )
    assert standing is not None


def test_where_somebody_gave_up_nothing_is_counted() -> None:
    *before, last = [row for row in rows_of(ENDED[0]) if row.kind != "RematchMade"]
    assert last.kind == "Ended"
    told = {"type": "Ended", "why": "resigned", "ranks": [1, 2, 2], "outcome": None, "server_seed": "00"}
    row = msgspec.structs.replace(last, body=encode({"asked": "a", "rows": 1, "what": told}))
    *_, (_, standing) = folded([*before, row])
    assert standing.result == Result("resigned", (1, 2, 2), None, "00")


def test_a_row_of_today_keeps_its_sheets() -> None:
    name = next(name for name in ENDED if name.endswith("routes-practice"))
    *_, (_, standing) = folded(rows_of(name))
    assert standing.result is not None
    ended = Ended("played", standing.result.ranks, standing.result.outcome, "00")
    body = write_body(Body("a", 1, ended))
    assert read_body(body).what == ended
    assert kind_of(ended) == "Ended"
    assert json.loads(body)["what"]["type"] == "Ended.2"
