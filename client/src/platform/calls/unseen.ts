// How many calls are not seen: asked when somebody comes in or comes back to the page, at most once a minute.
import { useEffect } from "react";
import { create } from "zustand";
import { useMe } from "@/platform/me";
import { askUnseen } from "./asking";

const AT_MOST_EVERY = 60_000;

interface Kept {
  /** Whose they are, and when they were asked for. */
  who: string;
  at: number;
  count: number;
}

const useKept = create<Kept>(() => ({ who: "", at: 0, count: 0 }));

/** They were told with something else that was asked. */
export const nowUnseen = (count: number): void => useKept.setState({ count, at: Date.now() });

async function ask(who: string): Promise<void> {
  const kept = useKept.getState();
  if (kept.who === who && Date.now() - kept.at < AT_MOST_EVERY) return;
  useKept.setState({ who, at: Date.now(), count: kept.who === who ? kept.count : 0 });
  try {
    const count = await askUnseen();
    if (useKept.getState().who === who) nowUnseen(count);
  } catch {
    // The bell keeps what it knew.
  }
}

/** The number for the bell; 0 for nobody. */
export function useUnseen(): number {
  const who = useMe()?.ref ?? "";
  useEffect(() => {
    if (!who) return;
    const look = (): void => void (document.hidden || ask(who));
    look();
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [who]);
  return useKept((kept) => (kept.who === who ? kept.count : 0));
}
