// Whether a part of a game is drawn in its own layout for a phone held upright (`HandheldParts`), and the sheet of that layout.
import { createContext, useContext } from "react";
import type { Stop } from "@/kit/useSheet";

export interface Handheld {
  stop: Stop;
  move: (stop: Stop) => void;
  /** So many pixels of the board's window lie under the sheet. */
  covered: number;
  /** Brings one of the sheet's parts into sight; when the sheet is lowered the focus returns to what has it now. */
  show: (part: "mine" | "players" | "log" | "round", stop?: Stop) => void;
  /** The seat that is looked at, or null. */
  looked: number | null;
  look: (seat: number | null) => void;
}

const Context = createContext<Handheld | null>(null);
export const HandheldProvider = Context.Provider;

/** Null in every other layout. */
export const useHandheld = (): Handheld | null => useContext(Context);
