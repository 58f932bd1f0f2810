"""Bots by name, by class and with options."""

from pathlib import Path

import pytest

from mokum.bots import NoSuchBot
from mokum.bots.greedy import GreedyBot
from mokum.bots.shaken import ShakenBot
from mokum.catalog import game as find_game
from mokum.lab.naming import check_bot, make_bot, split

ROUTES = find_game("routes")


def test_commas_between_brackets_belong_to_the_bot() -> None:
    assert split("a, b[x=1, y=2],c:D[z=3]") == ("a", "b[x=1,y=2]", "c:D[z=3]")


def test_by_name_by_class_and_with_options() -> None:
    assert isinstance(make_bot("greedy", ROUTES, 1), GreedyBot)
    assert isinstance(make_bot("shaken[noise=0.5]", ROUTES, 1), ShakenBot)
    assert isinstance(make_bot("mokum.bots.shaken:ShakenBot[noise=2]", ROUTES, 1), ShakenBot)


def test_options_are_numbers_truths_or_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "asked_bots.py").write_text(
        "class Asked:\n    def __init__(self, game, seed, **options):\n        self.options = options\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    bot = make_bot("asked_bots:Asked[a=64,b=0.5,c=true,d=deep]", ROUTES, 1)
    assert vars(bot) == {"options": {"a": 64, "b": 0.5, "c": True, "d": "deep"}}


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ("clairvoyant", "unknown bot 'clairvoyant': choose greedy, random, shaken, or name a class"),
        ("nowhere:Bot", "cannot be imported"),
        ("mokum.bots.greedy:Bot", "there is no Bot in the module mokum.bots.greedy"),
        ("shaken[noise]", "option 'noise' of shaken needs a value"),
        ("shaken[volume=3]", "cannot be made: .*volume"),
        ("shaken[noise=-1]", "cannot be made: noise must be"),
        ("shaken[noise=1", "not how a bot is named"),
        ("", "not how a bot is named"),
    ],
)
def test_what_cannot_be_made_is_refused_with_the_reason(named: str, why: str) -> None:
    with pytest.raises(NoSuchBot, match=why):
        check_bot(named, ROUTES)
