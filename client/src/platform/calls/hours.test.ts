// Quiet hours: times for minutes, and the night in one piece from noon to noon.
import { expect, it } from "vitest";
import { HOME, minutesOf, NIGHT, piecesOf, timeOf, zonesOf } from "./hours";

it("are times of the day, both ways", () => {
  expect(timeOf(NIGHT.begins)).toBe("22:30");
  expect(timeOf(NIGHT.ends)).toBe("08:00");
  for (const minutes of [0, 9, 60, 1439]) expect(minutesOf(timeOf(minutes))).toBe(minutes);
  expect(minutesOf("")).toBeNull();
  expect(minutesOf("7")).toBeNull();
});

it.each([
  ["over midnight", NIGHT, [{ from: 630 / 1440, to: 1200 / 1440 }]],
  [
    "over noon, in two",
    { begins: 11 * 60, ends: 13 * 60 },
    [
      { from: 0, to: 60 / 1440 },
      { from: 1380 / 1440, to: 1 },
    ],
  ],
  ["until noon", { begins: 0, ends: 720 }, [{ from: 0.5, to: 1 }]],
])("are drawn %s", (_, quiet, pieces) => {
  expect(piecesOf(quiet)).toEqual(pieces);
});

it("are meant in Amsterdam's time, this device's, or the one that was chosen", () => {
  expect(zonesOf(HOME)[0]).toBe(HOME);
  expect(zonesOf("Asia/Tokyo")).toContain("Asia/Tokyo");
  expect(new Set(zonesOf("Asia/Tokyo")).size).toBe(zonesOf("Asia/Tokyo").length);
});
