// The small pictures in the rules: the way of the discs, the marks of the clock, the years, what a scoring pays. The text says the same.
import type { ReactNode } from "react";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { AUCTION, DISCS, SQUARES, type SquareIcon } from "../map";
import { Sign } from "../Sign";
import type { SignName } from "../symbols";
import * as css from "./rules.module.css";

function Discs() {
  return DISCS.map((disc, at) => (
    <span key={disc} className={css.merchantsRuleDisc}>
      {at > 0 && <Icon name="i-arrow" size={16} className={css.merchantsRuleArrow} />}
      <Sign name={`mer-${disc}`} size={34} />
    </span>
  ));
}

const MARKS: readonly number[] = AUCTION.marks;

function Marks() {
  return (
    <>
      <span className={css.merchantsRuleStart}>START</span>
      {MARKS.map((mark) => (
        <span key={mark} className={css.merchantsRuleMark}>
          {mark}
        </span>
      ))}
    </>
  );
}

const SHOWN = "1611";

function Grid() {
  const grid = SQUARES.find(({ year }) => year === SHOWN)?.grid ?? [];
  return grid.map(([first, second], rank) => (
    <span key={rank} className={css.merchantsRuleRank}>
      <i>{rank + 1}</i>
      <b>{first}</b>
      <span>{second}</span>
    </span>
  ));
}

/** The signs of a square that calls for something; what it takes away is crossed out. */
const SIGNS: Readonly<Partial<Record<SquareIcon, readonly SignName[]>>> = {
  ship: ["mer-ship"],
  globe: ["mer-colony"],
  arms: ["mer-house"],
  credit: ["mer-credit"],
  ship_back: ["mer-ship"],
  globe_lost: ["mer-colony"],
  arms_lost: ["mer-house"],
  leader_back: ["mer-ship"],
  score_exchange: ["mer-ship"],
  score_quarters: ["mer-house"],
  score_colonies: ["mer-colony"],
  final: ["mer-ship", "mer-house", "mer-colony"],
};
const TAKES: readonly SquareIcon[] = ["ship_back", "globe_lost", "arms_lost"];

function Years() {
  return SQUARES.map(({ index, year, icon, grid }) => (
    <span key={index} className={classes(css.merchantsRuleYear, grid.length > 0 && css.merchantsRuleScored)}>
      <b>{year.replace("c. ", "").replace("-", "–")}</b>
      {SIGNS[icon]?.map((sign) => (
        <span key={sign} className={classes(TAKES.includes(icon) && css.merchantsRuleTaken)}>
          <Sign name={sign} size={20} />
        </span>
      ))}
      {icon === "leader_back" && <Icon name="i-back" size={14} />}
    </span>
  ));
}

const FIGURES: Readonly<Record<string, ReactNode>> = {
  "figure-discs": <Discs />,
  "figure-marks": <Marks />,
  "figure-grid": <Grid />,
  "figure-years": <Years />,
};

/** The pictures that a text may name. */
export const PICTURES: readonly string[] = Object.keys(FIGURES);

export function RuleFigure({ name }: { name: string }) {
  return (
    <span className={css.merchantsRuleFigure} aria-hidden="true">
      {FIGURES[name]}
    </span>
  );
}
