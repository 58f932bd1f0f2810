// The connection over a socket that pretends: coming in, coming back, asking until answered, and the pace of what is shown.
import { beforeEach, describe, expect, it } from "vitest";
import type { Shown } from "@/wire/table";
import { Client } from "./client";
import { PAUSE, READING, TOO_FAR } from "./playback";
import { FakeWorld, played, row, settled, sightAt, TABLE } from "./testing";

let world: FakeWorld;
let client: Client;
beforeEach(() => {
  world = new FakeWorld();
  client = new Client(world);
});

async function seated() {
  const store = client.watch(TABLE);
  const socket = await world.welcome();
  socket.tell(row(1, played(0)));
  return { store, socket };
}

describe("the connection", () => {
  it("says hello with a ticket, then watches from the beginning", async () => {
    const { store, socket } = await seated();
    expect(socket.sent).toEqual([
      { type: "hello", ticket: "ticket", version: 1 },
      { type: "watch", table: TABLE, seq: 0 },
    ]);
    expect(client.status.getState().kind).toBe("live");
    expect(store.getState().screen.seq).toBe(1);
  });

  it("answers pings", async () => {
    const { socket } = await seated();
    socket.tell({ type: "ping", nonce: "n" });
    expect(socket.of("pong")).toEqual([{ type: "pong", nonce: "n" }]);
  });

  it("comes back quickly, keeps the board, and goes on from where it was", async () => {
    const { store, socket } = await seated();
    socket.end(1006);
    expect(client.status.getState().kind).toBe("reconnecting");
    expect(store.getState().screen.sight).not.toBeNull();
    await world.pass(450);
    const next = await world.welcome();
    expect(next).not.toBe(socket);
    expect(next.of("watch")).toEqual([{ type: "watch", table: TABLE, seq: 1 }]);
  });

  it("waits longer when the server does not come back, and hurries when the network does", async () => {
    const { socket } = await seated();
    socket.end(1012);
    await world.pass(450);
    world.socket.end(1006);
    await world.pass(1000);
    expect(world.sockets).toHaveLength(2);
    client.nudge();
    await settled();
    expect(world.sockets).toHaveLength(3);
  });

  it("takes a silent socket for dead", async () => {
    const { socket } = await seated();
    await world.pass(24_000);
    expect(client.status.getState().kind).toBe("live");
    await world.pass(2_000);
    expect(socket.isClosed).toBe(true);
    expect(world.sockets).toHaveLength(2);
  });

  it("stays away where another window took over, until it is asked to come back", async () => {
    const { store, socket } = await seated();
    socket.end(4001);
    await world.pass(60_000);
    expect(client.status.getState()).toEqual({ kind: "closed", code: 4001 });
    expect(store.getState().screen.sight).not.toBeNull();
    expect(await client.act(TABLE, { type: "TakeBack" })).toMatchObject({ code: "closed" });
    client.restart();
    expect((await world.welcome()).of("watch")).toHaveLength(1);
  });

  it("is closed for who is not signed in, and opens when they are", async () => {
    world.ticketed = () => Promise.resolve(4003);
    client.watch(TABLE);
    await settled();
    expect(client.status.getState()).toEqual({ kind: "closed", code: 4003 });
    world.ticketed = () => Promise.resolve("ticket");
    client.restart();
    expect((await world.welcome()).of("watch")).toHaveLength(1);
  });

  it("comes back after the end of a session if there is a new one, and stays away if there is none", async () => {
    const { socket } = await seated();
    socket.end(4003);
    await world.pass(1_000);
    const next = await world.welcome();
    expect(client.status.getState().kind).toBe("live");
    world.ticketed = () => Promise.resolve(4003);
    next.end(4003);
    await world.pass(1_000);
    expect(client.status.getState()).toEqual({ kind: "closed", code: 4003 });
  });

  it("watches again where it sees a gap, once", async () => {
    const { store, socket } = await seated();
    socket.tell(row(3, played(1)), row(4, played(1)));
    expect(socket.of("watch")).toEqual([
      { type: "watch", table: TABLE, seq: 0 },
      { type: "watch", table: TABLE, seq: 1 },
    ]);
    socket.tell(row(2, played(1), null), row(3, played(1), null), row(4, played(1)));
    expect(store.getState().seq).toBe(4);
  });

  it("lets go of a table a moment after nobody looks, and of the socket with the last", async () => {
    const { socket } = await seated();
    client.release(TABLE);
    await world.pass(1000);
    client.watch(TABLE);
    await world.pass(10_000);
    expect(socket.of("unwatch")).toEqual([]);
    client.release(TABLE);
    await world.pass(6_000);
    expect(socket.of("unwatch")).toHaveLength(1);
    expect(client.status.getState().kind).toBe("idle");
  });

  it("opens its part of the deal once", async () => {
    world.parts[`${TABLE}.0`] = "abcd";
    const { socket } = await seated();
    const dealing = sightAt(2, { phase: "dealing" });
    socket.tell(row(2, { type: "DealCalled" }, dealing), row(3, { type: "PartOpened", seat: 1, part: "" }, dealing));
    expect(socket.of("act").map((message) => message["do"])).toEqual([{ type: "OpenPart", part: "abcd" }]);
  });

  it("looks back after a snapshot", async () => {
    world.past = [row(41, played(1), null), row(42, played(0), null)];
    const store = client.watch(TABLE);
    (await world.welcome()).tell({ type: "snapshot", table: TABLE, seq: 42, now: sightAt(42) });
    await settled();
    expect(store.getState().screen.rows.map((one) => one.seq)).toEqual([41, 42]);
  });
});

