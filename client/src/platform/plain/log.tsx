// Lines of the log and of the score sheet in the game's own words: they come when the server has told them.
import type { ScoreLine } from "@/wire/table";
import { useTableState } from "@/platform/table/state";
import { useTold } from "./told";

/** The sentences of a row. */
export function RowTold({ seq }: { seq: number }) {
  const told = useTold((now) => now.log.get(seq));
  return <span lang="en">{told?.join(" ") ?? "…"}</span>;
}

/** What a line of the score sheet is for. */
export function LineTold({ line }: { line: ScoreLine }) {
  const score = useTold((now) => now.words?.score);
  const { sight } = useTableState();
  const place = sight.result?.outcome?.sheets.flat().indexOf(line) ?? -1;
  return <span lang="en">{score?.flat()[place] ?? line.key}</span>;
}
