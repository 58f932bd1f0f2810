"""What a program is told is what the protocol's page and the game's schema say, and it may answer in two ways."""

import json
import re
import time
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from mokum.bots import make_bot
from mokum.bots.programs import ProgramBot
from mokum.catalog import game as find_game
from mokum.catalog import shipped
from mokum.kernel.chance import QuickChance
from mokum.kernel.schema import schema_of
from mokum.lab.playing import play_out
from programs.scripts import PATIENCE, play, program

PAGE = Path(__file__).parents[2] / "docs" / "bot-protocol.md"
KEEPS = """
kept = open(sys.argv[0] + ".lines", "w")
for line in sys.stdin:
    kept.write(line)
    kept.flush()
    message = json.loads(line)
    if message["type"] == "turn":
        ANSWER
"""
BY_PLACE = KEEPS.replace("ANSWER", "say(json.dumps({'move': len(message['moves']) - 1}))")
BY_NAME = KEEPS.replace("ANSWER", "say(json.dumps({'move': message['moves'][-1], 'why': 'it is the last'}))")


def lines(folder: Path, name: str = "bot.py") -> list[dict[str, Any]]:
    """What a program has read, up to the end of its game, about which it is told while the game is over already."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        text = (folder / f"{name}.lines").read_text(encoding="utf-8")
        if '"type":"over"' in text and text.endswith("\n"):
            break
        time.sleep(0.01)
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("slug", shipped())
def test_every_line_is_as_it_is_described(tmp_path: Path, slug: str) -> None:
    game = find_game(slug)
    seats = game.meta.seats[-1]
    outcome, _ = play(program(tmp_path, BY_NAME), "lines", game, seats)
    described = jsonschema_rs.validator_for(schema_of(game))
    begin, *turns, over = lines(tmp_path)
    assert begin == {
        "type": "game",
        "protocol": 1,
        "game": slug,
        "rules_version": game.meta.rules_version,
        "seat": 0,
        "seats": seats,
        "options": begin["options"],
        "seed": "lines|0",
    }
    described.validate({"options": begin["options"]})
    for turn in turns:
        assert set(turn) == {"type", "view", "moves", "facts", "left_ms"}
        assert turn["type"] == "turn"
        assert turn["left_ms"] == 5000
        assert turn["facts"] is not None
        described.validate({"view": turn["view"], "facts": turn["facts"], "move": turn["moves"][0]})
    assert over["type"] == "over"
    assert (tuple(over["scores"]), tuple(over["ranks"])) == (outcome.totals, outcome.ranks)
    described.validate({"outcome": over["outcome"]})


def test_a_move_and_its_place_say_the_same(tmp_path: Path) -> None:
    assert play(program(tmp_path, BY_NAME, "name.py")) == play(program(tmp_path, BY_PLACE, "place.py"))
    assert lines(tmp_path, "name.py") == lines(tmp_path, "place.py")


def test_what_it_sees_is_what_any_bot_sees_and_no_more(tmp_path: Path) -> None:
    """Views, moves and facts of its own seat, in a game that goes as it would with a bot of ours that chooses alike."""
    game = find_game("harbour")

    class Last:
        looks, ponders = True, False

        def choose(self, view: Any, moves: Any) -> Any:
            return moves[-1]

    outcome = play(program(tmp_path, BY_NAME), "seen", game, 3)
    bots: list[Any] = [Last(), *(make_bot("random", game, f"seen|{seat}") for seat in (1, 2))]
    assert outcome == play_out(game, bots, game.types.options(), QuickChance("seen"), check=True)


def test_two_seats_have_a_process_each(tmp_path: Path) -> None:
    game = find_game("routes")
    command = program(tmp_path, BY_PLACE.replace('".lines"', 'f".{os.getpid()}"'))
    bots: list[Any] = [ProgramBot(game, seat, command) for seat in range(3)]
    play_out(game, bots, game.types.options(), QuickChance("two"), check=True)
    seats = [json.loads(file.read_text().splitlines()[0])["seat"] for file in tmp_path.glob("bot.py.*")]
    assert sorted(seats) == [0, 1, 2]


def test_the_examples_on_the_page_are_as_they_are_sent(tmp_path: Path) -> None:
    play(program(tmp_path, BY_NAME), "page")
    sent = {line["type"]: set(line) for line in lines(tmp_path)}
    shown = [json.loads(code) for code in re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)]
    assert {line["type"]: set(line) for line in shown if "type" in line} == sent
    assert [line for line in shown if "type" not in line] == [{"move": "draw deck"}, {"move": 2}]
