// The board and what lies beside it.
import { Beside } from "../others/Beside";
import { BoardMap } from "./BoardMap";
import "./stage.css";

export function Board() {
  return (
    <div className="harbour hb-stage-room">
      <div className="hb-stage">
        <div className="hb-map-room">
          <BoardMap />
        </div>
        <Beside />
      </div>
    </div>
  );
}
