// Calling somebody to the table whose turn it is: a sound, a notice of the browser, and the title of the tab.
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { toast } from "@/kit/Toast";
import { allowNotices, notify, stopNotices } from "@/platform/notices";
import { useTitle } from "@/platform/router";
import { play } from "@/platform/sounds";
import { tableName } from "@/platform/start/tableName";
import type { Sight } from "@/wire/table";

/** Turns the browser's notices on or off; the browser itself may say no. */
export async function wantNotices(isWanted: boolean, denied: string): Promise<void> {
  if (!isWanted) stopNotices();
  else if ((await allowNotices()) !== "granted") toast(denied, { tone: "warn" });
}

/** Names the tab, and calls when one's turn begins. */
export function useCalling(sight: Sight): void {
  const intl = useIntl();
  const isMine = sight.moves.length > 0 || (sight.lot?.steps.length ?? 0) > 0;
  const name = tableName(sight.table);
  const call = intl.formatMessage({ id: "table.yourTurn" });
  useTitle(isMine ? `● ${call} – ${name}` : name);
  const before = useRef(isMine);
  useEffect(() => {
    const begins = isMine && !before.current;
    before.current = isMine;
    if (!begins) return;
    play("turn");
    // With the invitation, where the table is private: the notice leads back to this very page.
    void notify({ title: call, body: name, address: `${window.location.pathname}${window.location.search}` });
  }, [isMine, call, name]);
}
