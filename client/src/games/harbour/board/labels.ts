// What each thing on the board says to who does not see it, and to who stays on it with the mouse.
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type { NextSpace } from "@/wire/harbour";
import { BLOCKS, NOTHING, SPACES, pieces } from "../map";
import { blockName, colourName, dockerName, goodName, sideName, spaceName } from "../names";
import { type HarbourTable, useHarbour } from "../table";
import { keyOf } from "../things";

export interface Labels {
  intl: IntlShape;
  table: HarbourTable;
}

export function useLabels(): Labels {
  const intl = useIntl();
  const table = useHarbour();
  return useMemo(() => ({ intl, table }), [intl, table]);
}

/** `Jordaan 3: costs 2 orange, with beer. You can buy it.` */
export function blockLabel({ intl, table }: Labels, index: number): string {
  const { view, facts, players, offered } = table;
  const block = BLOCKS[index];
  const owner = view.sides.findIndex((side) => side.arms.includes(index));
  const name = blockName(index);
  if (owner >= 0) return intl.formatMessage({ id: "harbour.block.owned" }, { name, owner: sideName(players, owner) });
  const good = view.goods_on[index] ?? NOTHING;
  const verbs = offered.get(keyOf({ kind: "block", block: index }))?.map((said) => said.verb) ?? [];
  const how = verbs.includes("buy") ? "buy" : verbs.includes("buy with florins") ? "florins" : (verbs[0] ?? "none");
  return intl.formatMessage(
    { id: "harbour.block.free" },
    {
      name,
      cost: block?.cost ?? 0,
      colour: colourName(intl, block?.colour ?? 0),
      good: good === NOTHING ? "" : goodName(intl, good),
      has: good === NOTHING ? "no" : "yes",
      bailiff: view.bailiff === index ? "yes" : "no",
      how,
      florins: facts.turn?.block_florins ?? 0,
    },
  );
}

/** A space of the port with what lies there, and what it costs to sail there. */
export function spaceLabel({ intl, table }: Labels, index: number): string {
  const { view, facts, players, prices, offered } = table;
  const space = SPACES[index];
  const said = [spaceName(intl, index)];
  const list = (parts: readonly string[]) => intl.formatList(parts, { type: "unit" });
  if (space?.kind === "warehouse") {
    const points = facts.roofs[space.good] ?? 0;
    said.push(intl.formatMessage({ id: "harbour.space.roof" }, { free: points > 0 ? "yes" : "no", points }));
  } else if (space?.kind === "depot") {
    const good = view.depots[space.number] ?? NOTHING;
    const values = { full: good === NOTHING ? "no" : "yes", good: goodName(intl, good), points: space.points[0] ?? 0 };
    said.push(intl.formatMessage({ id: "harbour.space.inDepot" }, values));
  } else if (space?.kind === "pontoon") {
    const dockers = pieces(view.pontoons[space.number] ?? []).map((docker) => dockerName(intl, docker));
    said.push(intl.formatMessage({ id: "harbour.space.dockers" }, { count: dockers.length, dockers: list(dockers) }));
  }
  const barges = view.at.flatMap(({ barge }, seat) => (barge === index ? [sideName(players, seat)] : []));
  if (barges.length > 0) said.push(intl.formatMessage({ id: "harbour.space.barges" }, { count: barges.length, names: list(barges) }));
  if (view.foreman === index) said.push(intl.formatMessage({ id: "harbour.foreman" }));
  const price = prices.get(index);
  const verb = offered.get(keyOf({ kind: "space", space: index }))?.[0]?.verb;
  if (price !== undefined) said.push(intl.formatMessage({ id: "harbour.space.price" }, { price }));
  else if (verb === "jump") said.push(intl.formatMessage({ id: "harbour.space.jump" }));
  else if (verb === "foreman") said.push(intl.formatMessage({ id: "harbour.space.foremanTo" }));
  return said.join(". ");
}

export function dockerLabel({ intl }: Labels, docker: number): string {
  return intl.formatMessage({ id: "harbour.docker.take" }, { docker: dockerName(intl, docker) });
}

/** The space ahead on the river, with what it pays and costs. */
export function riverLabel(intl: IntlShape, { space, is_mouth, points = 0, cubes = 0 }: NextSpace): string {
  return intl.formatMessage({ id: "harbour.river.next" }, { space, mouth: is_mouth ? "yes" : "no", points, price: cubes });
}

export function marketLabel({ intl, table }: Labels, good: number): string {
  const { view, isOpen } = table;
  const values = {
    good: goodName(intl, good),
    sold: view.sold.includes(good) ? "yes" : "no",
    pawn: view.pawn === good ? "yes" : "no",
    open: isOpen({ kind: "good", good, at: "market" }) ? "yes" : "no",
  };
  return intl.formatMessage({ id: "harbour.blackMarket.cell" }, values);
}
