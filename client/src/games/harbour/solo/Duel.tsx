// Who leads in the solo game: both scores, what both would have at the end, and what lies between them.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import { ClockFace } from "@/platform/table/ClockFace";
import { Later } from "@/platform/table/Later";
import { pointsOf } from "@/platform/table/Players";
import { useTableState } from "@/platform/table/state";
import { TOM } from "../map";
import { gableOf, sideName } from "../names";
import { Gain } from "../others/Gain";
import { mat } from "../others/laterParts";
import { Symbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./solo.module.css";

function Name({ side }: { side: number }) {
  const intl = useIntl();
  const { players, player } = useHarbour();
  const [isOpen, open] = useState(false);
  const name = sideName(players, side);
  const close = () => open(false);
  if (side === TOM) return <b>{name}</b>;
  return (
    <>
      <button type="button" onClick={() => open(true)}>
        <b>{player(side)?.isMe ? intl.formatMessage({ id: "harbour.solo.you" }) : name}</b>
        <span className={wordsCss.hiddenWords}>{intl.formatMessage({ id: "harbour.others.open" }, { name })}</span>
      </button>
      {isOpen && <Later part={mat} props={{ seat: side, onClose: close }} onFail={close} again={() => open(true)} />}
    </>
  );
}

function Side({ side }: { side: number }) {
  const { view, facts, players } = useHarbour();
  const { sight, game, serverNow } = useTableState();
  const shown = view.sides[side];
  const player = players.find(({ seat }) => seat === side);
  const forecast = facts.forecasts?.[side];
  if (!shown) return null;
  return (
    <div className={classes(css.hsSide, side !== TOM && css.isMine)} data-seat={side} data-info={`player ${side}`}>
      <Gable kind={gableOf(players, side)} size={38} />
      <div>
        <Name side={side} />
        <i>
          <FormattedMessage id="harbour.solo.has" values={{ blocks: shown.arms.length, pawn: shown.pawn }} />{" "}
          <Symbol name="florin" size={15} />
          {shown.florins}
        </i>
      </div>
      {player && !sight.result && <ClockFace clock={sight.clock} seat={player.sight} serverNow={serverNow} />}
      <span className={css.hsPoints}>
        {pointsOf(side, sight, game) ?? shown.points}
        {!sight.result && (
          <sup>
            <Gain seat={side} />
          </sup>
        )}
      </span>
      {forecast !== undefined && (
        <span className={css.hsEnd}>
          <FormattedMessage id="harbour.desk.atEnd" />
          <b>{forecast}</b>
        </span>
      )}
    </div>
  );
}

/** Points between both, as they are told: by how much one leads, or would lead at the end. */
function Gap() {
  const { view } = useHarbour();
  const [mine, toms] = [view.sides[0]?.points ?? 0, view.sides[TOM]?.points ?? 0];
  const by = mine - toms;
  return (
    <p className={classes(css.hsGap, by > 0 && css.isAhead)}>
      <b>{Math.abs(by)}</b>
      <FormattedMessage id="harbour.solo.gap" values={{ how: by > 0 ? "ahead" : by < 0 ? "behind" : "level" }} />
    </p>
  );
}

export function Duel() {
  return (
    <section className={css.hsDuel} aria-labelledby="players-title">
      <h2 id="players-title" className={wordsCss.hiddenWords}>
        <FormattedMessage id="harbour.solo.duel" />
      </h2>
      <Side side={0} />
      <Gap />
      <Side side={TOM} />
    </section>
  );
}
