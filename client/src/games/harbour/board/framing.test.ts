// What a phone shows of the board: all that is asked, or as much of it as can be read around the barge.
import { expect, it } from "vitest";
import { framed } from "./framing";

const SIZE = { width: 390, height: 520 };

it("shows a single place no closer than can be understood, in the middle", () => {
  const part = framed([[600, 400]], [600, 400], SIZE, 0.5);
  expect(part.width).toBeCloseTo(390 / 0.86);
  expect(part.x + part.width / 2).toBeCloseTo(600);
  expect(part.y + part.height / 2).toBeCloseTo(400);
});

it("shows all places where nothing keeps it close", () => {
  const places = [
    [100, 100],
    [1200, 800],
  ] as const;
  const part = framed(places, [100, 100], SIZE, 0);
  for (const [x, y] of places) {
    expect(x).toBeGreaterThan(part.x);
    expect(x).toBeLessThan(part.x + part.width);
    expect(y).toBeGreaterThan(part.y);
    expect(y).toBeLessThan(part.y + part.height);
  }
});

it("stays with the barge where all of it would be too small, and looks to where there is more", () => {
  const part = framed(
    [
      [100, 200],
      [1200, 200],
    ],
    [150, 200],
    SIZE,
    0.6,
  );
  expect(part.width).toBeCloseTo(650);
  expect(part.x).toBeCloseTo(44);
});
