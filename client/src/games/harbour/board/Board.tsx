// The board and what lies beside it.
import { type ReactNode, useEffect, useState } from "react";
import { Room } from "@/kit/Room";
import { classes } from "@/kit/classes";
import { useRootMark } from "@/kit/rootMark";
import { GalleryDoor } from "../gallery/GalleryDoor";
import { Fetched } from "../Fetched";
import { info } from "../others/laterParts";
import { useOffer } from "../others/useOffer";
import { type Aimed, BoardMap } from "./BoardMap";
import * as css from "./stage.module.css";

/** What things say of themselves is fetched as soon as somebody points at anything, or takes the keyboard. */
function Info() {
  const [isWanted, want] = useState(info.there !== null);
  useEffect(() => {
    const leave = new AbortController();
    for (const sign of ["pointermove", "pointerdown", "keydown"] as const)
      document.addEventListener(sign, () => want(true), { once: true, signal: leave.signal });
    return () => leave.abort();
  }, []);
  return isWanted && <Fetched part={info} props={{}} />;
}

/** With nothing beside it, it has the whole room: on a desk in its own proportion, on a phone with a part of it. */
export function BoardOf({ beside, aimed }: { beside: ReactNode; aimed?: Aimed }) {
  const hasOffer = useOffer().length > 0;
  useRootMark("plays-harbour");
  return (
    <Room className={classes(css.hbStageRoom, aimed && css.isFilled)}>
      <div className={classes(css.hbStage, beside !== null ? hasOffer && css.hasOffer : !aimed && css.isRoomy)}>
        <div className={css.hbMapRoom}>
          <BoardMap aimed={aimed} />
        </div>
        {beside}
        <GalleryDoor />
        <Info />
      </div>
    </Room>
  );
}
