// The keys of the start page: a digit plays a turn, a letter leads to what is offered.
import { navigate } from "@/platform/router";
import { useShortcuts } from "@/platform/table/shortcuts";
import type { Turn } from "./turns";

/** To the first thing to press there. */
const goTo = (place: string): void => document.querySelector<HTMLElement>(place)?.focus();

/** 1–9 play the turns in their order; P is pairing, B the bots, N a new table. */
export function useStartKeys(turns: readonly Turn[], onMake: () => void): void {
  const plays = turns.slice(0, 9).map(({ card }, at) => [at + 1, () => navigate(`/table/${card.table}`)]);
  useShortcuts({
    ...(Object.fromEntries(plays) as Record<string, () => void>),
    p: () => goTo("[data-pairing] :is(button, input, select)"),
    b: () => goTo("[data-play-now]"),
    n: onMake,
  });
}
