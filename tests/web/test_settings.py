"""What a server is told before it opens, and what it refuses to open with."""

import base64
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from mokum.bootstrap import check
from mokum.cli.app import app
from mokum.people.attempts import Guesses
from mokum.people.bots import BotLimits
from mokum.settings import BadSettings, Settings
from mokum.web.allowances import Allowances
from mokum.web.limits import Rate
from mokum.web.manners import Manners

KEY = base64.b64encode(sha256(b"a key").digest()).decode()


def told(**settings: Any) -> Settings:
    return Settings(**{"_env_file": None, **settings})


def test_a_kitchen_table_knows_its_own_machine_and_no_https() -> None:
    manners = told(port=8123).manners()
    assert "http://localhost:8123" in manners.origins
    assert (manners.secure, manners.cookie) == (False, "mokum")


def test_a_site_is_known_by_its_origins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOKUM_ORIGINS", "https://play.example.org/, https://example.org:8443")
    settings = told()
    assert settings.manners().hosts == {"play.example.org", "example.org:8443"}
    assert settings.manners().cookie == "__Host-mokum"
    assert settings.site().domain == "play.example.org"


@pytest.mark.parametrize("origin", ["play.example.org", "https://a/b", "ftp://a", "https://", "*", "https://a?b"])
def test_what_is_no_origin_is_refused(origin: str) -> None:
    with pytest.raises(ValueError, match="origin"):
        told(origins=origin)


@pytest.mark.parametrize(
    "settings",
    [
        {"database": "mysql://x"},
        {"database": "postgresql://x"},  # without a key
        {"database": "postgresql://x", "key": "c2hvcnQ="},
        {"database": "postgresql://x", "key": KEY, "bus": "redis://x"},
    ],
)
def test_a_server_that_cannot_be_opened_is_refused_before_it_tries(settings: dict[str, str]) -> None:
    with pytest.raises(BadSettings):
        check(told(**settings))


def test_what_is_allowed_is_set_by_name_and_is_a_positive_number(monkeypatch: pytest.MonkeyPatch) -> None:
    origins = told().addresses()
    assert told().manners() == Manners(origins, secure=False), "the settings and the manners have the same defaults"
    assert told().guesses() == Guesses()
    assert told().bot_limits() == BotLimits()
    monkeypatch.setenv("MOKUM_TABLES_OF_HOUSEHOLD", "300")
    monkeypatch.setenv("MOKUM_SOCKETS_OF_HOUSEHOLD", "90")
    monkeypatch.setenv("MOKUM_GUESSES_OF_REGION", "7")
    manners = told().manners()
    assert (manners.new_tables_of_household, manners.sockets_of_address) == (Rate(300, 3600, 150), 90)
    assert told().guesses().of_region == 7
    for name in Allowances.model_fields:
        for wrong in (0, -1, "many")[name == "bots_of_player" :]:  # a host may want none of them
            with pytest.raises(ValueError, match=name):
                told(**{name: wrong})


def test_all_that_is_allowed_is_in_the_table_of_settings() -> None:
    page = (Path(__file__).parents[2] / "docs/hosting.md").read_text()
    for name, field in Allowances.model_fields.items():
        assert f"| `MOKUM_{name.upper()}` | {field.default} |" in page


def test_the_key_beside_a_file_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    settings = told(database=f"sqlite:///{tmp_path / 'a.db'}")
    check(settings)
    key = tmp_path / "a.db.key"
    first = key.read_bytes()
    check(settings)
    assert (key.read_bytes(), len(first), key.stat().st_mode & 0o777) == (first, 32, 0o600)


@pytest.mark.parametrize("words", [("--file", "a", "--database", "b"), ("--database", "mysql://x"), ("--origin", "x")])
def test_the_command_says_what_is_wrong(words: tuple[str, ...]) -> None:
    result = CliRunner().invoke(app, ["serve", *words])
    assert result.exit_code == 2
    assert "Traceback" not in result.output
