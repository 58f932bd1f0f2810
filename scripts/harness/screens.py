"""A studio for pictures of screens: a server with foreseen luck, a browser, and what a page must not look like."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, Page

from harness.autopilot import Ask, Autopilot
from harness.browser import asking, scorings_shown, seeded_luck
from harness.eyes import WINDOWS
from harness.making import make_table

SIZES = {**{name: WINDOWS[name] for name in ("desk", "phone", "across")}, "tablet": (1024, 768)}
THEMES = ("day", "evening")
LANGUAGES = ("en", "fr", "nl")
Look = tuple[str, str, str]
"""Size, theme and language."""

SETTLE = 700
"""Milliseconds for fonts, and for what moves."""
COLOUR_BLIND = {
    "deuteranopia": ".367 .861 -.228 0 0 .280 .673 .047 0 0 -.012 .043 .969 0 0 0 0 0 1 0",
    "protanopia": ".152 1.053 -.205 0 0 .115 .786 .099 0 0 -.004 -.048 1.052 0 0 0 0 0 1 0",
    "tritanopia": "1.256 -.077 -.179 0 0 -.078 .931 .148 0 0 .005 .691 .304 0 0 0 0 0 1 0",
}
"""What each kind of colour-blindness makes of red, green and blue (Machado and others, 2009)."""
SEE_AS = """
matrix => {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("width", "0");
  drawing.setAttribute("height", "0");
  const filter = drawing.appendChild(document.createElementNS(drawing.namespaceURI, "filter"));
  filter.id = "see-as";
  filter.setAttribute("color-interpolation-filters", "linearRGB");
  filter.appendChild(document.createElementNS(drawing.namespaceURI, "feColorMatrix")).setAttribute("values", matrix);
  document.body.append(drawing);
  document.documentElement.style.filter = "url(#see-as)";
}
"""

WRONG_WORDS = """
() => {
  const said = new Set();
  const visible = { opacityProperty: true, visibilityProperty: true };
  const around = (element, holds) => {
    for (let one = element; one; one = one.parentElement) if (holds(one, getComputedStyle(one))) return true;
    return false;
  };
  // Words for the ear alone are a spot of one pixel.
  const isSpot = (one, style) => style.overflow !== "visible" && one.clientWidth <= 2;
  const isHeard = (one, style) => style.clipPath.startsWith("inset") || isSpot(one, style);
  const scrolls = (one, style) => ["auto", "scroll"].includes(style.overflowX) && one.scrollWidth > one.clientWidth;
  const pen = document.createElement("canvas").getContext("2d");
  // How much of the box of a line its letters leave empty above and below: much, where figures are huge.
  const marginsOf = (element, words) => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const size = pen.measureText(words);
    const whole = size.fontBoundingBoxAscent + size.fontBoundingBoxDescent;
    const above = (size.fontBoundingBoxAscent - size.actualBoundingBoxAscent) / whole;
    return { above, below: (size.fontBoundingBoxDescent - size.actualBoundingBoxDescent) / whole };
  };
  // Words that are turned in a drawing: the upright box around them is larger than they are.
  const turnOf = (element) => {
    const matrix = element.getScreenCTM?.();
    if (!matrix || Math.abs(matrix.b) < 0.001) return {};
    const { a, b, c, d, e, f } = matrix;
    return { turn: [a, b, c, d, e, f].join(), straight: DOMRect.fromRect(element.getBBox()) };
  };
  const isOutside = ({ left, right, top, bottom }, [x, y]) => x < left || x > right || y < top || y > bottom;
  const cutsAt = (point) => (one, style) =>
    style.overflow !== "visible" && style.display !== "contents" && isOutside(one.getBoundingClientRect(), point);
  const overlap = (one, other, from, to) => Math.min(one[to], other[to]) - Math.max(one[from], other[from]);
  const boxes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const words = node.textContent.trim().slice(0, 50);
    if (!words || !element.checkVisibility(visible)) continue;
    if (element.closest("[inert], script, style") || around(element, isHeard)) continue;
    // A list that scrolls, and a board that can be moved, go on beyond what is seen of them.
    const isCarried = element.closest("svg") !== null || around(element, scrolls);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const middle = [box.x + box.width / 2, box.y + box.height / 2];
      const onTop = document.elementFromPoint(...middle);
      // What is scrolled away or lies under a dialog is not seen.
      if (!onTop || !(element.contains(onTop) || onTop.contains(element))) continue;
      if (around(element.parentElement, cutsAt(middle))) continue;
      if (!isCarried && (box.right > innerWidth + 1 || box.left < -1)) said.add(`over the edge: ${words}`);
      boxes.push({ box, element, words, ...turnOf(element), ...marginsOf(element, words) });
    }
    const hides = ["hidden", "clip"].includes(getComputedStyle(element).overflowX);
    if (hides && element.scrollWidth > element.clientWidth + 1) said.add(`cut off: ${words}`);
  }
  boxes.forEach((one, at) => {
    for (const other of boxes.slice(at + 1)) {
      if (one.element === other.element) continue;
      const isTurned = one.turn !== undefined && one.turn === other.turn;
      const [mine, theirs] = isTurned ? [one.straight, other.straight] : [one.box, other.box];
      if (overlap(mine, theirs, "left", "right") <= 2) continue;
      // Lines of text stand close: only what really covers letters counts.
      if (overlap(mine, theirs, "top", "bottom") <= Math.min(mine.height, theirs.height) * 0.45) continue;
      const letters = [[one, mine], [other, theirs]].map(([{ above, below }, { top, bottom, height }]) => ({
        top: top + above * height, bottom: bottom - below * height,
      }));
      if (overlap(...letters, "top", "bottom") > 0) said.add(`over each other: ${one.words} | ${other.words}`);
    }
  });
  if (document.documentElement.scrollWidth > innerWidth) said.add("the page scrolls sideways");
  return [...said];
}
"""


class Studio:
    """One player's browser at one server, and the table at which the pictures are taken."""

    def __init__(self, browser: Browser, address: str, seed: int = 7) -> None:
        self.address = address
        self._browser = browser
        self.context: BrowserContext = browser.new_context(locale="en-GB", reduced_motion="reduce")
        self.context.add_init_script(seeded_luck(seed))
        self.context.add_init_script(scorings_shown("never"))  # pictures that are about them say so
        self.page: Page = self.context.new_page()
        self.table = ""
        self._look: Look = ("desk", "day", "en")

    def dress(self, look: Look) -> None:
        """The next page that is opened has this size, theme and language."""
        self._look = look
        size, theme, language = look
        width, height = SIZES[size]
        self.page.set_viewport_size({"width": width, "height": height})
        settings = {"language": language, "theme": theme, "sounds": False, "notices": False}
        self.page.evaluate("kept => localStorage.setItem('mokum.settings', kept)", json.dumps(settings))

    def elsewise_dressed(self, do: Callable[["Studio"], object]) -> None:
        """Does by the English words of a desk what this look has no words for, and comes back."""
        look = self._look
        self.dress(("desk", "day", "en"))
        do(self)
        self.dress(look)
        self.go(self.at_table())

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("document.fonts.ready")
        self.page.wait_for_timeout(SETTLE)

    def sit_down(self, game: str = "", switches: tuple[str, ...] = ()) -> None:
        """At a table with bots, as anybody does: at once, or with four seats of a chosen game."""
        self.page.goto(self.address)
        self.page.get_by_label("Your name").fill("Saskia")
        if game:
            make_table(self.page, game, 4, switches)
        else:
            self.page.get_by_role("button", name="Play now against bots").first.click()
        self.keep_table()

    def keep_table(self) -> None:
        """The table that the page comes to is the one of the pictures."""
        self.page.wait_for_url("**/table/**")
        self.table = self.page.url.rpartition("/")[2].partition("?")[0]

    @contextmanager
    def friend(self) -> Iterator[Page]:
        """Somebody else's browser, for a while."""
        context = self._browser.new_context(locale="en-GB", reduced_motion="reduce")
        context.add_init_script(seeded_luck(11))
        yield context.new_page()
        context.close()

    def at_table(self) -> str:
        """Where one's table is."""
        return f"/table/{self.table}"

    @property
    def ask(self) -> Ask:
        """Requests of whoever sits before the page."""
        return asking(self.context, self.address)

    @property
    def autopilot(self) -> Autopilot:
        return Autopilot(self.ask, self.table)
