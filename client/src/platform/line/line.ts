// The one socket of this browser: comes back by itself, watches tables from where it was, and asks until it is answered.
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Act, Asked, AskTime, Command, Press, Prospect, Ready, Refused, Say, Sight, Stop, Told } from "@/wire/table";
import { again, comesBack, NOBODY, NORMAL, SLOWLY, UNANSWERED, wait } from "./codes";
import { isForLater, Pending, unanswered } from "./pending";
import { Playback } from "./playback";
import { Questions } from "./questions";
import { asSeen, isSameQuestion } from "./since";
import { emptyTable, hear, remember, said, type TableState } from "./state";
import type { Socket, World } from "./world";

/** `closed` does not come back by itself; `code` says why (docs/protocol.md). */
export type Status =
  | { readonly kind: "idle" | "connecting" | "live" | "reconnecting"; readonly code: 0 }
  | { readonly kind: "closed"; readonly code: number };

interface Watched {
  readonly store: StoreApi<TableState>;
  readonly playback: Playback;
  invitation: string;
  users: number;
  /** What the house was asked for over the present socket, and has not answered yet: to show the table, or rows that were missing. */
  asked: "" | "table" | "rows";
  /** How often it was asked in vain. */
  tries: number;
  opened: boolean;
}

/** A frame about the time or a lot: whoever sends it sees to it that it is answered. */
export type Urgent = AskTime | Ready | Press | Stop;
/** Hears every frame as it comes, and when it came by our own clock. */
export type Ear = (frame: Told, heard: number) => void;

const VERSION = 1;
const WELCOME_WITHIN = 8_000;
const FORGOTTEN_AFTER = 5_000;
/** A socket that was asked whether it is still there answers within this time. */
const STILL_THERE = 3_000;
/** How often a move is sent anew because others moved at the same time. */
const MOST_TRIES = 5;

export class Line {
  readonly status: StoreApi<Status> = createStore<Status>(() => ({ kind: "idle", code: 0 }));
  readonly ears = new Set<Ear>();
  private readonly tables = new Map<string, Watched>();
  private readonly pending: Pending;
  private readonly questions: Questions;
  private socket: Socket | null = null;
  private tries = 0;
  private heartbeat = 10_000;
  /** As whom the house knows this browser: what is kept is what this player may see. */
  private player = "";
  private stopTimer: (() => void) | null = null;
  private stopWatchdog: (() => void) | null = null;

  constructor(private readonly world: World) {
    this.pending = new Pending(world, (frame) => this.send(frame));
    this.questions = new Questions(world, (frame) => this.send(frame));
  }

  /** The store of a table that is watched, or begins to be; call `release` when it is needed no more. */
  watch(table: string, invitation = ""): StoreApi<TableState> {
    const known = this.tables.get(table);
    if (known) {
      known.users += 1;
      if (invitation && invitation !== known.invitation) {
        known.invitation = invitation;
        if (known.store.getState().refusal) this.askFor(table);
      }
      this.connect();
      return known.store;
    }
    const store = createStore<TableState>(() => emptyTable(table));
    const playback = new Playback(store, this.world);
    this.tables.set(table, { store, playback, invitation, users: 1, asked: "", tries: 0, opened: false });
    if (this.status.getState().kind === "live") this.askFor(table);
    else this.connect();
    return store;
  }

  /** Somebody looks away; a moment later so does the line, unless they looked again. */
  release(table: string): void {
    const watched = this.tables.get(table);
    if (!watched) return;
    watched.users -= 1;
    this.world.later(FORGOTTEN_AFTER, () => {
      if (watched.users > 0 || this.tables.get(table) !== watched) return;
      watched.playback.stop();
      this.tables.delete(table);
      this.send({ type: "unwatch", table });
      if (this.tables.size === 0 && this.pending.isEmpty) this.rest();
    });
  }

  /** Does something at a table: null once it is on disk, or why not. Asked again over each new socket until answered. */
  act(table: string, what: Command, version?: number): Promise<Refused | null> {
    const frame: Act = { type: "act", table, command: this.world.uuid(), do: what, ...(version === undefined ? {} : { version }) };
    return this.ask(frame);
  }

  /**
   * Plays a move that was chosen at a sight. Where others have moved at the same time, and the same is still asked, it is meant
   * all the same; where the table has moved on otherwise, it is a `conflict`.
   */
  async play(table: string, move: string, seen: Sight): Promise<Refused | null> {
    for (let turn = 1; ; turn++) {
      const refused = await this.act(table, { type: "Play", move }, this.versionOf(table, seen));
      if (refused?.code !== "conflict" || turn === MOST_TRIES) return refused;
      await this.known(table, refused.seq ?? 0);
      const state = this.tables.get(table)?.store.getState();
      if (!state || !isSameQuestion(state, seen)) return refused;
    }
  }

  /** The version to ask something at that was meant for a sight: the newest of those that leave it as it was meant. */
  versionOf(table: string, seen: Sight): number {
    const state = this.tables.get(table)?.store.getState();
    return state ? asSeen(state, seen) : seen.version;
  }

