"""People who are called, for tests: accounts with a letter box, guests with a phone."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, get_args
from uuid import UUID

from calling.outlets import Phone, PostOffice, PushService, post_office, push_service
from mokum.calling.calling import Calling
from mokum.calling.mail import Mail
from mokum.calling.outside import Outside
from mokum.calling.posting import Post
from mokum.calling.values import KINDS, Call, Rule, ServiceKind, WayKind, Wishes
from mokum.people.values import SignedIn
from people.stage import HOME, PASSWORD, Stage

KEY = bytes(range(32))
SITE = "https://mokum.example"
SENDER = "Mokum <mokum@mokum.example>"


class Scene:
    """A server that calls people, and all that it calls by."""

    def __init__(self, stage: Stage, office: PostOffice, port: int, service: PushService) -> None:
        self.stage, self.office, self.port, self.service = stage, office, port, service
        self.is_current = True
        self.calling = self.node()

    def node(self, *, keys: Sequence[bytes] = (KEY,), **options: Any) -> Calling:
        """One more node that sends."""
        post = Post(
            keys,
            Outside(inside=True),
            mail=Mail(f"smtp+plain://127.0.0.1:{self.port}", SENDER, "mokum.example"),
            services=get_args(ServiceKind),
            contact="mailto:mokum@mokum.example",
        )

        async def is_current(_: Call) -> bool:
            return self.is_current

        usual: dict[str, Any] = {"site": SITE, "is_current": is_current, "first_wait": 1_000} | options
        return Calling(self.stage.engine, self.stage.people, self.stage.clock, keys=keys, post=post, **usual)

    async def guest(self, name: str = "Anna") -> SignedIn:
        return await self.stage.people.guest(name, HOME)

    async def account(self, name: str = "Bert", address: str = "") -> SignedIn:
        """With a letter box that is confirmed, if there is an address."""
        made = await self.stage.people.register(name, PASSWORD, HOME)
        if address:
            await self.calling.ways.add_mail(made.player.ref, address, HOME)
            await self.calling.sender.sweep()
            await self.calling.ways.confirm_mail(self.link("confirm"))
        return made

    async def phone(self, who: SignedIn, name: str = "phone") -> Phone:
        phone = self.service.phone(name)
        keys = phone.keys
        await self.calling.ways.add_browser(who.session, keys["endpoint"], keys["p256dh"], keys["auth"])
        return phone

    async def wish(self, who: SignedIn, *ways: WayKind, **wishes: Any) -> None:
        """To be called for everything by these ways."""
        rules = tuple(Rule("", kind, ways) for kind in KINDS)
        await self.calling.wishes.keep(who.player.ref, Wishes(rules, **wishes))

    async def send(self, times: int = 1) -> None:
        """So many looks at what is due, a second apart."""
        for _ in range(times):
            await self.calling.sender.sweep()
            self.stage.now += 1_000

    def link(self, page: str) -> str:
        """The token of the last letter with such a link."""
        for letter in reversed(self.office.letters):
            text = letter.get_content()
            if (mark := f"{SITE}/letter/{page}#") in text:
                return str(text.split(mark)[1].split()[0])
        raise AssertionError(f"no letter with a link to {page}")


@contextmanager
def on_scene(stage: Stage) -> Iterator[Scene]:
    """All open."""
    with post_office() as (office, port), push_service() as service:
        yield Scene(stage, office, port, service)


def table(number: int = 1) -> str:
    return str(UUID(int=number))


def turn(who: SignedIn, number: int = 1, version: int = 5) -> Call:
    """It is their turn at a table."""
    return Call(who.player.ref, "turn", "routes", table(number), version)
