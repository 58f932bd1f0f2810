// How much of a scoring somebody wants to see: step by step, only what came of it, or nothing. Remembered in this browser.
import { create } from "zustand";
import { memory } from "@/platform/settings";

export const WANTED = ["always", "result", "never"] as const;
export type Wanted = (typeof WANTED)[number];

const KEY = "mokum.scorings";

const read = (): Wanted => WANTED.find((how) => how === memory.read(KEY)) ?? "always";

export const useWanted = create<{ how: Wanted }>(() => ({ how: read() }));

export function wantScorings(how: Wanted): void {
  useWanted.setState({ how });
  memory.write(KEY, how);
}
