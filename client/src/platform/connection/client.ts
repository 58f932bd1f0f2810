// What a browser says to the server and hears from it: it watches tables from where it was, and asks until it is answered.
import type { StoreApi } from "zustand/vanilla";
import type { Act, AskTime, Command, Press, Prospect, Ready, Refused, Say, Sight, Stop, Told } from "@/wire/table";
import { NORMAL } from "./codes";
import { Connection, type Status } from "./connection";
import { Pending, unanswered } from "./pending";
import { Questions } from "./questions";
import { asSeen, isSameQuestion } from "./since";
import type { TableState } from "./state";
import { Watching } from "./watching";
import type { World } from "./world";

export type { Status } from "./connection";

/** A message about the time or a lot: whoever sends it sees to it that it is answered. */
export type Urgent = AskTime | Ready | Press | Stop;
/** Hears every message as it comes, and when it came by our own clock. */
export type Ear = (message: Told, heard: number) => void;

const FORGOTTEN_AFTER = 5_000;
/** How often a move is sent anew because others moved at the same time. */
const MOST_TRIES = 5;

export class Client {
  readonly ears = new Set<Ear>();
  private readonly connection: Connection;
  private readonly watching: Watching;
  private readonly pending: Pending;
  private readonly questions: Questions;

  constructor(private readonly world: World) {
    this.connection = new Connection(world, {
      heard: (message, at) => this.heard(message, at),
      lost: () => this.lost(),
      ended: () => this.pending.giveUp("closed"),
    });
    this.watching = new Watching(world, this.connection, (table, what) => this.act(table, what));
    this.pending = new Pending(world, (message) => this.connection.send(message));
    this.questions = new Questions(world, (message) => this.connection.send(message));
  }

  get status(): StoreApi<Status> {
    return this.connection.status;
  }

  /** The store of a table that is watched, or begins to be; call `release` when it is needed no more. */
  watch(table: string, invitation = ""): StoreApi<TableState> {
    return this.watching.watch(table, invitation);
  }

  /** Somebody looks away; a moment later so does the connection, unless they looked again. */
  release(table: string): void {
    this.watching.release(table, FORGOTTEN_AFTER, () => {
      if (this.watching.isEmpty && this.pending.isEmpty) this.connection.rest();
    });
  }

  /** Does something at a table: null once it is on disk, or why not. Asked again over each new socket until answered. */
  act(table: string, what: Command, version?: number): Promise<Refused | null> {
    const message: Act = { type: "act", table, command: this.world.uuid(), do: what, ...(version === undefined ? {} : { version }) };
    return this.ask(message);
  }

  /**
   * Plays a move that was chosen at a sight. Where others have moved at the same time, and the same is still asked, it is meant
   * all the same; where the table has moved on otherwise, it is a `conflict`.
   */
  async play(table: string, move: string, seen: Sight): Promise<Refused | null> {
    for (let turn = 1; ; turn++) {
      const refused = await this.act(table, { type: "Play", move }, this.versionOf(table, seen));
      if (refused?.code !== "conflict" || turn === MOST_TRIES) return refused;
      await this.watching.known(table, refused.seq ?? 0);
      const state = this.watching.stateOf(table);
      if (!state || !isSameQuestion(state, seen)) return refused;
    }
  }

  /** The version to ask something at that was meant for a sight: the newest of those that leave it as it was meant. */
  versionOf(table: string, seen: Sight): number {
    const state = this.watching.stateOf(table);
    return state ? asSeen(state, seen) : seen.version;
  }

  /** Says something at a table that is watched. It is sent once: the server would hear it twice. */
  say(table: string, text: string): Promise<Refused | null> {
    return this.ask({ type: "chat", table, command: this.world.uuid(), text: text.normalize("NFC") });
  }

  /** Sends a message at once, or not at all: what waits for its turn says nothing about the time. */
  urge(message: Urgent): void {
    this.connection.send(message);
  }

  /** What a move would bring, or the rule that forbids it; nothing is known of it where the server does not say. Nothing is played. */
  async foresee(table: string, move: string): Promise<Prospect> {
    const [known] = await this.questions.ask({ type: "ask", table, command: this.world.uuid(), moves: [move] });
    return known ?? { move };
  }

  /** Shows at once what waits to be shown at a table. */
  skip(table: string): void {
    this.watching.playbackOf(table)?.skip();
  }

  /** How the last lot of a table went was read: the next may come. */
  goOn(table: string): void {
    this.watching.playbackOf(table)?.goOn();
  }

  /** The network or the page is back: no need to wait any longer. */
  nudge(): void {
    this.watching.go();
    this.connection.nudge();
  }

  /** Comes back after an end that it does not come back from by itself, or as another player. */
  restart(): void {
    this.connection.end(NORMAL);
    this.watching.forget();
    this.connection.rest();
    if (!this.watching.isEmpty) this.connection.connect();
  }

  private ask(message: Act | Say): Promise<Refused | null> {
    const { kind } = this.connection;
    if (kind === "closed") return Promise.resolve(unanswered(message, "closed"));
    if (message.type === "chat" && kind !== "live") return Promise.resolve(unanswered(message, "retry"));
    const answer = this.pending.add(message);
    if (kind === "live") this.connection.send(message);
    else this.connection.connect();
    return answer;
  }

  private lost(): void {
    this.watching.lost();
    this.pending.giveUp("retry", (message) => message.type === "chat");
  }

  private heard(message: Told, at: number): void {
    this.take(message);
    for (const ear of this.ears) ear(message, at);
  }

  private take(message: Told): void {
    switch (message.type) {
      case "welcome":
        // Should it be another player than before, nothing that was wished is theirs.
        if (this.watching.greeted(message.player)) this.pending.giveUp("retry");
        this.world.welcomed(message.player);
        this.connection.welcomed(message.heartbeat_ms);
        this.watching.askForAll();
        this.pending.sendAll();
        return;
      case "ping":
        this.connection.send({ type: "pong", nonce: message.nonce });
        return;
      case "answer":
        this.pending.answered(message.command, null);
        return;
      case "refused":
        if (message.asked === "watch") this.watching.notShown(message);
        else if (message.asked === "ask") this.questions.answered(message.command ?? "", []);
        else if (message.command) this.pending.answered(message.command, message);
        return;
      case "foreseen":
        this.questions.answered(message.command, message.moves);
        return;
      case "sync":
      case "pressed":
      case "lotclock":
        return; // for those who listen
      default:
        this.watching.tell(message.table, message);
    }
  }
}
