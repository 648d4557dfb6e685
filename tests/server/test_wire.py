"""Frames that are written once are what a WebSocket library would send."""

import pytest
from websockets.frames import Frame, Opcode

from chefetage.server.wire import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_what_the_protocol_wants(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
