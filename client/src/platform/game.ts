// What a game's folder gives to the layout of the table, and what the layout gives to it. The layout knows no game.
import type { ComponentType, ReactNode } from "react";
import type { SymbolName } from "@/kit/symbols";
import type { Row } from "@/platform/connection/state";
import type { MovesTold } from "@/platform/hint/moves";
import type { Prospect, Refused, ScoreLine, SeatSight, Sight } from "@/wire/table";

/** The five gables, in the order of the seats: a player is known by colour and by outline. */
export const GABLES = ["step", "neck", "bell", "spout", "flat"] as const;
export type Gable = (typeof GABLES)[number];

/** A seat as games and the layout show it. */
export interface Player {
  seat: number;
  name: string;
  gable: Gable;
  isMe: boolean;
  sight: SeatSight;
}

/** What happened since the last view, told while it is shown; `key` is new for each row, so that it is animated once. */
export interface Moment<Event> {
  key: number;
  seat: number;
  events: readonly Event[];
}

/** A table as a game sees it. `View`, `Event` and `Facts` are the game's own wire types. */
export interface GameProps<View, Event, Facts = unknown> {
  view: View;
  /** What follows from the view by the rules, as the server worked it out: a client knows no rules. */
  facts: Facts;
  /** One's own legal moves in the game's notation; empty when it is not one's turn, or in a replay. */
  moves: readonly string[];
  /** The seat as which one looks on, -1 for a watcher. */
  seat: number;
  players: readonly Player[];
  /** The row that is being shown, or null when nothing has just happened. */
  moment: Moment<Event> | null;
  sight: Sight;
  /** Sends a legal move; resolves with the refusal, or null once it is on disk. */
  play: (move: string) => Promise<Refused | null>;
  /** Asks the server what a move would bring, or which rule forbids it and what is lacking. Nothing is played. */
  foresee: (move: string) => Promise<Prospect>;
  /** Opens the rules help at a rule. */
  openRule: (rule: string) => void;
}

/** A line of the log: words with the symbols of the game, and where on the board it happened. */
export interface LogLine {
  /** Seat whose line it is, or -1 for the table itself. */
  seat: number;
  text: ReactNode;
  /** Shown at the right edge, such as points. */
  gain?: ReactNode;
  /** True where only the viewer sees it. */
  own?: boolean;
  /** What the game points at when the line is touched. */
  place?: string;
}

/** A row in which somebody played, as it is told again. */
export interface PlayedRow<Event> {
  seq: number;
  /** The seat whose row it is; its events may be about others, too. */
  seat: number;
  events: readonly Event[];
  /** What a lot on the clock came to, and nobody's own. */
  isFromLot: boolean;
}

/** A part of what a seat did, told as shortly as the symbols of the game allow. */
export interface Brief {
  /** The row that it comes from. */
  seq: number;
  seat: number;
  /** A symbol and a word or two. */
  short: ReactNode;
  /** The symbol alone, for a phone. */
  sign: ReactNode;
  /** The sentence of the log. */
  text: ReactNode;
  /** What the game points at when it is shown again. */
  place?: string;
  /** Something that a seat lost without having chosen it. */
  isLoss?: boolean;
  /** Where a line is too long, such parts are the first to be left to the log. */
  isMinor?: boolean;
}

/** How a game tells again what others did. Loaded only where there is something to tell. */
export interface GameRecap<Event = unknown> {
  /** What is worth telling, in the order in which it happened. */
  briefs: (rows: readonly PlayedRow<Event>[], players: readonly Player[], viewer: number) => readonly Brief[];
  /** A selector of what lies at a place, where a flag is put. */
  spotOf: (place: string) => string;
  /** Words of its own, for what is told shortly. */
  words: (language: "en" | "fr" | "nl") => Promise<Record<string, string>>;
}

/** How far a game is: message id and values; `short` says the same on a phone, in at most 30 letters or so. */
export interface Progress {
  id: string;
  values: Record<string, string | number>;
  short?: string;
}

/** How a lot went that was sold on a clock: the row of number `seq` closed it. */
export interface LotProps {
  rows: readonly Row[];
  seq: number;
  /** It has just been closed, and nobody asked to see it. */
  isFresh: boolean;
  onClose: () => void;
}

/** Something that a game opens above the table by itself, such as all its cards: by a key, from the menu and from the rules. */
export interface Door {
  /** The letter that opens it; the game listens to it by itself (`useShortcuts`). */
  key: string;
  icon: SymbolName;
  /** Message id of what it is called. */
  words: string;
  open: () => void;
}

/** Parts of a game that lay its table out anew on a desk, where every thing has one place of its own. */
export interface RoomyParts {
  /** In the middle of the head: how far the game is. */
  Head: ComponentType;
  /** Players, one line each, in the order of play; a section of its own. */
  Order: ComponentType;
  /** What lies beside the log; the board then shows nothing but itself. */
  Side: ComponentType;
}

/** Parts of a game that lay its table out anew on a phone held upright: the board, what is asked, and one sheet with three stops. */
export interface HandheldParts {
  /** In the head: how far the game is, and all scores in the order of play. A touched one opens its player (`useHandheld`). */
  Head: ComponentType;
  /** Above the prompt: what is asked and lies neither on the board nor in the prompt; nothing where there is nothing. */
  Asked: ComponentType;
  /** In the sheet, beside one's own things: what is elsewhere seen beside the board. */
  Round: ComponentType;
  /** Message id of what its tab is called. */
  roundLabel: string;
  /** In the sheet: the seat that is looked at, with ways to the others and back. */
  Looked: ComponentType<{ seat: number }>;
}

