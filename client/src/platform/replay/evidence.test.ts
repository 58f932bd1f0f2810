// What the check is given: the promise as this browser saw it first, and what stands of a game that was played back.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { tableSight } from "@/platform/table/testing/sights";
import type { Shown } from "@/wire/table";
import { courseOf, gather, knownOf } from "./evidence";
import { EMPTY_REEL, type ReplayPage, splice, WATCHER } from "./steps";

const final = tableSight({ phase: "over", viewer: 1, options: { first: -1 } });

const played = (seat: number, move: string): Shown => ({ type: "PlayedShown", seat, move, events: [move], by_bot: false });
const pageOf = (rows: readonly Shown[]): ReplayPage => ({
  version: rows.length,
  steps: rows.map((what, index) => ({ version: index + 1, at: 0, what, phase: "playing", awaited: [], view: null })),
});
const ended: Shown = { type: "Ended.2", why: "played", ranks: [1], outcome: null, server_seed: "" };

beforeEach(() => localStorage.clear());

describe("what is known of a table", () => {
  it("is the promise that was seen when sitting down, whatever the server shows now", () => {
    localStorage.setItem(`mokum.promise.${final.table}`, JSON.stringify({ commitment: "first", options: { first: 2 } }));
    localStorage.setItem(`mokum.part.${final.table}.1`, "0f");
    expect(knownOf(final)).toEqual({
      table: final.table,
      commitment: "first",
      options: { first: 2 },
      practice: false,
      fixed: "",
      since: "sitting",
      names: ["Saskia", "Noor", "greedy 3"],
      own: { seat: 1, part: "0f" },
    });
  });

  it("is what the server shows now where this browser did not sit down", () => {
    expect(knownOf(final)).toMatchObject({ commitment: final.commitment, options: { first: -1 }, since: "now" });
    expect(knownOf(final)).not.toHaveProperty("own");
  });
});

describe("what stands of a game", () => {
  it("is without what was taken back", () => {
    const rows: Shown[] = [
      { type: "StartedShown", events: ["dealt"] },
      played(0, "one"),
      played(1, "two"),
      played(0, "three"),
      { type: "TakenBackShown", seat: 1, to: 2 },
      played(1, "other"),
      ended,
    ];
    expect(courseOf(splice(EMPTY_REEL, pageOf(rows)))).toEqual({
      setup: ["dealt"],
      moves: [
        { seat: 0, move: "one", events: ["one"] },
        { seat: 1, move: "other", events: ["other"] },
      ],
      ended: true,
    });
  });

  it("did not come to its end where somebody gave up", () => {
    expect(courseOf(splice(EMPTY_REEL, pageOf([{ ...ended, why: "resigned" }]))).ended).toBe(false);
    expect(courseOf(splice(EMPTY_REEL, pageOf([{ type: "Abandoned", why: "", server_seed: "" }]))).ended).toBe(false);
  });
});

it("fetches every step that is not there yet, and no other", async () => {
  const rows = Array.from({ length: 70 }, (_, index) => played(0, String(index)));
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const { pathname, searchParams } = new URL(address, "http://server");
    asked.push(`${pathname.split("/").slice(4).join("/")} ${searchParams.get("from") ?? ""}`.trim());
    if (pathname.endsWith("/record")) return new Response("the record");
    const from = Number(searchParams.get("from"));
    const page = { ...pageOf(rows), steps: pageOf(rows).steps.slice(from - 1, from + 49) };
    return new Response(JSON.stringify(pathname.endsWith("/replay") ? page : final));
  });
  const first = { ...pageOf(rows), steps: pageOf(rows).steps.slice(0, 50) };
  const { text, known } = await gather(final.table, "", WATCHER, splice(EMPTY_REEL, first));
  expect(asked.toSorted()).toEqual(["", "record", "replay 51"]);
  expect([text, known?.course?.moves.length]).toEqual(["the record", 70]);
  vi.unstubAllGlobals();
});
