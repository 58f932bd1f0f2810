// The board and what lies beside it.
import { Room } from "@/kit/Room";
import { useRootClass } from "@/kit/rootClass";
import { Beside } from "../others/Beside";
import { useOffer } from "../others/Offer";
import { BoardMap } from "./BoardMap";
import "./stage.css";

export function Board() {
  const hasOffer = useOffer().length > 0;
  useRootClass("plays-harbour");
  return (
    <Room className="harbour hb-stage-room">
      <div className={`hb-stage${hasOffer ? " has-offer" : ""}`}>
        <div className="hb-map-room">
          <BoardMap />
        </div>
        <Beside />
      </div>
    </Room>
  );
}
