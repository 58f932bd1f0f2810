// The layers of the board: what never changes, and above it what is played, with its buttons.
import { memo } from "react";
import { useIntl } from "react-intl";
import { SPACES } from "../map";
import { useHarbour } from "../table";
import { City } from "./City";
import { BlackMarket, DockerBuilding } from "./Corners";
import { Deliveries } from "./Gains";
import { Ground } from "./Ground";
import { Barges, Pawns } from "./Pieces";
import { Dockers, Port, PortFigures } from "./Port";
import { NextSpace, Tolls } from "./River";
import { LAYER } from "./sheet";
import * as css from "./board.module.css";

/** The way of the barge in hand. */
function Route() {
  const { view, seat, chosen } = useHarbour();
  if (!chosen || chosen.route.length === 0) return null;
  const points = [view.at[seat]?.barge ?? -1, ...chosen.route].flatMap((index) =>
    SPACES[index] ? [`${SPACES[index].x},${SPACES[index].y}`] : [],
  );
  return <polyline className={css.hbRoute} points={points.join(" ")} />;
}

/** Everything on the sheet; it does not know which part of it is seen. `stop` is where the keyboard stands. */
export const Layers = memo(function Layers({ stop }: { stop: string }) {
  const intl = useIntl();
  return (
    <>
      <Ground />
      {/* Only things take touches: what lies above them, such as a toll or a pawn, lets them through. */}
      <svg {...LAYER} role="group" pointerEvents="none" aria-label={intl.formatMessage({ id: "harbour.board" })}>
        <City stop={stop} />
        <NextSpace stop={stop} />
        <Tolls />
        <DockerBuilding />
        <BlackMarket stop={stop} />
        <Route />
        <Port stop={stop} />
        <PortFigures />
        <g className={css.hbPieces} aria-hidden="true">
          <Pawns />
          <Barges />
        </g>
        <Dockers stop={stop} />
        <Deliveries stop={stop} />
      </svg>
    </>
  );
});
