// The board and what lies beside it.
import { Room } from "@/kit/Room";
import { classes } from "@/kit/classes";
import { useRootMark } from "@/kit/rootMark";
import { Beside } from "../others/Beside";
import { useOffer } from "../others/Offer";
import { BoardMap } from "./BoardMap";
import * as css from "./stage.module.css";

export function Board() {
  const hasOffer = useOffer().length > 0;
  useRootMark("plays-harbour");
  return (
    <Room className={css.hbStageRoom}>
      <div className={classes(css.hbStage, hasOffer && css.hasOffer)}>
        <div className={css.hbMapRoom}>
          <BoardMap />
        </div>
        <Beside />
      </div>
    </Room>
  );
}