  /** Says something at a table that is watched. It is sent once: the house would hear it twice. */
  say(table: string, text: string): Promise<Refused | null> {
    return this.ask({ type: "chat", table, command: this.world.uuid(), text: text.normalize("NFC") });
  }

  /** Sends a frame at once, or not at all: what waits for its turn says nothing about the time. */
  urge(frame: Urgent): void {
    this.send(frame);
  }

  /** What a move would bring, or the rule that forbids it; nothing is known of it where the house does not say. Nothing is played. */
  async foresee(table: string, move: string): Promise<Prospect> {
    const [known] = await this.questions.ask({ type: "ask", table, command: this.world.uuid(), moves: [move] });
    return known ?? { move };
  }

  /** Shows at once what waits to be shown at a table. */
  skip(table: string): void {
    this.tables.get(table)?.playback.skip();
  }

  /** How the last lot of a table went was read: the next may come. */
  goOn(table: string): void {
    this.tables.get(table)?.playback.goOn();
  }

  /** The network or the page is back: no need to wait any longer. */
  nudge(): void {
    for (const { playback } of this.tables.values()) playback.go();
    if (this.status.getState().kind === "reconnecting" && !this.socket) {
      this.stopTimer?.();
      void this.dial();
    }
    if (this.status.getState().kind === "live") {
      // After a sleep a socket may look alive and be dead: whoever does not answer now is hung up on.
      this.send({ type: "sync", nonce: "there", sent: Math.round(this.world.now()) });
      this.watchdog(STILL_THERE);
    }
  }

  /** Comes back after an end that it does not come back from by itself, or as another player. */
  restart(): void {
    this.end(NORMAL);
    this.player = "";
    this.forget();
    this.status.setState({ kind: "idle", code: 0 }, true);
    if (this.tables.size > 0) this.connect();
  }

  /** Another player sees other things: nothing of what was known counts. */
  private forget(): void {
    for (const watched of this.tables.values()) {
      watched.playback.stop();
      watched.asked = "";
      watched.opened = false;
      watched.store.setState(emptyTable(watched.store.getState().table), true);
    }
  }

  /** The house knows this browser as a player. Should it be another one than before, nothing that was seen or wished is theirs. */
  private greeted(player: string): void {
    if (this.player && this.player !== player) {
      this.forget();
      this.pending.giveUp("retry");
    }
    this.player = player;
    this.world.welcomed(player);
  }

  private rest(): void {
    this.hangUp(NORMAL);
    this.status.setState({ kind: "idle", code: 0 }, true);
  }

  private connect(): void {
    if (this.status.getState().kind !== "idle") return;
    this.status.setState({ kind: "connecting", code: 0 }, true);
    this.tries = 0;
    void this.dial();
  }

  private async dial(): Promise<void> {
    const began = this.status.getState();
    let ticket: string | null;
    try {
      ticket = await this.world.ticket();
    } catch {
      if (this.status.getState() === began) this.lost(UNANSWERED);
      return;
    }
    if (this.status.getState() !== began || this.socket) return; // it was hung up meanwhile
    if (ticket === null) {
      this.end(NOBODY);
      return;
    }
    this.talk(this.world.open(), ticket);
  }

