"""The luck of a test is its own: the same in every run, and another than that of any other test."""

import os
import secrets
import uuid

from harness.foreseen import foreseen, unforeseen_name


def draws() -> tuple[bytes, str, uuid.UUID, int]:
    return secrets.token_bytes(16), secrets.token_hex(4), uuid.uuid4(), secrets.randbelow(10**9)


def test_the_same_seed_gives_the_same_luck() -> None:
    with foreseen("one"):
        first, second = draws(), draws()
    with foreseen("one"):
        again = draws(), draws()
    with foreseen("another"):
        other = draws()
    assert again == (first, second)
    assert len({first, second, other}) == 3


def test_each_place_in_the_code_has_luck_of_its_own() -> None:
    def here() -> bytes:
        return secrets.token_bytes(8)

    def there() -> bytes:
        return secrets.token_bytes(8)

    with foreseen("one"):
        alone = here(), here()
    with foreseen("one"):
        mixed = here(), there(), there(), here()
    assert (mixed[0], mixed[3]) == alone


def test_the_luck_of_others_is_left_to_the_system() -> None:
    """What a library draws for itself must never come twice."""
    asked = compile("import os\ndrawn = os.urandom(16)", "/somewhere/else.py", "exec")
    found = []
    for _ in range(2):
        with foreseen("one"):
            names: dict[str, bytes] = {}
            exec(asked, names)
            found.append(names["drawn"])
    assert found[0] != found[1]


def test_this_very_test_has_fixed_luck() -> None:
    with foreseen("tests/test_foreseen.py::test_this_very_test_has_fixed_luck 1"):
        told = os.urandom(8)
    assert os.urandom(8) == told


def test_what_outlives_a_test_has_a_name_of_its_own() -> None:
    names = []
    for _ in range(2):
        with foreseen("one"):
            names.append(unforeseen_name())
    assert names[0] != names[1]
