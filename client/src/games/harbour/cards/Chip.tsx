// A card made small: its sign and number, and what it does in one line.
import { type Class, classes } from "@/kit/classes";
import { Marks } from "./Marks";
import { fieldsOf, ladderOf } from "./fields";
import { type Glyph } from "./glyphs";
import { cardFace, goodOf, numberOf, districtOf } from "./printed";
import * as css from "./chip.module.css";

const KINDS = { artisan: css.hbChipArtisan, building: css.hbChipBuilding, plan: css.hbChipPlan };

/** The sign by which a card is known when it is small. */
function signOf(card: number): Glyph {
  const { kind, type, effect } = cardFace(card);
  if (kind === "plan") return { symbol: "kind-plan", look: "plan", colour: districtOf(type).colour };
  if (kind === "artisan") return { symbol: `good-${goodOf(type)}`, look: "thing" };
  if (effect.type === "OnDelivery" && effect.good) return { symbol: `good-${effect.good}`, look: "thing" };
  return { symbol: type.endsWith("kerk") || type.endsWith("toren") ? "church" : "kind-building", look: "thing" };
}

const then: Glyph = { symbol: "op-then", look: "operator" };
const WIDE = { thing: 21, coin: 21, plan: 21, cube: 19, points: 27, operator: 10, text: 9 } as const;

/** Equal marks in a row are counted. */
function gathered(glyphs: readonly Glyph[]): Glyph[] {
  const found: Glyph[] = [];
  for (let at = 0; at < glyphs.length;) {
    const one = glyphs[at] as Glyph;
    let end = at + 1;
    while (glyphs[end]?.symbol === one.symbol && one.look !== "text" && glyphs[end]?.figure === one.figure) end += 1;
    if (end - at > 1) found.push({ symbol: "", look: "text", figure: String(end - at) });
    found.push(one);
    at = end;
  }
  return found;
}

/** What a card does, in one line. */
export function lineOf(card: number): Glyph[] {
  const { effect } = cardFace(card);
  const ladder = ladderOf(effect);
  if (ladder)
    return [
      { symbol: "", look: "text", figure: ladder.points.join("·") },
      { symbol: "laurel", look: "points" },
    ];
  const fields = fieldsOf(effect);
  return fields.flatMap(({ glyphs }, at) => (at === 0 ? gathered(glyphs) : [then, ...gathered(glyphs)]));
}

function tightness(glyphs: readonly Glyph[]): Class | undefined {
  const wide = glyphs.reduce((sum, { look, figure = "" }) => sum + (look === "text" ? WIDE.text * figure.length : WIDE[look]), 0);
  return wide > 112 ? css.isTightest : wide > 88 ? css.isTighter : wide > 66 ? css.isTight : undefined;
}

export function Chip({ card }: { card: number }) {
  const line = lineOf(card);
  return (
    <span className={classes(css.hbChip, KINDS[cardFace(card).kind], tightness(line))} aria-hidden="true">
      <span className={css.hbChipSign}>
        <Marks glyphs={[signOf(card)]} />
        <em>{numberOf(card)}</em>
      </span>
      <span className={css.hbChipLine}>
        <Marks glyphs={line} />
      </span>
    </span>
  );
}
