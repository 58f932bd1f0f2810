// The connection when things go wrong: another player, a busy server, rows that went missing, a computer that slept, moves that are late.
import { beforeEach, describe, expect, it } from "vitest";
import type { Refused } from "@/wire/table";
import { again } from "./codes";
import { Client } from "./client";
import { FakeWorld, played, row, settled, sightAt, TABLE } from "./testing";

let world: FakeWorld;
let client: Client;
beforeEach(() => {
  world = new FakeWorld();
  client = new Client(world);
});

async function seated(more = {}) {
  const store = client.watch(TABLE);
  const socket = await world.welcome();
  socket.tell(row(1, played(0), sightAt(1, more)));
  return { store, socket };
}

const refused = (asked: string, code: string, more: Partial<Refused> = {}): Refused => ({
  type: "refused",
  asked,
  code,
  words: "",
  ...more,
});

describe("another player", () => {
  it("sees nothing of what the former one knew, and nothing of theirs is done", async () => {
    const { store, socket } = await seated({ view: { secret: 1 } });
    const wished = client.act(TABLE, { type: "Start" });
    socket.end(1006);
    await world.pass(450);
    const next = await world.welcome("other");
    expect(store.getState()).toMatchObject({ seq: 0, sight: null, screen: { sight: null, rows: [] } });
    expect(next.of("watch")).toEqual([{ type: "watch", table: TABLE, seq: 0 }]);
    expect(next.of("act")).toEqual([]);
    expect(await wished).toMatchObject({ code: "retry" });
    expect(world.greeted).toEqual(["p", "other"]);
  });

  it("is not shown the past that was asked for by the former one", async () => {
    let give = (): void => {};
    world.history = () => new Promise((answer) => (give = () => answer([row(41, played(1), null)])));
    const store = client.watch(TABLE);
    (await world.welcome()).tell({ type: "snapshot", table: TABLE, seq: 42, now: sightAt(42) });
    world.socket.end(1006);
    await world.pass(450);
    await world.welcome("other");
    give();
    await settled();
    expect(store.getState().screen.rows).toEqual([]);
  });
});

describe("a busy server", () => {
  it("is asked again for every table that it did not show, whichever it means", async () => {
    client.watch(TABLE);
    client.watch("another");
    const socket = await world.welcome();
    socket.tell(refused("watch", "retry"));
    await world.pass(1_000);
    expect(socket.of("watch").map((message) => message["table"])).toEqual([TABLE, "another", TABLE, "another"]);
  });

  it("is asked again ever more rarely", async () => {
    const waits = [0, 1, 2, 3, 4, 5, 20].map((tries) => again(tries, 0.5));
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
    const { socket } = await seated();
    void client.act(TABLE, { type: "Start" });
    socket.tell(refused("act", "retry", { command: "command-1" }));
    await world.pass(300);
    expect(socket.of("act")).toHaveLength(2);
    socket.tell(refused("act", "retry", { command: "command-1" }));
    await world.pass(300);
    expect(socket.of("act")).toHaveLength(2);
    await world.pass(300);
    expect(socket.of("act")).toHaveLength(3);
  });

  it("hears what was said only once", async () => {
    const { socket } = await seated();
    const said = client.say(TABLE, "Hello!");
    socket.tell(refused("chat", "retry", { command: "command-1" }));
    expect(await said).toMatchObject({ code: "retry" });
    await world.pass(10_000);
    expect(socket.of("chat")).toHaveLength(1);
  });
});

it("a gap is mended even where the server had nothing to tell before it", async () => {
  const { socket } = await seated();
  socket.end(1006);
  await world.pass(450);
  const next = await world.welcome();
  next.tell(row(3, played(1)), row(4, played(1)));
  expect(next.of("watch").map((message) => message["seq"])).toEqual([1, 1]);
});