  private talk(socket: Socket, ticket: string): void {
    this.socket = socket;
    this.watchdog(WELCOME_WITHIN);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", ticket, version: VERSION } satisfies Asked));
    socket.onmessage = (event) => {
      const heard = this.world.now(); // before the frame is read, which takes its time
      if (this.socket === socket) this.hear(JSON.parse(event.data) as Told, heard);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  /** A socket that says nothing for so long is dead, whatever the network says. */
  private watchdog(ms: number): void {
    this.stopWatchdog?.();
    const socket = this.socket;
    this.stopWatchdog = this.world.later(ms, () => {
      if (this.socket !== socket) return;
      this.hangUp(NORMAL);
      this.lost(UNANSWERED);
    });
  }

  private hangUp(code: number): void {
    this.stopTimer?.();
    this.stopWatchdog?.();
    const socket = this.socket;
    this.socket = null;
    socket?.close(code);
  }

  private lost(code: number): void {
    this.socket = null;
    this.stopWatchdog?.();
    for (const watched of this.tables.values()) watched.asked = "";
    this.pending.giveUp("retry", (frame) => frame.type === "chat");
    if (!comesBack(code)) {
      this.end(code);
      return;
    }
    if (this.status.getState().kind !== "reconnecting") this.status.setState({ kind: "reconnecting", code: 0 }, true);
    const pause = SLOWLY.has(code) ? 15_000 : wait(this.tries, this.world.random());
    this.tries += 1;
    this.stopTimer = this.world.later(pause, () => void this.dial());
  }

  private end(code: number): void {
    this.hangUp(NORMAL);
    this.status.setState({ kind: "closed", code }, true);
    this.pending.giveUp("closed");
  }

  private ask(frame: Act | Say): Promise<Refused | null> {
    const { kind } = this.status.getState();
    if (kind === "closed") return Promise.resolve(unanswered(frame, "closed"));
    if (frame.type === "chat" && kind !== "live") return Promise.resolve(unanswered(frame, "retry"));
    const answer = this.pending.add(frame);
    if (kind === "live") this.send(frame);
    else this.connect();
    return answer;
  }

  /** Comes true once a row is known, or does not come for a while. */
  private known(table: string, seq: number): Promise<void> {
    return new Promise((done) => {
      const store = this.tables.get(table)?.store;
      if (!store || store.getState().seq >= seq) return done();
      const stop = store.subscribe((state) => state.seq >= seq && state.loose.length === 0 && finish());
      const cancel = this.world.later(STILL_THERE, () => finish());
      const finish = (): void => {
        stop();
        cancel();
        done();
      };
    });
  }

  private send(frame: Asked): void {
    if (this.status.getState().kind === "live") this.socket?.send(JSON.stringify(frame));
  }

  private askFor(table: string, what: "table" | "rows" = "table"): void {
    const watched = this.tables.get(table);
    if (!watched || this.status.getState().kind !== "live") return;
    // Rows that came after a gap may still be on their way; but before a table is shown there are none, so that a gap then is new.
    if (watched.asked === "rows" || watched.asked === what) return;
    watched.asked = what;
    const { invitation } = watched;
    const { player } = this;
    this.send({ type: "watch", table, seq: watched.store.getState().seq, ...(invitation ? { invitation } : {}) });
    this.world.chat(table, invitation).then(
      (lines) => player === this.player && watched.store.setState((state) => ({ chat: said(state.chat, lines) })),
      () => {}, // it is no part of the game
    );
  }

  private hear(frame: Told, heard: number): void {
    this.watchdog(this.heartbeat * 2.5);
    this.take(frame);
    for (const ear of this.ears) ear(frame, heard);
  }

  private take(frame: Told): void {
    switch (frame.type) {
      case "welcome":
        this.heartbeat = frame.heartbeat_ms;
        this.tries = 0;
        this.greeted(frame.player);
        this.status.setState({ kind: "live", code: 0 }, true);
        for (const table of this.tables.keys()) this.askFor(table);
        this.pending.sendAll();
        return;
      case "ping":
        this.send({ type: "pong", nonce: frame.nonce });
        return;
      case "answer":
        this.pending.answered(frame.command, null);
        return;
      case "refused":
        if (frame.asked === "watch") this.notShown(frame);
        else if (frame.asked === "ask") this.questions.answered(frame.command ?? "", []);
        else if (frame.command) this.pending.answered(frame.command, frame);
        return;
      case "foreseen":
        this.questions.answered(frame.command, frame.moves);
        return;
      case "sync":
      case "pressed":
      case "lotclock":
        return; // for those who listen
      default:
        this.tell(frame.table, frame);
    }
  }

  private notShown(refused: Refused): void {
    // Where the house does not say which table it means, it may be any of those that it was asked for.
    const meant = refused.table ? [refused.table] : [...this.tables.keys()].filter((table) => this.tables.get(table)?.asked);
    for (const table of meant) {
      const watched = this.tables.get(table);
      if (!watched) continue;
      watched.asked = "";
      if (isForLater(refused)) this.world.later(again(watched.tries++, this.world.random()), () => this.askFor(table));
      else if (refused.table) this.tell(table, refused);
    }
  }

  private tell(table: string, frame: Told): void {
    const watched = this.tables.get(table);
    if (!watched) return;
    const before = watched.store.getState();
    const { state, gap } = hear(before, frame);
    if (gap) {
      this.askFor(table, "rows");
      return;
    }
    watched.asked = "";
    watched.tries = 0;
    if (frame.type === "happened" && before.sight) this.world.rowCame(frame.at);
    if (state === before) return;
    watched.store.setState(state, true);
    watched.playback.go();
    if (frame.type === "snapshot" && state.screen.rows.length === 0) this.lookBack(watched);
    this.openPart(watched);
  }

  /** After a snapshot the log is empty: what was before it is asked for, and does without where it cannot be had. */
  private lookBack(watched: Watched, before = watched.store.getState().seq + 1): void {
    const { store, invitation } = watched;
    const { player } = this;
    this.world.history(store.getState().table, before, invitation).then(
      (frames) => {
        if (player !== this.player) return;
        store.setState((state) => remember(state, frames));
        // The house gives so many at a time: on to the first row of the table.
        const first = Math.min(before, ...frames.map((frame) => frame.seq));
        if (first > 1 && first < before) this.lookBack(watched, first);
      },
      () => {},
    );
  }

  private openPart(watched: Watched): void {
    const { table, sight } = watched.store.getState();
    if (sight?.phase !== "dealing" || sight.viewer < 0 || sight.seats[sight.viewer]?.opened || watched.opened) return;
    const part = this.world.part(table, sight.viewer);
    if (!part) return; // it was sealed in another browser: the house deals without it
    watched.opened = true;
    void this.act(table, { type: "OpenPart", part });
  }
}
