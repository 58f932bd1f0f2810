"""Types of the tables as OpenAPI describes them: the schema comes from the very types that read and write them."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from pydantic import Field, WithJsonSchema

from mokum.lots.terms import Running
from mokum.tables.deciding.commands import AnyCommand
from mokum.tables.log.clocks import Clock
from mokum.tables.showing.projecting import Sight
from mokum.web.messages.streamed import AnyStreamed

_SHAPES = (AnyCommand, Clock, Running, Sight, AnyStreamed)
_schemas, COMPONENTS = msgspec.json.schema_components(_SHAPES, ref_template="#/components/schemas/{name}")


def _in_full(schema: Mapping[str, Any]) -> dict[str, Any]:
    """Without `discriminator`: what stands there is no mapping to names, but it is said by each type itself."""
    return {key: value for key, value in schema.items() if key != "discriminator"}


_command, _clock, _running, _sight, _streamed = map(_in_full, _schemas)

CommandShape = Annotated[dict[str, Any], WithJsonSchema(_command)]
ClockShape = Annotated[dict[str, Any], WithJsonSchema(_clock)]
RunningShape = Annotated[dict[str, Any], WithJsonSchema(_running)]
SIGHT_SHAPE = _sight
STREAMED_SHAPE = _streamed
"""Of each line."""

Uuid = Annotated[str, Field(pattern=r"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$", max_length=36)]
