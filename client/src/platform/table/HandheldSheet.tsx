// The one sheet of a phone held upright: a grip, tabs, and what they bring; or the player who is looked at.
import type { ComponentProps, KeyboardEvent, MouseEvent } from "react";
import { useIntl } from "react-intl";
import { Tabs } from "@/kit/Tabs";
import { stepped, type useSheet } from "@/kit/useSheet";
import type { HandheldParts } from "@/platform/game";
import { useHandheld } from "@/platform/shared/handheld";
import { type Part, usePhoneParts } from "./Side";
import * as css from "./Handheld.module.css";

interface HandheldSheetProps {
  parts: HandheldParts;
  chosen: Part;
  choose: (part: Part) => void;
  /** What a finger can drag. */
  handle: ReturnType<typeof useSheet>["handle"];
}

/** Raised by a touch, by arrows, or by a drag. */
function Grip(props: ComponentProps<"button">) {
  const intl = useIntl();
  const { stop = "low", move } = useHandheld() ?? {};
  const step = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    move?.(stepped(stop, by));
  };
  return (
    <button
      type="button"
      {...props}
      className={css.grip}
      data-grip
      aria-expanded={stop !== "low"}
      aria-label={intl.formatMessage({ id: "table.sheet.grip" }, { stop })}
      onClick={() => move?.(stop === "up" ? "low" : stepped(stop, 1))}
      onKeyDown={step}
    />
  );
}

export function HandheldSheet({ parts, chosen, choose, handle }: HandheldSheetProps) {
  const intl = useIntl();
  const { stop, move, looked } = useHandheld() ?? { looked: null };
  const [mine, ...others] = usePhoneParts(chosen);
  const round = { id: "round", label: intl.formatMessage({ id: parts.roundLabel }), content: <parts.Round /> };
  const all = [...(mine ? [mine] : []), ...others.slice(0, 2), round, ...others.slice(2)];
  const shown = all.some(({ id }) => id === chosen) ? chosen : (all[0]?.id ?? "");
  // A touched tab wants to be read.
  const touched = (event: MouseEvent) => {
    if (stop === "low" && (event.target as Element).closest("[role=tab]")) move?.("half");
  };
  // What scrolls is dragged only where the sheet lies low and nothing scrolls.
  const handleOfTabs: typeof handle = {
    ...handle,
    onPointerDown: (event) => {
      if (stop === "low" || !(event.target as Element).closest("[role=tabpanel]")) handle.onPointerDown(event);
    },
  };
  return (
    <aside className={css.handheldSheet} data-sheet={stop} aria-label={intl.formatMessage({ id: "table.sheet" })}>
      <div className={css.handheldHandle} {...handle}>
        <Grip />
      </div>
      {looked !== null ? (
        <parts.Looked seat={looked} />
      ) : (
        <div className={css.handheldTabs} onClick={touched} {...handleOfTabs}>
          <Tabs label={intl.formatMessage({ id: "table.sheet" })} parts={all} chosen={shown} onChoose={(id) => choose(id as Part)} isEven />
        </div>
      )}
    </aside>
  );
}
