// What is drawn is the code of the text, module by module, with the light around it that scanners need.
import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { encode } from "uqr";
import { Code } from "./Code";

afterEach(cleanup);

const LINK = "https://mokum.example/table/85dbb89f-5a1b-563c-904b-7bd85d4af7e9?invitation=61e4f1d2db966e27";
const QUIET = 4;

/** What the picture shows, as a scanner sees it: rows of modules, the dark ones true. */
function drawn(text: string): boolean[][] {
  cleanup();
  render(<Code text={text} label="The way in" />);
  const picture = screen.getByRole("img", { name: "The way in" });
  const [, , width, height] = (picture.getAttribute("viewBox") ?? "").split(" ").map(Number);
  expect(width).toBe(height);
  const seen = Array.from({ length: height ?? 0 }, () => Array.from({ length: width ?? 0 }, () => false));
  const path = picture.querySelector("path")?.getAttribute("d") ?? "";
  const bars = [...path.matchAll(/M(\d+) (\d+)H(\d+)V(\d+)H(\d+)Z/g)];
  // Nothing is drawn but these bars.
  expect(bars.map(([bar]) => bar).join("")).toBe(path);
  for (const [left, top, right, bottom, back] of bars.map((bar) => bar.slice(1).map(Number))) {
    expect([bottom, back]).toEqual([top! + 1, left]);
    for (let x = left!; x < right!; x += 1) seen[top!]![x] = true;
  }
  return seen;
}

test.each([LINK, "http://127.0.0.1:8000/table/1", "Café de Sluis", "7"])(
  "the picture of %j has the very modules of its code, so that a scanner reads that text",
  (text) => {
    const inside = drawn(text)
      .slice(QUIET, -QUIET)
      .map((row) => row.slice(QUIET, -QUIET));
    expect(inside).toEqual(encode(text, { ecc: "M", border: 0 }).data);
  },
);

test("a quiet zone of four modules is around it, and the code reaches up to it in three corners", () => {
  const seen = drawn(LINK);
  const last = seen.length - 1;
  const isDark = (x: number, y: number) => seen[y]?.[x] ?? false;
  const isAround = (x: number, y: number) => Math.min(x, y, last - x, last - y) < QUIET;
  expect(seen.flatMap((row, y) => row.filter((dark, x) => dark && isAround(x, y)))).toEqual([]);
  // A scanner turns the picture by the corner without a mark: a mirrored or turned drawing would have it elsewhere.
  const marks = [
    [QUIET, QUIET],
    [last - QUIET, QUIET],
    [QUIET, last - QUIET],
  ] as const;
  // Seven dark modules in a row, then a light one.
  const hasMark = (x: number, y: number, step: number) =>
    Array.from({ length: 7 }, (_, away) => isDark(x + step * away, y)).every(Boolean) && !isDark(x + step * 7, y);
  expect(marks.map(([x, y]) => hasMark(x, y, x === QUIET ? 1 : -1))).toEqual([true, true, true]);
  expect(hasMark(last - QUIET, last - QUIET, -1)).toBe(false);
});

test("another text gives another picture, also where only its last letter differs", () => {
  expect(drawn(`${LINK.slice(0, -1)}8`)).not.toEqual(drawn(LINK));
});

test("the picture follows its text", () => {
  const { rerender } = render(<Code text="one" label="The way in" />);
  const path = () => screen.getByRole("img", { name: "The way in" }).querySelector("path")?.getAttribute("d");
  const before = path();
  rerender(<Code text="two" label="The way in" />);
  expect(path()).not.toBe(before);
});

test("it is light below and dark above in every theme, because no colour of it is a token", () => {
  // The stylesheet is read as a text: the page of a test draws nothing.
  const sheet = readFileSync("src/platform/shared/code/Code.module.css", "utf8");
  expect(sheet).toMatch(/\.code-light \{ fill: #fff; \}\n\.code-dark \{ fill: #000; \}/);
  expect(sheet).not.toContain("var(");
});
