// How cards, routes, contracts and players are named in sentences, in the reader's language.
import type { IntlShape } from "react-intl";
import type { Player } from "@/platform/game";
import type { Whose } from "@/platform/shared/whose";
import type { View } from "@/wire/routes";
import { type CardName, type Colour, FREE, cardName, contract, contractName, route, routeName } from "./map";
import type { Claim, Offered } from "./moves";

/** One card by its face. */
const FACE: Readonly<Record<CardName, string>> = {
  wild: "routes.card.wild",
  pink: "routes.card.pink",
  blue: "routes.card.blue",
  green: "routes.card.green",
  black: "routes.card.black",
  red: "routes.card.red",
  orange: "routes.card.orange",
};

/** So many cards, or spaces, of a colour; grey stands for any one colour. */
const COUNT: Readonly<Record<CardName | Colour, string>> = {
  wild: "routes.count.wild",
  pink: "routes.count.pink",
  blue: "routes.count.blue",
  green: "routes.count.green",
  black: "routes.count.black",
  red: "routes.count.red",
  orange: "routes.count.orange",
  grey: "routes.count.grey",
};

export function sayCard(intl: IntlShape, card: number): string {
  return intl.formatMessage({ id: FACE[cardName(card)] });
}

export function sayCount(intl: IntlShape, kind: CardName | Colour, count: number): string {
  return intl.formatMessage({ id: COUNT[kind] }, { count });
}

/** Everything that a way to pay takes: 2 green and 1 wild. */
export function sayPayment(intl: IntlShape, claim: Pick<Claim, "colour" | "coloured" | "wilds">): string {
  const parts = [];
  if (claim.coloured) parts.push(sayCount(intl, cardName(claim.colour), claim.coloured));
  if (claim.wilds) parts.push(sayCount(intl, "wild", claim.wilds));
  return intl.formatList(parts);
}

/** A contract with what it is worth. */
export function sayContract(intl: IntlShape, index: number): string {
  const { value } = contract(index);
  return intl.formatMessage({ id: "routes.contract.worth" }, { contract: contractName(index), value });
}

/** How a route stands for the viewer. */
export type Standing = "claimable" | "mine" | "claimed" | "closed" | "free";

export function standing(
  table: { view: View; seat: number; offered: Offered; whose: Whose },
  index: number,
  closed: ReadonlySet<number>,
): Standing {
  const owner = table.view.public.owners[index] ?? FREE;
  if (owner !== FREE) return owner === table.seat && table.whose.me === "yes" ? "mine" : "claimed";
  if (table.offered.claims.has(index)) return "claimable";
  return closed.has(index) ? "closed" : "free";
}

/** A route in words: its places, its spaces, what it brings, and how it stands. */
export function sayRoute(intl: IntlShape, index: number, how: Standing, owner: Player | undefined): string {
  const { colour, length, trade, points } = route(index);
  return intl.formatMessage(
    { id: "routes.route.label" },
    { route: routeName(index), spaces: sayCount(intl, colour, length), points, trade: trade ? "yes" : "no", how, owner: owner?.name ?? "" },
  );
}
