// A game that shows itself by its words: for one that brings no picture, and for one whose picture did not come.
import type { GameClient } from "@/platform/game";
import { wordsOf } from "@/platform/words";
import { Board, BoardInstead, TextBoard } from "./Board";
import { LineTold, RowTold } from "./log";
import { Moves } from "./Moves";
import { Prompt } from "./Prompt";
import { bookOf } from "./rules";
import { PlainProvider } from "./table";
import { titleOf } from "./title";

function make(slug: string, isInstead: boolean): GameClient {
  return {
    slug,
    title: titleOf(slug),
    Provider: PlainProvider,
    Board: isInstead ? BoardInstead : Board,
    Prompt,
    Mine: Moves,
    TextBoard,
    Facts: () => null,
    points: () => null,
    pointAt: () => {},
    progress: () => null,
    lines: (events, _players, _seat, before = [], _isFromLot, seq = 0) => {
      const [first] = events as readonly { seat?: number }[];
      const isSetup = before.length === 0;
      return [{ seat: isSetup ? -1 : (first?.seat ?? -1), text: <RowTold seq={seq} /> }];
    },
    scoreWords: () => "plain.score",
    scoreLine: (line) => <LineTold line={line} />,
    words: wordsOf("plain"),
    rules: () => bookOf(slug),
  };
}

const made = new Map<string, GameClient>();

/** The table of a game in words; `isInstead` of a picture that did not come. */
export function plainGame(slug: string, isInstead = false): GameClient {
  const key = `${slug} ${isInstead}`;
  const game = made.get(key) ?? make(slug, isInstead);
  made.set(key, game);
  return game;
}
