"""Names that follow from other names."""

from uuid import NAMESPACE_OID, uuid5

from hypothesis import given
from hypothesis import strategies as st

from mokum.tables.log import naming


@given(st.text(max_size=40), st.uuids())
def test_a_command_is_kept_under_a_name_based_uuid(player: str, command: object) -> None:
    space = uuid5(NAMESPACE_OID, "mokum")
    player = player.encode(errors="ignore").decode()
    kept = naming.command_of(player, str(command))
    assert kept == str(uuid5(space, f"command|{player}|{command}"))
    assert naming.is_name(kept)
