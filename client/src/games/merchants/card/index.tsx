// The card of the merchants: the falling clock on its stage, and the four goods.
import { through } from "@/platform/start/art/Pieces";
import { first } from "@/platform/start/cards/first";
import type { Card } from "@/platform/start/cards/card";

/** The mark on a bale, on a grid of 24; `--cut` shows the bale through it. */
const MARKS = {
  lozenge: (
    <>
      <path fill="currentColor" d="M12 1.5 21.5 12 12 22.5 2.5 12Z" />
      <path d="M12 7 16.5 12 12 17 7.5 12Z" fill="var(--cut)" />
    </>
  ),
  leaf: (
    <>
      <path fill="currentColor" d="M3 21C2 9.5 9.5 3.5 21 3 21 14.5 15 22 3 21Z" />
      <path d="M5.5 18.5 15 9" fill="none" stroke="var(--cut)" strokeWidth={2} strokeLinecap="round" />
    </>
  ),
  drop: (
    <>
      <path fill="currentColor" d="M12 2C12 2 19.5 10 19.5 14.8A7.5 7.5 0 0 1 4.5 14.8C4.5 10 12 2 12 2Z" />
      <path d="M8 15.5a4 4 0 0 0 4 3.6" fill="none" stroke="var(--cut)" strokeWidth={1.8} strokeLinecap="round" />
    </>
  ),
  disc: <circle cx={12} cy={12} r={9} fill="currentColor" />,
};

function Bale({ x, colour, mark }: { x: number; colour: string; mark: keyof typeof MARKS }) {
  return (
    <g transform={`translate(${x} 132)`}>
      <path d="M-21 0v-30q21 -7 42 0v30Z" fill={colour} stroke="#F7F1E3" strokeOpacity={0.6} strokeWidth={1.3} />
      <path d="M-21 -20q21 -6 42 0M-21 -9q21 -6 42 0" stroke="#0B1722" strokeOpacity={0.4} fill="none" strokeWidth={2} />
      <svg x={-9} y={-28} width={18} height={18} viewBox="0 0 24 24" style={through("#FFFBF2", colour)}>
        {MARKS[mark]}
      </svg>
    </g>
  );
}

const at = (degrees: number, radius: number): string => {
  const turn = (degrees * Math.PI) / 180;
  return `${(Math.sin(turn) * radius).toFixed(1)} ${(-Math.cos(turn) * radius).toFixed(1)}`;
};
const arc = (from: number, to: number): string => `M${at(from, 47)}A47 47 0 ${to - from > 180 ? 1 : 0} 1 ${at(to, 47)}`;
const TICKS = Array.from({ length: 21 }, (_, tick) => {
  const turn = -140 + tick * 14;
  return `M${at(turn, 64)}L${at(turn, tick % 5 ? 58 : 53)}`;
}).join("");
const HATCH = Array.from({ length: 25 }, (_, line) => `M0 ${6 + line * 6}H421`).join("");

function Art() {
  return (
    <svg viewBox="0 0 421 146" aria-hidden="true">
      <rect width={421} height={146} fill="#142C3F" />
      <path d={HATCH} stroke="#CFE4EA" strokeOpacity={0.07} />
      <g opacity={0.95}>
        <Bale x={50} colour="#B43A5A" mark="lozenge" />
        <Bale x={96} colour="#B5731B" mark="leaf" />
        <Bale x={325} colour="#4B62B0" mark="drop" />
        <Bale x={371} colour="#7A6A55" mark="disc" />
        <path d="M0 132.5H421" stroke="#C9972B" strokeWidth={1.5} />
      </g>
      <g transform="translate(210.5 73) scale(.9)">
        <circle r={73} fill="#C9972B" />
        <circle r={69.5} fill="#FDF8EA" stroke="#12293A" strokeWidth={1.2} />
        <path d={arc(-140, 8)} fill="none" stroke="#CFE4EA" strokeWidth={9} />
        <path d={arc(8, 140)} fill="none" stroke="#B5532C" strokeWidth={9} />
        <path d={TICKS} stroke="#12293A" strokeWidth={1.8} />
        <text y={16} textAnchor="middle" fontSize={36} fontWeight={640} fill="#12293A" fontFamily="var(--display)">
          140
        </text>
        <path d="M-3 -36L0 -66L3 -36Z" fill="#12293A" transform="rotate(8)" />
      </g>
    </svg>
  );
}

export default {
  slug: "merchants",
  order: 2,
  players: [3, 5],
  name: "merchants.start.name",
  line: "merchants.start.line",
  Art,
  hasLots: true,
  whenSealed: { ahead: true },
  options: { first },
} satisfies Card;
