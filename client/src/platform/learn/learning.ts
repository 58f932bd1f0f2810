// Opens the table at which a game is learned, and begins its lessons anew.
import { taughtName } from "@/platform/guide/taughtName";
import { restartGuide } from "@/platform/rules/lessons";
import { type Comer, makeTable } from "@/platform/start/entering";
import { planFor } from "./plans";

/** The address of a new table for learning this game; null for a game that is not taught. */
export async function learn(comer: Comer, game: string): Promise<string | null> {
  const plan = planFor(game);
  if (!plan) return null;
  const { deal, seats, bot, options = {}, lots = null } = plan;
  const bots = Array.from({ length: seats - 1 }, () => bot);
  const wish = {
    game,
    seats,
    bots,
    clock: { type: "none" as const },
    lots,
    isPrivate: true,
    delay: 0,
    practice: true,
    fixed: deal,
    options,
  };
  const address = await makeTable(comer, wish);
  restartGuide(taughtName(game));
  return address;
}
