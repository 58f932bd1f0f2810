// Whoever asked to take a move back is told when it was refused, or when the game went on instead.
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { useTableState } from "./state";

export function useAnswerTold(): void {
  const intl = useIntl();
  const { sight, rows, players, me, tell } = useTableState();
  const isAsking = me !== null && sight.take_back_wish?.seat === me.seat;
  const askedAt = useRef(0);
  useEffect(() => {
    if (isAsking) {
      askedAt.current = askedAt.current || sight.version;
      return;
    }
    const since = askedAt.current;
    askedAt.current = 0;
    if (since === 0 || me === null) return;
    for (const { seq, what } of rows) {
      if (seq <= since) continue;
      if (what.type === "TakeBackAnswered" && !what.agreed && what.seat !== me.seat) {
        tell(intl.formatMessage({ id: "table.undo.refused" }, { name: players[what.seat]?.name ?? "" }));
        return;
      }
      if (what.type === "TakenBackShown") return;
      if (what.type === "PlayedShown") {
        tell(intl.formatMessage({ id: "table.undo.wentOn" }));
        return;
      }
    }
  }, [isAsking, sight.version, rows, players, me, tell, intl]);
}
