// Which cards fly when something happens, and between which spots of the page.
import type { Event } from "@/wire/routes";
import { paidCards } from "../moves";

export interface Flight {
  /** A card by its number, or the back of a pile. */
  what: number | "draw" | "contracts" | "trade";
  /** Spots by preference: on a phone a player's row may not be on the page. */
  from: readonly string[];
  to: readonly string[];
}

/** At most so many fly at once: a setup is not shown card by card. */
const MOST = 6;

export function flightsOf(events: readonly Event[], seat: number): Flight[] {
  const home = (who: number, ...own: string[]): string[] => (who === seat ? [...own, `seat-${who}`] : [`seat-${who}`]);
  const hand = (who: number, card: number): string[] => home(who, `hand-${card}`, "hand");
  const flights = events.flatMap((event): Flight[] => {
    switch (event.type) {
      case "CardTaken":
        return [{ what: event.card, from: [`slot-${event.slot}`], to: hand(event.seat, event.card) }];
      case "CardDrawn":
        return [{ what: event.card, from: ["pile-draw"], to: hand(event.seat, event.card) }];
      case "UnseenCardDrawn":
        return [{ what: "draw", from: ["pile-draw"], to: home(event.seat, "hand") }];
      case "RouteClaimed":
        return paidCards(event).map((card) => ({ what: card, from: hand(event.seat, card), to: ["discards", "pile-draw"] }));
      case "TradeCardTaken":
        return [{ what: "trade", from: ["pile-trade", "pile-draw"], to: [`seat-${event.seat}`, "hand"] }];
      case "ContractsDrawn":
      case "UnseenContractsDrawn": {
        const count = event.type === "ContractsDrawn" ? event.contracts.length : event.count;
        return Array.from({ length: count }, () => ({
          what: "contracts" as const,
          from: ["pile-contracts"],
          to: home(event.seat, "contracts"),
        }));
      }
      case "MarketSwept":
        return event.cards.map((card, slot) => ({ what: card, from: [`slot-${slot}`], to: ["discards", "pile-draw"] }));
      default:
        return [];
    }
  });
  return events.some((event) => event.type === "FirstPlayerChosen") ? [] : flights.slice(0, MOST);
}
