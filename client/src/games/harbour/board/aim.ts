// What a phone held upright aims the board at: what is asked, else one's own barge and what it can reach, or whoever is looked at.
import { create } from "zustand";
import type { Point } from "@/kit/camera";
import type { Aim } from "@/kit/useCamera";
import { useHandheld } from "@/platform/shared/handheld";
import type { View } from "@/wire/harbour";
import { type Kind, listOf, placesOf } from "../turn/list";
import { type HarbourTable, useHarbour } from "../table";
import { type Thing, keyOf, thingOf } from "../things";
import { filling, framed } from "./framing";
import { mooring } from "./mooring";
import { SHEET, onSheet, riverPoint } from "./sheet";
import { PLACES } from "./walking";

/** While one looks around in the harbour it is seen no smaller than this. */
const READABLE = 0.5;

/** A kind of the list that was touched is shown whole, as long as the view is the same. */
const useShown = create<{ kind: Kind | null; view: View | null }>(() => ({ kind: null, view: null }));
export const showKind = (kind: Kind, view: View): void => useShown.setState({ kind, view });

export function bargePoint({ view }: HarbourTable, seat: number): Point {
  const { x, y } = mooring(
    view.at.map(({ barge }) => barge),
    Math.max(seat, 0),
  );
  return onSheet(x, y);
}

/** Where on the board a thing is touched; null for what does not lie there. */
export function pointOf(thing: Thing, table: HarbourTable): Point | null {
  const [x, y] = PLACES.get(keyOf(thing)) ?? [];
  if (x !== undefined && y !== undefined) return onSheet(x, y);
  if (thing.kind === "docker" && thing.at === "pontoon") return bargePoint(table, table.seat);
  if (thing.kind === "good" && thing.at === "hold") return bargePoint(table, table.seat);
  const space = table.facts.river?.space;
  if (thing.kind !== "river" || space === undefined) return null;
  const next = riverPoint(space);
  return onSheet(next.x, next.y);
}

const pointsOf = (things: readonly Thing[], table: HarbourTable): readonly Point[] =>
  things.flatMap((thing) => {
    const point = pointOf(thing, table);
    return point ? [point] : [];
  });

/** All that can be touched on the board now. */
export function askedPoints(table: HarbourTable): readonly Point[] {
  const offered = [...table.offered.keys()].flatMap((key) => thingOf(key) ?? []);
  return pointsOf([...offered, ...berths(table)], table);
}

const berths = ({ prices }: HarbourTable): readonly Thing[] => [...prices.keys()].map((space) => ({ kind: "space", space }));

interface Sought {
  /** Another one, and the board is aimed again. */
  key: string;
  points: readonly Point[];
  centre: Point;
  /** All of it is shown, however small. */
  isWhole: boolean;
}

function sought(table: HarbourTable, looked: number | null, kind: Kind | null): Sought {
  const { view, facts, moves, seat } = table;
  const own = bargePoint(table, seat);
  if (looked !== null) {
    const barge = bargePoint(table, looked);
    return { key: `seat ${looked}`, points: [barge], centre: barge, isWhole: false };
  }
  const isAct = view.agenda.at(-1)?.type === "Act" || moves.length === 0;
  if (isAct && kind !== null) {
    const things = kind === "sail" ? berths(table) : listOf(facts, moves).flatMap((item) => (item.kind === kind ? placesOf(item) : []));
    const points = pointsOf(things, table);
    if (points.length > 0) return { key: `kind ${kind}`, points, centre: points[0] ?? own, isWhole: true };
  }
  const reach = pointsOf(berths(table), table);
  if (isAct) return { key: `turn ${moves.length > 0} ${own.join(" ")}`, points: [own, ...reach], centre: own, isWhole: false };
  const points = askedPoints(table);
  if (points.length === 0) return { key: "elsewhere", points: [own], centre: own, isWhole: false };
  return { key: moves.join("|"), points, centre: points[0] ?? own, isWhole: true };
}

/** None in every other layout. */
export function useAim(): Aim | undefined {
  const table = useHarbour();
  const handheld = useHandheld();
  const shown = useShown();
  if (!handheld) return undefined;
  const { key, points, centre, isWhole } = sought(table, handheld.looked, shown.view === table.view ? shown.kind : null);
  return {
    key,
    covered: handheld.covered,
    part: (size) => framed(points, centre, size, isWhole ? 0 : Math.max(READABLE, filling(size, SHEET))),
  };
}
