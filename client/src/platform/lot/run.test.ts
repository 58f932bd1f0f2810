// A lot on the screen, over a connection that pretends and a clock that is moved by hand.
import { beforeEach, describe, expect, it } from "vitest";
import { FakeWorld, TABLE } from "@/platform/connection/testing";
import type { LotSight, Told } from "@/wire/table";
import { LotRun } from "./run";

const AHEAD = 1_000_000;
const CALL = 41;

const LOT: LotSight = {
  call: CALL,
  number: 12,
  seats: [0, 1, 2],
  prices: [200, 200, 190, 180],
  steps: [1, 2, 3],
  mode: "photo",
  run_in_ms: 3_000,
  step_ms: 500,
  owner: "e",
  opens: 0,
  horizon_ms: 400,
  voided: 0,
};

let world: FakeWorld;
let run: LotRun;
let sent: Record<string, unknown>[];
let skipped: number;
/** Milliseconds to the server and back. */
let way: number;

const of = (type: string) => sent.filter((message) => message["type"] === type);
const state = () => run.store.getState();
const tell = (message: Told) => run.hear(message, world.time);

beforeEach(() => {
  world = new FakeWorld();
  sent = [];
  skipped = 0;
  way = 20;
  run = new LotRun(TABLE, {
    now: world.now,
    later: world.later,
    uuid: world.uuid,
    isHidden: world.isHidden,
    send: (message) => {
      sent.push({ ...message });
      if (message.type !== "sync") return;
      const came = world.time + AHEAD + way / 2;
      world.later(way, () =>
        run.hear({ type: "sync", nonce: message.nonce, sent: message.sent, came, went: came, epoch: "e" }, world.time),
      );
    },
    skip: () => {
      skipped += 1;
    },
  });
  run.begin();
});

const follow = (lot: LotSight | null, isOnScreen = true, viewer = 0) => run.follow({ lot, viewer, isOnScreen });

/** A lot that opens in two seconds. */
async function armed(more: Partial<LotSight> = {}): Promise<number> {
  follow({ ...LOT, ...more });
  await world.pass(1_000);
  const opens = world.time + AHEAD + 2_000;
  follow({ ...LOT, ...more, opens: 7 });
  tell({ type: "lotclock", table: TABLE, lot: CALL, opens, doubt_ms: 0 });
  return opens;
}

/** Time goes by in pictures. */
async function watch(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 10) {
    await world.pass(Math.min(10, left));
    run.look(world.time);
  }
}

describe("knowing the time", () => {
  it("asks eight times on joining, then every two seconds", async () => {
    await world.pass(750);
    expect(of("sync")).toHaveLength(8);
    await world.pass(6_000);
    expect(of("sync")).toHaveLength(11);
    expect(state().link).toEqual({ quality: "good", roundTrip: 20, doubt: 6 });
  });

  it("forgets everything after a sleep", async () => {
    await world.pass(2_000);
    way = 300;
    run.wake();
    await world.pass(1_500);
    expect(state().link).toEqual({ quality: "poor", roundTrip: 300, doubt: 76 });
  });

  it("asks nothing while nobody looks", async () => {
    await world.pass(1_000);
    world.hidden = true;
    const before = of("sync").length;
    await world.pass(20_000);
    expect(of("sync")).toHaveLength(before);
  });
});

describe("a lot that is called", () => {
  it("is answered with ready, after five fresh samples", async () => {
    await world.pass(10_000);
    sent.length = 0;
    follow(LOT);
    await world.pass(1_000);
    expect(sent.map((message) => message["type"])).toEqual(["sync", "sync", "sync", "sync", "sync", "ready"]);
    expect(of("ready")).toEqual([{ type: "ready", table: TABLE, lot: CALL, samples: expect.any(Number) }]);
    expect(state().phase).toBe("called");
  });

  it("waits until it is on the screen, but not for ever", async () => {
    await world.pass(5_000);
    follow(LOT, false);
    await world.pass(1_900);
    expect(of("ready")).toEqual([]);
    await world.pass(200);
    expect(skipped).toBe(1);
    follow(LOT, true);
    await world.pass(200);
    expect(of("ready")).toHaveLength(1);
  });

  it("is shown at once where it is announced already", async () => {
    await world.pass(1_000);
    follow({ ...LOT, opens: 7 }, false);
    expect(skipped).toBe(1);
  });

  it("asks nothing of those who cannot press", async () => {
    follow(LOT, true, 3);
    await world.pass(5_000);
    expect(of("ready")).toEqual([]);
  });

  it("is answered again over a new socket", async () => {
    follow(LOT);
    await world.pass(1_000);
    tell({ type: "welcome", version: 1, player: "p", name: "Anna", epoch: "e", heartbeat_ms: 10_000 });
    await world.pass(1_000);
    expect(of("ready")).toHaveLength(2);
  });
});

