// The picture at the head of the start page: a row of canal houses, the quay, their reflection, barges under way.
import { memo, useId } from "react";
import "@/kit/symbols";
import { clouds, ripples, row } from "./houses";
import { Barge, DrawnHouse, Lamp, Tree } from "./Pieces";
import * as css from "./art.module.css";

/** The widest window that is drawn for; what is narrower sees less of the row. */
const WIDEST = 2600;
const STANDING = [44, 136, 254, 384, 504, 634, 724, 850, 968, 1090, 1204, 1330, 1452, 1570, 1702, 1820];

/** On a wide page the houses stand beside the words, from `--art-left` on; the quay and the water go all the way. */
export const Quayside = memo(function Quayside() {
  const id = useId();
  const [high, base] = [448, 366];
  return (
    <svg className={css.quayside} width="100%" height={high} aria-hidden="true">
      <clipPath id={`${id}w`}>
        <rect y={base + 14} width="100%" height={high - base} />
      </clipPath>
      <circle className={css.artOrb} cx="90.7%" cy={96} r={26} />
      <g className={css.artBeside}>
        <path d={clouds(WIDEST - 700, base)} stroke="var(--art-sky)" strokeWidth={1.2} strokeLinecap="round" />
        <g id={`${id}h`} className={css.artRow} transform={`translate(0 ${base})`}>
          {row(WIDEST - 700, 77, 150, 232).map((house) => (
            <DrawnHouse key={house.outline} house={house} />
          ))}
        </g>
      </g>
      <rect y={base + 13} width="100%" height={high - base} fill="var(--map-water)" />
      <g clipPath={`url(#${id}w)`}>
        <g className={css.artBeside}>
          <g transform={`translate(0 ${base + 26}) scale(1 -.62) translate(0 ${-base})`} opacity={0.26}>
            <use href={`#${id}h`} />
          </g>
        </g>
        <path className={css.artRipples} transform={`translate(0 ${base + 16})`} d={ripples(WIDEST, high - base - 16, 82)} />
      </g>
      <rect x={-2} y={base} width="101%" height={14} fill="var(--map-wall)" stroke="var(--art-line)" strokeWidth={1.1} />
      <path d={`M0 ${base + 7}H${WIDEST}`} stroke="var(--art-line)" strokeWidth={8} strokeDasharray="1 21" opacity={0.4} />
      <g className={css.artBeside}>
        {STANDING.map((x, at) => (at % 2 ? <Lamp key={x} x={x} y={base + 1} /> : <Tree key={x} x={x} y={base + 2} scale={0.95} />))}
        <Barge x={334} y={404} scale={1.05} gable="bell" rocks="slowly" />
        <Barge x={614} y={412} scale={0.85} gable="step" rocks="slower" />
        <Barge x={1120} y={406} scale={0.95} gable="neck" rocks="slowly" />
        <Barge x={1560} y={411} scale={0.9} gable="flat" rocks="slower" />
      </g>
    </svg>
  );
});

/** On a phone: a low row over the whole width. */
export const LowQuayside = memo(function LowQuayside() {
  const id = useId();
  const [high, base, wide] = [224, 184, 700];
  return (
    <svg className={css.quayside} width="100%" height={high} aria-hidden="true">
      <clipPath id={`${id}w`}>
        <rect y={base + 14} width="100%" height={high - base} />
      </clipPath>
      <path d={clouds(wide, base)} stroke="var(--art-sky)" strokeWidth={1.2} strokeLinecap="round" />
      <circle className={css.artOrb} cx="67%" cy={78} r={13} />
      <g id={`${id}h`} className={css.artRow} transform={`translate(-6 ${base})`}>
        {row(wide + 6, 77, 88, 128).map((house) => (
          <DrawnHouse key={house.outline} house={house} />
        ))}
      </g>
      <rect y={base + 13} width="100%" height={high - base} fill="var(--map-water)" />
      <g clipPath={`url(#${id}w)`}>
        <g transform={`translate(0 ${base + 26}) scale(1 -.62) translate(0 ${-base})`} opacity={0.26}>
          <use href={`#${id}h`} />
        </g>
        <path className={css.artRipples} transform={`translate(0 ${base + 16})`} d={ripples(wide, high - base - 16, 82)} />
      </g>
      <rect x={-2} y={base} width="102%" height={14} fill="var(--map-wall)" stroke="var(--art-line)" strokeWidth={1.1} />
      <path d={`M0 ${base + 7}H${wide}`} stroke="var(--art-line)" strokeWidth={8} strokeDasharray="1 21" opacity={0.4} />
      {[46, 196, 344, 494, 642].map((x) => (
        <Lamp key={x} x={x} y={base + 1} />
      ))}
      <Barge x={266} y={203} scale={0.62} gable="bell" rocks="slowly" />
      <Barge x={560} y={206} scale={0.55} gable="step" rocks="slower" />
    </svg>
  );
});
