// The log and the chat in one place, and what in them is new since one last looked.
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { type TabPart, Tabs } from "@/kit/Tabs";
import { memory } from "@/platform/settings";
import { ChatPanel } from "./ChatPanel";
import { LogPanel } from "./LogPanel";
import { Players } from "./Players";
import { useMuted } from "./muted";
import { movesSince, unread } from "./rows";
import { useTableState } from "./state";
import * as css from "./Layout.module.css";

export type Part = "mine" | "players" | "log" | "chat" | "round";

/** How many lines of chat wait; looking at them makes them read, also for the next visit. */
export function useUnreadChat(isLooking: boolean): number {
  const { chat, myself, sight } = useTableState();
  const muted = useMuted((state) => state.muted);
  const key = `mokum.read.${sight.table}`;
  const [seen, see] = useState(() => Number(memory.read(key) ?? 0));
  const newest = chat.at(-1)?.id ?? 0;
  useEffect(() => {
    if (!isLooking || newest <= seen) return;
    see(newest);
    memory.write(key, String(newest));
  }, [isLooking, newest, seen, key]);
  return unread(chat, seen, myself, muted);
}

/** How many moves of others came since one last looked at the log, or moved oneself. */
function useUnreadLog(isLooking: boolean): number {
  const { rows, sight } = useTableState();
  const [seen, see] = useState(rows.at(-1)?.seq ?? 0);
  const newest = rows.at(-1)?.seq ?? 0;
  useEffect(() => {
    if (isLooking && newest > seen) see(newest);
  }, [isLooking, newest, seen]);
  return movesSince(rows, seen, sight.viewer);
}

function useParts(chosen: Part): { log: TabPart; chat: TabPart } {
  const intl = useIntl();
  const waiting = useUnreadChat(chosen === "chat");
  const say = (id: string, count = 0) => intl.formatMessage({ id }, { count });
  return {
    log: { id: "log", label: say("table.log"), icon: "i-log", content: <LogPanel /> },
    chat: {
      id: "chat",
      label: say("table.chat"),
      icon: "i-chat",
      count: waiting,
      countLabel: say("table.unread", waiting),
      content: <ChatPanel />,
    },
  };
}

interface Chosen {
  chosen: Part;
  choose: (part: Part) => void;
}

/** Log and chat beside the board. */
export function SideTabs({ chosen, choose }: Chosen) {
  const intl = useIntl();
  const part = chosen === "chat" ? "chat" : "log";
  const { log, chat } = useParts(part);
  return (
    <div className={css.sidePanel}>
      <Tabs
        label={intl.formatMessage({ id: "table.logAndChat" })}
        parts={[log, chat]}
        chosen={part}
        onChoose={(id) => choose(id as Part)}
      />
    </div>
  );
}

/** What lies in the one sheet of a phone: mine, players, log, and the chat where there is somebody to talk to. */
export function usePhoneParts(chosen: Part): readonly TabPart[] {
  const intl = useIntl();
  const { game, me, players, chat: lines, watchers, sight } = useTableState();
  const { log, chat } = useParts(chosen);
  const unseen = useUnreadLog(chosen === "log");
  const say = (id: string, count = 0) => intl.formatMessage({ id }, { count });
  const isCompany = lines.length > 0 || watchers > 0 || players.some(({ sight: seat, isMe }) => seat.player !== "" && !isMe);
  const isMine = (me !== null || sight.phase === "over") && sight.view !== null;
  return [
    ...(isMine
      ? [
          {
            id: "mine",
            label: say("table.mine"),
            content: (
              <div className={css.sheetMine} data-part="mine">
                <game.Mine />
              </div>
            ),
          },
        ]
      : []),
    { id: "players", label: say("table.players"), content: <Players /> },
    { id: "log", label: log.label, count: unseen, countLabel: say("table.unread", unseen), content: log.content },
    ...(isCompany
      ? [{ id: "chat", label: chat.label, count: chat.count ?? 0, countLabel: chat.countLabel ?? "", content: chat.content }]
      : []),
  ];
}

export function PhoneSheet({ chosen, choose }: Chosen) {
  const intl = useIntl();
  const parts = usePhoneParts(chosen);
  const shown = parts.some(({ id }) => id === chosen) ? chosen : "players";
  return (
    <aside className={css.sheet}>
      <Tabs label={intl.formatMessage({ id: "table.sheet" })} parts={parts} chosen={shown} onChoose={(id) => choose(id as Part)} isEven />
    </aside>
  );
}
