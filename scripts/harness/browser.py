"""Debian's Chromium for tests, pictures and measurements: never one that is downloaded."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from harness.autopilot import Ask

CHROMIUM = Path(os.environ.get("MOKUM_CHROMIUM", "/usr/bin/chromium"))
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
TRIES = 3
"""A line may be cut, by a test or because nothing was said on it for long: then it is asked again, on another."""
AXE = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"

SEEDED_LUCK = """
(() => {
  // The browser's own part of a deal, the same each time: pictures of one game can be compared.
  // Every page that is opened goes on with other bytes: no two commands may have one id.
  let pages = 0;
  try {
    pages = Number(localStorage.getItem("foreseen") ?? 0) + 1;
    localStorage.setItem("foreseen", String(pages));
  } catch { /* an empty page keeps nothing */ }
  let state = (SEED + pages * 1000003) % 2147483647 || 1;
  const next = () => { state = (state * 16807) % 2147483647; return state & 255; };
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i += 1) bytes[i] = next();
    return array;
  };
  crypto.randomUUID = () => {
    const hex = Array.from({ length: 16 }, () => next().toString(16).padStart(2, "0")).join("");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
})();
"""


def seeded_luck(seed: int) -> str:
    """A script for `add_init_script`: the page draws the same random bytes each time."""
    return re.sub(r"\bSEED\b", str(seed), SEEDED_LUCK)


def scorings_shown(how: str) -> str:
    """A script for `add_init_script`: how much is shown of a scoring, `always`, `result` or `never`."""
    kept = f"localStorage.getItem('mokum.scorings') ?? localStorage.setItem('mokum.scorings', '{how}')"
    return f"try {{ {kept} }} catch {{}}"


def asking(context: BrowserContext, address: str) -> Ask:
    """Requests in the name of whoever is signed in there."""

    def ask(method: str, path: str, body: object) -> Any:
        answer = context.request.fetch(
            address + path, method=method, data=body, headers={"Origin": address}, max_retries=TRIES
        )
        assert answer.ok, answer.text()
        return answer.json()

    return ask


@contextmanager
def chromium(*more: str) -> Iterator[Browser]:
    """One browser without a screen; each context in it is a person of their own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, *more], headless=True)
        try:
            yield browser
        finally:
            browser.close()
