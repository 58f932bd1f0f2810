// Moments of real games between bots, as seat 0 saw them, for the tests of this folder.
import type { GameProps, Player } from "@/platform/game";
import type { Event, Facts, View } from "@/wire/routes";
import type { SeatSight, Sight } from "@/wire/table";
import game from "./game.json";
import facts from "./moments.facts.json";
import moments from "./moments.json";

type Name = keyof typeof moments;

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
];

export function viewAt(name: Name): View {
  return moments[name].view as unknown as View;
}

export function factsAt(name: Name): Facts {
  return facts[name] as Facts;
}

export function movesAt(name: Name): readonly string[] {
  return moments[name].moves;
}

/** The events of a whole game of two, row by row. */
export const rows = game as unknown as readonly (readonly Event[])[];

/** What the layout hands to the game at a moment; what is played is kept in `played`. */
export function propsAt(name: Name, played: string[] = []): GameProps<View, Event, Facts> {
  const view = viewAt(name);
  return {
    view,
    facts: factsAt(name),
    moves: movesAt(name),
    seat: 0,
    players: players.slice(0, view.public.seats),
    moment: null,
    sight: {} as Sight,
    play: async (move) => {
      played.push(move);
      return null;
    },
    foresee: async (move: string) => ({
      move,
      rule: "ROU-041",
      lacks: [
        {
          what: "green",
          need: 3,
          have: [
            { what: "green", count: 0 },
            { what: "wild", count: 1 },
          ],
        },
      ],
    }),
    openRule: () => undefined,
  };
}
