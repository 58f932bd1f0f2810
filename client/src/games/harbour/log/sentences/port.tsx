// Sentences about the harbour and the river: barges, dockers, deliveries, pawns, and what TOM does there.
import type { Event } from "@/wire/harbour";
import { DEPOTS, MOUTH, NOTHING, PONTOONS, SPACES, TOM, WAREHOUSES } from "../../map";
import { Docker, Good, SpaceName } from "./pieces";
import { type Say, type Told, space } from "./telling";

function housed(say: Say, side: number, colour: number): Told {
  return say(side, "harbour.log.housed", { docker: <Docker docker={colour} /> }, "building");
}

function delivered(say: Say, side: number, good: number, isAtForeman: boolean, there = 0): Told {
  const values = { good: <Good good={good} />, space: <SpaceName space={there} />, foreman: isAtForeman ? "yes" : "no" };
  return say(side, "harbour.log.delivers", values, space(there));
}

export function ofThePort(event: Event, say: Say): Told | null {
  switch (event.type) {
    case "GoodLoaded":
      return say(event.seat, "harbour.log.loads", { good: <Good good={event.good} /> }, `barge ${event.seat}`);
    case "BargeMoved":
      return say(
        event.seat,
        "harbour.log.sails",
        { space: <SpaceName space={event.space} />, water: SPACES[event.space]?.kind === "water" ? "yes" : "no" },
        space(event.space),
      );
    case "FreeStepsChanged":
      return event.by > 0 ? say(event.seat, "harbour.log.freeSteps", { steps: event.by }, `barge ${event.seat}`) : null;
    case "DockerTaken":
      return say(
        event.seat,
        "harbour.log.docker",
        { docker: <Docker docker={event.colour} /> },
        space(PONTOONS[event.pontoon]?.index ?? 0),
      );
    case "DockerHoused":
      return housed(say, event.seat, event.colour);
    case "TomHoused":
      return housed(say, TOM, event.colour);
    case "GoodDelivered": {
      const place = event.depot === NOTHING ? WAREHOUSES[event.good] : DEPOTS[event.depot];
      return delivered(say, event.seat, event.good, event.at_foreman, place?.index);
    }
    case "TomDelivered":
      return delivered(say, TOM, event.good, false, WAREHOUSES[event.good]?.index);
    case "PawnMoved":
      return say(
        event.side,
        "harbour.log.river",
        { space: event.space, mouth: event.space === MOUTH ? "yes" : "no" },
        `pawn ${event.side}`,
      );
    case "PawnRaised":
      return say(event.seat, "harbour.log.raised", {}, `pawn ${event.seat}`);
    case "ForemanMoved":
      return event.space === NOTHING
        ? say(-1, "harbour.log.foremanLeaves")
        : say(-1, "harbour.log.foreman", { space: <SpaceName space={event.space} /> }, space(event.space));
    case "GoodReturned":
      return say(event.seat, "harbour.log.handsIn", { piece: <Good good={event.good} /> });
    case "DockerReturned":
      return say(event.seat, "harbour.log.handsIn", { piece: <Docker docker={event.colour} /> });
    default:
      return null;
  }
}
