// Sentences about the course of the game: rounds, dice, roses, turns and the end.
import type { Player } from "@/platform/game";
import type { Event } from "@/wire/harbour";
import { sideName } from "../../names";
import { scoreLine } from "../../scoring";
import { CubesOf, Dice, Kept } from "./pieces";
import type { Say, Told } from "./telling";

export function ofTheCourse(event: Event, say: Say, players: readonly Player[]): Told | null {
  switch (event.type) {
    case "RoundBegan":
      return say(-1, "harbour.log.round", { round: event.number, order: event.order.map((side) => sideName(players, side)).join(", ") });
    case "DiceRolled":
      return say(-1, "harbour.log.rolled", { dice: <Dice faces={event.faces} /> }, "dice");
    case "CubesPlaced":
      return say(event.seat, "harbour.log.places", { cubes: <CubesOf colour={event.colour} count={event.count} />, slot: event.slot });
    case "RosesTurned":
      return say(-1, "harbour.log.roses");
    case "TokenTaken":
      return say(event.seat, "harbour.log.tokens", { count: event.count });
    case "PoolEmptied.2": {
      const keeps = event.kept.some((count) => count > 0);
      return say(event.seat, "harbour.log.endsTurn", { kept: keeps ? <Kept kept={event.kept} /> : "", keeps: keeps ? "yes" : "no" });
    }
    case "FinalScored.2":
      return say(event.side, "harbour.log.final", { what: scoreLine(event), lost: event.points < 0 ? "yes" : "no" });
    case "GameEnded":
      return say(-1, "harbour.log.ended");
    default:
      return null;
  }
}
