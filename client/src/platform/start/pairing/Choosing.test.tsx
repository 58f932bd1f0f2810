// Choosing a table to be found: what is asked of the server, what is remembered, who waits for it, and who may not have it rated.
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useMyself } from "@/platform/me";
import { memory } from "@/platform/settings";
import * as testing from "./testing/card";
import { ALONE, card, count, crowd, find, inside, isLooking, MINUTE, pass, press, rated, SOON, text } from "./testing/card";
import type { PairingQueue } from "@/wire/http";

let begun: testing.Begun;
const show = (how?: Parameters<typeof testing.show>[1]) => testing.show(begun, how);

const option = (group: string, name: string) =>
  within(screen.getByRole("radiogroup", { name: group })).getByLabelText<HTMLInputElement>(name);
const games = () => [...screen.getByRole("radiogroup", { name: "Game" }).querySelectorAll("label")].map(text);
const counts = () =>
  within(screen.getByRole("group", { name: "Players" }))
    .getAllByRole<HTMLInputElement>("checkbox")
    .map((one) => `${one.getAttribute("aria-label")}${one.checked ? " yes" : ""}`);
const asks = () => begun.server.count("GET", "/api/pairing");

beforeEach(() => {
  begun = testing.begin();
});
afterEach(() => testing.end(begun));

describe("choosing", () => {
  it("begins with the first game for two or more, its smallest table, live and not rated", async () => {
    await show();
    expect(games()).toEqual(["Pebbles", "Marbles"]);
    expect(counts()).toEqual(["2 players yes", "3 players", "4 players"]);
    await find();
    expect(begun.server.wished).toEqual({ game: "pebbles", seats: [2], pace: "live", rated: false });
    expect(isLooking()).toBe(true);
  });

  it("asks for what was chosen, with several numbers of players at once", async () => {
    await show();
    fireEvent.click(count("4 players"));
    fireEvent.click(option("Pace", "Days"));
    fireEvent.click(rated());
    await find();
    expect(begun.server.wished).toEqual({ game: "pebbles", seats: [2, 4], pace: "days", rated: true });
  });

  it("keeps one number of players at least", async () => {
    await show();
    fireEvent.click(count("2 players"));
    expect(counts()).toEqual(["2 players yes", "3 players", "4 players"]);
    fireEvent.click(count("3 players"));
    fireEvent.click(count("2 players"));
    expect(counts()).toEqual(["2 players", "3 players yes", "4 players"]);
  });

  it("keeps at another game what it has, too", async () => {
    await show();
    fireEvent.click(count("3 players"));
    fireEvent.click(option("Game", "Marbles"));
    expect(counts()).toEqual(["3 players yes", "5 players"]);
    await find();
    expect(begun.server.wished).toMatchObject({ game: "marbles", seats: [3] });
  });

  it("is remembered for the next time", async () => {
    await show();
    fireEvent.click(option("Game", "Marbles"));
    fireEvent.click(count("5 players"));
    fireEvent.click(option("Pace", "Days"));
    await find();
    await press("Stop looking");
    cleanup();
    await show();
    expect(option("Game", "Marbles").checked).toBe(true);
    expect(counts()).toEqual(["3 players yes", "5 players yes"]);
    expect(option("Pace", "Days").checked).toBe(true);
  });

  it.each(["{", "7", '{"game":1,"seats":["x"],"pace":"fast","rated":"yes"}'])("forgets what cannot be read: %s", async (kept) => {
    memory.write("mokum.pairing", kept);
    await show();
    await find();
    expect(begun.server.wished).toEqual({ game: "pebbles", seats: [2], pace: "live", rated: false });
  });

  it.each(["guest", null] as const)("offers no rated game to %s, says why, and where to make an account", async (kind) => {
    memory.write("mokum.pairing", JSON.stringify({ rated: true }));
    await show({ kind });
    expect([rated().disabled, rated().checked]).toEqual([true, false]);
    expect(text(card())).toContain("Ratings need an account.");
    expect(inside().getByRole("link", { name: "an account" }).getAttribute("href")).toBe("/profile");
    await find();
    expect(begun.server.wished).toMatchObject({ rated: false });
  });

  it("lets nobody look who has not come in: as a guest, with the name at the front", async () => {
    await show({ kind: null });
    await find();
    const [came, wished] = begun.server.asked.filter(([method]) => method === "POST");
    expect(came).toEqual(["POST", "/api/guests", { name: "Saskia" }]);
    expect(wished?.[1]).toBe("/api/pairing");
    expect(useMyself.getState().me?.kind).toBe("guest");
    expect(isLooking()).toBe(true);
  });

  it("is not there where no game is offered, and waits until that is known", async () => {
    await show({ offers: [SOON, ALONE] });
    expect(screen.queryByRole("region")).toBeNull();
    cleanup();
    await show({ offers: [SOON], isAsked: false });
    expect(inside().getByText("Just a moment…")).toBeTruthy();
  });
});

describe("who waits", () => {
  const waits = (more: Partial<PairingQueue>): PairingQueue => ({
    game: "pebbles",
    seats: 2,
    pace: "live",
    rated: false,
    people: 1,
    usual_ms: null,
    ...more,
  });

  it("is told for what is chosen", async () => {
    begun.server.waiting = [
      waits({ people: 2, usual_ms: MINUTE }),
      waits({ seats: 3, usual_ms: 20_000 }),
      waits({ pace: "days", usual_ms: 180 * MINUTE, people: 0 }),
      waits({ game: "marbles", people: 9 }),
      waits({ rated: true, people: 7 }),
    ];
    await show();
    expect(crowd()).toBe("2 are waiting usually about 1 min");
    fireEvent.click(count("3 players"));
    expect(crowd()).toBe("2 are waiting usually less than a minute");
    fireEvent.click(count("2 players"));
    expect(crowd()).toBe("1 is waiting usually less than a minute");
    fireEvent.click(count("4 players"));
    fireEvent.click(count("3 players"));
    expect(crowd()).toBe("Nobody is waiting right now");
    fireEvent.click(count("2 players"));
    fireEvent.click(option("Pace", "Days"));
    expect(crowd()).toBe("Nobody is waiting right now usually about 3 hours");
    fireEvent.click(option("Pace", "Live, 15 min each"));
    fireEvent.click(rated());
    expect(crowd()).toBe("7 are waiting");
  });

  it("is asked again while the page is in sight and nothing is looked for", async () => {
    await show();
    expect(asks()).toBe(1);
    await pass(10_000);
    expect(asks()).toBe(2);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await pass(60_000);
    expect(asks()).toBe(2);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    await pass(0);
    expect(asks()).toBe(3);
    await find();
    await pass(60_000);
    expect(asks()).toBe(3);
  });
});
