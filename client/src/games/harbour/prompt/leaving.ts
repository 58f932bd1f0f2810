// What a seat would leave undone by ending its turn now, counted from what the server still offers.
import type { Facts, View } from "@/wire/harbour";
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

export function isNothingLeft(left: Left): boolean {
  return Object.values(left).every((count: number) => count === 0);
}
