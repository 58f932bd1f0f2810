// The board and what lies beside it: the sheet as large as it fits, with the discs and the exchange at its side or under it.
import { FormattedMessage } from "react-intl";
import { Room } from "@/kit/Room";
import { useMedia } from "@/platform/settings";
import { AuctionStage } from "../auction";
import { Beside } from "./Beside";
import { BoardMap } from "./BoardMap";
import { Discs } from "./Discs";
import { PRINTED, WORLD } from "./sheet";
import "./stage.css";

/** Phones show the sheet as it is printed, a part at a time. */
const NARROW = "(max-width: 699px)";

export function Board() {
  const isNarrow = useMedia(NARROW);
  const sheet = isNarrow ? PRINTED : WORLD;
  return (
    <Room className="mer-stage-room">
      <div className="mer-stage">
        <div className="mer-map-room">
          <BoardMap key={sheet.height} sheet={sheet} />
        </div>
        <div className="mer-side">
          <Discs />
          {!isNarrow && (
            <div className="mer-exchange">
              <h2>
                <FormattedMessage id="merchants.exchange" />
              </h2>
              <Beside />
            </div>
          )}
        </div>
      </div>
      <AuctionStage />
    </Room>
  );
}
