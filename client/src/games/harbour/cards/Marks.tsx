// Marks of card faces, drawn: a symbol with its figure, a cube, a plan in its district's colour.
import type { Glyph } from "./glyphs";
import "../symbols/Symbol";
import "./marks.css";

function Shape({ glyph: { symbol, look, colour } }: { glyph: Glyph }) {
  if (look !== "plan" || colour === undefined) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#hb-${symbol}`} />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`hb-mark-plan hb-c-${colour}`}>
      <use href="#hb-kind-plan" />
      <use href={`#hb-shape-${colour}`} x="6.5" y="6.5" width="11" height="11" className="hb-mark-crest" />
    </svg>
  );
}

export function Mark({ glyph }: { glyph: Glyph }) {
  const { look, figure, symbol, isTicked } = glyph;
  if (look === "text") return <span className="hb-mark-text">{figure}</span>;
  // A tower says by its letter which one it is; figures stand inside.
  return (
    <span className={`hb-mark hb-mark-${look}${symbol === "church" ? " is-tower" : ""}`}>
      <Shape glyph={glyph} />
      {figure && <b>{figure}</b>}
      {isTicked && <i className="hb-mark-tick" />}
    </span>
  );
}

export function Marks({ glyphs }: { glyphs: readonly Glyph[] }) {
  return glyphs.map((glyph, at) => <Mark key={at} glyph={glyph} />);
}
