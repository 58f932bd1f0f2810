// What a seat would leave undone by ending its turn now, counted from what the house still offers.
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

export function isNothingLeft(left: Left): boolean {
  return Object.values(left).every((count: number) => count === 0);
}

/** What is left undone, as a list; empty where nothing is. */
export function useLeft(): string {
  const intl = useIntl();
  const { view, facts, moves } = useHarbour();
  const left = leftUndone(view, facts, moves);
  if (isNothingLeft(left)) return "";
  const parts = [
    left.cubes > 0 ? intl.formatMessage({ id: "harbour.prompt.left.cubes" }, { count: left.cubes }) : "",
    left.uses > 0 ? intl.formatMessage({ id: "harbour.prompt.left.uses" }, { count: left.uses }) : "",
    left.activations > 0 ? intl.formatMessage({ id: "harbour.prompt.left.activations" }, { count: left.activations }) : "",
    left.deliveries > 0 ? intl.formatMessage({ id: "harbour.prompt.left.deliveries" }, { count: left.deliveries }) : "",
    left.dockers > 0 ? intl.formatMessage({ id: "harbour.prompt.left.dockers" }) : "",
    left.loads > 0 ? intl.formatMessage({ id: "harbour.prompt.left.loads" }, { count: left.loads }) : "",
    left.freeSteps > 0 ? intl.formatMessage({ id: "harbour.prompt.left.freeSteps" }, { count: left.freeSteps }) : "",
  ].filter((part) => part !== "");
  return intl.formatList(parts);
}
