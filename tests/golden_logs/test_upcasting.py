"""What got another shape is led to today's, step by step: planted kinds here, real ones in `test_older_scores`."""

import json
from typing import Any

import msgspec
import pytest

from mokum.catalog import game as find_game
from mokum.kernel.codec import Codec, Unreadable, encode
from mokum.kernel.game import AnyGame
from mokum.kernel.upcasting import Fields, Older, tagged
from mokum.tables.log import bodies
from mokum.tables.log.bodies import Body, read_body, write_body
from mokum.tables.log.happenings import TakenBack
from record.games import recorded


def renamed(tag: str, **names: str) -> Any:
    """To the next tag, with other names of fields."""

    def step(fields: Fields) -> Fields:
        return {names.get(name, name): value for name, value in fields.items()} | {"type": tagged(tag)}

    return step


OLDER: Older = {"WentBack": renamed("WentBack.2", who="seat"), "WentBack.2": renamed("TakenBack", back="to")}


def stored(**what: object) -> bytes:
    return json.dumps({"asked": "a", "rows": 1, "what": what}).encode()


def test_a_happening_is_led_over_all_its_shapes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "OLDER", OLDER)
    today = Body("a", 1, TakenBack(1, 7))
    assert read_body(stored(type="WentBack", who=1, back=7)) == today
    assert read_body(stored(type="WentBack.2", seat=1, back=7)) == today
    assert read_body(stored(type="TakenBack", seat=1, to=7)) == today
    assert read_body(write_body(today)) == today


@pytest.mark.parametrize("tag", ["Unheard", 7, None])
def test_what_nobody_knows_is_refused(tag: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "OLDER", OLDER)
    with pytest.raises(Unreadable):
        read_body(stored(type=tag, seat=1, to=8))
    with pytest.raises(Unreadable):
        read_body(b'{"asked":"a","rows":1,"what":[]}')


class Reshaped:
    """A game in which an event had another name once."""

    def __init__(self, game: AnyGame, older: Older) -> None:
        self._game = game
        self.types = msgspec.structs.replace(game.types, older=older)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def test_events_of_a_game_are_led_to_todays() -> None:
    game = find_game("routes")
    started, _ = recorded("routes", 2, 1).setup[:2]
    written = json.loads(encode([started]))
    tag = written[0]["type"]
    before = encode([{**written[0], "type": "Once"}])
    with pytest.raises(Unreadable):
        Codec(game).events(before)
    older: Any = Reshaped(game, {"Once": renamed(tag)})
    assert Codec(older).events(before) == [started] == Codec(older).events(encode([started]))
    with pytest.raises(Unreadable):
        Codec(older).events(encode([{**written[0], "type": "Never"}]))
