"""What the eyes and the pictures know of a game: what it brings in its folder, and what holds for any other."""

import json
from pathlib import Path

import pytest

from harness import courses, stations
from harness.courses import COURSES, courses_of
from harness.eyes import things_at
from harness.stations import GAMES, stations_of

BRINGING = sorted(path.parent.name for path in GAMES.glob("*/testing"))


def test_there_are_games_to_look_at() -> None:
    assert BRINGING


@pytest.mark.parametrize("game", BRINGING)
def test_a_game_says_what_its_board_is(game: str) -> None:
    names = [thing.name for thing in things_at("turn", game)]
    assert names[0] == "board"
    assert {thing.name for thing in stations_of(game).offers} < set(names)


def test_a_station_of_one_game_is_not_asked_of_another() -> None:
    own = [(game, station) for game in BRINGING for station in stations_of(game).own]
    assert own
    for game, station in own:
        assert things_at(station, game) == stations_of(game).own[station]
        with pytest.raises(KeyError):
            things_at(station, "pebbles")


def test_every_game_has_a_course_and_the_eyes_look_at_it() -> None:
    for game in BRINGING:
        stops = [screen.station for course in COURSES.values() if course.game == game for screen in course.screens]
        assert {"guided", "end"} <= set(stops)


def test_a_game_that_brings_nothing_is_shown_as_any_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = tmp_path / "pebbles" / "card" / "words"
    words.mkdir(parents=True)
    (words / "en.json").write_text(json.dumps({"pebbles.start.name": "Pebbles"}))
    monkeypatch.setattr(courses, "GAMES", tmp_path)
    monkeypatch.setattr(stations, "GAMES", tmp_path)
    course = courses_of("pebbles")["pebbles"]
    assert [screen.name for screen in course.screens] == ["pebbles-first", "pebbles-end"]
    assert [thing.name for thing in things_at("watching", "pebbles")] == ["board", "prompt", "ways on", "players"]
