// The one connection of this browser: dials, listens, and comes back by itself for as long as that makes sense.
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Asked, Told } from "@/wire/table";
import { comesBack, NORMAL, SLOWLY, UNANSWERED, wait } from "./codes";
import type { Socket, World } from "./world";

/** `closed` does not come back by itself; `code` says why (docs/protocol.md). */
export type Status =
  | { readonly kind: "idle" | "connecting" | "live" | "reconnecting"; readonly code: 0 }
  | { readonly kind: "closed"; readonly code: number };

/** Whoever uses the connection. */
export interface Listener {
  /** A message came, at this time by our own clock. */
  heard: (message: Told, at: number) => void;
  /** What was asked over the last socket is not answered any more. */
  lost: () => void;
  /** It does not come back by itself. */
  ended: () => void;
}

const VERSION = 1;
const WELCOME_WITHIN = 8_000;
/** A socket that was asked whether it is still there answers within this time. */
export const STILL_THERE = 3_000;

export class Connection {
  readonly status: StoreApi<Status> = createStore<Status>(() => ({ kind: "idle", code: 0 }));
  private socket: Socket | null = null;
  private tries = 0;
  private heartbeat = 10_000;
  private stopTimer: (() => void) | null = null;
  private stopWatchdog: (() => void) | null = null;

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
  ) {}

  get kind(): Status["kind"] {
    return this.status.getState().kind;
  }

  /** Sends a message over a socket that was welcomed, or not at all. */
  send(message: Asked): void {
    if (this.kind === "live") this.socket?.send(JSON.stringify(message));
  }

  connect(): void {
    if (this.kind !== "idle") return;
    this.status.setState({ kind: "connecting", code: 0 }, true);
    this.tries = 0;
    void this.dial();
  }

  /** The server has greeted: now it listens, and says something every so often. */
  welcomed(heartbeat: number): void {
    this.heartbeat = heartbeat;
    this.tries = 0;
    this.status.setState({ kind: "live", code: 0 }, true);
  }

  /** The network or the page is back: no need to wait any longer. */
  nudge(): void {
    if (this.kind === "reconnecting" && !this.socket) {
      this.stopTimer?.();
      void this.dial();
    }
    if (this.kind === "live") {
      // After a sleep a socket may look alive and be dead: whoever does not answer now is hung up on.
      this.send({ type: "sync", nonce: "there", sent: Math.round(this.world.now()) });
      this.watchdog(STILL_THERE);
    }
  }

  /** Nobody needs it for now. */
  rest(): void {
    this.hangUp(NORMAL);
    this.status.setState({ kind: "idle", code: 0 }, true);
  }

  end(code: number): void {
    this.hangUp(NORMAL);
    this.status.setState({ kind: "closed", code }, true);
    this.listener.ended();
  }

  private async dial(): Promise<void> {
    const began = this.status.getState();
    let ticket: string | number;
    try {
      ticket = await this.world.ticket();
    } catch {
      if (this.status.getState() === began) this.lost(UNANSWERED);
      return;
    }
    if (this.status.getState() !== began || this.socket) return; // it was hung up meanwhile
    if (typeof ticket === "number") {
      this.end(ticket);
      return;
    }
    this.talk(this.world.open(), ticket);
  }

  private talk(socket: Socket, ticket: string): void {
    this.socket = socket;
    this.watchdog(WELCOME_WITHIN);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", ticket, version: VERSION } satisfies Asked));
    socket.onmessage = (event) => {
      const heard = this.world.now(); // before the message is read, which takes its time
      if (this.socket !== socket) return;
      const message = JSON.parse(event.data) as Told;
      this.watchdog(this.heartbeat * 2.5);
      this.listener.heard(message, heard);
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
    this.listener.lost();
    if (!comesBack(code)) {
      this.end(code);
      return;
    }
    if (this.kind !== "reconnecting") this.status.setState({ kind: "reconnecting", code: 0 }, true);
    const pause = SLOWLY.has(code) ? 15_000 : wait(this.tries, this.world.random());
    this.tries += 1;
    this.stopTimer = this.world.later(pause, () => void this.dial());
  }
}
