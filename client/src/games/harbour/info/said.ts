// What the information card says of a thing: five places, always the same, whatever it is about.
import type { Prospect } from "@/wire/table";
import type { Labels } from "../board/labels";
import type { Thing } from "../things";

/** You can, something is missing, or you are only looking. */
type Ground = "yes" | "no" | "look";

export interface Brought {
  symbol: string;
  words: string;
}

export interface About {
  kind: string;
  symbol: string;
  name: string;
  sub: string;
  price: string;
  /** How much of it is there; left out where nothing is counted. */
  meter?: { have: number; need: number };
  /** What the viewer has for it. */
  have: string;
  ground: Ground;
  verdict: string;
  brings: readonly Brought[];
  rule: string;
  ruleSays: string;
  /** What the button takes, if it can be done now. */
  thing: Thing | null;
}

/** What is asked about: a thing, or somebody's barge or task, a player or a bridge. */
export type Subject = Thing | { kind: "barge" | "bridge" | "player" | "task"; number: number };

export interface Asked extends Labels {
  /** What the server says of the plainest move with it; null where nothing was asked, or before the answer. */
  prospect: Prospect | null;
}
