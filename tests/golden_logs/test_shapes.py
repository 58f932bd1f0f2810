"""A kind that was stored keeps its shape, or gets another tag and an upcaster (`docs/decisions`, 0014)."""

import msgspec
import pytest

from golden_logs.shapes import can_read, kept_shapes, resolved, shapes
from mokum.kernel.shapes import shape_of


@pytest.mark.parametrize("whose", kept_shapes())
def test_what_was_stored_can_be_read(whose: str) -> None:
    kept, today = kept_shapes()[whose], shapes()[whose]
    assert [kind for kind in kept if kind not in today or not can_read(today[kind], kept[kind])] == []


def test_every_kind_that_is_stored_is_kept_here() -> None:
    """Else it could change unnoticed."""
    assert {whose: set(kinds) for whose, kinds in shapes().items()} == {
        whose: set(kinds) for whose, kinds in kept_shapes().items()
    }


class Paid(msgspec.Struct, tag=True):
    seat: int
    cubes: tuple[int, ...]
    note: str = ""


def of(kind: type) -> object:
    shape = shape_of(kind)
    return resolved(shape, shape["$defs"])


def test_changes_that_break_a_log_are_noticed() -> None:
    changes: dict[str, bool] = {}

    def tell(what: str, fields: list[object]) -> None:
        changes[what] = can_read(of(msgspec.defstruct("Paid", fields, tag=True, kw_only=True)), of(Paid))  # type: ignore[arg-type]

    cubes = ("cubes", tuple[int, ...])
    tell("the same", [("seat", int), cubes, ("note", str, "")])
    tell("a field that older ones need not have", [("seat", int), cubes, ("note", str, ""), ("more", int, 0)])
    tell("one is gone", [("seat", int), cubes])
    tell("a field is wanted", [("seat", int), cubes, ("note", str, ""), ("more", int)])
    tell("another name", [("seat", int), ("dice", tuple[int, ...]), ("note", str, "")])
    tell("another type", [("seat", str), cubes, ("note", str, "")])
    tell("another type inside", [("seat", int), ("cubes", tuple[str, ...]), ("note", str, "")])
    tell("what is left out means something else", [("seat", int), cubes, ("note", str, "none")])
    assert [what for what, readable in changes.items() if readable] == [
        "the same", "a field that older ones need not have", "one is gone",
    ]  # fmt: skip
