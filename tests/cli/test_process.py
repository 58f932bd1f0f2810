"""The command as a process: what it says about itself, and one sentence where something is wrong."""

import re
import socket
from importlib.metadata import version
from pathlib import Path

import pytest

from cli.processes import typed

KEY = "VuOyslMXF9FNzkJJGbUixvgydqdcdfNZ1echarQ8BQY="


def test_its_version(tmp_path: Path) -> None:
    done = typed(tmp_path, "--version")
    assert (done.returncode, done.stdout) == (0, f"mokum {version('mokum')}\n")


def test_its_help_has_groups(tmp_path: Path) -> None:
    told = typed(tmp_path, "-h").stdout
    groups = re.findall(r"─ ([A-Z][a-z ]+) ─", told)
    assert groups == ["Options", "Play", "Experiment", "Run a server"]
    assert "--install-completion" in told


def test_the_help_of_a_command_names_games_options_defaults_and_examples(tmp_path: Path) -> None:
    told = " ".join(typed(tmp_path, "play", "-h").stdout.split())
    for words in (
        "The game: harbour, merchants or routes.",
        'harbour: short=true, extensions=1,2, tasks="three hidden", house_cards=true',
        "merchants: first=SEAT, ahead=true",
        "routes: first=SEAT",
        "[default: Guest]",
        "mokum play routes",
    ):
        assert words in told


def test_the_help_of_the_server_names_settings_and_defaults(tmp_path: Path) -> None:
    told = " ".join(typed(tmp_path, "serve", "-h").stdout.split())
    assert "MOKUM_PORT. [default: (8000)]" in told
    assert "MOKUM_ORIGINS" in told


@pytest.mark.parametrize(
    ("words", "completed"),
    [("mokum pl", ["play"]), ("mokum play ha", ["harbour"]), ("mokum play routes --bots trijn,", ["trijn,claes"])],
)
def test_a_shell_completes_words(tmp_path: Path, words: str, completed: list[str]) -> None:
    asked = {"_MOKUM_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(len(words.split()) - 1)}
    offered = typed(tmp_path, more=asked).stdout.split()
    assert set(completed) <= set(offered)
    assert "migrate" not in offered


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (("dance",), 2, "No such command 'dance'"),
        (("play", "chess"), 2, "Unknown game 'chess'. Choose harbour, merchants or routes."),
        (("play", "routes", "--record", "no/such/folder.mokum"), 2, "Cannot write no/such/folder.mokum: No such file"),
        (("serve", "--file", "no/such/folder.db"), 2, "Cannot write no/such/folder.db.key: No such file or directory."),
        (("serve", "--file", "a.db", "--database", "b"), 2, "Use --file or --database, not both."),
        (("serve", "--file", "foreign"), 1, "Cannot start: the database cannot be used: file is not a database."),
        (("verify", "binary"), 1, "binary is not a valid record: it is not a text file."),
        (("replay", "binary"), 1, "binary is not a valid record: it is not a text file."),
        (("verify", "foreign"), 1, "foreign is not a valid record: it is not a Mokum record."),
        (("verify", "nothing"), 2, "'nothing' does not exist"),
        (("migrate", "--database", "sqlite:///no/such/folder.db"), 1, "the database cannot be used: unable to open"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_what_cannot_be_is_said_in_one_sentence(
    tmp_path: Path, words: tuple[str, ...], code: int, sentence: str
) -> None:
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 20)
    (tmp_path / "foreign").write_text("This is somebody else's file, and it is as long as a head of a database.\n" * 9)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        free = {"MOKUM_PORT": str(taken.getsockname()[1])}
    done = typed(tmp_path, *words, more=free)
    assert done.returncode == code
    assert sentence in done.stderr


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = typed(tmp_path, "serve", "--port", str(port))
    assert done.returncode == 1
    assert done.stderr == f"Port {port} is in use. Stop the program that uses it, or choose another port with --port.\n"


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    with socket.socket() as kept:
        kept.bind(("127.0.0.1", 0))  # nobody listens here
        url = f"postgresql://mokum@127.0.0.1:{kept.getsockname()[1]}/mokum"
        done = typed(tmp_path, "migrate", "--database", url, more={"MOKUM_KEY": KEY})
    assert done.returncode == 1
    assert done.stderr.startswith("Cannot update the database: ")
    assert done.stderr.count("\n") == 1
