// The messages of the socket and what they hold; docs/protocol.md tells how they go.
// Written by scripts/wire: change the types of the server, not this file.

/** Nobody counts. */
export interface Untimed {
  readonly type: "none";
}

/** A bank of time for each seat, and some more after each of its moves. */
export interface Live {
  readonly type: "live";
  readonly bank_ms: number;
  readonly increment_ms: number;
}

/** So many days for each move, and a stock of days of vacation for the whole game. */
export interface Days {
  readonly type: "days";
  readonly days: number;
  readonly vacation: number;
}

/** How much time a table gives. */
export type Clock =
  | Untimed
  | Live
  | Days;

/** A table, without the way in. */
export interface TableMadeShown {
  readonly type: "TableMadeShown";
  readonly game: string;
  readonly rules_version: number;
  readonly seats: number;
  readonly options: unknown;
  readonly clock: Clock;
  readonly private: boolean;
  readonly host: string;
  readonly commitment: string;
  readonly lots: Running | null;
  readonly practice: boolean;
  readonly rated: boolean;
}

/** What a table chooses that sells its lots on a clock. A table without it hands in sealed limits. */
export interface Running {
  readonly tempo: Tempo;
  readonly mode: Mode;
}

/** How fast the price falls. */
export type Tempo = "calm" | "normal" | "brisk";

/** How presses inside one step are told apart. */
export type Mode = "photo" | "draw";

/** A player sat down, who is called so now. */
export interface SeatTaken {
  readonly type: "SeatTaken";
  readonly seat: number;
  readonly player: string;
  readonly name: string;
}

/** What the viewer saw of the setup. */
export interface StartedShown {
  readonly type: "StartedShown";
  readonly events: unknown;
}

/** What the viewer saw of a move. The move itself is told to its seat alone: its notation may name hidden things. */
export interface PlayedShown {
  readonly type: "PlayedShown";
  readonly seat: number;
  readonly move: string | null;
  readonly events: unknown;
  readonly by_bot: boolean;
}

/** Who asks to go back, and to which version. */
export interface TakeBackAskedShown {
  readonly type: "TakeBackAskedShown";
  readonly seat: number;
  readonly to: number;
}

/** Who went back, and to which version. */
export interface TakenBackShown {
  readonly type: "TakenBackShown";
  readonly seat: number;
  readonly to: number;
}

/** There is a new way in; who may know it sees it at the table. */
export interface InvitationRenewedShown {
  readonly type: "InvitationRenewedShown";
}

/** A bot was given a seat. */
export interface BotSeated {
  readonly type: "BotSeated";
  readonly seat: number;
  readonly bot: string;
  readonly name: string;
}

/** A seat is empty again; only before the game. */
export interface SeatLeft {
  readonly type: "SeatLeft";
  readonly seat: number;
}

/** A seat fixed its part of the deal by a hash (hexadecimal). */
export interface PartSealed {
  readonly type: "PartSealed";
  readonly seat: number;
  readonly hash: string;
}

/** All seats are taken and all parts sealed: now they are opened. */
export interface DealCalled {
  readonly type: "DealCalled";
}

/** A seat opened its part of the deal (hexadecimal). */
export interface PartOpened {
  readonly type: "PartOpened";
  readonly seat: number;
  readonly part: string;
}

/** Somebody agreed, or did not. */
export interface TakeBackAnswered {
  readonly type: "TakeBackAnswered";
  readonly seat: number;
  readonly agreed: boolean;
}

/** From now on a bot plays for the seat. */
export interface StoodIn {
  readonly type: "StoodIn";
  readonly seat: number;
  readonly bot: string;
  /** `clock`, `left` or `resigned`. */
  readonly why: string;
}

/** The player is back and plays on. */
export interface HandedBack {
  readonly type: "HandedBack";
  readonly seat: number;
}

/** A player gave up, for good. */
export interface Resigned {
  readonly type: "Resigned";
  readonly seat: number;
}

