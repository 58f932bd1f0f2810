// A finished game, played back: finds the table and its game, then shows it, or says why it cannot be shown.
import { useState } from "react";
import { useIntl } from "react-intl";
import { useTitle } from "@/platform/router";
import { tableName } from "@/platform/table/names";
import { MoreWords } from "@/platform/words";
import { NotOver, Refused, Waiting } from "./Notes";
import { ReplayTable } from "./ReplayTable";
import { useFound } from "./useFound";

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
