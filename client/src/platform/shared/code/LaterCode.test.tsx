// Without its drawing a code says so, and does not ask to be scanned.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LaterCode } from "./LaterCode";

vi.mock("./Code", () => {
  throw new Error("There is no network.");
});

afterEach(cleanup);

test("a code that does not come leaves its place, and its hint, to what is said instead", async () => {
  render(<LaterCode text="one" label="The way in" hint="Scan it." otherwise="It did not load." />);
  expect(await screen.findByText("It did not load.")).toBeTruthy();
  expect(screen.queryByText("Scan it.")).toBeNull();
});