/** A seat has no time left. */
export interface ClockRanOut {
  readonly type: "ClockRanOut";
  readonly seat: number;
}

/** The server was not there while a clock ran: the seat is given the time. */
export interface ClockCredited {
  readonly type: "ClockCredited";
  readonly seat: number;
  readonly ms: number;
  /** Until when the server was away: what was lost before that is given back now. 0 where a clock only rang late. */
  readonly until: number;
}

/** A seat has so many more days for its move. */
export interface VacationTaken {
  readonly type: "VacationTaken";
  readonly seat: number;
  readonly days: number;
}

/** A seat proposes another clock. */
export interface PaceAsked {
  readonly type: "PaceAsked";
  readonly seat: number;
  readonly clock: Clock;
}

/** Somebody agreed, or did not. */
export interface PaceAnswered {
  readonly type: "PaceAnswered";
  readonly seat: number;
  readonly agreed: boolean;
}

/** From now on time is counted so. */
export interface PaceChanged {
  readonly type: "PaceChanged";
  readonly clock: Clock;
}

/** A lot is on the block. The node whose run is called `owner` sells it, once everybody is ready. */
export interface LotCalled {
  readonly type: "LotCalled";
  readonly number: number;
  readonly owner: string;
}

/** Its price path is announced, and opens in a moment. */
export interface LotArmed {
  readonly type: "LotArmed";
  readonly terms: Terms;
  /** For whom it was waited longer than for the others, and for how long (milliseconds). */
  readonly waited: readonly (readonly [number, number])[];
}

/** The announced path of one lot. Step 0 is the run-in; `opens` is the owner's clock when it begins. */
export interface Terms {
  readonly opens: number;
  readonly run_in_ms: number;
  readonly step_ms: number;
  readonly steps: number;
  readonly mode: Mode;
  /** How long after a press others may still be on their way; fixed when the lot is armed. */
  readonly horizon_ms: number;
}

/** Nobody can press any more. The presses that were sealed until now are open, and the seats' moves follow. */
export interface LotClosed {
  readonly type: "LotClosed";
  readonly number: number;
  readonly presses: readonly (Heard | Preset)[];
  readonly resolution: Resolution;
}

/** Somebody pressed: which step they saw, when they say they did, and when the server heard of it. */
export interface Heard {
  readonly type: "press";
  readonly seat: number;
  readonly step: number;
  readonly claimed: number;
  readonly heard: number;
  readonly link: Link;
}

/** What the server itself has measured of a player's line, in milliseconds; never what the player says of it. */
export interface Link {
  /** What a round trip takes at most, as far as it is believed: the limit of how far back a press may be dated. */
  readonly rtt_ms: number;
  /** The quickest round trip: how well the player's clock can be known. */
  readonly best_ms: number;
  /** Fresh measurements; with fewer than three a claim counts for nothing. */
  readonly samples: number;
}

/** Somebody said beforehand at which step to press: a bot, or a person who rather does so. It presses at its end. */
export interface Preset {
  readonly type: "stop";
  readonly seat: number;
  readonly step: number;
}

/** How a lot ends. `first` are the seats that no clock can tell apart: the game draws between them. */
export interface Resolution {
  readonly step: number | null;
  readonly first: readonly number[];
  readonly closes: number;
  readonly judged: readonly Judged[];
}

/** One press as the resolution sees it. */
export interface Judged {
  readonly seat: number;
  readonly step: number;
  /** When it counts as made: as claimed, within what the line allows. */
  readonly at: number;
  /** How well that is known. */
  readonly doubt_ms: number;
  /** `clamped`, `late`, `out_of_step`, ...: for whoever reads the game afterwards. */
  readonly flags: readonly string[];
}

/** The clock did not run as it should: nothing was revealed, and the same lot is called again. */
export interface LotVoided {
  readonly type: "LotVoided";
  /** `stall` or `crash`. */
  readonly why: string;
}

