// A finished game, played back: finds the table and its game, then shows it, or says why it cannot be shown.
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { loadGame, playable } from "@/platform/games";
import { api, type Problem, problemOf } from "@/platform/api";
import type { GameClient } from "@/platform/game";
import { plainGame } from "@/platform/plain";
import { useTitle } from "@/platform/router";
import { tableName } from "@/platform/table/names";
import { MoreWords } from "@/platform/words";
import type { Sight } from "@/wire/table";
import { NotOver, Refused, Waiting } from "./Notes";
import { ReplayTable } from "./ReplayTable";

interface Found {
  sight: Sight;
  game: GameClient;
}

interface ReplayPageProps {
  id: string;
  at: number | null;
  eyes: string;
}

export default function ReplayPage({ id, at, eyes }: ReplayPageProps) {
  const intl = useIntl();
  const [invitation] = useState(() => new URLSearchParams(window.location.search).get("invitation") ?? "");
  const found = useFound(id, invitation);
  useTitle(intl.formatMessage({ id: "replay.title" }, { table: tableName(id) }));
  if (found === null) return <Waiting />;
  if (!("sight" in found)) return <Refused id={id} problem={found} />;
  if (found.sight.phase !== "over") return <NotOver id={id} />;
  return (
    <MoreWords load={found.game.words} waiting={<Waiting />}>
      <ReplayTable final={found.sight} game={found.game} at={at} eyes={eyes} invitation={invitation} />
    </MoreWords>
  );
}

/** In words where it has no picture, or none that comes. */
const gameOf = (slug: string): Promise<GameClient> =>
  playable.includes(slug) ? loadGame(slug).catch(() => plainGame(slug, true)) : Promise.resolve(plainGame(slug));

/** The table as it ended, and the game that was played; null while they come. */
function useFound(id: string, invitation: string): Found | Problem | null {
  const [found, find] = useState<Found | Problem | null>(null);
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<Found> => {
      const sight = await api.look(encodeURIComponent(id), invitation);
      return { sight, game: await gameOf(sight.game) };
    };
    look().then(
      (now) => isWanted && find(now),
      (thrown: unknown) => isWanted && find(problemOf(thrown)),
    );
    return () => {
      isWanted = false;
    };
  }, [id, invitation]);
  return found;
}
