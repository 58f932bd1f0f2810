// How a round of sealed limits ended, read from the events of a row: only what everybody may know of it (MER-147).
import type { Event } from "@/wire/merchants";
import { pricesOf } from "./round";

export interface Sealed {
  /** `opener`: nobody offered more than the player who had opened. */
  came: "sold" | "opener" | "unsold";
  /** -1 where nobody buys. */
  buyer: number;
  price: number;
  card: number | null;
  /** Those between whom one was drawn. */
  between: readonly number[];
  isDouble: boolean;
  /** The step of the price on the dial; null where the needle passed all of them. */
  step: number | null;
}

/** The round that ended with these events; null where none did, or where a doubled one follows. */
export function sealedIn(events: readonly Event[]): Sealed | null {
  const end = events.findLast((event) => event.type === "Pressed" || event.type === "DialEnded");
  if (!end || (end.auction.mode !== "sold" && end.auction.mode !== "unsold")) return null;
  const { mode, buyer, price, opener } = end.auction;
  const bought = events.find((event) => event.type === "CardBought");
  const isDouble = opener >= 0;
  const isPressed = end.type === "Pressed";
  const at = pricesOf(isDouble).lastIndexOf(price);
  return {
    came: mode === "unsold" ? "unsold" : isPressed ? "sold" : "opener",
    buyer: mode === "sold" ? buyer : -1,
    price,
    card: bought?.card ?? null,
    between: isPressed ? end.between : [],
    isDouble,
    step: isPressed && at >= 0 ? at : null,
  };
}

/** What is told of a seat. */
export function placeOf({ buyer, between }: Sealed, seat: number): "won" | "draw" | "below" {
  if (seat === buyer) return "won";
  return between.includes(seat) ? "draw" : "below";
}
