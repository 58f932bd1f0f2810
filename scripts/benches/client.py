"""The weight and the speed of the browser client, in real Chromium at a real server: `scripts/bench client [--json]`.

`first_table_kb_gz`: JavaScript that the first view of a table needs, gzipped, in kB, for the heaviest game; then for
each game alone. `interactive_s`: from a cold page until the first move can be made, the median of several; `middle_s`:
the same for the middle of a stored game of harbour, four seats with every extension.
`longest_task_ms`: the longest task of the page's main thread while bots move.
"""

import argparse
import gzip
import json
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, BrowserContext, Page, Response

from harness.browser import chromium
from harness.courses import brought_by
from harness.opening import seeded_server
from harness.screens import Studio

CAN_MOVE = "#prompt.prompt-mine"
GAMES = ("routes", "harbour", "merchants")
LONG_TASKS = """
window.longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
}).observe({ type: "longtask", buffered: true });
"""
TURNS = 12


def _new_page(browser: Browser, context: BrowserContext) -> tuple[BrowserContext, Page]:
    """Nothing in the cache, and the same session."""
    fresh = browser.new_context(viewport={"width": 1440, "height": 900}, storage_state=context.storage_state())
    return fresh, fresh.new_page()


def _weight(browser: Browser, studio: Studio) -> float:
    """All scripts that come before the table can be played, each gzipped as a server would send it."""
    context, page = _new_page(browser, studio.context)
    scripts: dict[str, int] = {}

    def came(response: Response) -> None:
        if response.request.resource_type == "script" and response.ok:
            scripts[response.url] = len(gzip.compress(response.body(), 6))

    page.on("response", came)
    page.goto(f"{studio.address}/table/{studio.table}")
    page.wait_for_selector(CAN_MOVE)
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(scripts.values()) / 1000


def _interactive(browser: Browser, studio: Studio) -> float:
    context, page = _new_page(browser, studio.context)
    page.goto(f"{studio.address}/table/{studio.table}", wait_until="commit")
    page.wait_for_selector(CAN_MOVE)
    seconds: float = page.evaluate("performance.now() / 1000")
    context.close()
    return seconds


def _longest_task(browser: Browser, studio: Studio) -> float:
    """Watches while the player moves by HTTP and the bots answer, shown one by one."""
    context, page = _new_page(browser, studio.context)
    page.goto(f"{studio.address}/table/{studio.table}")
    page.wait_for_selector(CAN_MOVE)
    page.wait_for_timeout(1500)
    page.evaluate(LONG_TASKS)
    page.evaluate("window.longest = 0")
    for _ in range(TURNS):
        sight = studio.autopilot.play_until(lambda _: True)
        if sight["phase"] == "over":
            break
        studio.autopilot.play(studio.autopilot.best(sight))
        page.wait_for_timeout(900)
    page.wait_for_timeout(2000)
    longest: float = page.evaluate("window.longest")
    context.close()
    return longest


def _weights(browser: Browser, address: str) -> dict[str, float]:
    weights = {}
    for game in GAMES:
        studio = Studio(browser, address)
        studio.sit_down(game.capitalize())
        weights[game] = round(_weight(browser, studio), 1)
        studio.context.close()
    return weights


def measure(times: int) -> dict[str, float]:
    harbour = brought_by("harbour")
    with seeded_server("mokum") as address, chromium() as browser:
        weights = _weights(browser, address)
        studio = Studio(browser, address)
        studio.sit_down()
        interactive = [_interactive(browser, studio) for _ in range(times)]
        crowded = Studio(browser, address)
        crowded.sit_down("Harbour", harbour.EXTENSIONS)
        crowded.autopilot.play_until(harbour.is_half_over, 300)
        middle = [_interactive(browser, crowded) for _ in range(times)]
        return {
            "first_table_kb_gz": max(weights.values()),
            **{f"{game}_kb_gz": weight for game, weight in weights.items()},
            "interactive_s": round(statistics.median(interactive), 2),
            "middle_s": round(statistics.median(middle), 2),
            "longest_task_ms": round(_longest_task(browser, studio), 1),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quick", action="store_true")
    arguments = parser.parse_args()
    figures = measure(1 if arguments.quick else 5)
    if arguments.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:>20}  {value}")


if __name__ == "__main__":
    main()
