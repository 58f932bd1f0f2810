"""What reaches somebody who is called: letters with their links, and pushes handed to the worker of a page."""

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from browser.people import PATIENCE
from calling.outlets import PostOffice

LINK = re.compile(r"http://\S+")
SHOWN = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((shown) =>
  shown.map((one) => [one.title, one.tag, one.data.address]))"""
"""The notifications that are shown: title, tag and where each leads."""


def until(what: Callable[[], Any], seconds: float = 2 * PATIENCE) -> Any:
    """Wait until there is something."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if (found := what()) is not None:
            return found
        time.sleep(0.05)
    raise AssertionError("it did not come in time")


def letters_to(office: PostOffice, address: str) -> list[str]:
    """What stands in them, the first one first."""
    return [
        letter.get_content() for letter, to in zip(office.letters, office.recipients, strict=False) if to == address
    ]


def calls(office: PostOffice, address: str) -> list[str]:
    """The subjects of letters that call for a turn."""
    pairs = zip(office.letters, office.recipients, strict=False)
    return [said for letter, to in pairs if to == address and "your turn" in (said := str(letter["Subject"]))]


def letter_with(office: PostOffice, address: str, page: str) -> str:
    """The link to this page in the last letter that has one."""

    def look() -> str | None:
        links = [link for text in letters_to(office, address) for link in LINK.findall(text) if page in link]
        return links[-1] if links else None

    link: str = until(look)
    return link


def push(page: Page, data: str) -> None:
    """The worker gets this, as from the browser's push service."""
    session = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    number = until(lambda: found[-1]["registrationId"] if found else page.wait_for_timeout(50))
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": page.evaluate("location.origin"), "registrationId": number, "data": data},
    )
    session.detach()
