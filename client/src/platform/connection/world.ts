// What the connection needs of the world: a socket, a clock, luck, and what the server answers over HTTP.
import type { Chat, Happened } from "@/wire/table";
import type { Surroundings } from "./playback";

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send: (text: string) => void;
  close: (code?: number) => void;
}

/** What the connection needs of the world; tests have another one. */
export interface World extends Surroundings {
  open: () => Socket;
  /** A new ticket; where there is none for whoever plays here, the code that a socket would end with. */
  ticket: () => Promise<string | number>;
  uuid: () => string;
  random: () => number;
  history: (table: string, before: number, invitation: string) => Promise<readonly Happened[]>;
  chat: (table: string, invitation: string) => Promise<readonly Chat[]>;
  /** The part of the deal that was sealed here for a seat, or null. */
  part: (table: string, seat: number) => string | null;
  rowCame: (at: number) => void;
  /** As whom the server knows this browser, each time it is welcomed. */
  welcomed: (player: string) => void;
}
