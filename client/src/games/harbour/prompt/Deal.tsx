// What goes and what comes, as symbols in one line.
import type { Gift } from "@/wire/harbour";
import { Mark, Marks } from "../cards/Marks";
import { giftOf } from "../cards/giving";
import type { Glyph } from "../cards/glyphs";
import type { Chosen } from "../choice";
import { BLOCKS, NOTHING } from "../map";
import { cubeSymbol, dockerSymbol, goodSymbol } from "../symbols/Symbol";
import { type HarbourTable, useHarbour } from "../table";
import { spend } from "./spending";
import * as css from "./prompt.module.css";

const thing = (symbol: string): Glyph => ({ symbol, look: "thing" });
const points = (count: number): Glyph => ({ symbol: "laurel", look: "points", figure: String(count) });
const florins = (count: number): Glyph =>
  count === 1 ? { symbol: "florin", look: "coin" } : { symbol: "florin-blank", look: "coin", figure: String(count) };
const text = (figure: string): Glyph => ({ symbol: "", look: "text", figure });
const cubes = (counts: readonly number[]): Glyph[] =>
  counts.flatMap((count, colour) => Array<Glyph>(count).fill({ symbol: cubeSymbol(colour), look: "cube" }));

function giftMarks(gift: Gift): Glyph[] {
  return [
    ...(gift.florins ? [florins(gift.florins)] : []),
    ...(gift.points ? [points(gift.points)] : []),
    ...cubes(gift.cubes ?? []),
    ...Array<Glyph>(gift.chosen_cubes ?? 0).fill({ symbol: "cube-any", look: "cube" }),
    ...(gift.river_steps ? [thing("river-pawn"), text(String(gift.river_steps))] : []),
    ...(gift.barge_steps ? [thing("barge"), text(String(gift.barge_steps))] : []),
    ...Array<Glyph>(gift.activations ?? 0).fill(thing("card-free")),
  ];
}

function riverMarks({ facts }: HarbourTable): Glyph[] {
  const paid = facts.river?.points;
  return [thing("river-pawn"), text("1"), ...(paid ? [points(paid)] : [])];
}

/** What doing the thing in hand brings at once. */
function brings(table: HarbourTable, { way: { verb, number }, route }: Chosen): Glyph[] {
  const { view, facts } = table;
  switch (verb) {
    case "activate":
      return [thing("card")];
    case "use": {
      const gift = giftOf(number, table);
      return gift ? giftMarks(gift) : [];
    }
    case "market":
      return giftMarks(facts.turn?.market ?? {});
    case "buy":
    case "buy with florins":
    case "claim": {
      const good = view.goods_on[BLOCKS[number]?.index ?? -1] ?? NOTHING;
      return [thing("arms"), ...(good === NOTHING ? [] : [thing(goodSymbol(good))])];
    }
    case "deliver":
      return [points(facts.turn?.delivery?.points ?? 0)];
    case "docker":
      return [thing(dockerSymbol(number)), florins(facts.turn?.docker_florins ?? 0)];
    case "river":
    case "on":
    case "yes":
      return riverMarks(table);
    case "step":
      return [thing("barge"), text(String(route.length))];
    case "die": {
      const count = facts.dice?.[number] ?? 0;
      return [
        text(String(count)),
        { symbol: cubeSymbol(number), look: "cube" },
        { symbol: "op-then", look: "operator" },
        thing("slot"),
        text(String(count)),
      ];
    }
    default:
      return [];
  }
}

export function Deal() {
  const table = useHarbour();
  const { chosen, view, facts } = table;
  // A cube that is chosen is its own picture.
  if (!chosen || chosen.thing.kind === "cube") return null;
  const spent = spend(chosen, view, facts);
  const goes = [
    ...cubes(spent.cubes),
    ...(spent.less > 0 ? [text(`−${spent.less}`)] : []),
    ...(spent.florins > 0 ? [florins(spent.florins)] : []),
  ];
  const comes = brings(table, chosen);
  if (goes.length + comes.length === 0) return null;
  return (
    <div className={css.hbDeal} aria-hidden="true">
      <Marks glyphs={goes} />
      {goes.length > 0 && comes.length > 0 && <Mark glyph={{ symbol: "op-pay", look: "operator" }} />}
      <Marks glyphs={comes} />
    </div>
  );
}
