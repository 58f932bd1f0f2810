// The card at the front of a game that brings no picture: its name, how many play, and that it is played in words.
import type { Card } from "@/platform/start/cards/card";
import type { GameCard } from "@/wire/http";
import { titleOf } from "./title";

export function plainCard({ slug, seats }: GameCard): Card {
  return {
    slug,
    order: Number.MAX_SAFE_INTEGER,
    players: [seats[0] ?? 1, seats.at(-1) ?? 1],
    title: titleOf(slug),
    name: "",
    line: "start.plain.line",
    Art: () => null,
    options: {},
  };
}
