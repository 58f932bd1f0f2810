// The small pictures in the rules: which dice count as 1 late in the game, and what a fast delivery brings. The text says the same.
import type { ReactNode } from "react";
import { Icon } from "@/kit/Icon";
import { Symbol } from "../symbols/Symbol";
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

const FIGURES: Readonly<Record<string, ReactNode>> = { "figure-late": <Late />, "figure-fast": <Fast /> };

/** The pictures that a text may name. */
export const PICTURES: readonly string[] = Object.keys(FIGURES);

export function RuleFigure({ name }: { name: string }) {
  return (
    <span className={css.harbourRuleFigure} aria-hidden="true">
      {FIGURES[name]}
    </span>
  );
}
