// Where a hint stands when it lies open: in the flow of the table, so that it covers nothing.
import { Suspense } from "react";
import { useTableState } from "@/platform/table/state";
import { useHintKey } from "./hinting";

export function HintPlace() {
  const { game, sight } = useTableState();
  const hint = useHintKey();
  if (!hint?.isOpen || !game.Hint) return null;
  return (
    <Suspense fallback={null}>
      <game.Hint key={sight.moves.join("|")} />
    </Suspense>
  );
}
