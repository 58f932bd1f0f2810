// Who invites, and what they say: asked once for a page.
import { useEffect, useState } from "react";
import { api } from "@/platform/api";
import type { GameCard, HostGreeting } from "@/wire/http";

/** The host of a table with their line; null until it is known, and where it does not come. */
export function useHostGreeting(table: string, invitation: string): HostGreeting | null {
  const [greeting, hear] = useState<HostGreeting | null>(null);
  useEffect(() => {
    let isWanted = true;
    api.greeting(table, invitation).then(
      (told) => isWanted && hear(told),
      () => {}, // the page says the rest without it
    );
    return () => {
      isWanted = false;
    };
  }, [table, invitation]);
  return greeting;
}

/** About how many minutes a game takes so many; 0 where nobody says so. */
export function useMinutes(game: string | undefined, seats: number): number {
  const [games, list] = useState<readonly GameCard[]>([]);
  useEffect(() => {
    let isWanted = true;
    api.games().then(
      (told) => isWanted && list(told),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return (games.find(({ slug }) => slug === game)?.minutes_each ?? 0) * seats;
}
