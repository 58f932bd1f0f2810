// Sentences about what is laid out and dealt before the first round: districts, the market tile, tasks.
import type { Player } from "@/platform/game";
import type { Event } from "@/wire/harbour";
import { DISTRICTS } from "../../map";
import { Task, Tile } from "./pieces";
import type { Say, Told } from "./telling";

const districtNames = (districts: readonly number[]) => districts.map((district) => DISTRICTS[district]?.name ?? "").join(", ");

export function ofTheSetup(event: Event, say: Say, players: readonly Player[]): Told | null {
  switch (event.type) {
    case "DistrictsShown":
      return say(-1, "harbour.log.districts", { districts: districtNames(event.up), count: event.up.length });
    case "DistrictsDrawn":
      return say(-1, "harbour.log.districts", { districts: districtNames(event.order.slice(0, event.up)), count: event.up });
    case "TileTurned":
      return say(-1, "harbour.log.tile", { tile: <Tile tile={event.tile} /> });
    case "TasksDealt":
      return { ...say(event.seat, "harbour.log.tasks", { tasks: <Task tasks={event.tasks} seats={players.length} /> }), own: !event.open };
    case "UnseenTasksDealt":
      return say(event.seat, "harbour.log.unseenTasks", { count: event.count });
    case "TasksRevealed":
      return say(-1, "harbour.log.tasksOpen");
    default:
      return null;
  }
}
