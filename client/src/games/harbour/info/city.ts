// Of the city: a block, a space of the black market, the next space of the Amstel.
import { sayCubes } from "../cards/sentences";
import { BLOCKS, MOUTH_POINTS, NOTHING, RIVER } from "../map";
import { blockName, colourName, goodName, sideName } from "../names";
import { goodSymbol } from "../symbols/Symbol";
import type { About, Asked, Brought } from "./said";
import { offers, verdictOn } from "./verdict";

/** What becomes of a good that leaves its block. */
function fate({ intl, table: { view } }: Asked, good: number): Brought {
  const values = { good: goodName(intl, good), sold: view.sold.includes(good) ? "yes" : "no" };
  return { symbol: goodSymbol(good), words: intl.formatMessage({ id: "harbour.info.block.good" }, values) };
}

export function aboutBlock(asked: Asked, index: number): About {
  const { intl, table } = asked;
  const { view, facts, players, seat } = table;
  const thing = { kind: "block", block: index } as const;
  const { cost: printed = 0, colour = 0 } = BLOCKS[index] ?? {};
  const owner = view.sides.findIndex((side) => side.arms.includes(index));
  const good = view.goods_on[index] ?? NOTHING;
  const cost = facts.turn?.blocks?.[index] ?? printed;
  const have = view.at[seat]?.pool[colour] ?? 0;
  const base = {
    kind: intl.formatMessage({ id: "harbour.info.kind" }, { kind: "block" }),
    symbol: "block",
    name: blockName(index),
    rule: "HAR-120",
    ruleSays: intl.formatMessage({ id: "harbour.info.rule.block" }),
  };
  if (owner >= 0) {
    const sub = intl.formatMessage({ id: "harbour.info.block.owned" }, { owner: sideName(players, owner) });
    return {
      ...base,
      sub,
      price: "",
      have: "",
      ground: "look",
      verdict: intl.formatMessage({ id: "harbour.info.block.taken" }, { me: owner === seat ? "yes" : "no" }),
      brings: [],
      thing: null,
    };
  }
  const ends = facts.turn?.ends?.[index];
  const brings: Brought[] = [];
  if (ends !== undefined)
    brings.push({
      symbol: "laurel",
      words: intl.formatMessage({ id: "harbour.info.block.ends" }, { points: ends, group: facts.turn?.groups?.[index] ?? 0 }),
    });
  if (good !== NOTHING) brings.push(fate(asked, good));
  const how = offers(table, thing, "buy") ? "buy" : offers(table, thing, "buy with florins") ? "florins" : "other";
  return {
    ...base,
    sub: intl.formatMessage(
      { id: "harbour.info.block.lies" },
      {
        good: good === NOTHING ? "" : goodName(intl, good),
        has: good === NOTHING ? "no" : "yes",
        bailiff: view.bailiff === index ? "yes" : "no",
      },
    ),
    price:
      cost > 0
        ? intl.formatMessage({ id: "harbour.info.cubes" }, { count: cost, colour: colourName(intl, colour) })
        : intl.formatMessage({ id: "harbour.info.free" }),
    meter: { have, need: cost },
    have: intl.formatMessage({ id: "harbour.info.have" }, { count: have }),
    ...verdictOn(asked, thing, intl.formatMessage({ id: "harbour.info.block.can" }, { how, florins: facts.turn?.block_florins ?? 0 })),
    brings,
  };
}

export function aboutGood(asked: Asked, good: number): About {
  const { intl, table } = asked;
  const { view } = table;
  const thing = { kind: "good", good, at: "market" } as const;
  const isSold = view.sold.includes(good);
  const blocks = BLOCKS.filter(({ index }) => view.goods_on[index] === good).map(({ index }) => blockName(index));
  return {
    kind: intl.formatMessage({ id: "harbour.blackMarket" }),
    symbol: goodSymbol(good),
    name: goodName(intl, good),
    sub: intl.formatMessage({ id: "harbour.info.good.sub" }, { sold: isSold ? "yes" : "no", pawn: view.pawn === good ? "yes" : "no" }),
    price: intl.formatMessage({ id: "harbour.info.good.price" }, { sold: isSold ? "yes" : "no" }),
    have: "",
    ...(table.isOpen(thing)
      ? verdictOn(asked, thing, intl.formatMessage({ id: "harbour.info.good.can" }))
      : { ground: "look", verdict: intl.formatMessage({ id: "harbour.info.good.how" }, { sold: isSold ? "yes" : "no" }), thing: null }),
    brings: [
      {
        symbol: "block",
        words: intl.formatMessage({ id: "harbour.info.good.lies" }, { count: blocks.length, blocks: intl.formatList(blocks) }),
      },
    ],
    rule: "HAR-130",
    ruleSays: intl.formatMessage({ id: "harbour.info.rule.good" }),
  };
}

/** The next space of the Amstel, with the bridge on the way. */
export function aboutRiver(asked: Asked): About | null {
  const { intl, table } = asked;
  const { facts, view, seat } = table;
  if (!facts.river) return null;
  const { space, cubes = 0, bridge = 0, points = 0, is_mouth = false } = facts.river;
  const said = intl.formatMessage({ id: "harbour.info.river.bridge" }, { bridge, points, mouth: is_mouth ? "yes" : "no" });
  return {
    kind: intl.formatMessage({ id: "harbour.info.kind" }, { kind: bridge > 0 ? "bridge" : "river" }),
    symbol: "river-pawn",
    name: intl.formatMessage({ id: "harbour.info.river.name" }, { space, mouth: is_mouth ? "yes" : "no" }),
    sub: intl.formatMessage({ id: "harbour.info.river.from" }, { space: view.sides[seat]?.pawn ?? 0 }),
    price:
      cubes > 0 ? intl.formatMessage({ id: "harbour.card.anyCubes" }, { count: cubes }) : intl.formatMessage({ id: "harbour.info.free" }),
    have: sayCubes(intl, view.at[seat]?.pool ?? []),
    ...verdictOn(asked, { kind: "river" }, intl.formatMessage({ id: "harbour.info.river.can" })),
    brings: [{ symbol: points > 0 ? "bridge-points" : "river-pawn", words: said }],
    rule: "HAR-170",
    ruleSays: intl.formatMessage({ id: "harbour.info.rule.river" }),
  };
}

/** A bridge over the Amstel by its number, counted from the start; behind the last comes the mouth. */
export function aboutBridge({ intl }: Asked, at: number): About {
  const bridge = RIVER.bridges[at];
  return {
    kind: intl.formatMessage({ id: "harbour.info.kind" }, { kind: bridge ? "bridge" : "river" }),
    symbol: "bridge-points",
    name: bridge?.name ?? intl.formatMessage({ id: "harbour.info.river.name" }, { space: 0, mouth: "yes" }),
    sub: intl.formatMessage({ id: bridge ? "harbour.info.bridge.name" : "harbour.info.bridge.mouth" }),
    price: intl.formatMessage({ id: "harbour.points" }, { points: bridge?.points ?? MOUTH_POINTS }),
    have: "",
    ground: "look",
    verdict: intl.formatMessage({ id: "harbour.info.bridge.brings" }),
    brings: [],
    rule: bridge ? "HAR-050" : "HAR-052",
    ruleSays: intl.formatMessage({ id: "harbour.info.rule.bridge" }),
    thing: null,
  };
}
