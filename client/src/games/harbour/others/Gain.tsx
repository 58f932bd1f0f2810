// The small plus beside one's own points: what a delivery or a step on the river in hand would bring.
import { type HarbourTable, useHarbour } from "../table";

function pointsInHand({ chosen, facts }: HarbourTable): number {
  if (chosen?.way.verb === "deliver") return facts.turn?.delivery?.points ?? 0;
  return chosen?.thing.kind === "river" ? (facts.river?.points ?? 0) : 0;
}

export function Gain({ seat }: { seat: number }) {
  const table = useHarbour();
  const points = seat === table.seat ? pointsInHand(table) : 0;
  return points > 0 ? <>+{points}</> : null;
}