it("after a sleep a socket is asked whether it is there, and left where it does not answer", async () => {
  const { socket } = await seated();
  client.nudge();
  expect(socket.of("sync")).toHaveLength(1);
  socket.tell({ type: "sync", nonce: "there", sent: 0, came: 1, went: 1, epoch: "e" });
  await world.pass(5_000);
  expect(socket.isClosed).toBe(false);
  client.nudge();
  await world.pass(4_000);
  expect(socket.isClosed).toBe(true);
  expect(world.sockets).toHaveLength(2);
});

it("the past is looked at page by page, to the first row", async () => {
  world.past = Array.from({ length: 42 }, (_, index) => row(index + 1, played(1), null));
  world.page = 10;
  const store = client.watch(TABLE);
  (await world.welcome()).tell({ type: "snapshot", table: TABLE, seq: 42, now: sightAt(42) });
  for (let page = 0; page < 6; page++) await settled();
  expect(store.getState().screen.rows.map((one) => one.seq)).toEqual(Array.from({ length: 42 }, (_, index) => index + 1));
});

describe("a move", () => {
  const asked = { moves: ["draw 3", "draw deck"] };

  it("is meant for what was seen", async () => {
    const { store, socket } = await seated(asked);
    const done = client.play(TABLE, "draw 3", sightAt(1, asked));
    expect(socket.of("act")).toMatchObject([{ do: { type: "Play", move: "draw 3" }, version: 1 }]);
    socket.tell(row(2, { type: "TakenBackShown", seat: 1, to: 0 }, sightAt(2, asked)));
    socket.tell(refused("act", "conflict", { command: "command-1", seq: 2 }));
    expect(await done).toMatchObject({ code: "conflict" });
    expect(store.getState().seq).toBe(2);
    expect(socket.of("act")).toHaveLength(1);
  });

  it("is meant all the same where others move at the same time", async () => {
    const { socket } = await seated(asked);
    const done = client.play(TABLE, "draw 3", sightAt(1, asked));
    socket.tell(refused("act", "conflict", { command: "command-1", seq: 2 }));
    await settled();
    expect(socket.of("act")).toHaveLength(1);
    socket.tell(row(2, played(1), sightAt(2, asked)));
    await settled();
    expect(socket.of("act").at(-1)).toMatchObject({ version: 2 });
    socket.tell({ type: "answer", table: TABLE, command: "command-2", seq: 3 });
    expect(await done).toBeNull();
  });

  it("is not meant any more where something else is asked by now", async () => {
    const { socket } = await seated(asked);
    socket.tell(row(2, played(1), sightAt(2, { moves: ["draw deck"] })));
    expect(client.versionOf(TABLE, sightAt(1, asked))).toBe(1);
    const done = client.play(TABLE, "draw 3", sightAt(1, asked));
    socket.tell(refused("act", "conflict", { command: "command-1", seq: 2 }));
    expect(await done).toMatchObject({ code: "conflict" });
  });

  it("is not played behind one's back long after it was wished for", async () => {
    const { socket } = await seated(asked);
    socket.end(1006);
    world.ticketed = () => Promise.reject(new Error("no network"));
    const done = client.play(TABLE, "draw 3", sightAt(1, asked));
    await world.pass(90_000);
    expect(await done).toMatchObject({ code: "retry" });
    world.ticketed = () => Promise.resolve("ticket");
    await world.pass(6_000);
    expect((await world.welcome()).of("act")).toEqual([]);
  });
});

describe("who is banned", () => {
  it("is hung up on, and does not come back by themselves", async () => {
    const { socket } = await seated();
    socket.end(4010);
    await world.pass(60_000);
    expect(client.status.getState()).toEqual({ kind: "closed", code: 4010 });
    expect(world.sockets).toHaveLength(1);
  });

  it("gets no ticket, and asks for none again until they are back", async () => {
    world.ticketed = () => Promise.resolve(4010);
    client.watch(TABLE);
    await world.pass(60_000);
    expect(client.status.getState()).toEqual({ kind: "closed", code: 4010 });
    world.ticketed = () => Promise.resolve("ticket");
    client.restart();
    expect((await world.welcome()).of("watch")).toHaveLength(1);
  });
});
