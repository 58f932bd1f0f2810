// Two rounds of a played game, one normal and one doubled, as seat 0 saw them; and a lot on the clock for each.
import type { Player } from "@/platform/game";
import { GABLES } from "@/platform/game";
import type { Lot } from "@/platform/lot";
import { NO_LOT } from "@/platform/lot/state";
import { seatSight, tableSight } from "@/platform/table/testing/sights";
import type { View } from "@/wire/merchants";
import type { LotSight, Running } from "@/wire/table";
import type { MerchantsProps } from "../../table";
import rounds from "./rounds.json";

export type Kind = "single" | "double";

const NAMES = ["Noor", "Bram", "Lotte", "Daan"];
const SEATS = NAMES.map((name, seat) => seatSight({ name, player: `p${seat}` }));

export const PLAYERS: readonly Player[] = SEATS.map((sight, seat) => ({
  seat,
  name: sight.name,
  gable: GABLES[seat] ?? "step",
  isMe: seat === 0,
  sight,
}));

/** The props of a table in a round; with `lots` it sells on the clock. */
export function propsIn(kind: Kind, lots: Running | null = null, more: Partial<MerchantsProps> = {}): MerchantsProps {
  const { moves } = rounds[kind];
  const view = rounds[kind].view as unknown as View;
  const sight = tableSight({ game: "merchants", seats: SEATS, view, moves, lots, take_back: "own" });
  return {
    view,
    facts: null,
    moves,
    seat: 0,
    players: PLAYERS,
    moment: null,
    sight,
    play: () => Promise.resolve(null),
    foresee: (move: string) => Promise.resolve({ move }),
    openRule: () => {},
    ...more,
  };
}

/** The lot that the round is. */
export function lotSight(kind: Kind): LotSight {
  const { prices, seats, number, view } = rounds[kind];
  const money = view.at[0]?.money ?? 0;
  return {
    call: 41,
    number,
    seats,
    prices,
    steps: prices.flatMap((price, step) => (price <= money ? [step] : [])),
    mode: "photo",
    run_in_ms: 3_000,
    step_ms: 500,
    owner: "e",
    opens: 1,
    horizon_ms: 400,
    voided: 0,
  };
}

/** A lot at some point, with hands that do nothing unless they are given. */
export function lotAt(kind: Kind, more: Partial<Lot>): Lot {
  return { ...NO_LOT, lot: lotSight(kind), phase: "running", look: () => null, press: () => false, stopAt: () => {}, ...more };
}
