// The way through the game: everybody's chance to win with how sure it is, the marks of one seat, what it decided and was dealt.
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { GABLE_COLOURS } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import type { Player } from "@/platform/game";
import { MarkShape, MarkSign, lookOf } from "./Marks";
import { sayChange } from "./figures";
import { bandOf, barsOf, endsOf, type Frame, HALF_BAR, heightAt, lineOf, type Plot, plotOf } from "./graph";
import type { Mark } from "./moments";
import type { Report, SeatReport } from "./report";
import * as css from "./Graph.module.css";

interface GraphProps {
  report: Report;
  players: readonly Player[];
  seat: number;
  marks: readonly Mark[];
  move: number;
  onMove: (move: number) => void;
  isSmall: boolean;
}

export function Graph(props: GraphProps) {
  const intl = useIntl();
  const { report, move, onMove, isSmall } = props;
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const frame = useMemo<Frame>(() => ({ ...size, left: isSmall ? 76 : 92, right: isSmall ? 30 : 110, isSmall }), [size, isSmall]);
  const slider = intl.formatMessage({ id: "analysis.slider" });
  return (
    <section className={css.graph} aria-label={intl.formatMessage({ id: "analysis.graph" })}>
      <header className={css.graphHead}>
        <h3>
          <FormattedMessage id="analysis.graph" />
        </h3>
        {!isSmall && <Legend />}
      </header>
      <div ref={room} className={css.graphRoom}>
        {size.width > 0 && <Picture {...props} frame={frame} />}
        <input
          type="range"
          className={css.graphSlider}
          style={{ left: frame.left, right: frame.right, width: Math.max(frame.width - frame.left - frame.right, 0) }}
          min={0}
          max={report.moves}
          value={move}
          aria-label={slider}
          aria-valuetext={intl.formatMessage({ id: "analysis.sliderAt" }, { move, moves: report.moves })}
          onChange={(event) => onMove(Number(event.target.value))}
        />
      </div>
    </section>
  );
}

const NOWHERE = { width: 0, height: 0 };

function useSize(room: React.RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState(NOWHERE);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const tell = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    tell();
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    return () => watch.disconnect();
  }, [room]);
  return size;
}

const KINDS = [
  ["turn", "analysis.kind.turn"],
  ["slip", "analysis.kind.slip"],
  ["luck", "analysis.kind.luck"],
] as const;

function Legend() {
  return (
    <div className={css.legend} aria-hidden>
      {KINDS.map(([kind, words]) => (
        <span key={kind}>
          <MarkSign kind={kind} size={15} />
          <FormattedMessage id={words} />
        </span>
      ))}
      <span>
        <svg width={26} height={12}>
          <rect width={26} height={12} rx={2} className={css.legendBand} />
          <path d="M0 6h26" className={css.legendLine} />
        </svg>
        <FormattedMessage id="analysis.sure" />
      </span>
    </div>
  );
}

/** What it shows is told by the list of moments and the slider. */
function Picture({ report, players, seat, marks, move, isSmall, frame }: GraphProps & { frame: Frame }) {
  const plot = useMemo(() => plotOf(report.moves, frame), [report.moves, frame]);
  const own = report.seats.find((one) => one.seat === seat);
  const others = report.seats.filter((one) => one.seat !== seat);
  const { width, height } = frame;
  return (
    <svg className={css.plot} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      <defs>
        <pattern id="analysis-luck" width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={5} height={5} className={css.hatchGround} />
          <rect width={2.6} height={5} className={css.hatch} />
        </pattern>
      </defs>
      <Axes plot={plot} frame={frame} now={move} />
      {[...others, ...(own ? [own] : [])].map((one) => (
        <Line key={one.seat} plot={plot} one={one} gable={players[one.seat]?.gable ?? "step"} isOwn={one.seat === seat} />
      ))}
      {own && <Bars plot={plot} own={own} frame={frame} />}
      <line x1={plot.x(move)} x2={plot.x(move)} y1={6} y2={height - 16} className={css.cursor} />
      {own && own.chance.length > 0 && <circle cx={plot.x(move)} cy={heightAt(plot, own.chance, move)} r={5.5} className={css.cursorDot} />}
      {own &&
        marks.map((mark) => <MarkOnLine key={`${mark.kind}${mark.move}`} plot={plot} own={own} mark={mark} isNow={mark.move === move} />)}
      <Ends plot={plot} report={report} players={players} frame={frame} isSmall={isSmall} />
    </svg>
  );
}

