// Everything else that can be done at a table, in one menu.
import { type ReactNode, type Ref, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { MenuEntry } from "@/kit/Popover";
import { api } from "@/platform/api";
import { prefer } from "@/platform/me";
import { canNotify } from "@/platform/notices";
import { navigate } from "@/platform/router";
import { changeSettings, LANGUAGES, useDaylight, useSettings } from "@/platform/settings";
import { play } from "@/platform/sounds";
import { OWN_NAMES } from "./HeadChoices";
import { LaterMenu } from "./LaterMenu";
import { wantNotices } from "./calling";
import { invitationIn, useInvite, useRenewal } from "./invite";
import { useTableState } from "./state";

interface Trigger {
  ref: Ref<HTMLButtonElement>;
  label: string;
  onClick: () => void;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
}

interface Doing extends MenuEntry {
  do: () => void;
}

/** The menu with the button that opens it; on a phone it also holds what has no room in the head. */
export function TableMenu({ isSmall, trigger }: { isSmall: boolean; trigger: (props: Trigger) => ReactNode }) {
  const intl = useIntl();
  const [isOpen, open] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const entries = useEntries(isSmall);
  const label = intl.formatMessage({ id: "table.menu" });
  return (
    <>
      {trigger({ ref: anchor, label, onClick: () => open(true), "aria-haspopup": "menu", "aria-expanded": isOpen })}
      <LaterMenu
        anchor={anchor}
        isOpen={isOpen}
        onOpenChange={open}
        label={label}
        entries={entries}
        onChoose={(id) => entries.find((entry) => entry.id === id)?.do()}
      />
    </>
  );
}

type Entry = Doing | false;

function useEntries(isSmall: boolean): readonly Doing[] {
  const looks = useLooks();
  const calls = useCalls();
  const records = useRecords();
  const ways = useWays();
  const seeing = useSeeing(isSmall);
  const all: Entry[] = [...seeing, ...(isSmall ? looks : []), ...calls, ...records, ...ways];
  return all.filter((entry) => entry !== false);
}

/** What is opened above the table. */
function useSeeing(isSmall: boolean): readonly Entry[] {
  const say = useSay();
  const { sight, isHost, open } = useTableState();
  const invite = useInvite();
  const renew = useRenewal();
  const canRenew = isHost && sight.private && !sight.practice && sight.phase !== "over";
  return [
    { id: "text", icon: "i-log", label: say("table.menu.text"), do: () => open({ what: "text" }), isDisabled: sight.view === null },
    { id: "keys", icon: "i-help", label: say("table.menu.keys"), do: () => open({ what: "keys" }) },
    isSmall && { id: "invite", icon: "i-link", label: say("table.invite"), do: invite },
    canRenew && { id: "renew", icon: "i-link", label: say("table.invite.renew"), do: renew },
    isSmall && { id: "fair", icon: "i-shield", label: say("table.fair.title"), do: () => open({ what: "fair" }) },
  ];
}

/** The other theme and the other languages. */
function useLooks(): readonly Entry[] {
  const say = useSay();
  const { language } = useSettings();
  const daylight = useDaylight();
  return [
    {
      id: "theme",
      icon: "i-theme",
      label: daylight === "day" ? say("table.toEvening") : say("table.toDay"),
      do: () => prefer({ theme: daylight === "day" ? "evening" : "day" }),
    },
    ...LANGUAGES.filter((each) => each !== language).map((each): Doing => ({
      id: each,
      icon: "i-language",
      label: OWN_NAMES[each],
      do: () => prefer({ language: each }),
    })),
  ];
}

/** Sounds and notifications. */
function useCalls(): readonly Entry[] {
  const say = useSay();
  const { sounds, notices } = useSettings();
  return [
    {
      id: "sounds",
      icon: "i-sound",
      label: sounds ? say("table.menu.soundsOff") : say("table.menu.sounds"),
      do: () => {
        changeSettings({ sounds: !sounds });
        play("turn"); // heard only where they have just been turned on
      },
    },
    canNotify() && {
      id: "notices",
      icon: "i-bell",
      label: notices ? say("table.menu.noticesOff") : say("table.menu.notices"),
      do: () => void wantNotices(!notices, say("table.menu.noticesDenied")),
    },
  ];
}

/** A game that is over, to look at or to take home. */
function useRecords(): readonly Entry[] {
  const say = useSay();
  const { sight, invitationLink } = useTableState();
  if (sight.phase !== "over" || sight.view === null) return [];
  const record = () => window.location.assign(api.recordAddress(sight.table, invitationIn(invitationLink)));
  return [
    { id: "replay", icon: "i-replay", label: say("table.menu.replay"), do: () => navigate(`/replay/${sight.table}`) },
    { id: "record", icon: "i-download", label: say("table.menu.record"), do: record },
  ];
}

/** Another clock, days off, and the ways out. */
function useWays(): readonly Entry[] {
  const say = useSay();
  const { sight, me, isHost, open, wish } = useTableState();
  const { phase } = sight;
  const plays = me !== null && me.sight.stand_in === "" && phase === "playing";
  const hasDaysOff = plays && sight.clock.type === "days" && me.sight.vacation > 0;
  const canAsk = me !== null && phase !== "over" && phase !== "dealing";
  return [
    canAsk && { id: "pace", icon: "i-clock", label: say("table.menu.pace"), do: () => open({ what: "pace" }) },
    hasDaysOff && { id: "vacation", icon: "i-clock", label: say("table.menu.vacation"), do: () => open({ what: "vacation" }) },
    plays && { id: "leave", icon: "i-bot", label: say("table.menu.leave"), do: () => open({ what: "leave" }) },
    me !== null &&
      phase === "open" && { id: "getUp", icon: "i-back", label: say("table.menu.getUp"), do: () => void wish({ type: "Leave" }) },
    plays && { id: "resign", icon: "i-warning", label: say("table.menu.resign"), isGrave: true, do: () => open({ what: "resign" }) },
    isHost &&
      phase === "open" && {
        id: "close",
        icon: "i-trash",
        label: say("table.menu.close"),
        isGrave: true,
        do: () => open({ what: "close" }),
      },
  ];
}

function useSay(): (id: string) => string {
  const intl = useIntl();
  return (id) => intl.formatMessage({ id });
}
