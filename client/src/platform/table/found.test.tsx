// The room of a table that was found for people who looked for one: it is for them, and they are not kept waiting.
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useMyself } from "@/platform/me";
import { useSettings } from "@/platform/settings";
import type { Player } from "@/wire/http";
import type { Sight } from "@/wire/table";
import WaitingRoom from "./WaitingRoom";
import { show } from "./testing/atTable";
import { seatSight, tableSight } from "./testing/sights";

const FOUND: Partial<Sight> = {
  comes_by: 1_000,
  clock: { type: "live", bank_ms: 900_000, increment_ms: 15_000 },
  phase: "open",
  view: null,
  moves: [],
  awaited: [],
  viewer: 0,
  host: "p0",
  seats: [seatSight({ sealed: true }), seatSight({ player: "p1", name: "Noor", sealed: false })],
};

beforeEach(() => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("no network")));
  useMyself.setState({ me: { ref: "p0", name: "Saskia", kind: "guest" } as Player });
  useSettings.setState({ language: "en" });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useMyself.setState({ me: undefined });
});

describe("the room of a table that was found", () => {
  it("says so, and what becomes of it if somebody does not come", () => {
    show(<WaitingRoom />, FOUND, { isHost: true });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("We have found a table");
    expect(screen.getByText(/If somebody does not come, we go on looking/)).toBeTruthy();
  });

  it("is for those who were found: nobody else is invited, and no seat is given away", () => {
    show(<WaitingRoom />, FOUND, { isHost: true });
    expect(screen.queryByRole("heading", { name: "Invite" })).toBeNull();
    expect(screen.queryByText(/anybody may sit down/)).toBeNull();
    expect(screen.queryByRole("button", { name: /Free the seat/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Get up" })).toBeTruthy();
  });

  it("asks whoever has not said yes by themselves whether they are there", () => {
    const mine = { ...FOUND, seats: [seatSight({ sealed: false }), seatSight({ player: "p1", name: "Noor", sealed: true })] };
    show(<WaitingRoom />, mine, { isHost: true });
    expect(screen.getByRole("button", { name: "I am here" })).toBeTruthy();
  });

  it("is a usual one after a game", () => {
    show(<WaitingRoom />, { ...FOUND, comes_by: tableSight({}).comes_by }, { isHost: true });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Another game");
    expect(screen.getByRole("button", { name: /Noor/ })).toBeTruthy();
  });
});
