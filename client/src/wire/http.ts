// What the server answers over HTTP.
// Written by scripts/wire: change the types of the server, not this file.

/** Somebody, as they see themselves. */
export interface Player {
  readonly ref: string;
  readonly name: string;
  readonly kind: "guest" | "account" | "bot" | "deleted";
  readonly created_at: number;
  readonly language: "en" | "fr" | "nl";
  readonly theme: "system" | "light" | "dark";
  readonly shown: "everybody" | "played" | "nobody";
}

/** All that is stored about the player who asks. */
export interface Export {
  readonly everything: Readonly<Record<string, unknown>>;
}

/** The password, typed again. */
export interface PasswordProof {
  readonly type: "password";
  readonly password: string;
}

/** A passkey's answer to a question of `POST /api/passkeys/confirm`. */
export interface PasskeyProof {
  readonly type: "passkey";
  readonly ceremony: string;
  readonly response: Readonly<Record<string, unknown>>;
}

/** A browser that is signed in; the network is cut down to its region. */
export interface SessionCard {
  readonly id: string;
  readonly created_at: number;
  readonly seen_at: number;
  readonly agent: string;
  readonly network: string;
  readonly is_this: boolean;
}

/** Opens one socket within 30 seconds, as its first message. */
export interface Ticket {
  readonly ticket: string;
}

/** A question: `options` is what the browser's WebAuthn functions take. */
export interface Ceremony {
  readonly ceremony: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A passkey as its owner sees it; `id` in base64url. */
export interface PasskeyCard {
  readonly id: string;
  readonly label: string;
  readonly created_at: number;
  readonly used_at: number | null;
}

/** New codes, shown this once; those of before are worth nothing. */
export interface RecoveryCodes {
  readonly codes: readonly string[];
}

/** How many codes can still be used, and when they were made. */
export interface RecoveryState {
  readonly left: number;
  readonly made_at: number | null;
}

/** A bot as its owner sees it. */
export interface BotCard {
  readonly ref: string;
  readonly name: string;
  readonly created_at: number;
  readonly tokens: readonly TokenCard[];
}

/** A token as the owner of its bot sees it; the secret is not shown again. */
export interface TokenCard {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ("play" | "read")[];
  readonly created_at: number;
  readonly used_at: number | null;
}

/** A token that was just made, with its secret: `Authorization: Bearer …`. */
export interface MadeToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ("play" | "read")[];
  readonly created_at: number;
  readonly used_at: number | null;
  readonly token: string;
}

/** A bot as everybody sees it, with the name of who answers for it. */
export interface PublicBot {
  readonly ref: string;
  readonly name: string;
  readonly owner: string;
}

/**
 * A game before it is played. `options` is the JSON Schema of what a table may choose.
 *
 * `bots` is every bot that may be given a seat; `opponents` are those that people are offered, the weakest first.
 */
export interface GameCard {
  readonly slug: string;
  readonly plays: string;
  readonly seats: readonly number[];
  readonly rules_version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
  readonly opponents: readonly OpponentCard[];
}

/** A level at which bots play: its rating in this game and how far off that may be, null if not measured. */
export interface OpponentCard {
  readonly level: string;
  readonly rating: number | null;
  readonly doubt: number | null;
}

