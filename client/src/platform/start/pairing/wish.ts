// What is wished for in a search: as it was chosen, as it can be had, and how it is remembered in this browser.
import { memory } from "@/platform/settings";
import type { Offer } from "../games";
import type { OwnWish } from "@/wire/http";

/** What the server is asked to look for. */
export type Wish = Pick<OwnWish, "game" | "seats" | "pace" | "rated">;

const KEY = "mokum.pairing";
const USUAL: Wish = { game: "", seats: [], pace: "live", rated: false };

/** What was chosen last, as far as it can be read. */
export function chosenWish(): Wish {
  let read: Partial<Record<keyof Wish, unknown>> = {};
  try {
    const value: unknown = JSON.parse(memory.read(KEY) ?? "{}");
    if (value && typeof value === "object") read = value;
  } catch {
    // What another version wrote, or somebody broke, is as good as nothing.
  }
  return {
    game: typeof read.game === "string" ? read.game : USUAL.game,
    seats: Array.isArray(read.seats) ? read.seats.filter((count) => typeof count === "number") : USUAL.seats,
    pace: read.pace === "days" ? "days" : USUAL.pace,
    rated: read.rated === true,
  };
}

export const rememberWish = (wish: Wish): void => memory.write(KEY, JSON.stringify(wish));

/** Numbers of players at which there is somebody to be found. */
const countsOf = ({ game }: Offer): readonly number[] => (game?.seats ?? []).filter((count) => count > 1);

/** Games that the server offers for two or more. */
export const pairable = (offers: readonly Offer[]): readonly Offer[] => offers.filter((offer) => countsOf(offer).length > 0);

/** A wish as it can be had. */
export interface Plan extends Wish {
  counts: readonly number[];
}

/** Null where no game is offered. `hasAccount` says whether whoever wishes can be rated. */
export function planOf(wish: Wish, offers: readonly Offer[], hasAccount: boolean): Plan | null {
  const offer = offers.find(({ card }) => card.slug === wish.game) ?? offers[0];
  if (!offer) return null;
  const counts = countsOf(offer);
  const seats = counts.filter((count) => wish.seats.includes(count));
  return {
    game: offer.card.slug,
    counts,
    seats: seats.length > 0 ? seats : counts.slice(0, 1),
    pace: wish.pace,
    rated: wish.rated && hasAccount,
  };
}

/** Takes a number of players in or out; the last one stays. */
export function toggled({ seats }: Plan, count: number): readonly number[] {
  if (!seats.includes(count)) return [...seats, count].sort((one, other) => one - other);
  return seats.length > 1 ? seats.filter((one) => one !== count) : seats;
}
