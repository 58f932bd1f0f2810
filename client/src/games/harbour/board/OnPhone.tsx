// What lies over the board on a phone held upright: the whole in small, and whose barge is looked at.
import { FormattedMessage } from "react-intl";
import type { Point } from "@/kit/camera";
import { classes } from "@/kit/classes";
import type { Looking } from "@/kit/useCamera";
import { InSmall } from "@/platform/board/BoardWindow";
import { useOnce } from "@/platform/board/useOnce";
import { useHandheld } from "@/platform/shared/handheld";
import { sideName } from "../names";
import { useHarbour } from "../table";
import { Overview } from "./Overview";
import { askedPoints, bargePoint, pointOf } from "./aim";
import * as css from "./board.module.css";

/** Lower than this there is no room for more than the board. */
const ROOM = 200;
/** The overview with what is around it. */
const SMALL = { width: 104, height: 78 };
const CORNERS = [
  { isLeft: false, isLow: false },
  { isLeft: true, isLow: false },
  { isLeft: false, isLow: true },
  { isLeft: true, isLow: true },
];

/** The overview in the first corner where it hides nothing that is asked, and whose barge is looked at. */
export function OnPhone({ looking }: { looking: Looking }) {
  const table = useHarbour();
  const { looked } = useHandheld() ?? { looked: null };
  const { camera, size, reveal } = looking;
  // What is in hand stays in sight when the prompt becomes higher.
  const held = table.chosen && pointOf(table.chosen.thing, table);
  useOnce(held ? `${held.join(" ")} ${size.height}` : "", () => {
    if (held) reveal([held]);
  });
  const inWindow = ([x, y]: Point): Point => [camera.x + x * camera.scale, camera.y + y * camera.scale];
  const asked = askedPoints(table).map(inWindow);
  const corner = CORNERS.find(
    ({ isLeft, isLow }) =>
      !asked.some(
        ([x, y]) =>
          (isLeft ? x < SMALL.width : x > size.width - SMALL.width) && (isLow ? y > size.height - SMALL.height : y < SMALL.height),
      ),
  );
  const [x, y] = inWindow(bargePoint(table, looked ?? table.seat));
  return (
    <>
      {size.height > ROOM && corner && (
        <InSmall looking={looking} className={classes(css.hbOverviewFrame, !corner.isLow && css.isHigh, !corner.isLeft && css.isRight)}>
          {(part, onPoint) => <Overview part={part} onPoint={onPoint} />}
        </InSmall>
      )}
      {looked !== null && (
        <span className={css.hbWhoseBarge} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <span>
            <FormattedMessage id="harbour.phone.barge" values={{ name: sideName(table.players, looked) }} />
          </span>
        </span>
      )}
    </>
  );
}
