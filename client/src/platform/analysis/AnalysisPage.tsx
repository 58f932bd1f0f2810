// The analysis of a finished game: finds the table and its game, then shows what is known of it.
import { useState } from "react";
import { useIntl } from "react-intl";
import { NotOver, Refused, Waiting } from "@/platform/replay/Notes";
import { useFound } from "@/platform/replay/useFound";
import { useTitle } from "@/platform/router";
import { tableName } from "@/platform/table/names";
import { MoreWords } from "@/platform/words";
import { Analysis } from "./Analysis";

interface AnalysisPageProps {
  id: string;
  move: number | null;
  seat: number | null;
}

export default function AnalysisPage({ id, move, seat }: AnalysisPageProps) {
  const intl = useIntl();
  const [invitation] = useState(() => new URLSearchParams(window.location.search).get("invitation") ?? "");
  const found = useFound(id, invitation);
  useTitle(intl.formatMessage({ id: "analysis.title" }, { table: tableName(id) }));
  if (found === null) return <Waiting />;
  if (!("sight" in found)) return <Refused id={id} problem={found} />;
  if (found.sight.phase !== "over") return <NotOver id={id} />;
  return (
    <MoreWords load={found.game.words} waiting={<Waiting />}>
      <Analysis final={found.sight} game={found.game} move={move} seat={seat} invitation={invitation} />
    </MoreWords>
  );
}
