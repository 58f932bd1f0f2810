// The card of the merchants: the falling clock on its stage, and the four goods.
import { through } from "@/platform/start/art/Pieces";
import { first } from "@/platform/start/cards/first";
import type { Card } from "@/platform/start/cards/card";

type Glyph = "g-black" | "g-green" | "g-blue" | "g-orange";

function Bale({ x, colour, glyph }: { x: number; colour: string; glyph: Glyph }) {
  return (
    <g transform={`translate(${x} 132)`}>
      <path d="M-21 0v-30q21 -7 42 0v30Z" fill={colour} stroke="#F7F1E3" strokeOpacity={0.6} strokeWidth={1.3} />
      <path d="M-21 -20q21 -6 42 0M-21 -9q21 -6 42 0" stroke="#0B1722" strokeOpacity={0.4} fill="none" strokeWidth={2} />
      <use href={`#${glyph}`} x={-9} y={-28} width={18} height={18} style={through("#FFFBF2", colour)} />
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
        <Bale x={50} colour="#B43A5A" glyph="g-black" />
        <Bale x={96} colour="#B5731B" glyph="g-green" />
        <Bale x={325} colour="#4B62B0" glyph="g-blue" />
        <Bale x={371} colour="#7A6A55" glyph="g-orange" />
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
