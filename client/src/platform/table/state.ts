// A table as the parts of its layout share it: what the connection tells, the game, and the wishes one can send.
import { createContext, useContext } from "react";
import type { GameClient, Player } from "@/platform/game";
import type { Chat, Command, Sight } from "@/wire/table";
import type { Row } from "./rows";

/** Narrower or lower than this the page is a phone's, held upright or across. */
export const PHONE = "(max-width: 699px), (max-height: 559px)";

/** A phone held upright that is high enough for the sheet of a game which brings parts for it (`HandheldParts`). */
export const UPRIGHT = "(max-width: 699px) and (min-height: 560px)";

/** From this size on there is room for every thing of a game that lays its table out anew (`RoomyParts`). */
export const ROOMY = "(min-width: 1200px) and (min-height: 680px)";

/** What can lie open above the table. */
export type Open =
  | { what: "fair" | "code" | "keys" | "text" | "score" | "pace" | "resign" | "leave" | "close" | "vacation" | "people" }
  /** Of a line in the chat, or of somebody at the table. */
  | { what: "report"; line?: Chat }
  | { what: "rules"; rule?: string }
  | { what: "lot"; seq: number; isFresh: boolean };

/** Everything about a table that its parts may want. */
export interface TableState {
  sight: Sight;
  game: GameClient;
  players: readonly Player[];
  /** The viewer's own seat, or null for a watcher. */
  me: Player | null;
  /** The viewer's reference, "" for somebody who has not said a name yet. */
  myself: string;
  isHost: boolean;
  rows: readonly Row[];
  chat: readonly Chat[];
  /** Seats whose players look at the table now. */
  present: ReadonlySet<number>;
  watchers: number;
  /** False while the connection is broken: what is shown may be old. */
  connected: boolean;
  /** The server's own time now, in milliseconds. */
  serverNow: () => number;
  /** Sends a wish, and tells a refusal in words; resolves with whether it was done. With `seen` only if that is still as it was. */
  wish: (command: Command, seen?: Sight) => Promise<boolean>;
  /** Takes a seat: draws one's part of the shuffle, seals it, and sits down. */
  sit: (seat: number) => Promise<boolean>;
  say: (text: string) => Promise<boolean>;
  open: (what: Open | null) => void;
  /** Says something short to the player, with the rule that it is about. */
  tell: (words: string, rule?: string) => void;
  /** The address that somebody needs to come in. */
  invitationLink: string;
}

const TableContext = createContext<TableState | null>(null);
export const TableProvider = TableContext.Provider;

/** The table around a part. */
export function useTableState(): TableState {
  const state = useContext(TableContext);
  if (!state) throw new Error("This part belongs to a table.");
  return state;
}
