// What a game's card on the start page says of it, and what can be chosen where a table of it is made.
import type { ComponentType } from "react";

/** What can be said of an option before the game is known: its words, and for a number what it may be. */
export interface OptionWords {
  /** Message id of its label. */
  label: string;
  /** Message id of a hint below it. */
  hint?: string;
  /** The values to choose from, where the schema names none; `label` is a message id, `seat` is told to it. */
  choices?: (seats: number) => readonly { value: string | number; label: string; seat?: number }[];
}

export interface Card {
  slug: string;
  /** Which comes first. */
  order: number;
  /** The fewest and the most who play. */
  players: readonly [number, number];
  /** Its name, where it has no words of its own. */
  title?: string;
  /** Message ids of its name and of the one line below. */
  name: string;
  line: string;
  /** A picture made of its own board and pieces, 421 by 146. */
  Art: ComponentType;
  /** It sells lots, which a table may do on a live clock or by sealed limits. */
  hasLots?: true;
  /** What a table chooses without being asked if its lots are sold by sealed limits. */
  whenSealed?: Readonly<Record<string, unknown>>;
  options: Readonly<Record<string, OptionWords>>;
}