describe("a lot that runs", () => {
  it("counts down, falls by itself, and closes; nothing is sent but questions of time", async () => {
    await armed();
    run.look(world.time);
    expect(state()).toMatchObject({ phase: "countdown", seconds: 2 });
    sent.length = 0;
    await watch(2_010);
    expect(state()).toMatchObject({ phase: "running", step: 0 });
    await watch(3_000);
    expect(state()).toMatchObject({ phase: "running", step: 1 });
    await watch(1_000);
    expect(state().step).toBe(3);
    await watch(500);
    expect(state()).toMatchObject({ phase: "closing", step: 3 });
    expect(sent.every((message) => message["type"] === "sync")).toBe(true);
  });

  it("is pressed at the step that is shown, and sent the same until it is answered", async () => {
    const opens = await armed();
    await watch(5_100);
    expect(run.press(world.time)).toBe(true);
    expect(run.press(world.time)).toBe(false);
    await world.pass(900);
    const presses = of("press");
    expect(presses).toHaveLength(3);
    expect(new Set(presses.map((message) => JSON.stringify(message))).size).toBe(1);
    expect(presses[0]).toEqual({ type: "press", table: TABLE, lot: CALL, command: expect.any(String), step: 1, at: opens + 3_100 });
    tell({ type: "pressed", table: TABLE, command: String(presses[0]?.["command"]), lot: CALL });
    await world.pass(2_000);
    expect(of("press")).toHaveLength(3);
    expect(state().pressed).toEqual({ step: 1, isSealed: true });
  });

  it("counts the price that was seen, even where the page was a moment late", async () => {
    const opens = await armed();
    await watch(5_490);
    await world.pass(20);
    expect(state().step).toBe(1);
    run.press(world.time);
    expect(of("press")[0]).toMatchObject({ step: 1, at: opens + 3_499 });
  });

  it("is not pressed where the viewer may not, and can be pressed again after a refusal", async () => {
    await armed();
    expect(run.press(world.time)).toBe(false);
    await watch(2_500);
    expect(run.press(world.time)).toBe(false);
    await watch(2_600);
    run.press(world.time);
    tell({ type: "refused", asked: "press", code: "illegal", words: "", command: String(of("press")[0]?.["command"]) });
    expect(state()).toMatchObject({ pressed: null, refusal: "illegal" });
    await watch(500);
    expect(run.press(world.time)).toBe(true);
    expect(state().refusal).toBe("");
  });

  it("ends when the server says so, and forgets what was on its way", async () => {
    await armed();
    await watch(5_100);
    run.press(world.time);
    follow(null);
    const before = of("press").length;
    await world.pass(2_000);
    expect(of("press")).toHaveLength(before);
    expect(state()).toMatchObject({ lot: null, phase: "none", pressed: null });
  });

  it("knows when it opens without being told, where the owner is the node that it speaks with", async () => {
    await world.pass(1_000);
    follow({ ...LOT, opens: world.time + AHEAD + 500 });
    await watch(510);
    expect(state().phase).toBe("running");
  });

  it("waits for the time of another node", async () => {
    await armed();
    tell({ type: "welcome", version: 1, player: "p", name: "Anna", epoch: "other", heartbeat_ms: 10_000 });
    run.look(world.time);
    expect(state().phase).toBe("called");
  });
});

describe("a stop", () => {
  it("is handed in, changed and taken back", async () => {
    await armed();
    run.stopAt(2);
    tell({ type: "pressed", table: TABLE, command: String(of("stop")[0]?.["command"]), lot: CALL });
    expect(state().stop).toEqual({ step: 2, isSealed: true });
    run.stopAt(null);
    expect(of("stop").at(-1)).not.toHaveProperty("step");
    expect(state().stop).toBeNull();
  });

  it("is wished again where the same lot is called once more", async () => {
    await armed();
    run.stopAt(2);
    follow({ ...LOT, call: 45, voided: 1 });
    expect(of("stop").at(-1)).toMatchObject({ lot: 45, step: 2 });
    follow({ ...LOT, call: 50, number: 13 });
    expect(state().stop).toBeNull();
  });
});
