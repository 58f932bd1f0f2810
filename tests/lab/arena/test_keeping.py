"""A file of results is gone on with wherever it was torn, and refused if it is not ours."""

from pathlib import Path

import msgspec
import pytest

from mokum.lab.arena.arranging import Arrangement
from mokum.lab.arena.keeping import Kept, NotTheSame
from mokum.lab.playing import Result

DUEL = Arrangement("routes", 1, "new[a=1,b=2]", ("greedy",), seed="kept")
BOTS = ("new[a=1,b=2]", "greedy")
GAMES = [
    Result(number, None, BOTS[::-1] if number % 2 else BOTS, (40 - number, 30), (1, 2), 50 + number, "ROU-060")
    for number in range(6)
]


def write(file: Path) -> bytes:
    kept = Kept(file, DUEL)
    for start in (0, 2, 4):
        kept.add(GAMES[start : start + 2])
    kept.close()
    return file.read_bytes()


def test_what_was_written_is_read(tmp_path: Path) -> None:
    text = write(tmp_path / "games.csv").decode().splitlines()
    assert text[1:3] == [
        "round,rotation,seed,bots,scores,ranks,decisions,why",
        '0,0,kept|0,"new[a=1,b=2] greedy",40 30,1 2,50,ROU-060',
    ]
    kept = Kept(tmp_path / "games.csv", DUEL)
    kept.close()
    assert kept.rounds == [GAMES[:2], GAMES[2:4], GAMES[4:]]


def test_torn_anywhere_only_whole_rounds_are_left(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    whole = write(file)
    for size in range(len(whole)):
        file.write_bytes(whole[:size])
        kept = Kept(file, DUEL)
        assert kept.rounds == [GAMES[:2], GAMES[2:4], GAMES[4:]][: len(kept.rounds)]
        for start in range(2 * len(kept.rounds), 6, 2):
            kept.add(GAMES[start : start + 2])
        kept.close()
        assert file.read_bytes() == whole


@pytest.mark.parametrize(
    "other",
    [{"seed": "other"}, {"field": ("random",)}, {"rival": "old"}, {"rules_version": 2}, {"options": {"first": 1}}],
)
def test_games_of_another_arrangement_are_refused_and_left_alone(tmp_path: Path, other: dict[str, object]) -> None:
    file = tmp_path / "games.csv"
    whole = write(file)
    with pytest.raises(NotTheSame, match="not a file of results of this game"):
        Kept(file, msgspec.structs.replace(DUEL, **other))
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    ("was", "becomes"), [(b"38 30", b"38 x"), (b"38 30", b"38"), (b",52,", b","), (b"\n1,0,", b"\n2,0,")]
)
def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path, was: bytes, becomes: bytes) -> None:
    file = tmp_path / "games.csv"
    damaged = write(file).replace(was, becomes)
    file.write_bytes(damaged)
    with pytest.raises(NotTheSame, match="is damaged"):
        Kept(file, DUEL)
    assert file.read_bytes() == damaged


def test_a_command_is_quoted_in_its_cell(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    duel = msgspec.structs.replace(DUEL, challenger="exec:node bot.mjs")
    bots = ("exec:node bot.mjs", "greedy")
    games = [msgspec.structs.replace(game, bots=bots[::-1] if game.number % 2 else bots) for game in GAMES[:2]]
    kept = Kept(file, duel)
    kept.add(games)
    kept.close()
    assert "0,0,kept|0,'exec:node bot.mjs' greedy,40 30,1 2,50,ROU-060" in file.read_text()
    again = Kept(file, duel)
    again.close()
    assert again.rounds == [games]
