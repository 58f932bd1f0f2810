// A world for tests of the connection: sockets that only pretend, and a clock that is moved by hand.
import type { Happened, Shown, Sight, Told } from "@/wire/table";
import type { Socket, World } from "./world";

export class FakeSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;

  send(text: string): void {
    if (!this.isClosed) this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server says something. */
  tell(...messages: Told[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The server, or the network, ends it. */
  end(code: number): void {
    this.isClosed = true;
    this.onclose?.({ code });
  }

  /** Everything of one type that was sent. */
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["type"] === type);
  }
}

export class FakeWorld implements World {
  readonly sockets: FakeSocket[] = [];
  time = 0;
  hidden = false;
  still = false;
  ticketed: () => Promise<string | number> = () => Promise.resolve("ticket");
  past: Happened[] = [];
  /** How many rows of the past are given at once. */
  page = 200;
  parts: Record<string, string> = {};
  private timers: { at: number; what: () => void }[] = [];
  private count = 0;

  open = (): Socket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };
  ticket = (): Promise<string | number> => this.ticketed();
  uuid = (): string => `command-${++this.count}`;
  random = (): number => 0.5;
  now = (): number => this.time;
  later = (ms: number, what: () => void): (() => void) => {
    const timer = { at: this.time + ms, what };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  };
  isHidden = (): boolean => this.hidden;
  wantsStillness = (): boolean => this.still;
  history = (_table: string, before: number): Promise<readonly Happened[]> =>
    Promise.resolve(this.past.filter((one) => one.seq < before).slice(-this.page));
  chat = (): Promise<readonly never[]> => Promise.resolve([]);
  part = (table: string, seat: number): string | null => this.parts[`${table}.${seat}`] ?? null;
  rowCame = (): void => {};
  readonly greeted: string[] = [];
  welcomed = (player: string): void => void this.greeted.push(player);

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  /** Time goes by, and what is due happens. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      await settled();
      const next = this.timers.filter((timer) => timer.at <= end).toSorted((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = next.at;
      next.what();
    }
    this.time = end;
    await settled();
  }

  /** The socket that is asked for is opened and welcomed. */
  async welcome(player = "p"): Promise<FakeSocket> {
    await settled();
    const { socket } = this;
    socket.onopen?.(undefined as never);
    socket.tell({ type: "welcome", version: 1, player, name: "Anna", epoch: "e", heartbeat_ms: 10_000 });
    return socket;
  }
}

/** What was promised has come true. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

export const TABLE = "85dbb89f-5a1b-563c-904b-7bd85d4af7e9";

/** A table as seat 0 sees it. */
export function sightAt(version: number, more: Partial<Sight> = {}): Sight {
  const seat = {
    player: "p",
    bot: "",
    name: "Anna",
    stand_in: "",
    why: "",
    resigned: false,
    sealed: true,
    opened: false,
    vacation: 0,
    bank_ms: 0,
    since: 0,
  };
  return {
    table: TABLE,
    version,
    at: 0,
    viewer: 0,
    game: "any",
    rules_version: 1,
    options: {},
    private: false,
    comes_by: 0,
    tried_from: null,
    practice: false,
    fixed: "",
    host: "p",
    commitment: "",
    invitation: "",
    phase: "playing",
    clock: { type: "none" },
    seats: [seat, seat],
    awaited: [0],
    view: {},
    facts: null,
    moves: [],
    take_back: "no",
    take_back_why: "",
    take_back_wish: null,
    pace_wish: null,
    result: null,
    rematch: "",
    lots: null,
    lot: null,
    rated: false,
    delay: 0,
    ...more,
  };
}

export const played = (seat: number, event = "E"): Shown => ({ type: "PlayedShown", seat, move: null, events: [event], by_bot: seat > 0 });

/** A row, with the sight that follows it unless it is one of several. */
export function row(seq: number, what: Shown, now: Sight | null = sightAt(seq)): Happened {
  return { type: "happened", table: TABLE, seq, at: seq, what, ...(now ? { now } : {}) };
}
