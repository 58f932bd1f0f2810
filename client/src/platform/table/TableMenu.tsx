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

function useEntries(isSmall: boolean): readonly Doing[] {
  const intl = useIntl();
  const { sight, me, isHost, open, wish, invitationLink } = useTableState();
  const invite = useInvite();
  const renew = useRenewal();
  const { sounds, notices, language } = useSettings();
  const daylight = useDaylight();
  const say = (id: string) => intl.formatMessage({ id });
  const plays = me !== null && me.sight.stand_in === "" && sight.phase === "playing";
  const isOver = sight.phase === "over";
  const all: (Doing | false)[] = [
    { id: "text", icon: "i-log", label: say("table.menu.text"), do: () => open({ what: "text" }), isDisabled: sight.view === null },
    { id: "keys", icon: "i-help", label: say("table.menu.keys"), do: () => open({ what: "keys" }) },
    isSmall && { id: "invite", icon: "i-link", label: say("table.invite"), do: invite },
    isHost && sight.private && !sight.practice && !isOver && { id: "renew", icon: "i-link", label: say("table.invite.renew"), do: renew },
    isSmall && { id: "fair", icon: "i-shield", label: say("table.fair.title"), do: () => open({ what: "fair" }) },
    isSmall && {
      id: "theme",
      icon: "i-theme",
      label: daylight === "day" ? say("table.toEvening") : say("table.toDay"),
      do: () => prefer({ theme: daylight === "day" ? "evening" : "day" }),
    },
    ...(isSmall ? LANGUAGES.filter((each) => each !== language) : []).map((each): Doing => ({
      id: each,
      icon: "i-language",
      label: OWN_NAMES[each],
      do: () => prefer({ language: each }),
    })),
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
    isOver &&
      sight.view !== null && {
        id: "replay",
        icon: "i-replay",
        label: say("table.menu.replay"),
        do: () => navigate(`/replay/${sight.table}`),
      },
    isOver &&
      sight.view !== null && {
        id: "record",
        icon: "i-download",
        label: say("table.menu.record"),
        do: () => window.location.assign(api.recordAddress(sight.table, invitationIn(invitationLink))),
      },
    me !== null &&
      !isOver &&
      sight.phase !== "dealing" && { id: "pace", icon: "i-clock", label: say("table.menu.pace"), do: () => open({ what: "pace" }) },
    plays &&
      sight.clock.type === "days" &&
      me.sight.vacation > 0 && {
        id: "vacation",
        icon: "i-clock",
        label: say("table.menu.vacation"),
        do: () => open({ what: "vacation" }),
      },
    plays && { id: "leave", icon: "i-bot", label: say("table.menu.leave"), do: () => open({ what: "leave" }) },
    me !== null &&
      sight.phase === "open" && { id: "getUp", icon: "i-back", label: say("table.menu.getUp"), do: () => void wish({ type: "Leave" }) },
    plays && { id: "resign", icon: "i-warning", label: say("table.menu.resign"), isGrave: true, do: () => open({ what: "resign" }) },
    isHost &&
      sight.phase === "open" && {
        id: "close",
        icon: "i-trash",
        label: say("table.menu.close"),
        isGrave: true,
        do: () => open({ what: "close" }),
      },
  ];
  return all.filter((entry) => entry !== false);
}
