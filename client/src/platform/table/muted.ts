// People whose lines one does not want to read: remembered in this browser and told to nobody.
import { create } from "zustand";
import { memory } from "@/platform/settings";

const KEY = "mokum.muted";

function kept(): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(memory.read(KEY) ?? "[]");
    return new Set(Array.isArray(value) ? value.filter((each) => typeof each === "string") : []);
  } catch {
    return new Set();
  }
}

export const useMuted = create<{ muted: ReadonlySet<string> }>(() => ({ muted: kept() }));

/** Hides or shows what somebody says. */
export function mute(player: string, isMuted: boolean): void {
  const muted = new Set(useMuted.getState().muted);
  if (isMuted) muted.add(player);
  else muted.delete(player);
  useMuted.setState({ muted });
  memory.write(KEY, JSON.stringify([...muted]));
}
