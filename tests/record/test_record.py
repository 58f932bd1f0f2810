"""A record reads like a story, comes back whole, and is refused as soon as one character is wrong."""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from mokum.catalog import game as find_game
from mokum.catalog import games
from mokum.kernel.fair import Deal
from mokum.kernel.record import Entry, Record, RecordFault, read, write
from mokum.kernel.story import carry_out
from mokum.kernel.verifying import verify
from record.games import NAMES, fair_deal, recorded

TABLES = [(slug, seats) for slug, game in games().items() for seats in game.meta.seats]


def resealed(text: str) -> str:
    """The text with a seal that fits it, as a forger would make it."""
    body = text.rpartition("Seal: ")[0]
    return f"{body}Seal: {hashlib.sha256(body.encode()).hexdigest()}\n"


def text_of(record: Record) -> str:
    return write(record, find_game(record.game))


def changed(record: Record, **fields: Any) -> str:
    """A record in which something is otherwise, written and sealed as if it were true."""
    return text_of(msgspec.structs.replace(record, **fields))


@pytest.mark.parametrize(("slug", "seats"), TABLES)
@pytest.mark.parametrize("number", [1, 2])
def test_a_record_comes_back_whole_and_is_true(slug: str, seats: int, number: int) -> None:
    record = recorded(slug, seats, number)
    text = text_of(record)
    assert verify(text, find_game) == record == read(text, find_game)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_the_log_alone_leads_to_the_same_end(slug: str, seats: int) -> None:
    record, game = recorded(slug, seats, 1), find_game(slug)
    state = game.new(seats, record.options)
    carry_out(state, record.setup)
    for entry in record.entries:
        carry_out(state, entry.events)
    outcome = game.outcome(state)
    assert outcome is not None
    text = text_of(record)
    everybody = (*NAMES[:seats], *outcome.others)
    for name, rank, total, sheet in zip(everybody, outcome.ranks, outcome.totals, outcome.sheets, strict=True):
        assert f"{rank}. {name}: {total} points" in text
        for line in sheet:
            assert f"{line.points:>+4}  {game.words.score(line)} ({line.rule})" in text


def test_an_unfinished_game_and_a_seat_that_never_opened_its_part() -> None:
    record = recorded("routes", 3, 5, most_moves=20, silent=1)
    text = text_of(record)
    assert "The game was not played to its end." in text
    assert verify(text, find_game) == record


def test_it_tells_who_did_what() -> None:
    record = recorded("routes", 2, 1)
    lines = text_of(record).splitlines()
    assert lines[0] == "A game of routes, by the rules of Ticket to Ride: Amsterdam."
    assert lines[1] == "At the table: Anna (1), Bert (2)."
    for number, entry in enumerate(record.entries, 1):
        assert f"{number:>3}. {NAMES[entry.seat]}: {entry.move}" in lines


def test_the_fair_deal_is_told_in_full() -> None:
    record = recorded("routes", 2, 5, most_moves=3, silent=1)
    deal = record.deal
    told = text_of(record).partition("== The fair deal ==\n")[2].partition("\n\n")[0]
    opened = deal.seats[0].contribution
    assert opened is not None
    assert told.splitlines() == [
        "Before anybody sat down at table table 5, the house promised its seed by the hash",
        f"     {deal.commitment.hex()}",
        "and opened it after the game:",
        f"     {deal.server_seed.hex()}",
        "Anna added by the hash",
        f"     {deal.seats[0].hash.hex()}",
        "what was then opened as",
        f"     {opened.hex()}",
        "Bert added by the hash",
        f"     {deal.seats[1].hash.hex()}",
    ]


def test_any_one_character_breaks_the_seal() -> None:
    text = text_of(recorded("routes", 2, 1, most_moves=12))
    for at, old in enumerate(text):
        new = "x" if old != "x" else "y"
        with pytest.raises(RecordFault):
            verify(text[:at] + new + text[at + 1 :], find_game)
    for at in range(0, len(text), 7):
        with pytest.raises(RecordFault):
            verify(text[:at] + text[at + 1 :], find_game)


