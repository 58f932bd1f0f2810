// The light markup of the rules: `*word*` is stressed, `{name}` is a symbol of the game, `{figure-name}` a picture.

export interface Piece {
  kind: "words" | "stressed" | "symbol";
  text: string;
}

const MARK = /\{([a-z-]+)\}|\*([^*]+)\*/g;

/** A picture stands on a line of its own, a symbol beside its word. */
export function isFigure(piece: Piece): boolean {
  return piece.kind === "symbol" && piece.text.startsWith("figure-");
}

/** A text cut into words, stressed words and symbols. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARK)) {
    if (mark.index > from) found.push({ kind: "words", text: text.slice(from, mark.index) });
    const [whole, symbol, stressed] = mark;
    found.push(symbol ? { kind: "symbol", text: symbol } : { kind: "stressed", text: stressed ?? "" });
    from = mark.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "words", text: text.slice(from) });
  return found;
}

/** The words alone, as they are searched and read aloud. */
export function plain(text: string): string {
  const words = pieces(text).map((piece) => (piece.kind === "symbol" ? "" : piece.text));
  return words
    .join("")
    .replace(/ {2,}/g, " ")
    .replace(/ (?=[,.;)])/g, "")
    .trim();
}
