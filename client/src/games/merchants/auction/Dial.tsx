// The auction clock: brass, marks, the price in the middle. What moves in it is given by whoever shows it.
import { memo, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { Gable } from "@/platform/game";
import { BEYOND_DOUBLE, BEYOND_DOUBLE_WORDS, FACE, MARKS, angleOf, apart, middleOf, needleAt, point, ring, tick } from "./dial";
import "./dial.css";
import { DOUBLE_STEPS, priceOf } from "./round";

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
  /** What the viewer can pay; null for who only watches. */
  cash: number | null;
  /** Where the house presses for the viewer. */
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
      <circle cx={500} cy={500} r={498} className="dial-case" />
      <circle cx={500} cy={500} r={478} className="dial-brass" />
      <circle cx={500} cy={500} r={468} className="dial-face" />
      {STUDS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={4.5} className="dial-stud" />
      ))}
    </>
  );
});

/** One mark of the dial: `here`, `past`, or one that the viewer cannot pay. */
const Mark = memo(function Mark({ step, price, state }: { step: number; price: number; state: string }) {
  const [x, y] = point(390, middleOf(step));
  const ticks = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => tick(at === 5 ? 440 : 446, OUTER, needleAt(step, at / 10))).join("");
  const shape = ring(INNER, OUTER, angleOf(step) + 0.5, angleOf(step + 1) - 0.5);
  return (
    <g className={`dial-mark dial-${state}`}>
      <path d={shape} className="dial-segment" />
      {state === "beyond" && <path d={shape} className="dial-hatched" />}
      <path d={ticks} className="dial-tick" />
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
    <g className={`dial-start${isHere ? " dial-here" : ""}${isPast ? " dial-past" : ""}`}>
      <path d={ring(INNER, OUTER, 1, angleOf(1) - 1)} className="dial-segment" />
      <path d={RUN_IN_TICKS} className="dial-tick" />
      <g transform={`rotate(${turn} ${x} ${y})`}>
        <text x={x} y={y - 4}>
          <FormattedMessage id="merchants.auction.dial.start" />
        </text>
        <text x={x} y={y + 26} className="dial-start-more">
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
      <g key={seat} className={`dial-pin merchants-of-${gable}${won ? " dial-won" : ""}`}>
        <path d={line} className="dial-pin-rim" />
        <path d={line} className="dial-pin-line" />
        <circle cx={x3} cy={y3} r={33} />
        <use href={`#mer-piece-${gable}`} x={x3 - 21} y={y3 - 23} width={42} height={42} />
      </g>
    );
  });
}

export function Dial({ isDouble, step, cash, stop = null, pins = [], figure, words, label }: DialProps) {
  const marks = marksOf(isDouble);
  const stateOf = (mark: number): string => {
    if (step === mark) return "here";
    if (step !== null && mark < step) return "past";
    return cash !== null && priceOf(isDouble, mark) > cash ? "beyond" : "open";
  };
  const stopAt = stop === null ? null : point(474, middleOf(stop));
  return (
    <svg className="dial" viewBox={FACE} role="img" aria-label={label}>
      <defs>
        <pattern id="dial-hatch" width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" className="dial-hatch" />
        </pattern>
      </defs>
      <Case />
      <Start isDouble={isDouble} isHere={step === 0} isPast={step !== null && step > 0} />
      {Array.from({ length: marks }, (_, at) => (
        <Mark key={at} step={at + 1} price={priceOf(isDouble, at + 1)} state={stateOf(at + 1)} />
      ))}
      {isDouble && (
        <g className="dial-rest">
          <path d={BEYOND_DOUBLE} className="dial-segment" />
          <path id="dial-rest-way" d={BEYOND_DOUBLE_WORDS} fill="none" />
          <text>
            <textPath href="#dial-rest-way" startOffset="50%">
              <FormattedMessage id="merchants.auction.dial.opener" />
            </textPath>
          </text>
        </g>
      )}
      {stopAt && stop !== null && (
        <path d="M-15-16H15V8L0 24-15 8Z" className="dial-stop" transform={`translate(${stopAt[0]} ${stopAt[1]}) rotate(${middleOf(stop)})`} />
      )}
      <circle cx={500} cy={500} r={312} className="dial-inner" />
      <path d={INNER_TICKS} className="dial-inner-ticks" />
      <Pins pins={pins} />
      <text x={500} y={592} className="dial-figure">
        {figure}
      </text>
      <text x={500} y={664} className="dial-words">
        {words}
      </text>
    </svg>
  );
}
