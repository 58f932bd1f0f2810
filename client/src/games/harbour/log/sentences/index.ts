// One sentence for each event that is worth one; null for what the board shows by itself.
import type { Player } from "@/platform/game";
import type { Event } from "@/wire/harbour";
import { ofCards } from "./cards";
import { ofTheCity } from "./city";
import { ofTheCourse } from "./course";
import { ofThePort } from "./port";
import { ofTheSetup } from "./setup";
import { type Told, tellingTo } from "./telling";

export function sentence(event: Event, players: readonly Player[]): Told | null {
  const telling = tellingTo(players);
  return (
    ofTheSetup(event, telling) ??
    ofTheCourse(event, telling) ??
    ofCards(event, telling) ??
    ofTheCity(event, telling) ??
    ofThePort(event, telling)
  );
}
