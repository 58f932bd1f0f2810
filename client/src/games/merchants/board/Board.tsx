// The board and what lies beside it: the sheet as large as it fits, with the discs and the exchange at its side or under it.
import { FormattedMessage } from "react-intl";
import { Room } from "@/kit/Room";
import { useMedia } from "@/platform/settings";
import { PHONE } from "@/platform/table/state";
import { AuctionStage, SealedAfter } from "../auction";
import { ScoringStage } from "../scoring";
import { Beside } from "./Beside";
import { BoardMap } from "./BoardMap";
import { Discs } from "./Discs";
import { PRINTED, WORLD } from "./sheet";
import * as css from "./stage.module.css";

export function Board() {
  // Phones show the sheet as it is printed, a part at a time.
  const isPhone = useMedia(PHONE);
  const sheet = isPhone ? PRINTED : WORLD;
  return (
    <Room className={css.merStageRoom}>
      <div className={css.merStage}>
        <div className={css.merMapRoom}>
          <BoardMap key={sheet.height} sheet={sheet} />
        </div>
        <div className={css.merSide}>
          <Discs />
          {!isPhone && (
            <div className={css.merExchange}>
              <h2>
                <FormattedMessage id="merchants.exchange" />
              </h2>
              <Beside />
            </div>
          )}
        </div>
      </div>
      <AuctionStage />
      <SealedAfter />
      <ScoringStage />
    </Room>
  );
}
