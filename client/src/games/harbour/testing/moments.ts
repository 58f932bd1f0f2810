// Moments of real games between bots, as seat 0 saw them, for the tests of this folder.
import { GABLES, type GameProps, type Player } from "@/platform/game";
import type { Event, Facts, View } from "@/wire/harbour";
import type { SeatSight, Sight } from "@/wire/table";
import facts from "./moments.facts.json";
import moments from "./moments.json";
import rowsOfGames from "./rows.json";

export type Name = keyof typeof moments;
export const NAMES = Object.keys(moments) as readonly Name[];

const NOBODY: SeatSight = {
  player: "",
  bot: "greedy",
  name: "",
  stand_in: "",
  why: "",
  resigned: false,
  sealed: true,
  opened: true,
  vacation: 0,
  bank_ms: 0,
  since: 0,
};

export function playersOf(seats: number): readonly Player[] {
  return ["Saskia", "Noor", "Pieter", "Daan"]
    .slice(0, seats)
    .map((name, seat) => ({ seat, name, gable: GABLES[seat] ?? "flat", isMe: seat === 0, sight: NOBODY }));
}

export function viewAt(name: Name): View {
  return moments[name].view as unknown as View;
}

/** The facts that the server sends beside the view. */
export function factsAt(name: Name): Facts {
  return facts[name];
}

/** Rows of games that together hold everything that happened in them. */
export const rows = rowsOfGames as unknown as readonly { seats: number; events: readonly Event[] }[];

/** What the layout hands to the game at a moment; what is played is kept in `played`. */
export function propsAt(name: Name, played: string[] = []): GameProps<View, Event, Facts> {
  return {
    view: viewAt(name),
    facts: factsAt(name),
    moves: moments[name].moves,
    seat: 0,
    players: playersOf(moments[name].players),
    moment: null,
    sight: {} as Sight,
    play: async (move) => {
      played.push(move);
      return null;
    },
    foresee: async (move: string) => ({ move, rule: "HAR-121" }),
    openRule: () => undefined,
  };
}
