// All players on a desk, one line each in the order of play: where they are in it, how they stand, and what they have.
import { type ReactNode, Suspense, lazy, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { type Class, classes } from "@/kit/classes";
import { useRootMark } from "@/kit/rootMark";
import { ClockFace } from "@/platform/table/ClockFace";
import { Later } from "@/platform/table/Later";
import { PlayerNote, pointsOf } from "@/platform/table/Players";
import { useTableState } from "@/platform/table/state";
import { RACK_PLACES, pieces, total } from "../map";
import { cubesSaid } from "../mat/saying";
import { gableOf, sideName } from "../names";
import { Symbol, cubeSymbol, dockerSymbol, goodSymbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { CubeCounts } from "./CubeCounts";
import { Gain } from "./Gain";
import { mat } from "./laterParts";
import { type Turn, turnsOf } from "./order";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./order.module.css";

const COLUMNS = [css.colTurn, css.colWho, css.colPoints, css.colEnd, css.colPurse, css.colCubes, css.colCubes, css.colHeld, css.colAboard];

/** Only whoever plays alone meets him. */
const Solo = lazy(async () => ({ default: (await import("../solo/Solo")).SoloOrder }));

const LOOKS = { done: css.isDone, now: css.isNow, next: css.isNext, later: css.isLater };

function TurnMark({ turn, rank }: { turn: Turn; rank: number | undefined }) {
  if (rank !== undefined) return <FormattedMessage id="table.rank" values={{ rank }} />;
  return (
    turn !== "" && (
      <span className={classes(css.hbTurn, LOOKS[turn])}>
        {turn === "done" && <Icon name="i-check" size={12} />}
        <FormattedMessage id="harbour.desk.turn" values={{ turn }} />
      </span>
    )
  );
}

/** A cell that is seen as symbols and heard as words. */
function Cell({ words, className, children }: { words: string; className?: Class | undefined; children: ReactNode }) {
  return (
    <td className={classes(className)} title={words}>
      <span aria-hidden="true">{children}</span>
      <span className={wordsCss.hiddenWords}>{words}</span>
    </td>
  );
}

/** What comes in the next round lies in the first slot, or in the second as long as the roses have not turned. */
function Things({ seat }: { seat: number }) {
  const intl = useIntl();
  const { view, facts } = useHarbour();
  const at = view.at[seat];
  const florins = view.sides[seat]?.florins ?? 0;
  const purse = intl.formatMessage({ id: "harbour.fact.florins" }, { count: florins });
  if (!at)
    return (
      <>
        <Cell words={purse}>
          <Symbol name="florin" size={16} />
          {florins}
        </Cell>
        <td colSpan={4} />
      </>
    );
  const next = at.rose[(facts.arrives ?? []).findIndex((round) => round > view.round)] ?? [];
  const tokens = intl.formatMessage({ id: "harbour.fact.tokens" }, { count: at.tokens });
  const cubes = (counts: readonly number[]) => cubesSaid(intl, counts);
  return (
    <>
      <Cell words={`${purse}. ${tokens}`} className={css.hbPurses}>
        <Symbol name="florin" size={16} />
        {florins}
        <span className={classes(at.tokens === 0 ? css.isNil : css.isBad)}>
          <Symbol name="penalty" size={16} />
          {at.tokens}
        </span>
      </Cell>
      <Cell words={cubes(at.pool)}>
        <CubeCounts counts={at.pool} />
        {total(at.house) > 0 && (
          <span className={css.hbKept}>
            <Symbol name="house-keep" size={18} />
            <Symbol name={cubeSymbol(pieces(at.house)[0] ?? 0)} size={13} />
          </span>
        )}
        {total(at.pool) === 0 && total(at.house) === 0 && <span className={css.isNil}>–</span>}
      </Cell>
      <Cell words={cubes(next)}>{total(next) > 0 ? <CubeCounts counts={next} /> : <span className={css.isNil}>–</span>}</Cell>
      <Cell
        className={css.hbHeld}
        words={[
          intl.formatMessage({ id: "harbour.fact.rack" }, { count: at.rack.length }),
          intl.formatMessage({ id: "harbour.fact.tableau" }, { count: at.tableau.length }),
        ].join(", ")}
      >
        <Symbol name="card" size={16} />
        <b className={classes(at.rack.length >= RACK_PLACES && css.isBad)}>{at.rack.length}</b> <Symbol name="card-free" size={16} />
        <b>{at.tableau.length}</b>
      </Cell>
      <Aboard seat={seat} />
    </>
  );
}

function Aboard({ seat }: { seat: number }) {
  const intl = useIntl();
  const { view } = useHarbour();
  const { hold = [], store = [], aboard = [] } = view.at[seat] ?? {};
  const counts = { goods: total(hold), stored: total(store), dockers: total(aboard) };
  const symbols = [
    ...pieces(hold).map(goodSymbol),
    ...pieces(aboard).map(dockerSymbol),
    ...(total(store) > 0 ? ["warehouse"] : []),
    ...pieces(store).map(goodSymbol),
  ];
  return (
    <Cell words={intl.formatMessage({ id: "harbour.fact.cargo" }, counts)} className={css.hbAboard}>
      {symbols.map((name, nth) => (
        <Symbol key={nth} name={name} size={16} />
      ))}
      {symbols.length === 0 && <span className={css.isNil}>–</span>}
    </Cell>
  );
}

/** The name, which opens the whole mat. */
function Who({ side }: { side: number }) {
  const intl = useIntl();
  const { players } = useHarbour();
  const { sight, serverNow } = useTableState();
  const [isOpen, open] = useState(false);
  const close = () => open(false);
  const player = players.find((one) => one.seat === side);
  const name = sideName(players, side);
  return (
    <th scope="row" className={css.hbWho}>
      <div data-info={`player ${side}`}>
        <Gable kind={gableOf(players, side)} size={22} />
        {player ? (
          <button type="button" onClick={() => open(true)}>
            <b>{name}</b>
            <span className={wordsCss.hiddenWords}>{intl.formatMessage({ id: "harbour.others.open" }, { name })}</span>
          </button>
        ) : (
          <b>{name}</b>
        )}
        {player?.isMe ? (
          <span className={wordsCss.hiddenWords}>
            <FormattedMessage id="table.note.me" />
          </span>
        ) : (
          player && player.sight.bot === "" && <PlayerNote player={player} isNow={false} />
        )}
        {player && !sight.result && <ClockFace clock={sight.clock} seat={player.sight} serverNow={serverNow} />}
      </div>
      {isOpen && <Later part={mat} props={{ seat: side, onClose: close }} onFail={close} again={() => open(true)} />}
    </th>
  );
}

function Line({ side, turn }: { side: number; turn: Turn }) {
  const { view, facts, seat } = useHarbour();
  const { sight, game } = useTableState();
  const forecast = facts.forecasts?.[side];
  const points = pointsOf(side, sight, game) ?? view.sides[side]?.points;
  return (
    <tr className={classes(turn === "now" && css.isNow, side === seat && css.isMine)} data-seat={side}>
      <td className={css.hbTurns}>
        <TurnMark turn={turn} rank={sight.result?.ranks[side]} />
      </td>
      <Who side={side} />
      <td className={css.hbPoints}>
        {points}
        {!sight.result && (
          <sup>
            <Gain seat={side} />
          </sup>
        )}
      </td>
      <td className={css.hbForecast}>{forecast !== undefined && <>→ {forecast}</>}</td>
      <Things seat={side} />
    </tr>
  );
}

/** Alone against TOM, the duel and his strip have the players' place, which is there before they are. */
export function Order() {
  const isSolo = useHarbour().view.seats === 1;
  return isSolo ? <SoloPlace /> : <Players />;
}

function SoloPlace() {
  useRootMark("harbour-solo");
  return (
    <div className={css.hbSoloPlace}>
      <Suspense fallback={null}>
        <Solo />
      </Suspense>
    </div>
  );
}

function Players() {
  const intl = useIntl();
  const { view } = useHarbour();
  return (
    <section className={css.hbOrder} aria-labelledby="players-title">
      <table>
        <colgroup>
          {COLUMNS.map((column, at) => (
            <col key={at} className={classes(column)} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th colSpan={2} id="players-title">
              <FormattedMessage id="harbour.desk.order" />
            </th>
            <th className={css.hbPoints}>
              <FormattedMessage id="harbour.desk.points" />
            </th>
            <th colSpan={2} title={intl.formatMessage({ id: "harbour.desk.atEnd.about" })}>
              <FormattedMessage id="harbour.desk.atEnd" />
            </th>
            <th>
              <FormattedMessage id="harbour.desk.pool" />
            </th>
            <th>
              <FormattedMessage id="harbour.desk.next" />
            </th>
            <th>
              <FormattedMessage id="harbour.desk.held" />
            </th>
            <th>
              <FormattedMessage id="harbour.desk.aboard" />
            </th>
          </tr>
        </thead>
        <tbody>
          {turnsOf(view).map(({ seat, turn }) => (
            <Line key={seat} side={seat} turn={turn} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