/** The game is over, and the server opens its seed (hexadecimal). */
export interface Ended {
  readonly type: "Ended.2";
  /** `played`, or `resigned`: then there is no outcome, and only ranks. */
  readonly why: string;
  readonly ranks: readonly number[];
  readonly outcome: Outcome | null;
  readonly server_seed: string;
}

/** The end of a game: why it ended, what each seat scored for what, and who came where. */
export interface Outcome {
  readonly why: string;
  readonly sheets: readonly (readonly ScoreLine[])[];
  /** By seat; 1 is a winner. Seats that share a rank have the same number, and the next one is skipped. */
  readonly ranks: readonly number[];
  /** Opponents that the game itself plays: their sheets and ranks follow those of the seats. */
  readonly others: readonly string[];
}

/** One entry on a seat's score sheet, as data: a game's `words` and its client say it. */
export interface ScoreLine {
  readonly rule: string;
  /** Which kind of line it is, within its game. */
  readonly key: string;
  readonly points: number;
  /** What it is about, by name: places in the game's own lists, and counts. */
  readonly values: Readonly<Record<string, number>>;
}

/** Nobody plays on; the server opens its seed all the same. */
export interface Abandoned {
  readonly type: "Abandoned";
  readonly why: string;
  readonly server_seed: string;
}

/** The same people may go on at another table, where their seats are kept. */
export interface RematchMade {
  readonly type: "RematchMade";
  readonly table: string;
}

/** What happened at a table, as a viewer is shown it. */
export type Shown =
  | TableMadeShown
  | SeatTaken
  | StartedShown
  | PlayedShown
  | TakeBackAskedShown
  | TakenBackShown
  | InvitationRenewedShown
  | BotSeated
  | SeatLeft
  | PartSealed
  | DealCalled
  | PartOpened
  | TakeBackAnswered
  | StoodIn
  | HandedBack
  | Resigned
  | ClockRanOut
  | ClockCredited
  | VacationTaken
  | PaceAsked
  | PaceAnswered
  | PaceChanged
  | LotCalled
  | LotArmed
  | LotClosed
  | LotVoided
  | Ended
  | Abandoned
  | RematchMade;

/** The ticket was good. `epoch` names this run of the node: times of another epoch can't be compared. */
export interface Welcome {
  readonly type: "welcome";
  readonly version: number;
  readonly player: string;
  readonly name: string;
  readonly epoch: string;
  readonly heartbeat_ms: number;
}

/** Where a table stands for this viewer, as of `seq`: what was known of it before no longer counts. */
export interface Snapshot {
  readonly type: "snapshot";
  readonly table: string;
  readonly seq: number;
  readonly now: Sight;
}

/** Everything that one viewer sees of a table at a version. */
export interface Sight {
  readonly table: string;
  readonly version: number;
  readonly at: number;
  readonly viewer: number;
  readonly game: string;
  readonly rules_version: number;
  readonly options: unknown;
  readonly private: boolean;
  /** Its host may go back over anything. */
  readonly practice: boolean;
  readonly host: string;
  readonly commitment: string;
  /** Told to whoever sits here and to the host. */
  readonly invitation: string;
  readonly phase: Phase;
  readonly clock: Clock;
  readonly seats: readonly SeatSight[];
  readonly awaited: readonly number[];
  /** The game's own view; none before the game. */
  readonly view: unknown;
  /** What follows from the view by the rules; none where the game tells none. */
  readonly facts: unknown;
  /** The viewer's legal moves, in the game's notation. */
  readonly moves: readonly string[];
  /** `own`, `ask` or `no`. */
  readonly take_back: string;
  /** Why not, where it is `no`: `not_moved`, `light`, `away`, `asked`, `lot`, `rated`; or nothing. */
  readonly take_back_why: string;
  readonly take_back_wish: Wish | null;
  readonly pace_wish: Wish | null;
  readonly result: Result | null;
  readonly rematch: string;
  /** How this table sells lots; none where limits are sealed. */
  readonly lots: Running | null;
  readonly lot: LotSight | null;
  /** How it ends changes the ratings of its players. */
  readonly rated: boolean;
  /** Moves by which spectators are shown the game late. */
  readonly delay: number;
  /** By when all must have come for whom a seat is kept, or the table closes; 0 where it waits for them. */
  readonly comes_by: number;
  /** The name of the deal, where it is fixed for learning. */
  readonly fixed: string;
  /** The game began from a position of a finished one, which was laid out: there is no deal to check. */
  readonly tried_from: TriedFrom | null;
}

