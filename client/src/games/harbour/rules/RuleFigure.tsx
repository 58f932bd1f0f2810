// The small pictures in the rules: how dice become cubes, what a group of blocks is, how goods and dockers make points. The text says the same.
import type { ReactNode } from "react";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { COLOURS } from "../map";
import { Symbol, Use, colourClass } from "../symbols/Symbol";
import * as css from "./rules.module.css";

const FAST_ROUNDS = [1, 2, 3, 4, 5, 6, 7];
/** From which round on dice are changed, and the last round. */
const [FIRST_CHANGED, LAST_ROUND] = [8, 12];
const FACES = [6, 5, 4, 3, 2];

function Late() {
  return Array.from({ length: LAST_ROUND - FIRST_CHANGED + 1 }, (_, at) => (
    <span key={at} className={css.harbourRuleRound}>
      <b>{FIRST_CHANGED + at}</b>
      {FACES.slice(0, at + 1).map((face) => (
        <Symbol key={face} name={`die-${face}`} size={20} />
      ))}
      <Icon name="i-arrow" size={14} />
      <Symbol name="die-1" size={20} />
    </span>
  ));
}

function Fast() {
  return FAST_ROUNDS.map((round) => (
    <span key={round} className={css.harbourRuleRound}>
      <b>{round}</b>
      <Symbol name="laurel" size={16} />
      {FAST_ROUNDS.length + 1 - round}
    </span>
  ));
}

/** A die of four on its slot, and the rounds that its cubes take to the arrow. */
const DIE = 4;
const SLOTS = [6, 5, 4, 3, 2, 1];

function Rose() {
  return (
    <>
      <Symbol name={`die-${DIE}`} size={26} className={classes(colourClass(COLOURS.indexOf("orange")))} />
      <Icon name="i-arrow" size={14} />
      {SLOTS.map((slot) => (
        <span key={slot} className={classes(css.harbourRuleRound, slot === DIE && css.isLit)}>
          <b>{slot}</b>
          {slot === DIE && Array.from({ length: DIE }, (_, at) => <Symbol key={at} name="cube-orange" size={18} />)}
        </span>
      ))}
      <Icon name="i-arrow" size={14} />
      <Symbol name="rose" size={26} />
    </>
  );
}

/** Three blocks that bridges join, and one that stands alone. */
function Group() {
  return (
    <>
      <svg className={css.harbourRuleBlocks} viewBox="0 0 250 58" width="250" height="58">
        <path className={css.harbourRuleBridge} d="M48 29H76M114 29H142" />
        {[10, 76, 142, 208].map((x, at) => (
          <g key={x} className={classes(at === 3 && css.isAlone)}>
            <rect x={x} y="10" width="38" height="38" rx="5" />
            <Use name="arms" x={x + 19} y={29} size={24} />
          </g>
        ))}
      </svg>
      <span className={css.harbourRuleRound}>
        <b>3 + 3 + 3</b>
        <Symbol name="laurel" size={16} />
      </span>
    </>
  );
}

/** One thing becomes the next. */
function Way({ names }: { names: readonly string[] }) {
  return names.map((name, at) => (
    <span key={name} className={css.harbourRuleStep}>
      {at > 0 && <Icon name="i-arrow" size={14} />}
      <Symbol name={name} size={26} />
    </span>
  ));
}

const FIGURES: Readonly<Record<string, ReactNode>> = {
  "figure-rose": <Rose />,
  "figure-late": <Late />,
  "figure-goods": <Way names={["block", "good-tile", "barge", "warehouse", "laurel"]} />,
  "figure-docker": <Way names={["docker-yellow", "barge", "pontoon", "laurel"]} />,
  "figure-fast": <Fast />,
  "figure-group": <Group />,
};

/** The pictures that a text may name. */
export const PICTURES: readonly string[] = Object.keys(FIGURES);

export function RuleFigure({ name }: { name: string }) {
  return (
    <span className={css.harbourRuleFigure} aria-hidden="true">
      {FIGURES[name]}
    </span>
  );
}
