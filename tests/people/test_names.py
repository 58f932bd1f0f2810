"""Names: what may be one, and which look the same to an eye."""

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mokum.bootstrap import RESERVED_NAMES
from mokum.bots import BOTS
from mokum.bots import NAMES as NAMES_OF_BOTS
from mokum.people.errors import BadName
from mokum.people.lookalikes import looks, sign_in_look
from mokum.people.names import MOST, Names
from mokum.tables.log.bot_names import NAMES as OLDER_NAMES

NAMES = Names(reserved=("Greedy", "Random"))

BAD = {
    "too_short": ["", " ", "a", "  a  ", "é"],
    "too_long": ["a" * (MOST + 1), "a" * 500, "a" * 1_000_000, "ﷺ" * 10],
    "character": [
        *("Anna\x00", "An\nna", "An\tna", "Anna\x1b[31m", "\x7fAnna"),  # control
        *("\u202eannA", "Anna\u202c", "An\u2066na", "An\u200fna", "An\u061cna"),  # the other direction
        *("An\u200bna", "An\u200dna", "An\u2060na", "\ufeffAnna", "An\u00adna", "An\u180ena"),  # no width
        *("An\u3164na", "An\u2800na", "An\u115fna", "An\u2028na"),  # blanks
        *("Anna😀", "👑Anna", "Anna❤", "🇳🇱Anna", "Anna\ufe0f", "①Anna⭐"),  # pictures
        *("A\u0334n\u0335na", "Ann\u0489a"),  # marks that nothing composes with
        *("Anna<b>", "Anna'; --", "{{Anna}}", "Anna@home", "a/b", "a\\b", "%s%n"),
        *("Annaɑ", "ᴀnna", "ǀlse", "\u05d0nna", "Anna٣", "アンナ"),  # alphabets whose twins we do not know
        *("Anna\ud800", "Anna\udfff", "Anna\U000e0041"),
    ],
    "no_letter": ["12", "1.2", "0-0", "007"],
    "mixed_alphabets": ["Аnna", "Annа", "Nαnna", "Рeter", "Ωmega", "αбв"],
    "separators": ["_Anna", "Anna.", "An--na", "An. na", "'Anna", "-Anna-"],
    "reserved": [
        *("admin", "Admin", "ADMIN", "adm1n", "4dmin", "Admin Anna", "administrator"),
        *("mokum", "M0kum", "Mokum Team", "mo-kum", "moderator", "m0d3rat0r", "deleted player", "Deleted_Player"),
        *("greedy 3", "Greedy-2", "GREEDY.10", "gr33dy 3", "greedy 1", "Random_2", "3 Greedy", "bot 7", "Computer 2"),
        *("The Admin", "Real Moderator", "TheModerator", "Chez Mokum", "le modérateur", "De Beheerder"),
        *("guest", "Guest 12", "system", "Bot", "bot", "Greedy", "greedy", "gr33dy", "Rand0m", "random", "ѕуѕтем"),
    ],
    # attack 11
    "unwanted": [
        "Adolf Hitler",
        "adolf_hitler",
        "H1tler",
        "Hitler 88",
        "HITLER",
        *("Hitler Fan", "FuckYou", "fuck1ng Anna", "xXfuckXx", "You Shit", "sh1t_77", "BigShit", "C U N T"),
        *(
            "Sale Pute",
            "enculé",
            "Gros-Connard",
            "Ta Mère Nique",
            "Kankerlijer",
            "kut.anna",
            "DeLul",
            "Vuile Hoer",
            "l u l",
        ),
        *("Lul", "LUL", "LuI", "El Lul", "Salope", "Sale Salope", "LesSalopes"),
        "Stаlin".replace("а", "á"),
        "Pol-Pot",
    ],
}


