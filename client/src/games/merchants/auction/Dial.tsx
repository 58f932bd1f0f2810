// The auction clock: brass, marks, the price in the middle. What moves in it is given by whoever shows it.
import { memo, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { classes } from "@/kit/classes";
import type { Gable } from "@/platform/game";
import { OF } from "../Sign";
import { BEYOND_DOUBLE, BEYOND_DOUBLE_WORDS, FACE, MARKS, angleOf, apart, middleOf, needleAt, point, ring, tick } from "./dial";
import { DOUBLE_STEPS, priceOf } from "./round";
import * as css from "./dial.module.css";

const STATES = { beyond: css.dialBeyond, past: css.dialPast, here: css.dialHere, open: undefined };

/** Where somebody pressed. */
export interface Pin {
  seat: number;
  gable: Gable;
  step: number;
  /** How much of the step had passed. */
  part: number;
  won: boolean;
}

interface DialProps {
  isDouble: boolean;
  /** The step whose price counts; null before the clock runs. */
  step: number | null;
  /** The steps that the viewer can pay; null for who only watches. */
  payable: readonly number[] | null;
  /** Where the server presses for the viewer. */
  stop?: number | null;
  pins?: readonly Pin[];
  /** The huge figure, and the words below it. */
  figure: ReactNode;
  words: ReactNode;
  label: string;
}

const INNER = 322;
const OUTER = 452;
const STUDS = Array.from({ length: 24 }, (_, stud) => point(488, stud * 15 + 7.5));
const INNER_TICKS = Array.from({ length: 120 }, (_, at) => tick(at % 5 ? 300 : 292, 306, at * 3)).join("");
const RUN_IN_TICKS = Array.from({ length: 8 }, (_, at) => tick(430, 444, 4 + (at * (angleOf(1) - 8)) / 7)).join("");
const marksOf = (isDouble: boolean) => (isDouble ? DOUBLE_STEPS - 1 : MARKS);

const Case = memo(function Case() {
  return (
    <>
      <circle cx={500} cy={500} r={498} className={css.dialCase} />
      <circle cx={500} cy={500} r={478} className={css.dialBrass} />
      <circle cx={500} cy={500} r={468} className={css.dialFace} />
      {STUDS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={4.5} className={css.dialStud} />
      ))}
    </>
  );
});

/** One mark of the dial: `here`, `past`, or one that the viewer cannot pay. */
const Mark = memo(function Mark({ step, price, state }: { step: number; price: number; state: keyof typeof STATES }) {
  const [x, y] = point(390, middleOf(step));
  const ticks = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => tick(at === 5 ? 440 : 446, OUTER, needleAt(step, at / 10))).join("");
  const shape = ring(INNER, OUTER, angleOf(step) + 0.5, angleOf(step + 1) - 0.5);
  return (
    <g className={classes(css.dialMark, STATES[state])} data-dial={state} data-price={price}>
      <path d={shape} className={css.dialSegment} />
      {state === "beyond" && <path d={shape} className={css.dialHatched} />}
      <path d={ticks} className={css.dialTick} />
      <text x={x} y={y + 12}>
        {price}
      </text>
    </g>
  );
});

function Start({ isDouble, isHere, isPast }: { isDouble: boolean; isHere: boolean; isPast: boolean }) {
  const turn = middleOf(0);
  const [x, y] = point(385, turn);
  return (
    <g className={classes(css.dialStart, isHere && css.dialHere, isPast && css.dialPast)} data-dial={isHere ? "here" : undefined}>
      <path d={ring(INNER, OUTER, 1, angleOf(1) - 1)} className={css.dialSegment} />
      <path d={RUN_IN_TICKS} className={css.dialTick} />
      <g transform={`rotate(${turn} ${x} ${y})`}>
        <text x={x} y={y - 4}>
          <FormattedMessage id="merchants.auction.dial.start" />
        </text>
        <text x={x} y={y + 26} className={css.dialStartMore}>
          {isDouble ? priceOf(true, 0) : <FormattedMessage id="merchants.auction.dial.doubles" />}
        </text>
      </g>
    </g>
  );
}

/** Degrees between the heads of two pins. */
const PIN = 8.2;

function Pins({ pins }: { pins: readonly Pin[] }) {
  const angles = pins.map(({ step, part }) => needleAt(step, part));
  const rims = apart(angles, PIN);
  return pins.map(({ seat, gable, won }, index) => {
    const angle = angles[index] ?? 0;
    const [[x1, y1], [x2, y2], [x3, y3]] = [point(424, angle), point(462, angle), point(505, rims[index] ?? angle)];
    const line = `M${x1} ${y1}L${x2} ${y2}L${x3} ${y3}`;
    return (
      <g key={seat} className={classes(css.dialPin, OF[gable], won && css.dialWon)}>
        <path d={line} className={css.dialPinRim} />
        <path d={line} className={css.dialPinLine} />
        <circle cx={x3} cy={y3} r={33} />
        <use href={`#mer-piece-${gable}`} x={x3 - 21} y={y3 - 23} width={42} height={42} />
      </g>
    );
  });
}

export function Dial({ isDouble, step, payable, stop = null, pins = [], figure, words, label }: DialProps) {
  const marks = marksOf(isDouble);
  const stateOf = (mark: number): keyof typeof STATES => {
    if (step === mark) return "here";
    if (step !== null && mark < step) return "past";
    return payable === null || payable.includes(mark) ? "open" : "beyond";
  };
  const stopAt = stop === null ? null : point(474, middleOf(stop));
  return (
    <svg className={css.dial} viewBox={FACE} role="img" aria-label={label}>
      <defs>
        <pattern id="dial-hatch" width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" className={css.dialHatch} />
        </pattern>
      </defs>
      <Case />
      <Start isDouble={isDouble} isHere={step === 0} isPast={step !== null && step > 0} />
      {Array.from({ length: marks }, (_, at) => (
        <Mark key={at} step={at + 1} price={priceOf(isDouble, at + 1)} state={stateOf(at + 1)} />
      ))}
      {isDouble && (
        <g className={css.dialRest}>
          <path d={BEYOND_DOUBLE} className={css.dialSegment} />
          <path id="dial-rest-way" d={BEYOND_DOUBLE_WORDS} fill="none" />
          <text>
            <textPath href="#dial-rest-way" startOffset="50%">
              <FormattedMessage id="merchants.auction.dial.opener" />
            </textPath>
          </text>
        </g>
      )}
      {stopAt && stop !== null && (
        <path
          d="M-15-16H15V8L0 24-15 8Z"
          className={css.dialStop}
          transform={`translate(${stopAt[0]} ${stopAt[1]}) rotate(${middleOf(stop)})`}
        />
      )}
      <circle cx={500} cy={500} r={312} className={css.dialInner} />
      <path d={INNER_TICKS} className={css.dialInnerTicks} />
      <Pins pins={pins} />
      <text x={500} y={592} className={css.dialFigure}>
        {figure}
      </text>
      <text x={500} y={664} className={css.dialWords}>
        {words}
      </text>
    </svg>
  );
}
