// What a scoring would pay if it came now: for the rows of one's own things, and for whoever reads the board in words.
import type { View } from "@/wire/merchants";
import { SQUARES, type SquareIcon } from "./map";
import { type Area, ranking, strengthsOf } from "./standing";

const SCORED_BY: Readonly<Record<Area, SquareIcon>> = {
  exchange: "score_exchange",
  quarters: "score_quarters",
  colonies: "score_colonies",
};

/** The next square that scores an area, or null once all have been. */
export function nextScoring(view: View, area: Area): number | null {
  const next = SQUARES.find(({ index, icon }) => index > view.square && (icon === SCORED_BY[area] || icon === "final"));
  return next?.index ?? null;
}

const STEP = 10;

/** What each seat would be paid in one sector: leaders alone, tied leaders, runners-up. Shares are rounded down. */
function shares(strength: readonly number[], first: number, second: number): number[] {
  const best = Math.max(...strength);
  if (best <= 0) return strength.map(() => 0);
  const divided = (amount: number, level: number) => Math.floor(amount / strength.filter((own) => own === level).length / STEP) * STEP;
  const isTied = strength.filter((own) => own === best).length > 1;
  const runnerUp = Math.max(0, ...strength.filter((own) => own < best));
  return strength.map((own) => {
    if (own === best) return isTied ? divided(first + second, best) : first;
    return !isTied && own > 0 && own === runnerUp ? divided(second, runnerUp) : 0;
  });
}

/** By sector, then by seat: what a square would pay for an area as things stand. */
export function wouldPay(view: View, area: Area, square: number): number[][] {
  const strengths = strengthsOf(view, area);
  const order = ranking(view, area);
  return strengths.map((strength, sector) => {
    const [first, second] = SQUARES[square]?.grid[order.indexOf(sector)] ?? [0, 0];
    return shares(strength, first, second);
  });
}
