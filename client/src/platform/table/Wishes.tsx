// What somebody asks of the others: to take a move back, or to count time otherwise.
import { Suspense, lazy } from "react";
import { useTableState } from "./state";
import { useAnswerTold } from "./useAnswerTold";
import * as css from "./PromptBar.module.css";

/** Nobody asks for anything at most tables. */
const Question = lazy(() => import("./Wish"));

/** The open questions at the table, each with its answer buttons for whoever is asked. */
export function Wishes() {
  const { sight } = useTableState();
  useAnswerTold();
  if (sight.phase === "over" || (!sight.take_back_wish && !sight.pace_wish)) return null;
  return (
    <div className={css.wishes} role="status">
      <Suspense fallback={null}>
        {sight.take_back_wish && <Question wish={sight.take_back_wish} kind="take_back" />}
        {sight.pace_wish && <Question wish={sight.pace_wish} kind="pace" />}
      </Suspense>
    </div>
  );
}
