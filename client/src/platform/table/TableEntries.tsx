// What can be chosen in the menu of a table; fetched when it is first opened.
import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import "@/kit/moreSymbols";
import { Menu, type MenuEntry } from "@/kit/Popover";
import { api } from "@/platform/api";
import { prefer } from "@/platform/me";
import { canNotify } from "@/platform/notices";
import { useHintKey } from "@/platform/hint/hinting";
import { navigate } from "@/platform/router";
import { useWanted, wantScorings } from "@/platform/scoring/wanted";
import { changeSettings, LANGUAGES, OWN_NAMES, useDaylight, useSettings } from "@/platform/settings";
import { isBot } from "@/platform/shared/bots";
import { play } from "@/platform/sounds";
import { wantNotices } from "./calling";
import { useHelp } from "./help";
import { analysisPath, invitationIn, useInvite } from "./invite";
import { useTableState } from "./state";
import { useReported } from "./reported";
import { useRenewal } from "./useRenewal";

interface Doing extends MenuEntry {
  do: () => void;
}

type TableEntriesProps = Omit<ComponentProps<typeof Menu>, "entries" | "onChoose"> & { isSmall: boolean; isHandheld: boolean };

/** The open menu; on a phone it also holds what has no room in the head, and where scores stand there, all of it. */
export function TableEntries({ isSmall, isHandheld, ...menu }: TableEntriesProps) {
  const more = useMore();
  const entries = [...(isHandheld ? more : []), ...useEntries(isSmall)];
  return <Menu {...menu} entries={entries} onChoose={(id) => entries.find((entry) => entry.id === id)?.do()} />;
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

/** Hint, help, and the way home. */
function useMore(): readonly Doing[] {
  const say = useSay();
  const help = useHelp();
  const hint = useHintKey();
  const all: Entry[] = [
    hint !== null && { id: "hint", icon: "i-hint", label: say("table.hint"), do: hint.toggle, isDisabled: !hint.isAsked },
    { id: "help", icon: "i-help", label: say("table.help"), do: help },
    { id: "home", icon: "i-back", label: say("table.home"), do: () => navigate("/") },
  ];
  return all.filter((entry) => entry !== false);
}

/** What is opened above the table. */
function useSeeing(isSmall: boolean): readonly Entry[] {
  const say = useSay();
  const { sight, isHost, game, open, players, myself } = useTableState();
  const hasOthers = myself !== "" && players.some(({ sight: seat, isMe, name }) => seat.player !== "" && !isMe && !isBot(name));
  const doors = sight.view === null ? [] : (game.doors ?? []);
  const invite = useInvite();
  const renew = useRenewal();
  const canRenew = isHost && sight.private && !sight.practice && sight.phase !== "over";
  return [
    { id: "text", icon: "i-log", label: say("table.menu.text"), do: () => open({ what: "text" }), isDisabled: sight.view === null },
    ...doors.map((door): Doing => ({ id: door.words, icon: door.icon, label: say(door.words), do: door.open })),
    hasOthers && { id: "people", icon: "i-players", label: say("table.menu.people"), do: () => open({ what: "people" }) },
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

/** How scorings are shown after the way in which they are now. */
const FOLLOWING = { always: "result", result: "never", never: "always" } as const;

/** Scorings, sounds and notifications. */
function useCalls(): readonly Entry[] {
  const intl = useIntl();
  const say = useSay();
  const { sounds, notices } = useSettings();
  const scorings = useWanted(({ how }) => how);
  return [
    {
      id: "scorings",
      icon: "i-replay",
      label: intl.formatMessage({ id: "table.menu.scorings" }, { how: FOLLOWING[scorings] }),
      do: () => wantScorings(FOLLOWING[scorings]),
    },
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
  const analysis = analysisPath(sight.table, invitationIn(invitationLink));
  const record = () => window.location.assign(api.recordAddress(sight.table, invitationIn(invitationLink)));
  return [
    { id: "replay", icon: "i-replay", label: say("table.menu.replay"), do: () => navigate(`/replay/${sight.table}`) },
    ...(sight.result?.outcome
      ? [{ id: "analysis", icon: "i-hint" as const, label: say("table.menu.analysis"), do: () => navigate(analysis) }]
      : []),
    { id: "record", icon: "i-download", label: say("table.menu.record"), do: record },
  ];
}

/** Another clock, days off, and the ways out. */
function useWays(): readonly Entry[] {
  const say = useSay();
  const { sight, me, isHost, open, wish } = useTableState();
  const { phase } = sight;
  const canReport = useReported().length > 0;
  const plays = me !== null && me.sight.stand_in === "" && phase === "playing";
  const hasDaysOff = plays && sight.clock.type === "days" && me.sight.vacation > 0;
  const canAsk = me !== null && !sight.rated && phase !== "over" && phase !== "dealing";
  return [
    canReport && { id: "report", icon: "i-flag", label: say("table.menu.report"), do: () => open({ what: "report" }) },
    canAsk && { id: "pace", icon: "i-clock", label: say("table.menu.pace"), do: () => open({ what: "pace" }) },
    hasDaysOff && { id: "vacation", icon: "i-clock", label: say("table.menu.vacation"), do: () => open({ what: "vacation" }) },
    plays &&
      (sight.rated
        ? { id: "leave", icon: "i-back", label: say("table.menu.leaveRated"), isGrave: true, do: () => open({ what: "leave" }) }
        : { id: "leave", icon: "i-bot", label: say("table.menu.leave"), do: () => open({ what: "leave" }) }),
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
