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

/** One's own wish, and what all wait for. */
export interface Pairing {
  readonly own: OwnWish | null;
  readonly waiting: readonly PairingQueue[];
}

/** What one waits for since when, and once somebody was found: the table, and the seat that is kept there. */
export interface OwnWish {
  readonly game: string;
  readonly seats: readonly number[];
  readonly pace: "live" | "days";
  readonly rated: boolean;
  readonly since: number;
  readonly table: string | null;
  readonly seat: number | null;
}

/** How many wait for a table for so many, and how long one usually does: the median of a day, if it is known. */
export interface PairingQueue {
  readonly game: string;
  readonly seats: number;
  readonly pace: "live" | "days";
  readonly rated: boolean;
  readonly people: number;
  readonly usual_ms: number | null;
}

/** Whom one chose, the latest first. */
export interface OwnTies {
  readonly followed: readonly Followed[];
  readonly blocked: readonly Blocked[];
}

/** Somebody whom one follows. Whether they are here is told as far as they show it; the table is there to watch. */
export interface Followed {
  readonly player: string;
  readonly name: string;
  readonly at: number;
  readonly is_here: boolean;
  readonly table: TableCard | null;
}

/** A table as it hangs in the hall. Names and players go by seat, empty where nobody sits. */
export interface TableCard {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly status: Status;
  readonly private: boolean;
  readonly practice: boolean;
  readonly rated: boolean;
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

/** Somebody whom one blocked. */
export interface Blocked {
  readonly player: string;
  readonly name: string;
  readonly at: number;
}

/** What somebody is to whoever asks, and what could be done. It says nothing of what they chose themselves. */
export interface TieTo {
  readonly player: string;
  readonly name: string;
  readonly kind: "guest" | "account" | "bot" | "deleted";
  readonly follows: boolean;
  readonly blocks: boolean;
  readonly may_invite: boolean;
}

/** Somebody asks whoever this is told to their table. Of a private table it holds what opens the way in. */
export interface Invitation {
  readonly player: string;
  readonly name: string;
  readonly table: TableCard;
  readonly invitation: string;
  readonly at: number;
}

/** Calls of the last 30 days, the last one first, how many of all are not seen, and where the list goes on. */
export interface NoticePage {
  readonly notices: readonly NoticeLine[];
  readonly unseen: number;
  readonly next: string | null;
}

/** A call, as the list shows it. `by` is the name of who invites. */
export interface NoticeLine {
  readonly id: string;
  readonly kind: "turn" | "time" | "found" | "invited" | "over";
  readonly game: string;
  readonly table: string;
  readonly by: string | null;
  readonly at: number;
  readonly seen: boolean;
}

/** How many calls are not seen. */
export interface Unseen {
  readonly unseen: number;
}

/** All of one's own, and what this server offers. `kinds` are the rows of the page, in their order. */
export interface CallSettings {
  readonly kinds: readonly ("turn" | "time" | "found" | "invited" | "over")[];
  readonly wishes: CallWishes;
  readonly ways: CallWays;
}

/** What one is called for, and when. A game's own rule takes the place of that of all games. */
export interface CallWishes {
  readonly rules: readonly CallRule[];
  readonly zone: string;
  readonly quiet: QuietHours | null;
  readonly together: "at_once" | "hourly" | "daily";
}

/** For one game, or all where it is empty: the ways by which one is called for this. */
export interface CallRule {
  readonly game: string;
  readonly kind: "turn" | "time" | "found" | "invited" | "over";
  readonly ways: readonly ("push" | "mail" | "service")[];
}

/** In minutes of the day; they may go over midnight. */
export interface QuietHours {
  readonly begins: number;
  readonly ends: number;
}

/** One's own, and which this server offers: browsers where there is a key, letters, and kinds of services. */
export interface CallWays {
  readonly own: readonly CallWay[];
  readonly push_key: string | null;
  readonly mail: boolean;
  readonly services: readonly ("ntfy" | "discord" | "matrix" | "webhook")[];
}

/** One of them; `name` says which browser, address or service it is. */
export interface CallWay {
  readonly id: string;
  readonly kind: "push" | "mail" | "service";
  readonly name: string;
  readonly state: "on" | "off" | "unconfirmed" | "failed";
  readonly added_at: number;
  readonly failing_since: number | null;
  /** Whether it is the browser that asks. */
  readonly here: boolean;
}

/** The address that counts from now on. */
export interface Confirmed {
  readonly address: string;
}

/** What is not written any more: one kind of letters, or all. */
export interface Stopped {
  readonly kind: "turn" | "time" | "found" | "invited" | "over" | "all";
}

/** Whether this server writes letters. */
export interface LettersOffered {
  readonly mail: boolean;
}

/** The best players at a game and pace, the best first, the bots on the same scale, and oneself. */
export interface Leaders {
  readonly game: string;
  readonly pace: "live" | "days";
  readonly leaders: readonly Leader[];
  readonly bots: readonly RatedBot[];
  readonly own: Rating | null;
  /** Whether one would be listed: not who shows nobody what they do here. */
  readonly is_listed: boolean;
}

/** One of the best players. */
export interface Leader {
  readonly name: string;
  readonly rating: Rating;
}

/** How strong somebody is, and how far off that may be in 19 of 20 cases; none before enough games. */
export interface Rating {
  readonly rating: number | null;
  readonly doubt: number;
  readonly games: number;
  /** Games after which a rating is told. */
  readonly needed: number;
}

/** A bot of the house, whose rating was measured among bots and does not change. */
export interface RatedBot {
  readonly level: string;
  readonly rating: Rating;
}

/** Ratings at a table. `expected` is what a game that is over will change, if no other one comes before it. */
export interface TableRatings {
  readonly state: "unrated" | "playing" | "expected" | "rated" | "none";
  readonly pace: "live" | "days";
  readonly seats: readonly SeatRating[];
}

/** A seat of a rated table: before the game and, where it is over, after it. A bot's does not change. */
export interface SeatRating {
  readonly seat: number;
  readonly level: string;
  readonly before: Rating;
  readonly after: Rating | null;
  readonly change: number | null;
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

/** Good once, until it runs out, and while the session that asked for it is signed in. */
export interface DeviceCode {
  readonly code: string;
  readonly expires_at: number;
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
  /** About how long a game takes for each of its players; 0 if nobody says so. */
  readonly minutes_each: number;
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
  /** Of rated games alone, whatever is filtered. */
  readonly ratings: readonly CareerRating[];
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

/** A rating at one pace, and its course over the last games, the oldest first. */
export interface CareerRating {
  readonly pace: "live" | "days";
  readonly rating: Rating;
  readonly course: readonly CoursePoint[];
}

/** A rating after one of the games that it came from. */
export interface CoursePoint {
  readonly at: number;
  readonly rating: number;
  readonly doubt: number;
}

/** A finished game, and what it was to whoever asks. Without points somebody resigned. */
export interface FinishedGame {
  readonly card: TableCard;
  readonly seat: number;
  readonly rank: number;
  readonly points: number | null;
  readonly why: "played" | "resigned";
  readonly ended_at: number;
  /** What it did to the rating, where it was rated. */
  readonly change: number | null;
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

/** Who opened the table, and what they say to those who are invited; "" and 0 where they say nothing. */
export interface HostGreeting {
  readonly host: string;
  readonly text: string;
  readonly at: number;
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

/** It was heard. Whoever says the same again is told the same. */
export interface Filed {
  readonly complaint: number;
}

/** All that concerns whoever asks. */
export interface OwnModeration {
  readonly role: "none" | "moderator" | "admin";
  readonly must_rename: boolean;
  readonly measures: readonly OwnMeasure[];
  readonly complaints: readonly OwnComplaint[];
}

/** A measure against whoever asks, why it was taken, and until when one may answer it once. */
export interface OwnMeasure {
  readonly id: number;
  readonly kind: "hide" | "mute" | "close" | "name" | "ban";
  readonly reason: string;
  readonly table: string | null;
  readonly begun_at: number;
  readonly ends_at: number | null;
  readonly in_force: boolean;
  readonly appeal: OwnAppeal | null;
  /** Nothing where it was answered, or is too late. */
  readonly appeal_until: number | null;
}

/** What one answered to a measure, and what became of that. */
export interface OwnAppeal {
  readonly words: string;
  readonly at: number;
  readonly state: "waiting" | "kept" | "lifted";
}

/** What one complained of, and whether something was done; what was done is not said. */
export interface OwnComplaint {
  readonly id: number;
  readonly at: number;
  readonly player: string;
  readonly name: string;
  readonly reason: "insult" | "advertising" | "cheating" | "left" | "name" | "other";
  readonly words: string;
  readonly state: "waiting" | "acted" | "rejected" | "decided";
}

/** Cases, the longest waiting first (of decided ones: the latest first); `next` goes on behind the last of them. */
export interface Desk {
  readonly cases: readonly CaseCard[];
  readonly next: number | null;
  /** Of all, also those behind this page. */
  readonly waiting: number;
  readonly oldest_at: number | null;
}

/** A case in the list. Where it is closed to whoever asks it says why, and not about whom or of which table. */
export interface CaseCard {
  readonly id: number;
  readonly reason: "insult" | "advertising" | "cheating" | "left" | "name" | "other" | "appeal";
  readonly about: Person | null;
  readonly table: string | null;
  readonly game: string | null;
  /** 0: opened by the server itself, or by an appeal. */
  readonly complaints: number;
  readonly opened_at: number;
  readonly due_at: number;
  readonly state: "open" | "taken" | "decided";
  readonly taken_by: Person | null;
  readonly closed: "sits_there"
    | "played_today"
    | "about_you"
    | "about_colleague"
    | "complained"
    | "decided_by_you"
    | null;
}

/** Somebody, as they are called now. */
export interface Person {
  readonly player: string;
  readonly name: string;
  readonly kind: string;
}

/** A case, opened. */
export interface CaseFile {
  readonly card: CaseCard;
  readonly complaints: readonly CaseComplaint[];
  /** How the person was called when it was opened; empty if that has gone. */
  readonly name: string;
  readonly lines: readonly CaseLine[];
  readonly table: CaseTable | null;
  readonly history: CaseHistory;
  readonly signs: readonly CaseSign[];
  readonly alike: readonly CaseAlike[];
  readonly trail: readonly CaseDeed[];
  readonly appeal: CaseAppeal | null;
  readonly may_decide: boolean;
}

/** What somebody complained of. */
export interface CaseComplaint {
  readonly id: number;
  readonly at: number;
  readonly by: Person;
  readonly reason: "insult" | "advertising" | "cheating" | "left" | "name" | "other";
  readonly words: string;
  readonly line: number | null;
  /** Of the table, in that moment. */
  readonly version: number | null;
}

/** What was said around the lines that were complained of. */
export interface CaseLine {
  readonly id: number;
  readonly at: number;
  readonly by: Person;
  readonly text: string;
  readonly hidden: boolean;
  readonly spectator: boolean;
  readonly complaints: readonly number[];
}

/** Where it was. What a spectator sees of it is at `/cases/{case}/table`. */
export interface CaseTable {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly rated: boolean;
  readonly private: boolean;
  readonly seats: readonly CaseSeat[];
}

/** Who sits where. */
export interface CaseSeat {
  readonly seat: number;
  readonly by: Person;
}

/** What is known of the person besides this case. */
export interface CaseHistory {
  readonly games: number;
  readonly acted: number;
  readonly rejected: number;
  readonly complaints_made: number;
  readonly measures: readonly CaseMeasure[];
}

/** A measure against the person, from this case or an earlier one. */
export interface CaseMeasure {
  readonly id: number;
  readonly case: number | null;
  readonly kind: "hide" | "mute" | "close" | "name" | "ban";
  readonly reason: string;
  /** Nobody: on the server's own machine. */
  readonly by: Person | null;
  readonly begun_at: number;
  readonly ends_at: number | null;
  readonly in_force: boolean;
}

/** Something that can be seen in games, told as it is: it proves nothing by itself. */
export interface CaseSign {
  readonly kind: "same_network" | "one_sided" | "left";
  readonly other: Person | null;
  readonly count: number;
  readonly of: number;
}

/** How often cases of this reason ended with this measure, of the last twenty that did with any. */
export interface CaseAlike {
  readonly kind: "hide" | "mute" | "close" | "name" | "ban";
  readonly days: number | null;
  readonly count: number;
}

/** A line of the trail. */
export interface CaseDeed {
  readonly number: number;
  readonly at: number;
  readonly by: Person | null;
  readonly deed: string;
  readonly about: Person | null;
  readonly text: string;
}

/** The answer that this case is about. */
export interface CaseAppeal {
  readonly measure: CaseMeasure;
  readonly words: string;
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
