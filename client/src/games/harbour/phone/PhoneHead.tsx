// The head of a phone: the round, and all scores in the order of play; a touched one opens that player.
import { FormattedMessage, useIntl } from "react-intl";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { useHandheld } from "@/platform/shared/handheld";
import { ClockFace } from "@/platform/table/ClockFace";
import { pointsOf } from "@/platform/table/Players";
import { useTableState } from "@/platform/table/state";
import { ROUNDS, TOM } from "../map";
import { gableOf, sideName } from "../names";
import { type Turn, turnsOf } from "../others/order";
import { useHarbour } from "../table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./head.module.css";

function Score({ side, turn }: { side: number; turn: Turn }) {
  const { view, seat, players } = useHarbour();
  const { sight, game, serverNow } = useTableState();
  const { look, show, move, looked } = useHandheld() ?? {};
  const player = players.find((one) => one.seat === side);
  const points = pointsOf(side, sight, game) ?? view.sides[side]?.points ?? 0;
  const isLooked = looked === side;
  const touch = () => {
    if (isLooked) move?.("low");
    else if (!player) show?.("round");
    else if (side === seat) show?.("mine");
    else look?.(side);
  };
  const isTimed = player && !sight.result && sight.clock.type !== "none";
  return (
    <li>
      <button
        type="button"
        className={classes(css.hbScore, turn === "now" && css.isNow, isLooked && css.isLooked)}
        data-score={side}
        aria-pressed={isLooked}
        onClick={touch}
      >
        <span className={wordsCss.hiddenWords}>
          <FormattedMessage id="harbour.phone.score" values={{ name: sideName(players, side), turn, points }} />
        </span>
        <Gable kind={gableOf(players, side)} size={22} />
        <b aria-hidden="true">{points}</b>
        {turn === "done" && <Icon name="i-check" size={11} className={css.hbScoreDone} />}
        {isTimed ? (
          <small>
            <ClockFace clock={sight.clock} seat={player.sight} serverNow={serverNow} size={11} />
          </small>
        ) : (
          turn === "next" && (
            <small aria-hidden="true">
              <FormattedMessage id="harbour.desk.turn" values={{ turn }} />
            </small>
          )
        )}
      </button>
    </li>
  );
}

export function PhoneHead() {
  const intl = useIntl();
  const { view } = useHarbour();
  return (
    <>
      <p className={css.hbPhoneRound}>
        <FormattedMessage
          id="harbour.phone.round"
          values={{ round: view.round, all: ROUNDS, b: (words) => <b key="round">{words}</b>, i: (words) => <i key="all">{words}</i> }}
        />
      </p>
      <section className={css.hbScores} aria-label={intl.formatMessage({ id: "harbour.desk.order" })}>
        <ol>
          {turnsOf(view).map(({ seat, turn }) => (
            <Score key={seat} side={seat} turn={turn} />
          ))}
          {view.seats === 1 && <Score side={TOM} turn="" />}
        </ol>
      </section>
    </>
  );
}
