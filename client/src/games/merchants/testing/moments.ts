// Moments of real games between bots, as seat 0 saw them: one for each decision, and one whole game row by row.
import type { GameProps, Player } from "@/platform/game";
import type { Event, Facts, View } from "@/wire/merchants";
import type { SeatSight, Sight } from "@/wire/table";
import game from "./game.json";
import told from "./moments.facts.json";
import moments from "./moments.json";

export type MomentName = keyof typeof moments;
export const MOMENTS = Object.keys(moments) as MomentName[];

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

export const players: readonly Player[] = [
  { seat: 0, name: "Saskia", gable: "step", isMe: true, sight: NOBODY },
  { seat: 1, name: "Noor", gable: "neck", isMe: false, sight: NOBODY },
  { seat: 2, name: "Pieter", gable: "bell", isMe: false, sight: NOBODY },
  { seat: 3, name: "Trijn", gable: "spout", isMe: false, sight: NOBODY },
];

export function viewAt(name: MomentName): View {
  return moments[name].view as unknown as View;
}

/** What the server says beside that view. */
export function factsAt(name: MomentName): Facts {
  return told[name] as unknown as Facts;
}

export function movesAt(name: MomentName): readonly string[] {
  return moments[name].moves;
}

/** The events of a whole game of four. */
export const rows = game as unknown as readonly (readonly Event[])[];

/** What the layout hands to the game at a moment; what is played is kept in `played`. */
export function propsAt(name: MomentName, played: string[] = []): GameProps<View, Event, Facts> {
  return {
    view: viewAt(name),
    facts: factsAt(name),
    moves: movesAt(name),
    seat: 0,
    players,
    moment: null,
    sight: { lot: null, lots: null, phase: "playing" } as unknown as Sight,
    play: async (move) => {
      played.push(move);
      return null;
    },
    foresee: async (move: string) => ({ move, rule: "MER-013" }),
    openRule: () => undefined,
  };
}
