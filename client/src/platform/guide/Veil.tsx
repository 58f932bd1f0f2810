// The veil over a table with holes where the light falls. It lets all touches through, and says nothing to a screen reader.
import { createPortal } from "react-dom";
import { useId } from "react";
import type { Hole, Light } from "./light";
import * as css from "./Veil.module.css";

const CORNER = 11;

/** A hole in black, or what lies a little around it, to be its edge. */
function Shape({ hole, colour, more = 0 }: { hole: Hole; colour: string; more?: number }) {
  if ("line" in hole)
    return (
      <path d={hole.line} fill="none" stroke={colour} strokeWidth={hole.width + 2 * more} strokeLinecap="round" strokeLinejoin="round" />
    );
  const { x, y, width, height } = hole.box;
  const corner = hole.isRound ? Math.min(width, height) / 2 : CORNER;
  return <rect x={x - more} y={y - more} width={width + 2 * more} height={height + 2 * more} rx={corner + more} fill={colour} />;
}

export function Veil({ light: { holes, view } }: { light: Light }) {
  const all = useId();
  const edged = useId();
  const bright = holes.filter((hole) => hole.edged);
  const mask = (id: string, dark: readonly Hole[]) => (
    <mask id={id}>
      <rect width={view.width} height={view.height} fill="#fff" />
      {dark.map((hole, at) => (
        <Shape key={at} hole={hole} colour="#000" />
      ))}
    </mask>
  );
  return createPortal(
    <svg className={css.veil} width={view.width} height={view.height} aria-hidden="true" data-veil>
      {mask(all, holes)}
      {mask(edged, bright)}
      <rect width={view.width} height={view.height} className={css.dark} mask={`url(#${all})`} />
      <g mask={`url(#${edged})`}>
        {bright.map((hole, at) => (
          <Shape key={at} hole={hole} more={3} colour="var(--glow)" />
        ))}
      </g>
    </svg>,
    document.body,
  );
}