/** Everything that a game brings. Loaded only when a table of it is opened. */
export interface GameClient<View = unknown, Event = unknown, Facts = unknown> {
  slug: string;
  /** Message id of the game's name. */
  name?: string;
  /** Its name, where it has no words of its own. */
  title?: string;
  /** Holds what is chosen but not yet done, for the parts below it. */
  Provider: ComponentType<GameProps<View, Event, Facts> & { children: ReactNode }>;
  /** The board and what lies beside it. */
  Board: ComponentType;
  /** The heart: one sentence, the ways out, one button. Rendered inside the layout's prompt bar. */
  Prompt: ComponentType;
  /**
   * The prompt bar while it is not one's turn: shows `children` (whom everybody waits for) unless something is looked at, such as
   * a place that was touched or why something cannot be done. Left out, only `children` are shown.
   */
  Aside?: ComponentType<{ children: ReactNode }>;
  /**
   * One's own things, under the prompt. On a wide page they have one height, 150 px (132 where the page is low, 700 px wide and
   * more), so that the board never moves: what does not fit there scrolls. On a phone and a tablet held upright: a list.
   */
  Mine: ComponentType;
  /** The same view in words, for screen readers and for whoever prefers it. */
  TextBoard: ComponentType;
  /** The row of figures under a player's name. */
  Facts: ComponentType<{ seat: number }>;
  /** Public points of a seat; null where there are none. */
  points: (view: View, seat: number) => number | null;
  /** Where they are something else, such as money: the id of a message that says so many `points`. */
  pointWords?: string;
  /** What the move in hand would add to a seat's points, such as "+4"; rendered beside them, nothing where nothing is chosen. */
  Gain?: ComponentType<{ seat: number }>;
  /** Points at what a line of the log tells of (`LogLine.place`). */
  pointAt: (place: string | null) => void;
  /** How far the game is, for the head of the page. */
  progress: (view: View, facts: Facts) => Progress | null;
  /**
   * The lines of one row of the log. `before` holds the events of all earlier rows that still stand, so that a game can tell
   * what came true with this one (a contract that is joined now); left out, it tells only what the events say. `isFromLot`: the
   * move is what a lot on the clock came to, and nobody's own. `seq` is the number of the row.
   */
  lines: (
    events: readonly Event[],
    players: readonly Player[],
    seat: number,
    before?: readonly Event[],
    isFromLot?: boolean,
    seq?: number,
  ) => LogLine[];
  /**
   * The lines of two rows of one seat that follow each other and belong together, such as two cards drawn in one turn; null where
   * each is told for itself. The log of a table joins them, while what is spoken and the steps of a replay stay apart.
   */
  join?: (earlier: readonly Event[], later: readonly Event[], players: readonly Player[]) => LogLine[] | null;
  /** Words for the score sheet: the message id of the kind of lines that a rule gives. */
  scoreWords: (rule: string) => string;
  /** The points that the events of one row gave to seats, so that the course of the game can be drawn from its rows. */
  gained?: (events: readonly Event[]) => readonly { seat: number; points: number }[];
  /** One line of the score sheet in the reader's words; where it has none, the line's key is shown. */
  scoreLine?: (line: ScoreLine) => ReactNode;
  /** One sentence that says what a rule forbids: its message id, or null where the game has none. */
  ruleWords?: (rule: string) => string | null;
  /** The rule of the question that is put to a seat now, where help opens; null where nothing is asked of it. */
  askedRule?: (view: View, seat: number, moves: readonly string[]) => Promise<string | null>;
  /** What a table chose among the game's options, as sentences for the room: message ids and values. */
  optionWords?: (options: unknown) => readonly { id: string; values: Record<string, string | number> }[];
  /** How a lot on the clock went, over the whole page: when it is closed, and whenever its line in the log is touched. */
  Lot?: ComponentType<LotProps>;
  /** The game's own catalogue. */
  words: (language: "en" | "fr" | "nl") => Promise<Record<string, string>>;
  /** The rules in the reader's language. */
  rules: (language: "en" | "fr" | "nl") => Promise<RulesBook>;
  /** What is said when somebody asks for a hint: `hintOf` of platform/hint, fetched when it is asked for. */
  Hint?: ComponentType;
  /** How it tells of moves in an analysis, in words and on the board; left out, they are told in its notation. */
  movesTold?: () => Promise<MovesTold>;
  /** What others did since one's own last move, told shortly; left out, only the log tells it. */
  recap?: () => Promise<GameRecap<Event>>;
  /** What it opens above the table by itself. */
  doors?: readonly Door[];
  /** Its layout on a desk; left out, the table is laid out there as on a tablet. */
  roomy?: RoomyParts;
  /** Its layout on a phone held upright; left out, the table has the one of any game there. */
  handheld?: HandheldParts;
  /** The first turns, taught while they are played: in the column beside the board (306 px), on a phone above the prompt. */
  Guide?: ComponentType;
}

/** The rules of a game in our own words: chapters of paragraphs, each with the ids of the rules that it tells. */
export interface RulesBook {
  title: string;
  chapters: readonly { title: string; paragraphs: readonly { rules: readonly string[]; text: string }[] }[];
}
