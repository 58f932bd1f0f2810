// While a table is looked for: what is said and to whom, the ways out, and what a silent server does to it.
import { cleanup, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import people from "@/words/people/en.json";
import start from "@/words/start/en.json";
import * as testing from "./testing/card";
import { card, count, crowd, find, inside, isLooking, MINUTE, pass, press, rated, text } from "./testing/card";
import { looking, TABLE } from "./testing/server";

let begun: testing.Begun;
const show = (how?: Parameters<typeof testing.show>[1]) => testing.show(begun, how);

beforeEach(() => {
  begun = testing.begin();
});
afterEach(() => testing.end(begun));

describe("looking", () => {
  it("says for how long and for what, and stops", async () => {
    await show();
    fireEvent.click(count("3 players"));
    fireEvent.click(rated());
    await find();
    await pass(20_000);
    expect(text(card())).toContain("Looking for a table, 0:20Pebbles · 2 or 3 players · 15 min + 15 s · rated");
    expect(text(card())).toContain(
      "The longer you wait, the more others may differ from you in strength. You may go on reading; we call you.",
    );
    expect(inside().queryByRole("button", { name: "Find me a table" })).toBeNull();
    await press("Stop looking");
    expect(begun.server.count("DELETE", "/api/pairing")).toBe(1);
    expect(isLooking()).toBe(false);
    expect(inside().getByRole("button", { name: "Find me a table" })).toBeTruthy();
  });

  it("is said to readers once, not each second, and they are kept at the card", async () => {
    await show();
    const status = inside().getByRole("status");
    expect(text(status)).toBe("");
    inside().getByRole("button", { name: "Find me a table" }).focus();
    await find();
    expect(text(status)).toBe("Looking for a table.");
    expect(document.activeElement).toBe(inside().getByRole("heading"));
    await pass(20_000);
    expect(inside().getByRole("status")).toBe(status);
    expect(text(status)).toBe("Looking for a table.");
  });

  it("offers the bots after three minutes, and goes on", async () => {
    await show();
    await find();
    await pass(2 * MINUTE);
    expect(inside().queryByRole("link", { name: "Play a bot meanwhile" })).toBeNull();
    await pass(MINUTE + 1000);
    fireEvent.click(inside().getByRole("link", { name: "Play a bot meanwhile" }));
    expect(window.location.pathname + window.location.search).toBe("/opponents?game=pebbles");
    const before = begun.server.count("POST", "/api/pairing/here");
    cleanup();
    await pass(8_000);
    expect(begun.server.count("POST", "/api/pairing/here")).toBe(before + 2);
  });

  it("goes on after the page was loaded anew, at the time of the server", async () => {
    begun.server.own = looking({ game: "chequers", since: Date.now() - 62 * MINUTE - 5_000, pace: "days" });
    await show({ kind: "guest" });
    expect(text(card())).toContain("Looking for a table, 1:02:05Chequers · 2 players · 3 days a move");
    expect(text(card())).toContain("You may leave and come back: we look for a day.");
    await pass(4_000);
    expect(begun.server.count("POST", "/api/pairing/here")).toBe(1);
  });

  it("leads to the table that was found, and sits down there", async () => {
    await show();
    await find();
    begun.server.own = looking({ table: TABLE, seat: 1 });
    await pass(4_000);
    expect(window.location.pathname).toBe(`/table/${TABLE}`);
    expect(begun.seats.sit).toHaveBeenCalledExactlyOnceWith(TABLE, 1);
    expect(text(inside().getByRole("status"))).toBe("We have found a table.");
    expect(inside().getByRole("link", { name: "Go to the table" }).getAttribute("href")).toBe(`/table/${TABLE}`);
    begun.server.own = looking();
    await pass(4_000);
    expect(window.location.pathname).toBe("/");
    expect(inside().getByRole("button", { name: "Stop looking" })).toBeTruthy();
  });

  it("says that it is over where the server has ended it", async () => {
    await show();
    await find();
    begun.server.own = null;
    await pass(4_000);
    expect(text(inside().getByRole("alert"))).toBe("We no longer look for a table. You can begin again.");
    await find();
    expect(inside().queryByRole("alert")).toBeNull();
  });
});

describe("a server that does not answer", () => {
  it("leaves the choice without numbers", async () => {
    begun.server.fault = "internal";
    await show();
    expect(crowd()).toBe(undefined);
    expect(text(card())).not.toContain("waiting");
    expect(inside().getByRole("button", { name: "Find me a table" })).toBeTruthy();
  });

  it("is told when a table was to be found", async () => {
    await show();
    begun.server.fault = "busy";
    await find();
    expect(isLooking()).toBe(false);
    expect(text(inside().getByRole("alert"))).toBe(people["people.problem.busy"]);
    begun.server.fault = "";
    await find();
    expect(isLooking()).toBe(true);
    expect(inside().queryByRole("alert")).toBeNull();
  });

  it("is told when it takes long, and nothing is asked twice", async () => {
    await show();
    begun.server.fault = "never";
    await find();
    await find();
    await pass(7_000);
    expect(text(inside().getByRole("alert"))).toBe(start["start.slow"]);
    expect(begun.server.count("POST", "/api/pairing")).toBe(1);
  });

  it("does not end a search, and is told when that was to be stopped", async () => {
    await show();
    await find();
    begun.server.fault = "busy";
    await pass(30_000);
    expect(text(card())).toContain("Looking for a table, 0:30");
    await press("Stop looking");
    expect(text(inside().getByRole("alert"))).toBe(people["people.problem.busy"]);
    expect(isLooking()).toBe(true);
  });
});
