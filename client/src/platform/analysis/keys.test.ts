// Which key does what, and where a key means something else already.
import { expect, it } from "vitest";
import { deedOf } from "./keys";

function inside(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  return document.querySelector<HTMLElement>("[data-here]") ?? document.body;
}

it("letters go by moments, arrows by moves", () => {
  expect(deedOf("k", document.body, true)).toBe("next");
  expect(deedOf("J", document.body, true)).toBe("before");
  expect(deedOf("ArrowRight", document.body, true)).toBe("on");
  expect(deedOf("x", document.body, true)).toBeNull();
});

it("letters are letters where they are turned off, or where somebody writes", () => {
  expect(deedOf("k", document.body, false)).toBeNull();
  expect(deedOf("ArrowLeft", document.body, false)).toBe("back");
  expect(deedOf("t", inside("<input data-here>"), true)).toBeNull();
  expect(deedOf("Escape", inside("<input data-here>"), true)).toBeNull();
});

it("a board and a choice walk with the arrows themselves, the slider of moves does as the page", () => {
  expect(deedOf("ArrowRight", inside("<div data-replay-board><b data-here></b></div>"), true)).toBeNull();
  expect(deedOf("ArrowRight", inside("<div role=radiogroup><b data-here></b></div>"), true)).toBeNull();
  expect(deedOf("ArrowRight", inside("<input type=range data-here>"), true)).toBe("on");
  expect(deedOf("k", inside("<input type=range data-here>"), true)).toBe("next");
});