/** How far a table is. */
export type Phase = "open" | "dealing" | "playing" | "over";

/** A seat as everybody sees it. */
export interface SeatSight {
  readonly player: string;
  readonly bot: string;
  readonly name: string;
  readonly stand_in: string;
  readonly why: string;
  readonly resigned: boolean;
  readonly sealed: boolean;
  readonly opened: boolean;
  readonly vacation: number;
  /** What was left when its clock last began or stopped. */
  readonly bank_ms: number;
  /** Since when it is awaited; 0 if it is not. */
  readonly since: number;
}

/** Something that a seat asks of the others, and who has agreed. */
export interface Wish {
  readonly seat: number;
  readonly agreed: readonly number[];
  readonly clock: Clock | null;
  readonly to: number;
}

/** How it ended; the seed of the server is open now. */
export interface Result {
  readonly why: string;
  readonly ranks: readonly number[];
  readonly outcome: Outcome | null;
  readonly server_seed: string;
}

/** What is on the block, and the clock that it is sold on. */
export interface LotSight {
  /** The version at which it was called: who presses names it. 0 while nobody has called it yet. */
  readonly call: number;
  readonly number: number;
  readonly seats: readonly number[];
  readonly prices: readonly number[];
  /** The steps at which the viewer may press. */
  readonly steps: readonly number[];
  readonly mode: Mode;
  readonly run_in_ms: number;
  readonly step_ms: number;
  /** The run of the node that sells it. */
  readonly owner: string;
  /** When it opens, by the owner's clock; 0 while it waits for everybody to be ready. */
  readonly opens: number;
  readonly horizon_ms: number;
  /** How often it was begun in vain. */
  readonly voided: number;
}

/** The finished game that a position was taken from, and before which of its moves, counted from 1. */
export interface TriedFrom {
  readonly table: string;
  readonly move: number;
}

/**
 * The next thing that happened at a table: `seq` is one more than that of the message before.
 *
 * The last of several that come together says where the table stands after them.
 */
export interface Happened {
  readonly type: "happened";
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  readonly what: Shown;
  readonly now?: Sight | null;
}

/** The command was carried out and is on disk, up to `seq`. */
export interface Answer {
  readonly type: "answer";
  readonly table: string;
  readonly command: string;
  readonly seq: number;
}

/** What each of the moves that were asked about would bring, as of `seq`. */
export interface Foreseen {
  readonly type: "foreseen";
  readonly table: string;
  readonly command: string;
  readonly seq: number;
  readonly moves: readonly Prospect[];
}

/** What a move would bring: its price and what surely follows; or the rule that forbids it, and what is lacking. */
export interface Prospect {
  readonly move: string;
  readonly rule?: string;
  readonly lacks?: readonly Lack[];
  readonly price?: readonly Amount[];
  /** The events of the game that surely follow, as this seat will see them. */
  readonly events?: readonly unknown[];
  /** `luck` or `secret` where more follows that can't be told yet. */
  readonly then?: string;
}

/** What a seat would need for a move, and what it has for that. */
export interface Lack {
  readonly what: string;
  readonly need: number;
  readonly have: readonly Amount[];
}