/** A rule as its page words it, in English. */
export interface RuleCard {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

/** Tables, the latest change first; `next` goes on behind the last of them. */
export interface TablesPage {
  readonly tables: readonly TableCard[];
  readonly next: string | null;
}

/** A table as it hangs in the hall. Names and players go by seat, empty where nobody sits. */
export interface TableCard {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly status: Status;
  readonly private: boolean;
  readonly practice: boolean;
  readonly pace: string;
  readonly host: string;
  readonly names: readonly string[];
  readonly players: readonly string[];
  readonly created_at: number;
  readonly updated_at: number;
  readonly version: number;
  /** Of the host's other open tables, which have no place of their own among the open ones. */
  readonly more?: number;
}

/** How far a table is. */
export type Status = "open" | "running" | "over";

/** What somebody did here. Where it is hidden nothing is told but that somebody of this name plays here. */
export interface Career {
  readonly name: string;
  readonly kind: "guest" | "account" | "bot" | "deleted";
  readonly created_at: number | null;
  readonly is_own: boolean;
  /** Whom one shows this to; told to oneself, and not to guests: theirs is for themselves. */
  readonly shown: "everybody" | "played" | "nobody" | null;
  readonly is_hidden: boolean;
  readonly met: Together | null;
  readonly games: readonly GameCareer[];
  readonly last: readonly FinishedGame[];
}

/** Games that somebody and whoever asks have finished at one table; `ahead` is whoever asks. */
export interface Together {
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
}

/** What somebody did at one game. Figures and sources are about the last `counted` games that were played. */
export interface GameCareer {
  readonly game: string;
  readonly finished: number;
  readonly resigned: number;
  readonly places: readonly CareerPlaces[];
  readonly counted: number;
  readonly figures: readonly CareerFigure[];
  readonly sources: readonly CareerSource[];
  readonly best: BestGame | null;
}

/** How often first, second and so on at tables of so many seats. Alone: won, lost. */
export interface CareerPlaces {
  readonly seats: number;
  readonly places: readonly number[];
}

/** What players of a game compare. A share is between 0 and 1; `all` is the mean at as many seats. */
export interface CareerFigure {
  readonly key: string;
  readonly value: number;
  readonly all: number | null;
  readonly is_share: boolean;
}

/** Points a game, by where they come from. */
export interface CareerSource {
  readonly key: string;
  readonly points: number;
  readonly all: number | null;
}

/** The one with the most points, if whoever asks may see its table. */
export interface BestGame {
  readonly table: string;
  readonly points: number;
  readonly seats: number;
  readonly ended_at: number;
}

/** A finished game, and what it was to whoever asks. Without points somebody resigned. */
export interface FinishedGame {
  readonly card: TableCard;
  readonly seat: number;
  readonly rank: number;
  readonly points: number | null;
  readonly why: "played" | "resigned";
  readonly ended_at: number;
}

/** Finished games, the last one first; `next` goes on behind the last of them. */
export interface FinishedGames {
  readonly games: readonly FinishedGame[];
  readonly next: string | null;
}

/** Something said. */
export interface ChatLineShape {
  readonly id: number;
  readonly player: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** Said by a spectator during a game: the players read it when the game is over. */
  readonly spectator: boolean;
}

/**
 * A tip as of `version`: the best move, then the others by how good they are, with the one that was asked about.
 *
 * Causes compare the best with the move that was asked about, or with the next; none, if both are about as good.
 */
export interface TipShape {
  readonly version: number;
  readonly choices: readonly TipChoice[];
  readonly causes: readonly TipCause[];
  readonly worlds: number;
}

/** A move, and how many points it is expected to end behind the best; `doubt` is how far off that may be. */
export interface TipChoice {
  readonly move: string;
  readonly behind: number;
  readonly doubt: number;
}

/**
 * What the best move brings more than the one that it is compared with, from one source of points.
 *
 * Beside the kinds of lines of a score sheet there are `others` (their points, as a mean) and `win` (a share).
 */
export interface TipCause {
  readonly source: string;
  readonly more: number;
  readonly doubt: number;
}

/** How far an analysis is, in pieces, and what was found so far. While it is worked on, the report grows. */
export interface AnalysisShape {
  readonly state: "absent" | "working" | "done" | "failed";
  readonly done: number;
  readonly of: number;
  readonly report: ReportShape | null;
}

/** An analysis, as far as it is. */
export interface ReportShape {
  readonly format: number;
  readonly game: string;
  readonly rules_version: number;
  readonly settings: SizeShape;
  readonly moves: number;
  readonly seats: readonly SeatReportShape[];
  readonly moments: readonly MomentShape[];
  /** By move: the version of its row, which is its step in the replay. */
  readonly versions: readonly number[];
}

/** How thoroughly was looked; `mokum.analysis.settings`. */
export interface SizeShape {
  readonly seed: string;
  readonly moves: number;
  readonly fewest: number;
  readonly horizon: number | null;
  readonly worlds: number;
  readonly deals: number;
  readonly points: number;
  readonly outlook: number;
  readonly causes: number;
}

/** What a seat's result was made of: `start`, `luck`, `own`, `others` and `rest` add up to `result`. */
export interface SeatReportShape {
  readonly seat: number;
  /** Empty: a report is kept for ever, and names are not. */
  readonly name: string;
  readonly score: number;
  readonly rank: number;
  readonly result: number;
  readonly start: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  readonly rest: number;
  readonly skill: number;
  readonly doubt_of_luck: number;
  readonly doubt_of_skill: number;
  readonly level: LevelShape | null;
  readonly chance: readonly ChanceShape[];
  readonly decisions: readonly JudgedShape[];
  readonly draws: readonly GiftShape[];
}

/** The opponent whose moves a seat's are most like, as a rating with its range. */
export interface LevelShape {
  readonly name: string;
  readonly rating: number;
  readonly low: number;
  readonly high: number;
  readonly likely: Readonly<Record<string, number>>;
}

/** What a seat could expect after so many moves: its chance to win, with its range, and points ahead. */
export interface ChanceShape {
  readonly seat: number;
  readonly moves: number;
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  readonly ahead: number;
  readonly doubt: number;
}

/** A decision, and what it cost. Moves are counted from 0 here. */
export interface JudgedShape {
  readonly seat: number;
  readonly move: number;
  readonly played: string;
  readonly better: string;
  readonly cost: number;
  readonly doubt: number;
  readonly like: readonly number[];
  readonly causes: readonly SlipCause[];
}

/** What the better move brings more than the one that was played, from one source of points; as in a tip. */
export interface SlipCause {
  readonly source: string;
  readonly more: number;
  readonly doubt: number;
}

/** A piece of luck; move -1 is the deal. */
export interface GiftShape {
  readonly seat: number;
  readonly move: number;
  readonly points: number;
  readonly doubt: number;
}

/** A slip or a piece of luck; moves are counted from 1 here, and 0 is the deal. */
export interface MomentShape {
  readonly seat: number;
  readonly move: number;
  readonly kind: "slip" | "luck";
  readonly points: number;
  readonly doubt: number;
  readonly played: string;
  readonly better: string;
  readonly causes: readonly SlipCause[];
}

/** The practice table where it can be tried. */
export interface Tried {
  readonly table: string;
}

/** It is on disk, up to this version of the table. */
export interface Done {
  readonly table: string;
  readonly version: number;
}

/** A table in words at a version, for one viewer. */
export interface TableWords {
  readonly version: number;
  /** Empty before the game. */
  readonly board: readonly (readonly Run[])[];
  readonly ask: string;
  readonly moves: readonly MoveWords[];
  readonly score: readonly (readonly string[])[];
  /** The rows in which the game went on, from where it was asked for; at most those of 200 rows. */
  readonly log: readonly RowWords[];
}

/** A piece of text in one style. A style is a game's own word (`red`, `seat 2`) or one of `dim`, `strong`. */
export interface Run {
  readonly text: string;
  readonly style: string;
}

/** A legal move: its notation, what it would do, and the rule that says what it is. */
export interface MoveWords {
  readonly move: string;
  readonly text: string;
  readonly rule: string;
}

/** What a viewer was told of a row: a sentence for each thing that happened in the game. */
export interface RowWords {
  readonly version: number;
  readonly told: readonly string[];
}

/** An answer that is no success. */
export interface Problem {
  readonly code: string;
  readonly words: string;
  /** The rule of the game that forbids it. */
  readonly rule?: string | null;
  /** What exactly is wrong with a name or a password. */
  readonly reason?: string | null;
}
