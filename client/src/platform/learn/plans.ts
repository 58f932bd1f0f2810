// The tables at which games are learned: a game with a folder `taught` has one, and needs no other mention.
import type { Level } from "@/platform/opponents/people";
import type { Running } from "@/wire/table";

/** What `games/<game>/taught/plan.ts` gives: always the same cards, the same opponents, the same number of seats. */
export interface Plan {
  /** The name of the fixed deal. */
  deal: string;
  seats: number;
  bot: Level;
  options?: Record<string, unknown>;
  /** How lots are sold, in a game that has them. */
  lots?: Running;
}

const files = import.meta.glob<{ default: Plan }>("../../games/*/taught/plan.ts", { eager: true });
const PLANS: ReadonlyMap<string, Plan> = new Map(Object.entries(files).map(([path, file]) => [path.split("/")[3] ?? "", file.default]));

export const planFor = (game: string): Plan | undefined => PLANS.get(game);

/** Where a game is learned. */
export const learnAddress = (game: string): string => `/learn/${game}`;
