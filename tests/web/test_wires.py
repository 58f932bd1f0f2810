"""What we write to a socket ourselves, read by a library that others wrote."""

import pytest
from websockets.frames import Frame, Opcode

from mokum.web.wires.socket import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 200_000])
def test_a_frame_says_how_long_it_is(size: int) -> None:
    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)
