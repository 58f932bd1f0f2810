"""Bots by name, by class and with options."""

from pathlib import Path

import pytest

from mokum.bots import NoSuchBot
from mokum.bots.fallible import FallibleBot
from mokum.bots.greedy import GreedyBot
from mokum.bots.programs import ProgramBot
from mokum.catalog import game as find_game
from mokum.lab.naming import check_bot, make_bot, parts, split

ROUTES = find_game("routes")


def test_commas_between_brackets_belong_to_the_bot() -> None:
    assert split("a, b[x=1, y=2],c:D[z=3]") == ("a", "b[x=1,y=2]", "c:D[z=3]")


def test_a_command_keeps_its_spaces_and_the_commas_between_its_quotes() -> None:
    typed = "exec:node bot.mjs , greedy, exec[seconds=2, x=1]:sh -c 'a, b' \"c,d\",Machteld Zegel"
    assert parts(typed) == [
        "exec:node bot.mjs",
        "greedy",
        "exec[seconds=2, x=1]:sh -c 'a, b' \"c,d\"",
        "Machteld Zegel",
    ]
    assert split(typed)[2:] == ("exec[seconds=2, x=1]:sh -c 'a, b' \"c,d\"", "MachteldZegel")


def test_a_program_is_not_started_before_it_is_asked() -> None:
    assert isinstance(make_bot("exec:false", ROUTES, 1), ProgramBot)
    assert isinstance(make_bot("exec[seconds=0.5]:sh -c 'exit 1'", ROUTES, 1), ProgramBot)


PLUGIN = {
    "plugin.py": "from mokum.bots.greedy import GreedyBot as Clever\n\n\nNOTHING = None\n",
    "plugin-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: plugin\nVersion: 1.0\n",
    "plugin-1.0.dist-info/entry_points.txt": "[mokum.bots]\nclever = plugin:Clever\nmy-bot = plugin:Clever\n"
    "greedy = plugin:NOTHING\nbroken = plugin:Missing\n",
}


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package that brings bots."""
    for name, text in PLUGIN.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("plugin")
def test_by_entry_point() -> None:
    assert isinstance(make_bot("clever", ROUTES, 1), GreedyBot)
    assert isinstance(make_bot("my-bot", ROUTES, 1), GreedyBot)
    assert isinstance(make_bot("greedy", ROUTES, 1), GreedyBot), "nobody hides a bot of ours"
    with pytest.raises(NoSuchBot, match=r"'broken' of the package that brings it cannot be loaded: .*Missing"):
        check_bot("broken", ROUTES)
    with pytest.raises(NoSuchBot, match="shaken, strong, broken, clever, my-bot, or name a class"):
        check_bot("cleverer", ROUTES)


def test_by_name_by_class_and_with_options() -> None:
    assert isinstance(make_bot("greedy", ROUTES, 1), GreedyBot)
    assert isinstance(make_bot("shaken[noise=0.5]", ROUTES, 1), FallibleBot)
    assert isinstance(make_bot("regular[noise=0.5]", ROUTES, 1), FallibleBot)
    assert isinstance(make_bot("mokum.bots.fallible:FallibleBot[noise=2]", ROUTES, 1), FallibleBot)


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
        (
            "clairvoyant",
            "unknown bot 'clairvoyant': choose beginner, casual, expert, fallible",
        ),
        ("nowhere:Bot", "cannot be imported"),
        ("mokum.bots.greedy:Bot", "there is no Bot in the module mokum.bots.greedy"),
        ("shaken[noise]", "option 'noise' of shaken needs a value"),
        ("shaken[volume=3]", "cannot be made: .*volume"),
        ("shaken[noise=-1]", "cannot be made: noise must be"),
        ("shaken[noise=1", "not how a bot is named"),
        ("", "not how a bot is named"),
        ("exec:", "it names no program"),
        ("exec:no-such-program --fast", "there is no program 'no-such-program' that can be run"),
        ("exec:sh -c 'oops", "is not a command: No closing quotation"),
        ("exec[seconds=0]:false", "the seconds for a turn must be above 0"),
        ("exec[volume=3]:false", "cannot be made: .*volume"),
        ("exec:false\n", "has letters that cannot be shown"),
    ],
)
def test_what_cannot_be_made_is_refused_with_the_reason(named: str, why: str) -> None:
    with pytest.raises(NoSuchBot, match=why):
        check_bot(named, ROUTES)
