// The small pictures in the rules: what a route pays, how it is paid, what trade brings. The text says the same in words.
import type { ReactNode } from "react";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { Sign } from "../Sign";
import { RuleCard } from "./RuleCard";
import { RULE_COLOURS } from "./colours";
import * as css from "./RuleSymbol.module.css";

type Card = "blue" | "green" | "red" | "wild";

function Slabs({ colour, count }: { colour: "green" | "grey"; count: number }) {
  return (
    <span className={css.ruleSlabs}>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={classes(css.ruleSlab, RULE_COLOURS[colour])}>
          {colour === "grey" ? "···" : <Sign name={`g-${colour}`} size={12} />}
        </span>
      ))}
    </span>
  );
}

function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <span className={css.ruleCards}>
      {cards.map((card, at) => (
        <RuleCard key={at} colour={card} />
      ))}
    </span>
  );
}

function Payments({ route, ways }: { route: ReactNode; ways: readonly (readonly Card[])[] }) {
  return (
    <>
      {route}
      <Icon name="i-arrow" size={16} className={css.ruleArrow} />
      {ways.map((cards) => (
        <Cards key={cards.join()} cards={cards} />
      ))}
    </>
  );
}

const POINTS = [1, 2, 4, 7];
const RANKS = [
  [8, 4],
  [8, 5, 2],
  [8, 6, 4, 2],
];

function Points() {
  return POINTS.map((points, at) => (
    <span key={points} className={css.ruleWorth}>
      <Slabs colour="grey" count={at + 1} />
      <b>{points}</b>
    </span>
  ));
}

function Ranks() {
  return RANKS.map((bonuses) => (
    <span key={bonuses.length} className={css.ruleWorth}>
      <Icon name="i-players" size={18} />
      <span className={css.rulePlayers}>{bonuses.length}</span>
      {bonuses.map((bonus) => (
        <b key={bonus} className={css.ruleBonus}>
          {bonus}
        </b>
      ))}
    </span>
  ));
}

const FIGURES: Record<string, ReactNode> = {
  "figure-points": <Points />,
  "figure-payment": (
    <Payments
      route={<Slabs colour="green" count={3} />}
      ways={[
        ["green", "green", "green"],
        ["green", "green", "wild"],
        ["wild", "wild", "wild"],
      ]}
    />
  ),
  "figure-grey": (
    <Payments
      route={<Slabs colour="grey" count={2} />}
      ways={[
        ["red", "red"],
        ["blue", "wild"],
        ["wild", "wild"],
      ]}
    />
  ),
  "figure-ranks": <Ranks />,
};

/** The pictures that a text may name. */
export const PICTURES: readonly string[] = Object.keys(FIGURES);

export function RuleFigure({ name }: { name: string }) {
  return (
    <span className={css.ruleFigure} aria-hidden="true">
      {FIGURES[name]}
    </span>
  );
}
