"""Ways by which somebody is called, as rows: many of them, without the steps in which people add them."""

import json

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from calling.node import KEY
from calling.outlets import PushService
from mokum.calling.keys import Stamp, bytes64
from mokum.calling.schema import ways, wishes
from mokum.people.values import SignedIn

RULES = json.dumps([{"game": "", "kind": "turn", "ways": ["push", "mail"]}])


async def with_ways(engine: AsyncEngine, made: SignedIn, service: PushService, name: str) -> None:
    """A letter box `name@example.org` and a phone of that name, and the wish to be called by both."""
    phone, ref = service.phone(name), made.player.ref
    keys = Stamp(KEY).mark + bytes64(phone.keys["p256dh"]) + bytes64(phone.keys["auth"])
    base = {"player": ref, "added_at": 0, "name": "x", "state": "on"}
    box = {"id": f"mail {name}", "kind": "mail", "session": "", "address": f"{name}@example.org", "keys": b""}
    push = {"id": f"push {name}", "kind": "push", "session": made.session.id, "address": phone.endpoint, "keys": keys}
    async with engine.begin() as connection:
        await connection.execute(insert(ways), [base | box, base | push])
        await connection.execute(insert(wishes).values(player=ref, rules=RULES, zone="UTC", together="at_once"))
