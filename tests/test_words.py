"""The check of the browser's words finds what is missing, unused, broken or badly set, and passes what is whole."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

WHOLE = {
    "en": {"start.play": "Play, {name}!", "start.seats": "{count, plural, one {# seat} other {# seats}}"},
    "fr": {"start.play": "Jouez, {name}\u202f!", "start.seats": "{count, plural, one {# place} other {# places}}"},
    "nl": {"start.play": "Speel, {name}!", "start.seats": "{count, plural, one {# plaats} other {# plaatsen}}"},
}
SOURCE = 'const words = ["start.play"]; <FormattedMessage id="start.seats" values={{ count }} />; import "./start.css";'


def client(folder: Path, changed: dict[str, dict[str, str | None]], source: str = SOURCE) -> Path:
    """A client of one area with the whole catalogue, changed: a text of None takes the message away."""
    words = folder / "src" / "words" / "start"
    words.mkdir(parents=True)
    for language, messages in WHOLE.items():
        told = {key: text for key, text in (messages | changed.get(language, {})).items() if text is not None}
        (words / f"{language}.json").write_text(json.dumps(told))
    (folder / "src" / "start.tsx").write_text(source)
    return folder


def run(folder: Path, *more: str) -> tuple[int, list[str]]:
    """The exit code and the faults that are listed."""
    command = [sys.executable, str(ROOT / "scripts" / "words"), "--check", "--client", str(folder), *more]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr.splitlines()


def test_a_whole_catalogue_passes(tmp_path: Path) -> None:
    assert run(client(tmp_path, {})) == (0, [])


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"nl": {"start.play": None}}, "start.play is missing in nl"),
        ({language: {"start.more": "M{name}"} for language in WHOLE}, "start.more is used nowhere"),
        ({"fr": {"start.seats": "{count, plural, one {# place}"}}, "start.seats is broken in fr"),
        ({"fr": {"start.seats": "{count, plural, one {# place}}"}}, "start.seats is broken in fr"),
        (
            {"nl": {"start.seats": "{count, plural, other {{kind, select, a {# plaats} other {# plaatsen}}}}"}},
            "start.seats is broken in nl",
        ),
        ({"nl": {"start.play": "Speel, {naam}!"}}, "start.play has the placeholders ['naam'] in nl"),
        ({"nl": {"start.play": "Speel!"}}, "start.play has the placeholders [] in nl"),
        ({"fr": {"start.play": "{soort, select, a {A} other {}} {name}"}}, "start.play has the placeholders"),
        ({"fr": {"start.play": "Joue, {name} d'ici"}}, "start.play has a straight quote in fr"),
        ({"fr": {"start.play": "Jouez, {name} !"}}, "start.play is not set as it is printed in fr"),
        ({"nl": {"start.play": "Play, {name}!"}}, "start.play is English in nl too"),
        ({language: {"stop.play": "S{name}"} for language in WHOLE}, "stop.play should begin with start."),
    ],
)
def test_a_planted_fault_is_found(tmp_path: Path, changed: dict[str, dict[str, str | None]], fault: str) -> None:
    code, faults = run(client(tmp_path, changed))
    assert code == 1
    assert any(line.startswith(fault) for line in faults), faults


@pytest.mark.parametrize(
    ("source", "missing"),
    [
        ('intl.formatMessage({ id: "elsewhere.gone" })', "elsewhere.gone"),
        ('<FormattedMessage id="start.gone" />', "start.gone"),
        ("const MAP = { a: 'start.gone' };", "start.gone"),
    ],
)
def test_a_key_without_words_is_found(tmp_path: Path, source: str, missing: str) -> None:
    code, faults = run(client(tmp_path, {}, f"{SOURCE}\n{source}"))
    assert code == 1
    assert faults == [f"{missing} is used in src/start.tsx and has no words"]


def test_the_words_of_a_game_beside_the_client_are_checked(tmp_path: Path) -> None:
    words = tmp_path / "examples" / "pebbles" / "client" / "words"
    words.mkdir(parents=True)
    for language, text in {"en": "Throw", "fr": "Lancer", "nl": "Throw"}.items():
        (words / f"{language}.json").write_text(json.dumps({"pebbles.throw": text}))
    (words.parent / "index.tsx").write_text('<FormattedMessage id="pebbles.throw" />; "pebbles.gone"')
    assert run(client(tmp_path / "client", {})) == (
        1,
        [
            "pebbles.throw is English in nl too (if meant: same.json): Throw",
            "pebbles.gone is used in examples/pebbles/client/index.tsx and has no words",
        ],
    )


def test_one_language_alone_may_choose_between_forms(tmp_path: Path) -> None:
    french = "{kind, select, a {Jouez le} other {Jouez la}}, {name}\u202f!"
    folder = client(tmp_path, {"fr": {"start.play": french}}, f"{SOURCE} words({{ name, kind: 1 }})")
    assert run(folder) == (0, [])


def test_what_is_meant_to_be_the_same_is_said_once_and_for_all(tmp_path: Path) -> None:
    folder = client(tmp_path, {"nl": {"start.play": "Play, {name}!"}})
    allowed = folder / "src" / "words" / "same.json"
    allowed.write_text(json.dumps({"nl": ["start.play"]}))
    assert run(folder) == (0, [])
    allowed.write_text(json.dumps({"nl": ["start.play", "start.gone"]}))
    assert run(folder) == (1, ["start.gone stands in a same.json and in no catalogue"])


def test_mending_sets_quotes_and_spaces(tmp_path: Path) -> None:
    folder = client(tmp_path, {"fr": {"start.play": "C'est l'heure, {name} : jouez ! « Oui »... Bien …"}})
    assert run(folder, "--mend") == (0, [])
    mended = json.loads((folder / "src" / "words" / "start" / "fr.json").read_text())["start.play"]
    assert mended == "C’est l’heure, {name}\u00a0: jouez\u202f! «\u00a0Oui\u00a0»… Bien…"