describe("a wish", () => {
  it("is answered with nothing, or with a refusal", async () => {
    const { socket } = await seated();
    const done = client.act(TABLE, { type: "Play", move: "draw" });
    const refused = client.act(TABLE, { type: "Play", move: "fly" });
    socket.tell({ type: "answer", table: TABLE, command: "command-1", seq: 2 });
    socket.tell({ type: "refused", asked: "act", code: "illegal", words: "", command: "command-2", rule: "ROU-012" });
    expect(await done).toBeNull();
    expect(await refused).toMatchObject({ code: "illegal", rule: "ROU-012" });
  });

  it("is sent again, the same, over the next socket until it is answered", async () => {
    const { socket } = await seated();
    const done = client.act(TABLE, { type: "Play", move: "draw" });
    socket.end(1006);
    await world.pass(450);
    const next = await world.welcome();
    expect(next.of("act")).toEqual(socket.of("act"));
    next.tell({ type: "answer", table: TABLE, command: "command-1", seq: 2 });
    expect(await done).toBeNull();
    next.end(1006);
    await world.pass(5_000);
    expect((await world.welcome()).of("act")).toEqual([]);
  });

  it("is sent again where the server asks for it", async () => {
    const { socket } = await seated();
    const done = client.act(TABLE, { type: "Play", move: "draw" });
    socket.tell({ type: "refused", asked: "act", code: "retry", words: "", command: "command-1" });
    await world.pass(1000);
    expect(socket.of("act")).toHaveLength(2);
    socket.tell({ type: "answer", table: TABLE, command: "command-1", seq: 2 });
    expect(await done).toBeNull();
  });

  it("is made before there is a connection, and sent when there is one", async () => {
    void client.act(TABLE, { type: "Start" });
    expect((await world.welcome()).of("act")).toHaveLength(1);
  });

  it("is asked about without being made", async () => {
    const { socket } = await seated();
    const known = client.foresee(TABLE, "claim 17 red1");
    expect(socket.of("ask")).toEqual([{ type: "ask", table: TABLE, command: "command-1", moves: ["claim 17 red1"] }]);
    expect(socket.of("act")).toEqual([]);
    const lacks = [{ what: "red", need: 1, have: [{ what: "red", count: 0 }] }];
    socket.tell({
      type: "foreseen",
      table: TABLE,
      command: "command-1",
      seq: 1,
      moves: [{ move: "claim 17 red1", rule: "ROU-041", lacks }],
    });
    expect(await known).toEqual({ move: "claim 17 red1", rule: "ROU-041", lacks });
  });

  it("stays unexplained where the server does not answer, or not in time", async () => {
    const { socket } = await seated();
    const refused = client.foresee(TABLE, "fly");
    socket.tell({ type: "refused", asked: "ask", code: "bad_request", words: "", command: "command-1" });
    expect(await refused).toEqual({ move: "fly" });
    const unanswered = client.foresee(TABLE, "draw 1");
    socket.end(1006);
    await world.pass(6_000);
    expect(await unanswered).toEqual({ move: "draw 1" });
    expect((await world.welcome()).of("ask")).toEqual([]);
  });

  it("is said only once: chat that was not heard comes back as such", async () => {
    const { socket } = await seated();
    const said = client.say(TABLE, "Hello!");
    socket.end(1006);
    expect(await said).toMatchObject({ code: "retry" });
    await world.pass(450);
    expect((await world.welcome()).of("chat")).toEqual([]);
  });
});

