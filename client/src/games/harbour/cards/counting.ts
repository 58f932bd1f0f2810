// What the words of declarations count to, as the table stands: for showing what a card would give. Whether it may be used says the house.
import type { View } from "@/wire/harbour";
import { CARDS, type Count, type Effect } from "@/wire/harbour-cards";
import { BRIDGE_INTO, DISTRICTS, DOCKERS, GOODS, BLOCKS, MOUTH, NOTHING, START, total } from "../map";
import { cardFace } from "./printed";

type Tests = NonNullable<Extract<Effect, { type: "Use" }>["when"]>;

/** Whose things are counted, and what lies before them: a card may be counted in before it is active. */
export interface Standing {
  view: View;
  seat: number;
  tableau: readonly number[];
}

export function standing(view: View, seat: number, withCard = 0): Standing {
  const tableau = view.at[seat]?.tableau ?? [];
  return {
    view,
    seat,
    tableau: withCard > 0 && !tableau.includes(withCard) ? [...tableau, withCard].toSorted((one, other) => one - other) : tableau,
  };
}

/** Active cards of a kind, by type. */
function byType(tableau: readonly number[], kind: string): number[] {
  const counts = new Map<string, number>();
  for (const face of tableau.map(cardFace)) if (face.kind === kind) counts.set(face.type, (counts.get(face.type) ?? 0) + 1);
  return [...counts.values()];
}

/** Sides from the first on the river to the last. */
export function riverOrder({ stack, berths, sides }: View): readonly number[] {
  const pawn = (side: number) => sides[side]?.pawn ?? 0;
  const afloat = stack.toReversed().filter((side) => pawn(side) !== MOUTH);
  return [...berths, ...afloat.toSorted((one, other) => pawn(other) - pawn(one))];
}

function others(view: View, seat: number): number[] {
  return view.sides.flatMap((side, index) => (index === seat ? [] : [side.points]));
}

/** Cards of a type up to this one take companions one by one: the second takes the second of each. */
function companions({ tableau }: Standing, types: readonly string[], card: number): number {
  const own = cardFace(card).type;
  const rank = tableau.filter((one) => one <= card && cardFace(one).type === own).length;
  return 1 + types.filter((type) => tableau.filter((one) => cardFace(one).type === type).length >= rank).length;
}

export function countNow(count: Count, at: Standing, card: number): number {
  const { view, seat, tableau } = at;
  const mine = view.at[seat];
  const side = view.sides[seat];
  const goods = mine?.hold ?? [];
  switch (count.type) {
    case "Tableau": {
      const type = count.of_type || count.district;
      return tableau
        .map(cardFace)
        .filter(
          (face) =>
            (!count.kind || face.kind === count.kind) && (!type || face.type === type) && (!count.timing || face.timing === count.timing),
        ).length;
    }
    case "TableauTypes":
      return byType(tableau, count.kind).length;
    case "TableauPairs":
      return byType(tableau, count.kind).reduce((sum, cards) => sum + Math.floor(cards / 2), 0);
    case "TableauMost":
      return Math.max(0, ...byType(tableau, count.kind));
    case "Companions":
      return companions(at, count.types, card);
    case "Rack":
      return mine?.rack.filter((one) => !tableau.includes(one)).length ?? 0;
    case "PlanUses":
      return count.district
        ? (view.turn.plan_uses[DISTRICTS.findIndex((one) => one.id === count.district)] ?? 0)
        : total(view.turn.plan_uses);
    case "RiverSteps":
      return view.turn.river_steps;
    case "BargeSteps":
      return view.turn.barge_steps;
    case "MarketPoints":
      return view.turn.market_points;
    case "Hold":
      return total(goods) + (count.what === "both" ? total(mine?.aboard ?? []) : 0);
    case "HoldTypes":
      return goods.filter((number) => number > 0).length;
    case "Arms":
      return (side?.arms ?? []).filter((block) => !count.district || DISTRICTS[BLOCKS[block]?.district ?? -1]?.id === count.district)
        .length;
    case "DockerBuilding":
      return count.colour ? view.building.filter((docker) => DOCKERS[docker] === count.colour).length : view.building.length;
    case "BlackMarket":
      return view.sold.length;
    case "Roofs":
      return view.roofs[GOODS.indexOf(count.good)] ?? 0;
    case "Depots":
      return view.depots.filter((good) => good !== NOTHING).length;
    case "Bridges":
      return [...BRIDGE_INTO.keys()].filter((space) => space <= (side?.pawn ?? 0)).length;
    case "RiverAhead":
      return riverOrder(view).indexOf(seat);
    case "RiverBehind":
      return view.sides.length - 1 - riverOrder(view).indexOf(seat);
    case "ScoreAtLeast":
      return others(view, seat).filter((points) => points >= (side?.points ?? 0)).length;
    case "ScoreAtMost":
      return others(view, seat).filter((points) => points <= (side?.points ?? 0)).length;
    case "AtStart":
      return Number(mine?.barge === START);
    default:
      return Number(side?.pawn === MOUTH);
  }
}

export function holdsNow(tests: Tests, at: Standing, card: number): boolean {
  return tests.every((test) => {
    const number = countNow(test.count, at, card);
    return test.type === "AtLeast" ? number >= test.least : number <= test.most;
  });
}

/** Active cards whose effect is of this kind. */
export function activeWith<Type extends Effect["type"]>(at: Standing, type: Type): Extract<Effect, { type: Type }>[] {
  return at.tableau.flatMap((card) => {
    const effect = CARDS[card - 1]?.effect;
    return effect?.type === type ? [effect as Extract<Effect, { type: Type }>] : [];
  });
}
