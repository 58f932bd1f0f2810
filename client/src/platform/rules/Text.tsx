// A text of the rules with its symbols, and with what is searched for marked.
import { type ComponentType, Fragment } from "react";
import { isFigure, pieces } from "./markup";
import { cuts } from "./search";
import * as css from "./Reader.module.css";

interface TextProps {
  text: string;
  Symbol: ComponentType<{ name: string }>;
  /** The words that are searched for. */
  words?: readonly string[];
}

const NO_WORDS: readonly string[] = [];
const SIGN = /^[\u00a0\u202f]?[,.;:!?)]+/;

export function Text({ text, Symbol, words = NO_WORDS }: TextProps) {
  const parts = pieces(text);
  return parts.map((piece, at) => {
    if (isFigure(piece)) return <Symbol key={at} name={piece.text} />;
    if (piece.kind === "symbol") {
      // A symbol stays with the word before it and with the sign after it.
      const sign = SIGN.exec(parts[at + 1]?.text ?? "")?.[0] ?? "";
      return (
        <span key={at} className={css.rulesBound}>
          {parts[at - 1]?.text.endsWith(" ") && "\u00a0"}
          <Symbol name={piece.text} />
          {sign}
        </span>
      );
    }
    const cut = parts[at - 1]?.kind === "symbol" ? piece.text.replace(SIGN, "") : piece.text;
    const bare = parts[at + 1]?.kind === "symbol" ? cut.replace(/ $/, "") : cut;
    const marked = <Marked text={bare} words={words} />;
    return piece.kind === "stressed" ? <strong key={at}>{marked}</strong> : <Fragment key={at}>{marked}</Fragment>;
  });
}

/** Plain words with the hits of a search in them. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return cuts(text, words).map((cut, at) => (cut.isHit ? <mark key={at}>{cut.text}</mark> : cut.text));
}
