// Marks of card faces, drawn: a symbol with its figure, a cube, a plan in its district's colour.
import { classes } from "@/kit/classes";
import { namedColourClass } from "../symbols/Symbol";
import type { Glyph } from "./glyphs";
import "../symbols/Symbol";
import * as css from "./marks.module.css";

const LOOKS = {
  points: css.hbMarkPoints,
  cube: css.hbMarkCube,
  operator: css.hbMarkOperator,
  thing: css.hbMarkThing,
  coin: css.hbMarkCoin,
  plan: css.hbMarkPlan,
};

function Shape({ glyph: { symbol, look, colour } }: { glyph: Glyph }) {
  if (look !== "plan" || colour === undefined) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#hb-${symbol}`} />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classes(css.hbMarkPlan, namedColourClass(colour))}>
      <use href="#hb-kind-plan" />
      <use href={`#hb-shape-${colour}`} x="6.5" y="6.5" width="11" height="11" className={css.hbMarkCrest} />
    </svg>
  );
}

export function Mark({ glyph }: { glyph: Glyph }) {
  const { look, figure, symbol, isTicked } = glyph;
  if (look === "text") return <span className={css.hbMarkText}>{figure}</span>;
  // A tower says by its letter which one it is; figures stand inside.
  return (
    <span className={classes(css.hbMark, LOOKS[look], symbol === "church" && css.isTower)}>
      <Shape glyph={glyph} />
      {figure && <b>{figure}</b>}
      {isTicked && <i className={css.hbMarkTick} />}
    </span>
  );
}

export function Marks({ glyphs }: { glyphs: readonly Glyph[] }) {
  return glyphs.map((glyph, at) => <Mark key={at} glyph={glyph} />);
}
