// The tables that are watched: each is asked for, told what comes, and asked again where something is missing.
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Command, Refused, Told } from "@/wire/table";
import { again } from "./codes";
import { type Connection, STILL_THERE } from "./connection";
import { isForLater } from "./pending";
import { Playback } from "./playback";
import { emptyTable, hear, remember, said, type TableState } from "./state";
import type { World } from "./world";

interface Watched {
  readonly store: StoreApi<TableState>;
  readonly playback: Playback;
  invitation: string;
  users: number;
  /** What the server was asked for over the present socket, and has not answered yet: to show the table, or rows that were missing. */
  asked: "" | "table" | "rows";
  /** How often it was asked in vain. */
  tries: number;
  opened: boolean;
}

export class Watching {
  private readonly tables = new Map<string, Watched>();
  /** As whom the server knows this browser: what is kept is what this player may see. */
  private player = "";

  constructor(
    private readonly world: World,
    private readonly connection: Connection,
    private readonly act: (table: string, what: Command) => Promise<Refused | null>,
  ) {}

  get isEmpty(): boolean {
    return this.tables.size === 0;
  }

  stateOf(table: string): TableState | undefined {
    return this.tables.get(table)?.store.getState();
  }

  playbackOf(table: string): Playback | undefined {
    return this.tables.get(table)?.playback;
  }

  /** The store of a table that is watched, or begins to be. */
  watch(table: string, invitation: string): StoreApi<TableState> {
    const known = this.tables.get(table);
    if (known) {
      known.users += 1;
      if (invitation && invitation !== known.invitation) {
        known.invitation = invitation;
        if (known.store.getState().refusal) this.askFor(table);
      }
      this.connection.connect();
      return known.store;
    }
    const store = createStore<TableState>(() => emptyTable(table));
    const playback = new Playback(store, this.world);
    this.tables.set(table, { store, playback, invitation, users: 1, asked: "", tries: 0, opened: false });
    if (this.connection.kind === "live") this.askFor(table);
    else this.connection.connect();
    return store;
  }

  /** Somebody looks away; after so long the table is forgotten, unless they looked again. */
  release(table: string, after: number, forgotten: () => void): void {
    const watched = this.tables.get(table);
    if (!watched) return;
    watched.users -= 1;
    this.world.later(after, () => {
      if (watched.users > 0 || this.tables.get(table) !== watched) return;
      watched.playback.stop();
      this.tables.delete(table);
      this.connection.send({ type: "unwatch", table });
      forgotten();
    });
  }

  /** All that waits to be shown is shown from now on. */
  go(): void {
    for (const { playback } of this.tables.values()) playback.go();
  }

  /** The server knows this browser as a player; true where it was another one before, whose nothing is theirs. */
  greeted(player: string): boolean {
    const isAnother = this.player !== "" && this.player !== player;
    if (isAnother) this.forget();
    this.player = player;
    return isAnother;
  }

  /** Nobody is known, and nothing of what was known counts. */
  forget(): void {
    this.player = "";
    for (const watched of this.tables.values()) {
      watched.playback.stop();
      watched.asked = "";
      watched.opened = false;
      watched.store.setState(emptyTable(watched.store.getState().table), true);
    }
  }

  askForAll(): void {
    for (const table of this.tables.keys()) this.askFor(table);
  }

  /** The socket is gone: what was asked over it is not answered. */
  lost(): void {
    for (const watched of this.tables.values()) watched.asked = "";
  }

  /** Comes true once a row is known, or does not come for a while. */
  known(table: string, seq: number): Promise<void> {
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

  /** The server does not show a table. */
  notShown(refused: Refused): void {
    // Where the server does not say which table it means, it may be any of those that it was asked for.
    const meant = refused.table ? [refused.table] : [...this.tables.keys()].filter((table) => this.tables.get(table)?.asked);
    for (const table of meant) {
      const watched = this.tables.get(table);
      if (!watched) continue;
      watched.asked = "";
      if (isForLater(refused)) this.world.later(again(watched.tries++, this.world.random()), () => this.askFor(table));
      else if (refused.table) this.tell(table, refused);
    }
  }

  /** A message about a table. */
  tell(table: string, message: Told): void {
    const watched = this.tables.get(table);
    if (!watched) return;
    const before = watched.store.getState();
    const { state, gap } = hear(before, message);
    if (gap) {
      this.askFor(table, "rows");
      return;
    }
    watched.asked = "";
    watched.tries = 0;
    if (message.type === "happened" && before.sight) this.world.rowCame(message.at);
    if (state === before) return;
    watched.store.setState(state, true);
    watched.playback.go();
    if (message.type === "snapshot" && state.screen.rows.length === 0) this.lookBack(watched);
    this.openPart(watched);
  }

  private askFor(table: string, what: "table" | "rows" = "table"): void {
    const watched = this.tables.get(table);
    if (!watched || this.connection.kind !== "live") return;
    // Rows that came after a gap may still be on their way; but before a table is shown there are none, so that a gap then is new.
    if (watched.asked === "rows" || watched.asked === what) return;
    watched.asked = what;
    const { invitation } = watched;
    const { player } = this;
    this.connection.send({ type: "watch", table, seq: watched.store.getState().seq, ...(invitation ? { invitation } : {}) });
    this.world.chat(table, invitation).then(
      (lines) => player === this.player && watched.store.setState((state) => ({ chat: said(state.chat, lines) })),
      () => {}, // it is no part of the game
    );
  }

  /** After a snapshot the log is empty: what was before it is asked for, and does without where it cannot be had. */
  private lookBack(watched: Watched, before = watched.store.getState().seq + 1): void {
    const { store, invitation } = watched;
    const { player } = this;
    this.world.history(store.getState().table, before, invitation).then(
      (messages) => {
        if (player !== this.player) return;
        store.setState((state) => remember(state, messages));
        // The server gives so many at a time: on to the first row of the table.
        const first = Math.min(before, ...messages.map((message) => message.seq));
        if (first > 1 && first < before) this.lookBack(watched, first);
      },
      () => {},
    );
  }

  private openPart(watched: Watched): void {
    const { table, sight } = watched.store.getState();
    if (sight?.phase !== "dealing" || sight.viewer < 0 || sight.seats[sight.viewer]?.opened || watched.opened) return;
    const part = this.world.part(table, sight.viewer);
    if (!part) return; // it was sealed in another browser: the server deals without it
    watched.opened = true;
    void this.act(table, { type: "OpenPart", part });
  }
}
