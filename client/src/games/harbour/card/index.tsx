// The card of the harbour: the compass rose with its cubes, barges on the water, houses in the six colours.
import { house, ripples, steady } from "@/platform/start/art/houses";
import { Barge, DrawnHouse } from "@/platform/start/art/Pieces";
import type { Card } from "@/platform/start/cards/card";
import * as css from "@/platform/start/art/art.module.css";

const COLOURS = ["#2A2D33", "#7A4A2A", "#7A55A8", "#E58FB1", "#EB8A2C", "#9AA3A8"];
const GABLES = ["spout", "step", "bell", "neck", "flat", "step"] as const;

const at = (turn: number, radius: number): string => `${(Math.sin(turn) * radius).toFixed(1)} ${(-Math.cos(turn) * radius).toFixed(1)}`;
const petals = (side: number): string =>
  Array.from({ length: 6 }, (_, petal) => {
    const turn = (petal * Math.PI) / 3;
    return `M0 0L${at(turn, 52)}L${at(turn + side * 0.32, 16)}Z`;
  }).join("");

const luck = steady(5);
const HOUSES = COLOURS.map((colour, place) => {
  const x = place < 3 ? 6 + place * 42 : 289 + (place - 3) * 43;
  const high = 58 + (place % 2 ? 10 : 2) + (place === 1 || place === 4 ? 8 : 0);
  return house(x, 40, high, GABLES[place] ?? "step", colour, luck);
});

function Art() {
  return (
    <svg viewBox="0 0 421 146" aria-hidden="true">
      <rect width={421} height={146} fill="var(--map-water)" />
      <path className={css.artRipples} d={ripples(421, 100, 12)} />
      <g transform="translate(210 70) rotate(12)">
        <circle r={64} fill="#FDF8EA" stroke="#12293A" strokeWidth={1.6} />
        <circle r={58} fill="none" stroke="#12293A" strokeWidth={0.8} />
        <path d={petals(1)} fill="#2F6F8F" />
        <path d={petals(-1)} fill="#FDF8EA" stroke="#2F6F8F" />
        {COLOURS.map((colour, place) => (
          <g key={colour} transform={`translate(${at(((place + 0.5) * Math.PI) / 3, 43)}) rotate(-12)`}>
            <rect x={-8.5} y={-8.5} width={17} height={17} rx={2.5} fill={colour} stroke="#12293A" strokeWidth={1.2} />
            <path d="M-6 -6h12" stroke="#fff" strokeOpacity={0.6} strokeWidth={1.5} />
          </g>
        ))}
        <circle r={9} fill="#C9972B" stroke="#12293A" strokeWidth={1.2} />
      </g>
      <Barge x={84} y={42} scale={0.48} gable="neck" />
      <Barge x={338} y={46} scale={0.48} gable="bell" />
      <g transform="translate(0 146)" className={css.artRow}>
        {HOUSES.map((one) => (
          <DrawnHouse key={one.outline} house={one} />
        ))}
      </g>
    </svg>
  );
}

export default {
  slug: "harbour",
  order: 3,
  players: [1, 4],
  name: "harbour.start.name",
  line: "harbour.start.line",
  Art,
  options: {
    short: { label: "harbour.start.short" },
    extensions: {
      label: "harbour.start.extensions",
      // Against TOM the game is played without them.
      choices: (seats) =>
        seats === 1
          ? []
          : [
              { value: 1, label: "harbour.start.extension.figures" },
              { value: 2, label: "harbour.start.extension.tasks" },
              { value: 3, label: "harbour.start.extension.pawn" },
              { value: 4, label: "harbour.start.extension.tiles" },
            ],
    },
    tasks: {
      label: "harbour.start.tasks",
      choices: (seats) =>
        seats === 1
          ? []
          : [
              { value: "three hidden", label: "harbour.start.tasks.three" },
              { value: "five hidden", label: "harbour.start.tasks.five" },
              { value: "one open", label: "harbour.start.tasks.one" },
              { value: "two open", label: "harbour.start.tasks.two" },
            ],
    },
    house_cards: { label: "harbour.start.houseCards" },
  },
} satisfies Card;