/** So many of something, by the game's own word for it. */
export interface Amount {
  readonly what: string;
  readonly count: number;
}

/** Nothing was done. `asked` is the type of the message that is refused. */
export interface Refused {
  readonly type: "refused";
  readonly asked: string;
  readonly code: string;
  readonly words: string;
  readonly table?: string;
  readonly command?: string;
  readonly rule?: string;
  readonly seq?: number;
}

/** A press or a stop for a lot is sealed and on disk; nobody else is told before the lot closes. */
export interface Pressed {
  readonly type: "pressed";
  readonly table: string;
  readonly command: string;
  readonly lot: number;
}

/** When the lot that was called at version `lot` opens, by the clock of this node (see `Sync`). */
export interface LotClock {
  readonly type: "lotclock";
  readonly table: string;
  readonly lot: number;
  readonly opens: number;
  /** How well this node knows the owner's clock. */
  readonly doubt_ms: number;
}

/** Somebody said something. It is no part of the game: `id` only orders what was said. */
export interface Chat {
  readonly type: "chat";
  readonly table: string;
  readonly id: number;
  readonly player: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** Said by a spectator during a game: the players hear it when the game is over. */
  readonly spectator: boolean;
}

/** A line of chat is to be shown no more. */
export interface Unsaid {
  readonly type: "unsaid";
  readonly table: string;
  readonly id: number;
}

/** Whose clients look at the table now: the seats of the players, and how many others. */
export interface Presence {
  readonly type: "presence";
  readonly table: string;
  readonly seats: readonly number[];
  readonly watchers: number;
}

/** The time of the server: milliseconds of its own clock when the question came and when the answer went. */
export interface Sync {
  readonly type: "sync";
  readonly nonce: string;
  readonly sent: number;
  readonly came: number;
  readonly went: number;
  readonly epoch: string;
}

/** Are you there? To be answered by a pong with the same nonce. */
export interface Ping {
  readonly type: "ping";
  readonly nonce: string;
}

/** Every message that the server sends. */
export type Told =
  | Welcome
  | Snapshot
  | Happened
  | Answer
  | Foreseen
  | Refused
  | Pressed
  | LotClock
  | Chat
  | Unsaid
  | Presence
  | Sync
  | Ping;

/**
 * Take a seat, or go on at the one that was kept.
 *
 * `part_hash` seals one's part of the deal: `mokum.kernel.fair.contribution_hash`, hexadecimal.
 */
export interface Sit {
  readonly type: "Sit";
  readonly seat: number;
  readonly part_hash: string;
  readonly invitation?: string;
}

/** The host gives a free seat to a bot. */
export interface SeatBot {
  readonly type: "SeatBot";
  readonly seat: number;
  readonly bot: string;
}

/** The host keeps a free seat for a bot that somebody made, by its name. It says yes by `Sit`, and no by `Leave`. */
export interface Invite {
  readonly type: "Invite";
  readonly seat: number;
  readonly name: string;
}

/** The host frees a seat before the game. */
export interface Unseat {
  readonly type: "Unseat";
  readonly seat: number;
}

/** Get up: before the game the seat is free again, during it a bot stands in. */
export interface Leave {
  readonly type: "Leave";
}

/** Take over from the bot that stood in. */
export interface ComeBack {
  readonly type: "ComeBack";
}

/** The host asks everybody to open their part of the deal; then the game begins. */
export interface Start {
  readonly type: "Start";
}

/** Open one's part of the deal: 16 bytes in hexadecimal. */
export interface OpenPart {
  readonly type: "OpenPart";
  readonly part: string;
}

/** A move in the game's notation. */
export interface Play {
  readonly type: "Play";
  readonly move: string;
}

/** Take back one's last move: never over what came to light, and over another player's move if all agree. */
export interface TakeBack {
  readonly type: "TakeBack";
}

