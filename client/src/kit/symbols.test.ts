// @vitest-environment happy-dom
// The names that may be drawn and the symbols that are there are the same.
import { expect, test } from "vitest";
import { putSymbols, SYMBOLS } from "./symbols";
import { MORE_SYMBOLS, putMoreSymbols } from "./moreSymbols";
import more from "./moreSymbols.svg?raw";
import sprite from "./symbols.svg?raw";

const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]);

test("every name has a symbol, every symbol a name, and none stands twice", () => {
  expect([...SYMBOLS].sort()).toEqual([...drawn].sort());
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("they are put into a page once, without styles that the server forbids", () => {
  putSymbols(document);
  putSymbols(document);
  expect(document.querySelectorAll("#gable-step")).toHaveLength(1);
  expect(document.querySelectorAll("#mokum-symbols [style], #mokum-symbols style")).toHaveLength(0);
});

test("so have those that come later", () => {
  expect([...more.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1])).toEqual([...MORE_SYMBOLS]);
  putMoreSymbols(document);
  putMoreSymbols(document);
  expect(document.querySelectorAll("#i-flag")).toHaveLength(1);
});
