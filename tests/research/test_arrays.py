"""Encodings as arrays of numbers, one by one and by the batch; and what is said if the extra is not there."""

import importlib
import sys

import numpy as np
import pytest

from mokum.kernel.chance import QuickChance
from mokum.kernel.story import begin
from mokum.research.arrays import highest, scaled
from mokum.research.setting import setting


@pytest.mark.parametrize("slug", ["harbour", "merchants", "routes"])
def test_values_become_numbers_between_0_and_1(slug: str) -> None:
    table = setting(slug, 3)
    layout = table.layout
    rows = []
    for seed in range(4):
        state, _ = begin(table.game, 3, table.options, QuickChance(seed))
        rows.append(table.encoding.encode(state, seed % 3))
    batch = np.stack([np.frombuffer(row, np.uint8) for row in rows])
    assert (batch <= highest(layout)).all()
    numbers = scaled(layout, batch)
    assert numbers.min() >= 0
    assert numbers.max() <= 1
    for row, told in zip(rows, numbers, strict=True):
        values = layout.read(row)
        meant = [
            (value - placed.field.low) / max(1, placed.field.high - placed.field.low)
            for placed in layout.fields
            for value in values[placed.name]
        ]
        assert np.allclose(told, meant)
        assert np.array_equal(scaled(layout, np.frombuffer(row, np.uint8)), told)


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("mokum.research")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(ImportError, match=r"pip install 'mokum\[research\]'"):
        importlib.import_module("mokum.research")
