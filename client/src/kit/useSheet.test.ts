// Where a sheet comes to rest, and what is one stop further.
import { expect, it } from "vitest";
import { rest, stepped } from "./useSheet";

const HEIGHTS = { low: 118, half: 360, up: 600 };

it("rests at the nearest stop when it is let go", () => {
  expect(rest(140, 0, HEIGHTS)).toBe("low");
  expect(rest(300, 0.1, HEIGHTS)).toBe("half");
  expect(rest(500, -0.1, HEIGHTS)).toBe("up");
});

it("goes on to the next stop when it is thrown", () => {
  expect(rest(140, 1, HEIGHTS)).toBe("half");
  expect(rest(380, 1, HEIGHTS)).toBe("up");
  expect(rest(590, -1, HEIGHTS)).toBe("half");
  expect(rest(200, -1, HEIGHTS)).toBe("low");
  expect(rest(118, -1, HEIGHTS)).toBe("low");
  expect(rest(600, 1, HEIGHTS)).toBe("up");
});

it("goes no further than its last stop", () => {
  expect(stepped("low", 1)).toBe("half");
  expect(stepped("up", 1)).toBe("up");
  expect(stepped("low", -1)).toBe("low");
});
