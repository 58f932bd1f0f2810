// How a new table sells its lots, as the server is told.
import { expect, it } from "vitest";
import { lotsOf, USUAL_LOTS } from "./LotFields";

it("is a live clock with a photo finish, unless somebody wants it otherwise", () => {
  expect(lotsOf(USUAL_LOTS, "none")).toEqual({ tempo: "normal", mode: "photo" });
  expect(lotsOf({ ...USUAL_LOTS, tempo: "brisk", mode: "draw" }, "live")).toEqual({ tempo: "brisk", mode: "draw" });
});

it("is sealed where it is wanted so, and where everybody has days", () => {
  expect(lotsOf({ ...USUAL_LOTS, isLive: false }, "none")).toBeNull();
  expect(lotsOf(USUAL_LOTS, "days")).toBeNull();
});