def test_a_forger_who_seals_anew_is_found_out_at_every_character() -> None:
    text = text_of(recorded("routes", 2, 1, most_moves=12))
    end = text.rindex("Seal: ")
    for at in range(0, end, 5):
        old = text[at]
        new = str((int(old) + 1) % 10) if old.isdigit() else ("e" if old != "e" else "a")
        with pytest.raises(RecordFault):
            verify(resealed(text[:at] + new + text[at + 1 :]), find_game)


def forge(number: int, change: Callable[[Entry], Entry]) -> str:
    record = recorded("routes", 3, 1)
    entries = list(record.entries)
    entries[number] = change(entries[number])
    return changed(record, entries=tuple(entries))


def test_what_is_wrong_is_said() -> None:
    record = recorded("routes", 3, 1)
    other = recorded("routes", 3, 2)
    deal = record.deal

    def fault(text: str) -> str:
        with pytest.raises(RecordFault) as caught:
            verify(text, find_game)
        return str(caught.value)

    assert fault("") == "the seal is broken: the file is not as it was written"
    assert fault("Seal: ") == "the seal is broken: the file is not as it was written"
    assert fault(resealed("Seal: ")).startswith("the log cannot be read")
    assert fault(changed(record, rules_version=2)).startswith("it was played by rules version 2; this program")
    lying = Deal(deal.table, bytes(32), deal.server_seed, deal.seats)
    assert fault(changed(record, deal=lying)) == "the server's seed does not match its commitment"
    assert fault(changed(record, deal=other.deal)) == "the deal does not follow from the seeds"
    assert fault(changed(record, deal=fair_deal(3, 1, silent=0))) == "the deal does not follow from the seeds"
    assert fault(forge(4, lambda entry: Entry(entry.seat, entry.move, entry.events[:-1]))) == (
        f"move 5 ({record.entries[4].move}) did not bring this about"
    )
    assert fault(forge(0, lambda entry: Entry(entry.seat, "fly", entry.events))) == (
        "move 1: 'fly' is no move of this game"
    )
    assert fault(forge(0, lambda entry: Entry(entry.seat, "pass", entry.events))) == (
        "move 1 (pass) is refused by ROU-012"
    )
    option = find_game("routes").types.options(first=0 if record.setup[0].seat else 1)  # type: ignore[attr-defined]
    assert fault(changed(record, options=option)) == "the deal does not follow from the seeds"
    text = text_of(record)
    assert fault(resealed(text.replace("Anna keeps", "Anna hides", 1))) == "the story is not the one that the log tells"
    assert fault(resealed(text.replace('"format":1', '"format":2'))) == (
        "the record has format 2; this program reads format 1"
    )
    assert fault(resealed(text.replace('"game":"routes"', '"game":"chess"'))).startswith("the log cannot be read")
    assert fault(resealed(text.replace('"names":["Anna",', '"names":['))) == (
        "the deal and the table have not the same number of seats"
    )
    one_hash_short = resealed(text.replace(f'"{deal.seats[0].hash.hex()}",', ""))
    assert fault(one_hash_short) == "the deal and the table have not the same number of seats"
    one_part_more = resealed(text.replace('"contributions":[', '"contributions":[null,'))
    assert fault(one_part_more) == "the deal and the table have not the same number of seats"
    hexless = resealed(text.replace('"server_seed":"0', '"server_seed":"g'))
    assert fault(hexless) == "a seed is not written in hexadecimal"


def test_a_table_that_cannot_be() -> None:
    record = recorded("routes", 2, 1)
    text = text_of(record).replace('"options":{"first":-1}', '"options":{"first":7}')
    with pytest.raises(RecordFault, match="such a table cannot be: the first player must be one of the seats"):
        verify(resealed(text), find_game)
