// Sentences about the city and the black market.
import type { Event } from "@/wire/harbour";
import { NOTHING } from "../../map";
import { blockName } from "../../names";
import { Good } from "./pieces";
import { type Say, type Told, block, cell } from "./telling";

export function ofTheCity(event: Event, say: Say): Told | null {
  switch (event.type) {
    case "BlockTaken":
      return say(
        event.side,
        "harbour.log.block",
        { block: blockName(event.block), bought: event.bought ? "yes" : "no" },
        block(event.block),
      );
    case "GoodStored":
      return say(event.seat, "harbour.log.stores", { good: <Good good={event.good} /> });
    case "GoodSold":
      return say(event.side, "harbour.log.sells", { good: <Good good={event.good} /> }, cell(event.good));
    case "MarketUsed":
      return say(event.seat, "harbour.log.market");
    case "BailiffMoved":
      return event.block === NOTHING
        ? say(-1, "harbour.log.bailiffLeaves")
        : say(-1, "harbour.log.bailiff", { block: blockName(event.block) }, block(event.block));
    case "MarketPawnMoved":
      return event.good === NOTHING
        ? say(-1, "harbour.log.pawnLeaves")
        : say(-1, "harbour.log.pawn", { good: <Good good={event.good} /> }, cell(event.good));
    default:
      return null;
  }
}
