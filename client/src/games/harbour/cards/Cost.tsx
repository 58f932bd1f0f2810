// What a card costs, cube by cube.
import { COLOURS } from "../map";
import { Mark } from "./Marks";
import { type Printed, counted } from "./printed";

/** The cubes of a cost, the same colours together. */
export function Cost({ card }: { card: Printed }) {
  return counted(card.cost).flatMap((count, colour) =>
    Array.from({ length: count }, (_, at) => <Mark key={`${colour}-${at}`} glyph={{ symbol: `cube-${COLOURS[colour]}`, look: "cube" }} />),
  );
}
