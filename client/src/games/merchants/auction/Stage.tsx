// The stage on which the clock stands: dark whatever the hour, above the whole page, so that nothing else has to be looked at.
import { type KeyboardEventHandler, type ReactNode, useLayoutEffect, useRef } from "react";
import { classes } from "@/kit/classes";
import * as scoringCss from "../scoring/scoring.module.css";
import * as finishCss from "./finish.module.css";
import * as css from "./stage.module.css";

const SCENES = { clock: css.auctionClock, finish: finishCss.auctionFinish, scoring: scoringCss.scoring };

interface StageProps {
  label: string;
  /** One of the scenes, for their layouts. */
  scene: keyof typeof SCENES;
  /** Escape, or the way out that the scene offers. */
  onLeave: () => void;
  onKeyDown?: KeyboardEventHandler | undefined;
  children: ReactNode;
}

export function Stage({ label, scene, onLeave, onKeyDown, children }: StageProps) {
  const stage = useRef<HTMLDialogElement>(null);
  // Before anything inside asks for the focus.
  useLayoutEffect(() => {
    const shown = stage.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    // The role is said aloud for the keys of the table, which rest while a dialog is open.
    <dialog
      ref={stage}
      role="dialog"
      className={classes(css.auction, SCENES[scene])}
      data-scene={scene}
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      {children}
    </dialog>
  );
}
