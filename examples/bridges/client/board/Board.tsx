// The board: three canals one below the other. A canal is touched to choose its bridge; arrows walk from one to the next.
import type { KeyboardEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { WAY, isArrow } from "@/platform/board/arrows";
import { useSaying } from "../saying";
import { BRIDGES, type BridgesTable, useBridges, usePointing } from "../table";
import { Canal } from "./Canal";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./board.module.css";

/** The queue of a bridge as it is drawn, with the boat in hand at its end where that bridge is chosen. */
function queueOf({ view, moment, player, prospect, bridge: chosen, seat }: BridgesTable, bridge: number) {
  const gable = (owner: number) => player(owner)?.gable ?? "step";
  const waiting = view.queues[bridge] ?? [];
  const isSent = moment?.events.some((event) => event.type === "BoatSent" && event.bridge === bridge) ?? false;
  const queue = waiting.map((boat, index) => ({
    mast: boat.mast,
    gable: gable(boat.seat),
    isFresh: isSent && index === waiting.length - 1,
  }));
  const sending = chosen === bridge ? prospect(bridge) : null;
  return sending ? [...queue, { mast: sending.mast, gable: gable(seat), isGhost: true }] : queue;
}

/** What has just come of a queue: the points that it gave, or its end. */
function News({ bridge }: { bridge: number }) {
  const { moment } = useBridges();
  const news = moment?.events.find((event) => (event.type === "BridgeOpened" || event.type === "QueueTowed") && event.bridge === bridge);
  if (news?.type === "BridgeOpened") {
    return (
      <span className={classes(css.news, css.isGood)}>
        <FormattedMessage id="bridges.news.opened" values={{ points: news.points }} />
      </span>
    );
  }
  return news ? (
    <span className={css.news}>
      <FormattedMessage id="bridges.news.towed" />
    </span>
  ) : null;
}

/** The name of a bridge, how high its queue is, and what the boat in hand would make of it. */
function Plate({ bridge }: { bridge: number }) {
  const { facts, prospect } = useBridges();
  const { sayWaits } = useSaying();
  const sending = prospect(bridge);
  const kind = !sending ? undefined : sending.points > 0 ? css.isGood : sending.points < 0 ? css.isBad : css.isSo;
  return (
    <span className={css.plates}>
      <span className={css.plate}>
        <b>{BRIDGES[bridge]?.name}</b>
        <FormattedMessage id="bridges.height" values={{ height: facts.heights[bridge], opens: facts.opens }} />
      </span>
      <span className={wordsCss.hiddenWords}>{sayWaits(bridge)}</span>
      {sending && (
        <span className={classes(css.prospect, kind)}>
          <FormattedMessage id="bridges.prospect" values={{ height: sending.height, points: sending.points }} />
        </span>
      )}
    </span>
  );
}

export function Board() {
  const intl = useIntl();
  const table = useBridges();
  const spot = usePointing((state) => state.spot);
  const { bridge: chosen, boat, moves, moment, facts, touchBridge, putDown } = table;
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") putDown();
    if (!isArrow(event.key)) return;
    const [x, y] = WAY[event.key];
    const canals = [...event.currentTarget.querySelectorAll("button")];
    canals[canals.findIndex((one) => one === document.activeElement) + x + y]?.focus();
    event.preventDefault();
  };
  return (
    <div className={css.board} data-board role="group" aria-label={intl.formatMessage({ id: "bridges.name" })} onKeyDown={walk}>
      {BRIDGES.map(({ name }, bridge) => {
        const isOpened = moment?.events.some((event) => event.type === "BridgeOpened" && event.bridge === bridge) ?? false;
        const isReady = moves.length > 0 && boat !== null;
        return (
          <button
            key={name}
            type="button"
            data-bridge={bridge}
            className={classes(css.row, isReady && css.isReady, (chosen === bridge || spot === String(bridge)) && css.isChosen)}
            aria-pressed={chosen === bridge}
            onClick={() => touchBridge(bridge)}
          >
            <Canal bridge={bridge} queue={queueOf(table, bridge)} opens={facts.opens} isOpen={isOpened} />
            <Plate bridge={bridge} />
            <News key={moment?.key} bridge={bridge} />
          </button>
        );
      })}
    </div>
  );
}