const GRID = [0, 0.25, 0.5, 0.75, 1];

function Axes({ plot, frame, now }: { plot: Plot; frame: Frame; now: number }) {
  const intl = useIntl();
  const { width, left, right } = frame;
  const row = (words: string, at: number, below: number) => (
    <>
      <line x1={left} x2={width - right} y1={at} y2={at} className={css.zero} />
      <text x={left - 8} y={at + below} textAnchor="end" className={css.label}>
        <FormattedMessage id={words} />
      </text>
    </>
  );
  return (
    <>
      {GRID.map((share) => (
        <g key={share}>
          <line x1={left} x2={width - right} y1={plot.y(share)} y2={plot.y(share)} className={css.axis} />
          {(share * 2) % 1 === 0 && (
            <text x={left - 8} y={plot.y(share) + 4} textAnchor="end">
              {intl.formatNumber(share, { style: "percent" })}
            </text>
          )}
        </g>
      ))}
      {row("analysis.decisions", plot.decisionsAt, 13)}
      {row("analysis.luck", plot.luckAt, -4)}
      {plot.ticks
        .filter((tick) => Math.abs(plot.x(tick) - plot.x(now)) > 26)
        .map((tick) => (
          <text key={tick} x={plot.x(tick)} y={plot.foot} textAnchor="middle">
            {tick}
          </text>
        ))}
      <text x={plot.x(now)} y={plot.foot} textAnchor="middle" className={css.label}>
        {now}
      </text>
    </>
  );
}

function Line({ plot, one, gable, isOwn }: { plot: Plot; one: SeatReport; gable: Player["gable"]; isOwn: boolean }) {
  const way = lineOf(plot, one.chance);
  return (
    <g className={classes(css.way, isOwn && css.isOwn, GABLE_COLOURS[gable])}>
      <path className={css.band} d={bandOf(plot, one.chance)} />
      <path className={css.rim} d={way} />
      <path className={css.line} d={way} />
    </g>
  );
}

function Bars({ plot, own, frame }: { plot: Plot; own: SeatReport; frame: Frame }) {
  const intl = useIntl();
  const { decisions, luck } = barsOf(plot, own, frame);
  const at = frame.width - frame.right + 10;
  return (
    <>
      {decisions.map(({ move, ...bar }) => (
        <rect key={`d${move}`} {...bar} width={2 * HALF_BAR} className={css.decided} />
      ))}
      {luck.map(({ move, ...bar }) => (
        <rect key={`l${move}`} {...bar} width={2 * HALF_BAR} className={css.dealt} />
      ))}
      {!frame.isSmall && (
        <>
          <text x={at} y={plot.decisionsAt + 15} className={classes(css.sum, css.isDecided)}>
            {sayChange(intl, own.own)}
          </text>
          <text x={at} y={plot.luckAt - 3} className={classes(css.sum, css.isDealt)}>
            {sayChange(intl, own.luck)}
          </text>
        </>
      )}
    </>
  );
}

function MarkOnLine({ plot, own, mark, isNow }: { plot: Plot; own: SeatReport; mark: Mark; isNow: boolean }) {
  const size = isNow ? 21 : 16;
  // A slip hangs below the line, all else stands above it.
  const at = heightAt(plot, own.chance, mark.move) + (mark.kind === "slip" ? 15 : -15);
  return (
    <g transform={`translate(${plot.x(mark.move) - size / 2} ${at - size / 2})`} className={classes(lookOf(mark.kind))}>
      <rect x={-2} y={-2} width={size + 4} height={size + 4} rx={5} className={css.markGround} />
      <svg width={size} height={size} viewBox="0 0 18 18">
        <MarkShape kind={mark.kind} />
      </svg>
    </g>
  );
}

function Ends({
  plot,
  report,
  players,
  frame,
  isSmall,
}: Pick<GraphProps, "report" | "players" | "isSmall"> & { plot: Plot; frame: Frame }) {
  const x = frame.width - frame.right + (isSmall ? 5 : 10);
  return (
    <>
      {endsOf(plot, report).map(({ seat, y }) => {
        const gable = players[seat]?.gable ?? "step";
        return (
          <g key={seat} transform={`translate(${x} ${y - 10})`} className={classes(css.end, GABLE_COLOURS[gable])}>
            <rect width={20} height={20} rx={4} />
            <use href={`#gable-${gable}`} x={3} y={3} width={14} height={14} />
            {!isSmall && (
              <text x={27} y={15} className={css.label}>
                {players[seat]?.name}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
