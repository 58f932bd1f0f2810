// One sentence for each event that is worth one; null for what the board shows by itself.
import type { Player } from "@/platform/game";
import type { Event } from "@/wire/harbour";
import { ofCards } from "./cards";
import { ofTheCity } from "./city";
import { ofTheCourse } from "./course";
import { ofThePort } from "./port";
import { ofTheSetup } from "./setup";
import { type Told, sayTo } from "./telling";

export function sentence(event: Event, players: readonly Player[]): Told | null {
  const say = sayTo(players);
  return (
    ofTheSetup(event, say, players) ??
    ofTheCourse(event, say, players) ??
    ofCards(event, say) ??
    ofTheCity(event, say) ??
    ofThePort(event, say)
  );
}
