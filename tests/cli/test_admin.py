"""`mokum admin` as it is run: roles, measures and the trail, and what it says where something is wrong."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from mokum.cli.app import app
from mokum.database import Database, migrate
from mokum.people import People
from mokum.people.engine import open_engine
from mokum.people.values import Client

PASSWORD = "nine herons on a barge"


def run(file: Path, *words: str) -> Result:
    """In this process: starting one takes longer than all that the command does."""
    return CliRunner().invoke(app, ["admin", *words, "--database", f"sqlite:///{file}"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mokum.db"

    async def story() -> None:
        await migrate(f"sqlite:///{path}")
        engine = await open_engine(Database(f"sqlite:///{path}"))
        people = People(engine, lambda: 1_800_000_000_000)
        for name in ("Judith", "Ruben"):
            await people.register(name, PASSWORD, Client())
        people.close()
        await engine.dispose()

    asyncio.run(story())
    return path


def test_roles_measures_and_the_trail_of_both(file: Path) -> None:
    assert "Judith: moderator." in run(file, "role", "judith", "moderator").stderr
    assert "Ruben: mute, 3 days." in run(file, "mute", "Ruben", "--reason", "Insults.", "--days", "3").stderr
    assert "Ruben: ban, 7 days." in run(file, "ban", "Ruben", "--reason", "Insults again.").stderr
    assert "2 measures lifted." in run(file, "lift", "Ruben", "--reason", "It was somebody else.").stderr
    assert "0 cases wait." in run(file, "cases").stderr
    told = run(file, "audit")
    for words in ("(server) role Judith  moderator", "(server) mute Ruben  Insults.", "(server) lifted Ruben"):
        assert words in told.stdout
    checked = run(file, "audit", "--check")
    assert (checked.exit_code, checked.stdout) == (0, "")
    assert "5 rows, none changed" in checked.stderr
    noted = checked.stderr.rsplit(" ", 1)[1].strip()
    run(file, "role", "judith", "none")
    assert run(file, "audit", "--check", "--known", noted).exit_code == 0
    replaced = run(file, "audit", "--check", "--known", "ab" * 32)
    assert (replaced.exit_code, "was replaced" in replaced.stderr) == (1, True)


def test_attack_a_changed_trail_is_found(file: Path) -> None:
    run(file, "role", "Judith", "admin")
    connection = sqlite3.connect(file)
    connection.execute("UPDATE trail_texts SET text = 'none'")
    connection.commit()
    connection.close()
    checked = run(file, "audit", "--check")
    assert checked.exit_code != 0
    assert "broken at row 1" in checked.stderr


def test_what_is_wrong_is_said_in_a_sentence(file: Path) -> None:
    for words, told in (
        (("role", "Nobody", "admin"), "Nobody is called so."),
        (("ban", "Ruben", "--reason", " "), "A reason is missing."),
        (("ban", "Ruben", "--reason", "x", "--until", "2020-01-01"), "This day is over."),
    ):
        answered = run(file, *words)
        assert answered.exit_code != 0
        assert told in answered.stderr