@pytest.mark.parametrize(("reason", "typed"), [(reason, typed) for reason, all_ in BAD.items() for typed in all_])
def test_what_can_not_be_a_name_is_refused_with_its_reason(reason: str, typed: str) -> None:
    with pytest.raises(BadName) as refused:
        NAMES.clean(typed)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    "name",
    [
        *("Jo", "Anna", "Jean-Luc", "O'Neill", "van der Berg", "Zoë", "François", "IJsbrand", "Łukasz", "Þór", "Groß"),
        *("Юлия", "Олександр", "Ґалаґан", "Ελένη", "Νίκος", "anna_92", "Nguyễn", "Botticelli", "a" * MOST),
        *("Greedyson", "Randomir", "Isisa", "Stalinka", "Anna 3"),
        # The trap of Scunthorpe: names that have such a word inside.
        *(
            "Scunthorpe",
            "Dick Bruna",
            "De Cock",
            "Dickens",
            "Dickinson",
            "Hancock",
            "Cockburn",
            "Kutscher",
            "Schoers",
            "Lulu",
            "Constance",
        ),
        *("Lui", "El Lui", "Salopette"),
        *("Deconinck", "Reputel", "Wapperape", "Shitake", "Essex", "Grapes", "Arsenal", "Teefje"),
    ],
)
def test_what_people_are_called_is_a_name(name: str) -> None:
    assert NAMES.clean(name) == name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("  Anna ", "Anna"), ("Ａｎｎａ", "Anna"), ("𝐀nna", "Anna"), ("Zoe\u0308", "Zoë"), ("ﬁen", "fien")],
)
def test_one_spelling_is_kept(typed: str, kept: str) -> None:
    assert NAMES.clean(typed) == kept


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Anna", "anna"), ("Anna", "ANNA"), ("Straße", "STRASSE"), ("Νίκος", "ΝΙΚΟΣ"), ("Юлия", "ЮЛИЯ")),  # case
        *(("coco", "сосо"), ("Papa", "Рара"), ("Xenox", "Хепох"), ("BEKA", "ВЕКА"), ("yxo", "ухо")),  # Cyrillic
        *(("HANNA", "ΗΑΝΝΑ"), ("Nina", "ΝΙΝΑ"), ("vox", "νοχ"), ("Kai", "και")),  # Greek
        *(("Bill", "BiII"), ("Bill", "B1ll"), ("Otto", "0tto"), ("Sam5", "Sams"), ("Ilse", "llse")),  # digits and l
        *(("Barney", "Bamey"), ("Law", "Lavv"), ("Renée", "Renee"), ("Zoë", "Zoé")),
        *(("Jean Luc", "JeanLuc"), ("an_na", "an-na"), ("Ørsted", "Orsted"), ("Æsop", "Aesop"), ("Łukasz", "Lukasz")),
    ],
)
def test_twins_have_a_look_in_common(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Anne"), ("Hanna", "Nanna"), ("Tom", "Tim"), ("Юлия", "Юрий"), ("Anna3", "Annae")]
)
def test_names_that_differ_to_the_eye_do_not_clash(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


@pytest.mark.parametrize("name", ["Anna", "Νίκος", "Groß", "IJsbrand", "Юлия", "Иван ІІ", "Bill I", "Ørsted", "Ilse"])
def test_an_account_is_found_in_whatever_case_its_name_is_typed(name: str) -> None:
    for typed in (name, name.lower(), name.upper(), name.casefold(), name.swapcase(), f" {name} "):
        assert sign_in_look(typed) in looks(name)


@given(st.text(max_size=30))
def test_any_text_is_a_clean_name_or_refused(typed: str) -> None:
    try:
        name = NAMES.clean(typed)
    except BadName:
        return
    assert name.isprintable()
    assert name == unicodedata.normalize("NFKC", name) == NAMES.clean(name)
    assert all(0 < len(look) <= 64 for look in looks(name))


@given(st.text(alphabet=st.characters(categories=["L", "N"], max_codepoint=0x1EFF), min_size=2, max_size=20))
def test_case_never_makes_another_name(name: str) -> None:
    for form in (name.lower(), name.upper(), name.casefold(), name.title()):
        assert looks(name) & looks(form)


def test_attack_11_a_server_adds_names_that_it_does_not_want(tmp_path: Path) -> None:
    (tmp_path / "names.txt").write_text("# our own\nPiet Kwaad\n", encoding="utf-8")
    names = Names(unwanted=tmp_path / "names.txt")
    for typed in ("piet kwaad", "P1et-Kwaad", "Adolf Hitler"):
        with pytest.raises(BadName) as refused:
            names.clean(typed)
        assert refused.value.reason == "unwanted"
    assert names.clean("Piet") == "Piet"


def test_attack_11_nobody_is_called_like_a_bot_of_this_server(tmp_path: Path) -> None:
    names = Names(reserved=RESERVED_NAMES)
    bots = (*NAMES_OF_BOTS, *OLDER_NAMES)
    for typed in (*BOTS, *bots, *(f"{name} 2" for name in bots), "aaltje", "Trijn-Haring", "TOM", "tom 3"):
        with pytest.raises(BadName) as refused:
            names.clean(typed)
        assert refused.value.reason == "reserved"
    assert names.clean("Tomas") == "Tomas"
