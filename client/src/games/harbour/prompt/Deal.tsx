// What goes and what comes, as symbols in one line.
import { Mark, Marks } from "../cards/Marks";
import { type Given, cardGives, tileGives } from "../cards/giving";
import type { Glyph } from "../cards/glyphs";
import type { Chosen } from "../choice";
import { BLOCKS, BRIDGE_INTO, MOUTH, MOUTH_POINTS, NOTHING, SPACES, countsAs } from "../map";
import { deliveryPoints } from "../board/Gains";
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

function givenMarks(given: Given): Glyph[] {
  return [
    ...(given.florins > 0 ? [florins(given.florins)] : []),
    ...(given.points > 0 ? [points(given.points)] : []),
    ...cubes(given.cubes),
    ...Array<Glyph>(given.chosenCubes).fill({ symbol: "cube-any", look: "cube" }),
    ...(given.riverSteps > 0 ? [thing("river-pawn"), text(String(given.riverSteps))] : []),
    ...(given.bargeSteps > 0 ? [thing("barge"), text(String(given.bargeSteps))] : []),
    ...Array<Glyph>(given.activations).fill(thing("card-free")),
  ];
}

function riverMarks({ view, seat }: HarbourTable): Glyph[] {
  const ahead = (view.sides[seat]?.pawn ?? 0) + 1;
  const paid = (BRIDGE_INTO.get(ahead) ?? 0) + (ahead === MOUTH ? MOUTH_POINTS : 0);
  return [thing("river-pawn"), text("1"), ...(paid > 0 ? [points(paid)] : [])];
}

/** What doing the thing in hand brings at once. */
function brings(table: HarbourTable, { way: { verb, number }, route }: Chosen): Glyph[] {
  const { view, seat } = table;
  switch (verb) {
    case "activate":
      return [thing("card")];
    case "use": {
      const given = cardGives(number, view, seat);
      return given ? givenMarks(given) : [];
    }
    case "market":
      return givenMarks(tileGives(view.tiles.at(-1) ?? 1, view, seat));
    case "buy":
    case "buy with florins":
    case "claim": {
      const good = view.goods_on[BLOCKS[number]?.index ?? -1] ?? NOTHING;
      return [thing("arms"), ...(good === NOTHING ? [] : [thing(goodSymbol(good))])];
    }
    case "deliver": {
      const space = SPACES[view.at[seat]?.barge ?? -1];
      const { printed, more } = space ? deliveryPoints(table, space) : { printed: 0, more: 0 };
      return [points(printed + more)];
    }
    case "docker":
      return [thing(dockerSymbol(number)), florins(1)];
    case "river":
    case "on":
    case "yes":
      return riverMarks(table);
    case "step":
      return [thing("barge"), text(String(route.length))];
    case "die": {
      const count = countsAs(view.round, view.dice[number] ?? 0);
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
  const { chosen, view, seat } = table;
  // A cube that is chosen is its own picture.
  if (!chosen || chosen.thing.kind === "cube") return null;
  const spent = spend(chosen, view, seat);
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
