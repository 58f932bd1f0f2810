// The small plus beside one's own points: what a delivery or a step on the river in hand would bring.
import { deliveryPoints } from "../board/Gains";
import { BRIDGE_INTO, MOUTH, MOUTH_POINTS, SPACES } from "../map";
import { type HarbourTable, useHarbour } from "../table";

function pointsInHand(table: HarbourTable): number {
  const { chosen, view, seat } = table;
  if (chosen?.way.verb === "deliver") {
    const space = SPACES[view.at[seat]?.barge ?? -1];
    if (!space) return 0;
    const { printed, more } = deliveryPoints(table, space);
    return printed + more;
  }
  if (chosen?.thing.kind !== "river") return 0;
  const ahead = (view.sides[seat]?.pawn ?? 0) + 1;
  return (BRIDGE_INTO.get(ahead) ?? 0) + (ahead === MOUTH ? MOUTH_POINTS : 0);
}

export function Gain({ seat }: { seat: number }) {
  const table = useHarbour();
  const points = seat === table.seat ? pointsInHand(table) : 0;
  return points > 0 ? <>+{points}</> : null;
}
