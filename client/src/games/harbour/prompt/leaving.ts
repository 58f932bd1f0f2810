// What a seat would leave undone by ending its turn now, counted from what the server still offers.
import { useIntl } from "react-intl";
import type { Facts, View } from "@/wire/harbour";
import { useHarbour } from "../table";
import { readMove } from "../things";

export interface Left {
  /** Cubes that would be lost; one is kept in the house, and in the last round all count for the score. */
  cubes: number;
  uses: number;
  activations: number;
  deliveries: number;
  dockers: number;
  loads: number;
  freeSteps: number;
}

export function leftUndone(view: View, facts: Facts, moves: readonly string[]): Left {
  const verbs = moves.map((move) => readMove(move).verb);
  const count = (verb: string) => verbs.filter((one) => one === verb).length;
  return {
    cubes: facts.cubes_lost ?? 0,
    uses: count("use"),
    activations: count("activate"),
    deliveries: count("deliver"),
    dockers: Number(verbs.includes("docker")),
    loads: count("load"),
    freeSteps: view.turn.free_steps,
  };
}

const WORDS: Readonly<Record<keyof Left, string>> = {
  cubes: "harbour.prompt.left.cubes",
  uses: "harbour.prompt.left.uses",
  activations: "harbour.prompt.left.activations",
  deliveries: "harbour.prompt.left.deliveries",
  dockers: "harbour.prompt.left.dockers",
  loads: "harbour.prompt.left.loads",
  freeSteps: "harbour.prompt.left.freeSteps",
};

/** What is left undone, as a list; empty where nothing is. */
export function useLeft(): string {
  const intl = useIntl();
  const { view, facts, moves } = useHarbour();
  const left = Object.entries(leftUndone(view, facts, moves)) as [keyof Left, number][];
  return intl.formatList(left.filter(([, count]) => count > 0).map(([what, count]) => intl.formatMessage({ id: WORDS[what] }, { count })));
}
