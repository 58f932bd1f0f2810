// @vitest-environment node
// Whole records of the server are found true, and no bit of them can be changed unnoticed.
import { describe, expect, it } from "vitest";
import { check, type FaultKind, type Known, type KnownCourse, type Step } from "./check";
import { findDraws } from "./games";
import type { RecordedEvent, RecordedMove } from "./record";
import { drawn, faultOf, flipped, type Forgery, forged, read, records, run, withoutLines } from "./testing/forging";

describe("a record", () => {
  it.each(records)("%s is found true", async (name) => {
    const { steps, whole, ended } = await run(read(name));
    const kinds = steps.map((step) => step.kind);
    expect(kinds.slice(0, 3)).toEqual(["seal", "log", "promise"]);
    expect(kinds).toContain("seed");
    expect([whole, ended]).toEqual([true, true]);
    expect(drawn(steps, "shuffle")).toBeGreaterThan(0);
  });

  it("fails at the seal when one bit of the text is flipped", async () => {
    const text = read("routes-2.mokum");
    for (const at of [0, 100, Math.floor(text.length / 2), text.length - 80]) {
      const other = String.fromCharCode(text.charCodeAt(at) ^ 1);
      expect((await faultOf(text.slice(0, at) + other + text.slice(at + 1))).kind, String(at)).toBe("seal");
    }
    const last = text.length - 2;
    const seal = text.slice(0, last) + (text.charAt(last) === "0" ? "1" : "0") + "\n";
    expect((await faultOf(seal)).kind).toBe("seal");
  });

  const FORGERIES: readonly Forgery[] = [
    ["the seed of the server", "promise", (body) => flipped(body, "server_seed", 17)],
    ["the promise", "promise", (body) => flipped(body, "commitment")],
    ["a part", "part", (body) => flipped(body, "contributions", 3)],
    ["the hash of a part", "part", (body) => flipped(body, "hashes", 9)],
    ["the table", "promise", (body) => body.replace(/"table":"./, '"table":"?')],
    ["a length of a part", "partForm", (body) => body.replace(/"contributions":\["../, '"contributions":["')],
    ["the log itself", "log", (body) => body.replace('"format":1', '"format":2')],
  ];

  it.each(FORGERIES)("fails when %s was changed and sealed anew", async (_, kind, change) => {
    expect((await faultOf(await forged(read("routes-2.mokum"), change))).kind).toBe(kind);
  });

  const text = read("routes-2.mokum");
  const log = (text.split("== The log ==\n")[1] ?? "")
    .split("\n")
    .slice(0, -2)
    .map((line): unknown => JSON.parse(line));
  const [head, setup, ...moves] = log as unknown as [
    { table: string; commitment: string; contributions: string[] },
    RecordedEvent[],
    ...RecordedMove[],
  ];
  const course: KnownCourse = { setup, moves, ended: true };
  const known: Known = {
    table: head.table,
    commitment: head.commitment,
    since: "sitting",
    options: { first: -1 },
    names: ["Anna", "Bert"],
    course,
  };

  it("is true to all that this browser knows", async () => {
    const { steps, since, ended } = await run(text, known);
    expect([since, ended]).toEqual(["sitting", true]);
    expect(steps.slice(2, 4)).toEqual([{ kind: "shown", since: "sitting" }, { kind: "rows" }]);
    expect((await run(text, { table: head.table, commitment: head.commitment })).since).toBe("now");
  });

  const OTHERS: readonly [string, FaultKind, Partial<Known>][] = [
    ["table", "shown", { table: "elsewhere" }],
    ["promise", "shown", { commitment: "00" }],
    ["first player by the options", "options", { options: { first: 0 } }],
    ["name", "names", { names: ["Anna", "Bart"] }],
    ["number of seats", "names", { names: ["Anna", "Bert", "Cleo"] }],
    ["setup", "rows", { course: { ...course, setup: [] } }],
    ["move", "rows", { course: { ...course, moves: moves.map((each, at) => (at === 4 ? { ...each, move: "draw 2" } : each)) } }],
    [
      "event",
      "rows",
      {
        course: {
          ...course,
          moves: moves.map((each, at) => (at === 3 ? { ...each, events: [{ ...each.events[0], card: 6 }, each.events[1]] } : each)),
        },
      },
    ],
    ["number of moves", "rows", { course: { ...course, moves: moves.slice(0, -1) } }],
    ["number of moves that stand", "end", { course: { ...course, moves: [...moves, ...moves.slice(-1)] } }],
    ["end", "end", { course: { ...course, ended: false } }],
  ];

  it.each(OTHERS)("fails where this browser knows of another %s", async (_, kind, other) => {
    expect((await faultOf(text, { ...known, ...other })).kind).toBe(kind);
  });

  it("may hold what was hidden from whoever looked on, but not of another seat", async () => {
    const hidden = (seat: number) =>
      moves.map((each, at) => (at === 0 ? { seat: 0, move: null, events: [{ type: "FirstChoiceMade", seat }] } : each));
    expect((await run(text, { ...known, course: { ...course, moves: hidden(0) } })).whole).toBe(true);
    expect((await faultOf(text, { ...known, course: { ...course, moves: hidden(1) } })).details).toMatchObject({ move: 1 });
  });

  it("that was cut short is unfinished, and found out where this browser knows how it went on", async () => {
    const cut = await forged(text, (body) =>
      withoutLines(body, -11, 10).replace(/(== The end ==\n)[^\n]+/, "$1The game was not played to its end."),
    );
    expect(await run(cut)).toMatchObject({ whole: true, ended: false });
    expect((await faultOf(cut, known)).kind).toBe("end");
    expect(await run(cut, { ...known, course: { ...course, moves: moves.slice(0, -10), ended: false } })).toMatchObject({ ended: false });
  });

  it("holds the very part that this browser drew, or is not true", async () => {
    const own = (part: string) => ({ table: head.table, commitment: head.commitment, own: { seat: 1, part } });
    const honest: Step[] = [];
    for await (const step of check(text, findDraws, own(head.contributions[1] ?? ""))) honest.push(step);
    expect(honest.filter((step) => step.kind === "part").map((step) => step.own)).toEqual([false, true]);
    const other = async () => {
      for await (const step of check(text, findDraws, own("00".repeat(16)))) expect(step.kind).not.toBe("seed");
    };
    await expect(other()).rejects.toMatchObject({ kind: "own" });
  });

  it("without a check of its game is only checked as far as the deal", async () => {
    const checking = check(read("routes-2.mokum"), () => Promise.resolve(null));
    let next = await checking.next();
    while (!next.done) next = await checking.next();
    expect(next.value).toMatchObject({ whole: false });
  });
});
