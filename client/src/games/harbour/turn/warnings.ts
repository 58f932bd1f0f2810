// When a warning stands in the prompt's place, and which kinds somebody does not want again in this game.
import { create } from "zustand";
import { useRoomy } from "@/platform/shared/roomy";
import { type WarningKind, warning } from "../fetchedParts";
import { type HarbourTable, useHarbour } from "../table";
import { leftOpen } from "./list";

const useMuted = create<{ kinds: readonly WarningKind[] }>(() => ({ kinds: [] }));

export function muteWarning(kind: WarningKind): void {
  useMuted.setState(({ kinds }) => ({ kinds: [...kinds, kind] }));
}

export function warningFor({ view, facts, moves, chosen, choice, seat }: HarbourTable): WarningKind | null {
  if (chosen?.way.verb === "end") return leftOpen(facts, moves).length > 0 ? "end" : null;
  if (chosen?.thing.kind === "die" && chosen.way.verb === "die") return facts.gap?.rounds[chosen.thing.colour] ? "die" : null;
  const asked = view.agenda.at(-1);
  return choice === null && asked?.type === "DropCard" && asked.seats.includes(seat) ? "sixth" : null;
}

/** The kind that is to be shown now, if any; on a desk alone, and once it was fetched (`laterParts`). */
export function useWarning(): WarningKind | null {
  const table = useHarbour();
  const isRoomy = useRoomy();
  const { kinds } = useMuted();
  const kind = isRoomy ? warningFor(table) : null;
  return kind && !kinds.includes(kind) && warning.there ? kind : null;
}