/** Agree or not. */
export interface AnswerTakeBack {
  readonly type: "AnswerTakeBack";
  readonly agree: boolean;
}

/** Give up, for good. */
export interface Resign {
  readonly type: "Resign";
}

/** Propose another clock. */
export interface AskPace {
  readonly type: "AskPace";
  readonly clock: Clock;
}

/** Agree or not. */
export interface AnswerPace {
  readonly type: "AnswerPace";
  readonly agree: boolean;
}

/** Have some days more. */
export interface TakeVacation {
  readonly type: "TakeVacation";
  readonly days: number;
}

/** Open the table after this one, after the game: each seat there is kept for who sits at it here. */
export interface AskRematch {
  readonly type: "AskRematch";
}

/** The host gives up a table where no game has begun. */
export interface CloseTable {
  readonly type: "CloseTable";
}

/** The host makes a new invitation to a private table: the old one opens nothing any more. */
export interface RenewInvitation {
  readonly type: "RenewInvitation";
}

/** What can be done at a table. */
export type Command =
  | Sit
  | SeatBot
  | Invite
  | Unseat
  | Leave
  | ComeBack
  | Start
  | OpenPart
  | Play
  | TakeBack
  | AnswerTakeBack
  | Resign
  | AskPace
  | AnswerPace
  | TakeVacation
  | AskRematch
  | CloseTable
  | RenewInvitation;

/** The first message, within five seconds: who comes, by a ticket from `POST /api/tickets`. */
export interface Hello {
  readonly type: "hello";
  readonly ticket: string;
  readonly version: number;
}

/** Look at a table from now on. `seq` is the last that the client has of it; without it comes a snapshot. */
export interface Watch {
  readonly type: "watch";
  readonly table: string;
  readonly seq?: number | null;
  readonly invitation?: string;
}

/** Look away. */
export interface Unwatch {
  readonly type: "unwatch";
  readonly table: string;
}

/** Do something at a table. With `version` only if the table is still there. */
export interface Act {
  readonly type: "act";
  readonly table: string;
  readonly command: string;
  readonly do: Command;
  readonly version?: number | null;
}

/** What would these moves bring? Nothing is played. One's own moves alone can be asked about. */
export interface Ask {
  readonly type: "ask";
  readonly table: string;
  readonly command: string;
  readonly moves: readonly string[];
}

/** Say something at a table that one watches. */
export interface Say {
  readonly type: "chat";
  readonly table: string;
  readonly command: string;
  readonly text: string;
}

/** Ask for the time: `sent` is the client's own clock and comes back as it is. */
export interface AskTime {
  readonly type: "sync";
  readonly nonce: string;
  readonly sent: number;
}

/** The answer to a ping. */
export interface Pong {
  readonly type: "pong";
  readonly nonce: string;
}

/** One sees the lot that was called at version `lot`, and knows the time from so many samples. */
export interface Ready {
  readonly type: "ready";
  readonly table: string;
  readonly lot: number;
  readonly samples: number;
}

/** Buy at the step that one sees. `at` is when one pressed, by the clock of this node as the client knows it. */
export interface Press {
  readonly type: "press";
  readonly table: string;
  readonly lot: number;
  readonly command: string;
  readonly step: number;
  readonly at: number;
}

/** Press for me at this step; without a step, do not. It can be changed until that step begins. */
export interface Stop {
  readonly type: "stop";
  readonly table: string;
  readonly lot: number;
  readonly command: string;
  readonly step?: number | null;
}

/** Every message that a client sends. */
export type Asked =
  | Hello
  | Watch
  | Unwatch
  | Act
  | Ask
  | Say
  | AskTime
  | Pong
  | Ready
  | Press
  | Stop;

/** Why not. */
export type Code = "bad_request" | "not_allowed" | "illegal" | "conflict" | "cmd_reused" | "not_found" | "gone" | "retry" | "late" | "false_start" | "fault" | "too_many" | "not_over" | "muted";
