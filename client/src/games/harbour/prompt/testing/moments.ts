// Moments of recorded games, one for each decision that the server can ask for, for the tests of the mat and the prompt.
import { GABLES, type GameProps, type Player } from "@/platform/game";
import type { Event, Facts, View } from "@/wire/harbour";
import type { SeatSight, Sight } from "@/wire/table";
import facts from "./moments.facts.json";
import recorded from "./moments.json";

export type Name = keyof typeof recorded;
export const NAMES = Object.keys(recorded) as readonly Name[];

const NAMED = ["Saskia", "Noor", "Pieter", "Daan"];

interface Recorded {
  view: View;
  moves: readonly string[];
  seat: number;
}

export function momentAt(name: Name): Recorded {
  return recorded[name] as unknown as Recorded;
}

/** What the layout hands to the game at a moment; what is played is kept in `played`. */
export function propsAt(name: Name, played: string[] = []): GameProps<View, Event, Facts> {
  const { view, moves, seat } = momentAt(name);
  const players: Player[] = Array.from({ length: view.seats }, (_, index) => ({
    seat: index,
    name: NAMED[index] ?? "",
    gable: GABLES[index] ?? "flat",
    isMe: index === seat,
    sight: {} as SeatSight,
  }));
  return {
    view,
    facts: facts[name],
    moves,
    seat,
    players,
    moment: null,
    sight: {} as Sight,
    play: async (move) => {
      played.push(move);
      return null;
    },
    foresee: async (move: string) => ({ move, rule: "HAR-100", lacks: [{ what: "pink", need: 2, have: [{ what: "pink", count: 1 }] }] }),
    openRule: () => undefined,
  };
}
