// The three figures of the extensions: each has a hat of its own.
const HATS = {
  /** A cap with a peak. */
  foreman: "M-8 -9.5C-8 -16 8 -16 8 -9.5L12 -8.5H-8Z",
  /** A broad hat. */
  bailiff: "M-12 -8.5H12L7 -10.5V-16H-7V-10.5Z",
  /** A hood. */
  dealer: "M-8 -5C-10 -18 10 -18 8 -5L5 -9H-5Z",
} as const;

interface FigureProps {
  kind: keyof typeof HATS;
  x: number;
  y: number;
}

export function Figure({ kind, x, y }: FigureProps) {
  return (
    <g className={`hb-figure is-${kind}`} transform={`translate(${x} ${y})`} aria-hidden="true">
      <path className="hb-figure-body" d="M-9 14C-9 4 -5 1 0 1S9 4 9 14Z" />
      <circle className="hb-figure-head" cy="-4.5" r="6.5" />
      <path className="hb-figure-hat" d={HATS[kind]} />
    </g>
  );
}
