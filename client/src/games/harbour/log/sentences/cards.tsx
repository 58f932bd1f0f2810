// Sentences about cards: revealed, taken, activated, used, discarded.
import type { Event } from "@/wire/harbour";
import { Card, Cards } from "./pieces";
import type { Say, Told } from "./telling";

export function ofCards(event: Event, say: Say): Told | null {
  switch (event.type) {
    case "CardsRevealed":
      return event.cards.length > 0 ? say(-1, "harbour.log.offer", { cards: <Cards cards={event.cards} /> }) : null;
    case "OfferDiscarded":
      return event.cards.length > 0
        ? say(-1, "harbour.log.offerDiscarded", { cards: <Cards cards={event.cards} />, count: event.cards.length })
        : null;
    case "CardTaken":
      return say(event.seat, "harbour.log.takes", { card: <Card card={event.card} /> });
    case "DiscardTaken":
      return say(event.seat, "harbour.log.takesDiscard", { card: <Card card={event.card} /> });
    case "PileCardTaken":
      return say(event.seat, "harbour.log.draws", { card: <Card card={event.card} /> });
    case "RackCardDiscarded":
    case "PlanDiscarded":
      return say(event.seat, "harbour.log.discards", { card: <Card card={event.card} /> });
    case "CardActivated":
      return say(event.seat, "harbour.log.activates", { card: <Card card={event.card} /> });
    case "CardUsed":
    case "ExchangeUsed":
    case "PlanUsed":
      return say(event.seat, "harbour.log.uses", {
        card: <Card card={event.card} />,
        free: event.type === "PlanUsed" && !event.paid ? "yes" : "no",
      });
    default:
      return null;
  }
}
