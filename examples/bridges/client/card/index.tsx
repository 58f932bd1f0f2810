// The card of bridges on the start page: a canal in the midst of a game, drawn by the board's own parts.
import type { Card } from "@/platform/start/cards/card";
import { Canal } from "../board/Canal";

const QUEUE = [
  { mast: 4, gable: "step" },
  { mast: 2, gable: "bell" },
  { mast: 9, gable: "neck" },
] as const;

export default {
  slug: "bridges",
  order: 4,
  players: [2, 4],
  name: "bridges.start.name",
  line: "bridges.start.line",
  Art: () => <Canal bridge={0} queue={QUEUE} opens={15} isOpen />,
  options: {},
} satisfies Card;