describe("what others do", () => {
  it("is shown one after the other, with a pause", async () => {
    const { store, socket } = await seated();
    await world.pass(PAUSE);
    socket.tell(row(2, played(1)), row(3, played(1)), row(4, played(1)));
    const shown = () => store.getState().screen.seq;
    expect(shown()).toBe(2);
    await world.pass(PAUSE - 1);
    expect(shown()).toBe(2);
    await world.pass(1);
    expect(shown()).toBe(3);
    await world.pass(PAUSE);
    expect(shown()).toBe(4);
  });

  it("goes twice as fast for who wants little to move", async () => {
    world.still = true;
    const { store, socket } = await seated();
    await world.pass(PAUSE);
    socket.tell(row(2, played(1)), row(3, played(1)));
    await world.pass(PAUSE / 2);
    expect(store.getState().screen.seq).toBe(3);
  });

  it("never holds up one's own move", async () => {
    const { store, socket } = await seated();
    await world.pass(PAUSE);
    socket.tell(row(2, played(1)), row(3, played(1)), row(4, played(0, "MINE")));
    expect(store.getState().screen).toMatchObject({ seq: 4, moment: { key: 4, seat: 0, events: ["MINE"] } });
    socket.tell(row(5, played(1)));
    expect(store.getState().screen.seq).toBe(4);
    await world.pass(PAUSE);
    expect(store.getState().screen.seq).toBe(5);
  });

  it("is skipped by who is far behind, or does not look", async () => {
    const { store, socket } = await seated();
    await world.pass(PAUSE);
    for (let seq = 2; seq <= 3 + TOO_FAR; seq++) socket.tell(row(seq, played(1)));
    expect(store.getState().screen).toMatchObject({ seq: 3 + TOO_FAR, moment: null });
    world.hidden = true;
    const next = 4 + TOO_FAR;
    socket.tell(row(next, played(1)), row(next + 1, played(1)));
    expect(store.getState().screen.seq).toBe(next + 1);
  });

  it("leaves time to read how a lot went, until one goes on", async () => {
    const { store, socket } = await seated();
    const closed: Shown = { type: "LotClosed", number: 1, presses: [], resolution: { step: null, first: [], closes: 0, judged: [] } };
    const called: Shown = { type: "LotCalled", number: 2, owner: "e" };
    socket.tell(row(2, closed), row(3, played(1)), row(4, called));
    await world.pass(READING - 1);
    expect(store.getState().screen.seq).toBe(3);
    await world.pass(1);
    expect(store.getState().screen.seq).toBe(4);
    socket.tell(row(5, closed), row(6, called));
    await world.pass(PAUSE);
    expect(store.getState().screen.seq).toBe(5);
    client.goOn(TABLE);
    expect(store.getState().screen.seq).toBe(6);
  });

  it("comes at once where it is no move", async () => {
    const { store, socket } = await seated();
    socket.tell(row(2, { type: "SeatLeft", seat: 1 }), row(3, { type: "BotSeated", seat: 1, bot: "greedy", name: "" }));
    expect(store.getState().screen.seq).toBe(3);
  });
});
