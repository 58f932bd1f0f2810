// What the server answers over HTTP.
// Written by scripts/wire: change the types of the server, not this file.

/** Somebody, as they see themselves. */
export interface Player {
  readonly ref: string;
  readonly name: string;
  readonly kind: "guest" | "account" | "deleted";
  readonly created_at: number;
  readonly language: "en" | "fr" | "nl";
  readonly theme: "system" | "light" | "dark";
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

/** A game before it is played. `options` is the JSON Schema of what a table may choose. */
export interface GameCard {
  readonly slug: string;
  readonly plays: string;
  readonly seats: readonly number[];
  readonly rules_version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
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
