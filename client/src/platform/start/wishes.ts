// What somebody wishes for a new table, and what comes of it: a game may not have what was wished for another one.
import { useState } from "react";
import { chosenOpponent, type Level } from "@/platform/opponents/people";
import { type ClockWish, clockOf, timed, USUAL_CLOCK } from "./ClockFields";
import { type LotWish, lotsOf, USUAL_LOTS } from "./LotFields";
import { fieldsOf } from "./OptionFields";
import type { NewTable } from "./entering";
import type { Offer } from "./games";
import { chosenOptions, type OptionField, type OptionValue } from "./options";

/** As it was chosen. */
export interface Wishes {
  slug: string;
  seats: number;
  bots: number;
  /** Whom the bots play like. */
  bot: Level;
  isPrivate: boolean;
  delay: number;
  practice: boolean;
  /** How it ends is to change the ratings of its players. */
  rated: boolean;
  clock: ClockWish;
  lots: LotWish;
  options: Readonly<Record<string, OptionValue>>;
}

/** As it can be had. */
export interface Plan {
  offer: Offer | undefined;
  allSeats: readonly number[];
  seats: number;
  bots: number;
  /** Bots have all other seats, so that the game begins at once. */
  isFull: boolean;
  /** Why it cannot be rated; "" where it can. */
  unrated: "" | "account" | "seats";
  isRated: boolean;
  /** A rated game has one, whatever was chosen for others. */
  clock: ClockWish;
  fields: readonly OptionField[];
}

/** How many moves late spectators are shown a game that everybody finds, if nothing else is said. */
const USUAL_DELAY = 2;

export function useWishes(slug: string): [Wishes, (change: Partial<Wishes>) => void] {
  const [wishes, wish] = useState<Wishes>({
    slug,
    seats: 3,
    bots: 0,
    bot: chosenOpponent(),
    isPrivate: true,
    delay: USUAL_DELAY,
    practice: false,
    rated: false,
    clock: USUAL_CLOCK,
    lots: USUAL_LOTS,
    options: {},
  });
  return [wishes, (change) => wish((now) => ({ ...now, ...change }))];
}

/** `hasAccount` says whether whoever wishes can be rated. */
export function planOf(wishes: Wishes, offers: readonly Offer[], hasAccount: boolean): Plan {
  const offer = offers.find((one) => one.card.slug === wishes.slug && one.game) ?? offers.find((one) => one.game);
  const allSeats = offer?.game?.seats ?? [2];
  const seats = allSeats.includes(wishes.seats) ? wishes.seats : (allSeats.at(-1) ?? 2);
  const bots = Math.min(wishes.bots, seats - 1);
  const isFull = bots === seats - 1;
  const unrated = !hasAccount ? "account" : seats < 2 ? "seats" : "";
  const isRated = wishes.rated && unrated === "";
  const clock = isRated ? timed(wishes.clock) : wishes.clock;
  return { offer, allSeats, seats, bots, isFull, unrated, isRated, clock, fields: fieldsOf(offer, seats) };
}

/** What the server is asked for; null where it offers no game. */
export function tableOf(wishes: Wishes, { offer, seats, bots, isFull, isRated, clock, fields }: Plan): NewTable | null {
  if (!offer?.game) return null;
  const { bot, isPrivate } = wishes;
  const lots = offer.card.hasLots ? lotsOf(wishes.lots, clock.kind) : null;
  return {
    game: offer.game.slug,
    seats,
    bots: Array.from({ length: bots }, () => bot),
    isPrivate,
    delay: isFull || isPrivate ? 0 : wishes.delay, // friends see it at once
    practice: isFull && wishes.practice, // never where somebody else can sit
    rated: isRated,
    clock: clockOf(clock),
    lots,
    options: { ...(lots ? {} : offer.card.whenSealed), ...chosenOptions(fields, wishes.options) },
  };
}
