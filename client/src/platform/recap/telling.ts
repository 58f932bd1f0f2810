// What the list beside the board and the row of a phone are made of.
import type { Brief } from "@/platform/game";
import type { RecapLine } from "./lines";
import type { Playing } from "./playing";

/** What the list and the row are made of. */
export interface Telling {
  lines: readonly RecapLine[];
  /** All parts of all lines. */
  all: readonly Brief[];
  playing: Playing;
  /** When the own move was made that all this follows. */
  at: number;
  isFolded: boolean;
  fold: (isFolded: boolean) => void;
  /** Brings the row of a part into sight in the log. */
  toLog: (part: Brief) => void;
}
