// Asks a page whether things are to be seen: there, inside the window and every frame that cuts, large enough, under nothing
// else, with no word cut. Gives one sentence for each thing that is not.
(things) => {
  const said = [];
  const cutsNow = (overflow) => overflow !== "visible";
  // What scrolls may go on: only frames that hide cut a word for good.
  const cutsForGood = (overflow) => overflow === "hidden" || overflow === "clip";
  const together = (one, other) => ({
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  });
  const width = (box) => Math.max(0, box.right - box.left);
  const height = (box) => Math.max(0, box.bottom - box.top);
  const size = (box) => `${Math.round(width(box))}×${Math.round(height(box))}`;
  const WINDOW = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  /** What the frames around an element leave of a box. */
  const seenOf = (element, box, cuts) => {
    let seen = together(box, box);
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      if (one.nodeType === Node.TEXT_NODE) continue;
      const style = getComputedStyle(one);
      if (one !== element) {
        const frame = one.getBoundingClientRect();
        if (cuts(style.overflowX)) seen = together(seen, { ...seen, left: frame.left, right: frame.right });
        if (cuts(style.overflowY)) seen = together(seen, { ...seen, top: frame.top, bottom: frame.bottom });
      }
      if (style.position === "fixed" || one.matches("dialog:modal")) break; // nothing around it cuts it
      if (!cuts("auto") && [style.overflowX, style.overflowY].some((one) => one === "auto" || one === "scroll")) break;
    }
    return seen;
  };
  const isHeard = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.clipPath.startsWith("inset") || (cutsNow(style.overflowX) && one.clientWidth <= 2)) return true;
    }
    return false;
  };
  // What lets touches through can cover all the same.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(touchable);
  const isClear = (colour) => colour === "transparent" || /,\s*0\)$|\/ 0\)$/.test(colour);
  /** Layers for what flies or falls lie over everything, and are empty. */
  const isPainted = (element) => {
    const style = getComputedStyle(element);
    if (element instanceof SVGElement) return element.tagName !== "svg" && !(style.fill === "none" && style.stroke === "none");
    return !isClear(style.backgroundColor) || style.backgroundImage !== "none" || element.matches("img, canvas, video") || element.textContent.trim() !== "";
  };
  const covers = (element, within, seen) => {
    const own = within ? element.closest(within) ?? element : element;
    const faults = new Set();
    for (const across of [0.12, 0.5, 0.88]) {
      for (const down of [0.12, 0.5, 0.88]) {
        const lying = document.elementsFromPoint(seen.left + across * width(seen), seen.top + down * height(seen));
        const top = lying.find((one) => own.contains(one) || one.contains(own) || isPainted(one));
        if (!top || own.contains(top) || top.contains(own)) continue;
        faults.add(`${top.tagName.toLowerCase()} ${(top.getAttribute("aria-label") ?? top.textContent ?? "").trim().slice(0, 40)}`);
      }
    }
    return faults;
  };
  const cutWords = (element) => {
    const faults = new Set();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const words = node.textContent.trim();
      const holder = node.parentElement;
      if (!words || !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isHeard(holder)) continue;
      if (holder.closest("svg")) continue; // a board is framed, and moved
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const inner = seenOf(node, box, cutsForGood);
        if (width(inner) < 2 || height(inner) < 2) continue; // left out on purpose where there is no room
        if (width(inner) < width(box) - 2 || height(inner) < height(box) * 0.6) faults.add(words.slice(0, 40));
      }
    }
    return faults;
  };
  try {
    for (const { name, where, least, count, whole, within } of things) {
      const found = [...document.querySelectorAll(where)].filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
      if (found.length < count) {
        said.push(`${name}: ${found.length} of ${count} there`);
        continue;
      }
      for (const element of found) {
        const box = element.getBoundingClientRect();
        const seen = together(seenOf(element, box, cutsNow), WINDOW);
        if (width(seen) < least[0] || height(seen) < least[1]) said.push(`${name}: ${size(seen)} of ${size(box)} seen, at least ${least.join("×")}`);
        else if (whole && (width(seen) < width(box) - 2 || height(seen) < height(box) - 2)) said.push(`${name}: only ${size(seen)} of ${size(box)} seen`);
        else for (const cover of covers(element, within, seen)) said.push(`${name}: under ${cover}`);
        for (const words of cutWords(element)) said.push(`${name}: cut: ${words}`);
      }
    }
  } finally {
    document.adoptedStyleSheets.pop();
  }
  return said;
}
