// What a table of bridges tells: its view, its events, its options.
// Written by scripts/wire: change the types of the server, not this file.

/** All that one viewer knows. */
export interface View {
  readonly viewer: number;
  /** Whose turn it is; -1 when the game is over. */
  readonly turn: number;
  /** The viewer's own boats; a spectator has none. */
  readonly hand: readonly number[];
  /** By seat: how many boats it has. */
  readonly hands: readonly number[];
  readonly pile: number;
  readonly queues: readonly (readonly Waiting[])[];
  /** By mast: how many boats were ever sent. */
  readonly sent: readonly number[];
  readonly tallies: readonly Tally[];
  /** By seat: what it has so far. */
  readonly points: readonly number[];
}

/** A boat in a queue, and who sent it. */
export interface Waiting {
  readonly seat: number;
  readonly mast: number;
}

/** How often a seat was paid, and for what. */
export interface Tally {
  /** Points for bridges that it opened. */
  readonly opened: number;
  /** How many those were. */
  readonly bridges: number;
  /** Queues that were towed away because of it. */
  readonly towed: number;
  /** Queues that waited at the end, with its boat as the last. */
  readonly last: number;
}

/** What one viewer is told beside the view. */
export interface Facts {
  /** The height at which a bridge opens. */
  readonly opens: number;
  /** By bridge: the sum of the masts that wait there. */
  readonly heights: readonly number[];
  readonly sendings: readonly Sending[];
}

/** A boat of the viewer's hand under a bridge. */
export interface Sending {
  readonly mast: number;
  readonly bridge: number;
  /** Of the queue with this boat in it. */
  readonly height: number;
  /** What the seat gets at once: 0 if the queue waits on, less if it is towed away. */
  readonly points: number;
}

/** The boats became the pile, from the top (BRI-011). */
export interface BoatsShuffled {
  readonly type: "BoatsShuffled";
  readonly order: readonly number[];
}

/** A seat drew the top boat of the pile (BRI-011, BRI-024). */
export interface BoatDrawn {
  readonly type: "BoatDrawn";
  readonly seat: number;
  readonly mast: number;
}

/** It is a seat's turn; for the first player that is a random draw (BRI-010, BRI-025). */
export interface TurnBegun {
  readonly type: "TurnBegun";
  readonly seat: number;
}

/** A seat sent a boat of its hand to the end of a queue (BRI-020). */
export interface BoatSent {
  readonly type: "BoatSent";
  readonly seat: number;
  readonly mast: number;
  readonly bridge: number;
}

/** A queue had the right height: the seat is paid for so many boats (BRI-022). */
export interface BridgeOpened {
  readonly type: "BridgeOpened";
  readonly seat: number;
  readonly bridge: number;
  readonly boats: number;
  readonly points: number;
}

/** A queue was too high: it is towed away, and the seat is fined (BRI-023). */
export interface QueueTowed {
  readonly type: "QueueTowed";
  readonly seat: number;
  readonly bridge: number;
}

/** At the end a queue still waited: the seat of its last boat is paid (BRI-031). */
export interface LastInQueuePaid {
  readonly type: "LastInQueuePaid";
  readonly seat: number;
  readonly bridge: number;
}

/** The last boat of the pile was drawn (BRI-030). */
export interface GameEnded {
  readonly type: "GameEnded";
}

/** Boats were shuffled; their order is hidden. */
export interface PileShuffled {
  readonly type: "PileShuffled";
  readonly boats: number;
}

/** A seat drew a boat that others do not see. */
export interface UnseenBoatDrawn {
  readonly type: "UnseenBoatDrawn";
  readonly seat: number;
}

/** All that can happen, whole or as much of it as a viewer may know. */
export type Event =
  | BoatsShuffled
  | BoatDrawn
  | TurnBegun
  | BoatSent
  | BridgeOpened
  | QueueTowed
  | LastInQueuePaid
  | GameEnded
  | PileShuffled
  | UnseenBoatDrawn;

/** What a table may choose: nothing. */
export type Options = Record<string, never>;
