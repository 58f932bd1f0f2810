// What a table of routes tells: its view, its events, its options.
// Written by scripts/wire: change the types of the server, not this file.

/** What one viewer knows: the public part, and what only it has seen (ROU-071). */
export interface View {
  readonly viewer: number;
  readonly public: Public;
  readonly hand: readonly number[];
  /** What this viewer drew unseen since the last shuffle. */
  readonly drew: readonly number[];
  readonly contracts: readonly number[];
  readonly offer: readonly number[];
  readonly first_kept: readonly number[];
  /** Positions in the pile of contracts at which this viewer knows which contract lies or lay there. */
  readonly positions: readonly (readonly [number, number])[];
}

/** What everybody knows (ROU-070). */
export interface Public {
  readonly seats: number;
  readonly first: number;
  readonly waiting: readonly number[];
  readonly asked: Asked;
  readonly market: readonly number[];
  readonly pile: number;
  /** What was shuffled into the draw pile, less what was then seen to go to the market. */
  readonly pool: readonly number[];
  readonly discards: readonly number[];
  readonly shuffles: number;
  readonly hand_sizes: readonly number[];
  /** By seat: cards that were seen to enter its hand and have not left it. */
  readonly shown: readonly (readonly number[])[];
  /** By seat: how many cards it drew unseen since the last shuffle. */
  readonly unseen: readonly number[];
  /** By route. */
  readonly owners: readonly number[];
  readonly carts: readonly number[];
  readonly points: readonly number[];
  readonly trade: readonly number[];
  readonly contract_pile: number;
  readonly contract_counts: readonly number[];
  readonly takings: readonly Taking[];
  readonly passes: number;
  readonly turns_left: number;
  readonly why_ended: string;
  /** By seat: its contracts, once the game is over (ROU-053). */
  readonly opened: readonly (readonly number[])[];
}

/** What the awaited seats have to decide. */
export type Asked = "first contracts" | "turn" | "second card" | "contracts" | "nothing";

/**
 * A seat drew contracts: from where in the pile, and where the returned one went. Everybody saw this much.
 *
 * Positions count from the top of the first pile and are never used again: what is returned gets the next number.
 */
export interface Taking {
  readonly seat: number;
  readonly start: number;
  readonly count: number;
  readonly returned_to: number;
}

/** What the rules make of a view. */
export interface Facts {
  /** Of the viewer's contracts and of those it is offered; of everybody's once they are open. */
  readonly ways: readonly Way[];
  readonly claims: readonly Claimable[];
  /** Routes that nobody has claimed and nobody can claim any more (ROU-046). */
  readonly closed: readonly number[];
  /** How many contracts who takes some would look at (ROU-050, ROU-051). */
  readonly next_contracts: number;
  /** By seat: how many more carts it places until it begins the last round (ROU-060). */
  readonly carts_to_last_round: readonly number[];
  readonly last_turn: LastTurn;
  /** Trade cards that nobody has taken (ROU-048). */
  readonly trade_left: number;
}

/** How far a contract is for a seat. */
export interface Way {
  readonly seat: number;
  readonly contract: number;
  /** That the shortest way still takes: 0 once it is completed, null where no way is left. */
  readonly spaces: number | null;
  /** The way, own routes included. */
  readonly routes: readonly number[];
}

/** A route that the viewer can claim now, and what comes of it. */
export interface Claimable {
  readonly route: number;
  readonly carts_left: number;
  readonly nearer?: readonly Nearer[];
}

/** A contract that a claim brings nearer, and the spaces that its way then takes. */
export interface Nearer {
  readonly contract: number;
  readonly spaces: number;
}

/** Where the viewer's own turn of the last round is (ROU-060). */
export type LastTurn = "none" | "ahead" | "now" | "over";

/** The first player was drawn, or named by the host (ROU-014). */
export interface FirstPlayerChosen {
  readonly type: "FirstPlayerChosen";
  readonly seat: number;
}

/** All discards became the draw pile (ROU-010, ROU-035). `order` is from the top. */
export interface DiscardsShuffled {
  readonly type: "DiscardsShuffled";
  readonly order: readonly number[];
}

/** The contracts were shuffled (ROU-012). `order` is from the top. */
export interface ContractsShuffled {
  readonly type: "ContractsShuffled";
  readonly order: readonly number[];
}

/** A seat was dealt a transport card (ROU-010). */
export interface CardDealt {
  readonly type: "CardDealt";
  readonly seat: number;
  readonly card: number;
}

/** A seat drew the top of the draw pile (ROU-030). */
export interface CardDrawn {
  readonly type: "CardDrawn";
  readonly seat: number;
  readonly card: number;
}

/** A seat took a card from the market (ROU-030). */
export interface CardTaken {
  readonly type: "CardTaken";
  readonly seat: number;
  readonly slot: number;
  readonly card: number;
}

/** The top of the draw pile was turned up in a market slot (ROU-010, ROU-031). */
export interface MarketFilled {
  readonly type: "MarketFilled";
  readonly slot: number;
  readonly card: number;
}

/** Three or more wilds lay in the market: all five cards were discarded (ROU-011, ROU-034). */
export interface MarketSwept {
  readonly type: "MarketSwept";
  readonly cards: readonly number[];
}

/** A seat paid for a route and put its carts on it (ROU-040, ROU-047, ROU-049). */
export interface RouteClaimed {
  readonly type: "RouteClaimed";
  readonly seat: number;
  readonly route: number;
  readonly colour: number;
  readonly coloured: number;
  readonly wilds: number;
  readonly points: number;
}

/** The route showed the cart symbol: its new owner took a trade card (ROU-048). */
export interface TradeCardTaken {
  readonly type: "TradeCardTaken";
  readonly seat: number;
}

/** A seat was dealt its first contracts to choose from (ROU-012). */
export interface ContractsDealt {
  readonly type: "ContractsDealt";
  readonly seat: number;
  readonly contracts: readonly number[];
}

/** All seats were asked at once which of their first contracts they keep (ROU-013). */
export interface FirstChoiceBegan {
  readonly type: "FirstChoiceBegan";
}

/** A seat chose which of its first contracts it keeps (ROU-012). */
export interface FirstContractsChosen {
  readonly type: "FirstContractsChosen";
  readonly seat: number;
  readonly kept: readonly number[];
}

/** All have chosen: what was sealed until now comes to light, and can no longer be taken back (ROU-013). */
export interface FirstChoiceEnded {
  readonly type: "FirstChoiceEnded";
}

/** A seat drew contracts to choose from (ROU-050). */
export interface ContractsDrawn {
  readonly type: "ContractsDrawn";
  readonly seat: number;
  readonly contracts: readonly number[];
}

/** A seat kept contracts; what it returned went to the bottom of the pile (ROU-013, ROU-050). */
export interface ContractsKept {
  readonly type: "ContractsKept";
  readonly seat: number;
  readonly kept: readonly number[];
  readonly returned: readonly number[];
}

/** A seat could do nothing (ROU-021). */
export interface TurnPassed {
  readonly type: "TurnPassed";
  readonly seat: number;
}

/** A seat has two carts or fewer: everybody has one more turn (ROU-060). */
export interface LastRoundBegan {
  readonly type: "LastRoundBegan";
  readonly seat: number;
  readonly turns: number;
}

/** It is a seat's turn. `turns_left` counts the turns of the last round, this one included (ROU-020, ROU-060). */
export interface TurnBegan {
  readonly type: "TurnBegan";
  readonly seat: number;
  readonly turns_left: number;
}

/** The game is over, and all contracts are laid open (ROU-022, ROU-053, ROU-060). */
export interface GameEnded {
  readonly type: "GameEnded";
  readonly why: string;
  readonly contracts: readonly (readonly number[])[];
}

/** Cards were shuffled into a new pile; their order is hidden. */
export interface PileShuffled {
  readonly type: "PileShuffled";
  readonly cards: number;
}

/** The contracts were shuffled; their order is hidden. */
export interface ContractPileShuffled {
  readonly type: "ContractPileShuffled";
}

/** A seat was dealt a card that others may not see. */
export interface UnseenCardDealt {
  readonly type: "UnseenCardDealt";
  readonly seat: number;
}

/** A seat drew the top of the draw pile; others do not see it. */
export interface UnseenCardDrawn {
  readonly type: "UnseenCardDrawn";
  readonly seat: number;
}

/** A seat was dealt its first contracts; others do not see them. */
export interface UnseenContractsDealt {
  readonly type: "UnseenContractsDealt";
  readonly seat: number;
  readonly count: number;
}

/** A seat has chosen; what and how many is shown to nobody else until all have (ROU-013). */
export interface FirstChoiceMade {
  readonly type: "FirstChoiceMade";
  readonly seat: number;
}

/** A seat drew contracts; others do not see them. */
export interface UnseenContractsDrawn {
  readonly type: "UnseenContractsDrawn";
  readonly seat: number;
  readonly count: number;
}

/** A seat kept so many contracts and returned so many; others do not see which. */
export interface UnseenContractsKept {
  readonly type: "UnseenContractsKept";
  readonly seat: number;
  readonly kept: number;
  readonly returned: number;
}

/** All that can happen, whole or as much of it as a viewer may know. */
export type Event =
  | FirstPlayerChosen
  | DiscardsShuffled
  | ContractsShuffled
  | CardDealt
  | CardDrawn
  | CardTaken
  | MarketFilled
  | MarketSwept
  | RouteClaimed
  | TradeCardTaken
  | ContractsDealt
  | FirstChoiceBegan
  | FirstContractsChosen
  | FirstChoiceEnded
  | ContractsDrawn
  | ContractsKept
  | TurnPassed
  | LastRoundBegan
  | TurnBegan
  | GameEnded
  | PileShuffled
  | ContractPileShuffled
  | UnseenCardDealt
  | UnseenCardDrawn
  | UnseenContractsDealt
  | FirstChoiceMade
  | UnseenContractsDrawn
  | UnseenContractsKept;

/** What a table may choose. */
export interface Options {
  /** The first player, if the host names one; otherwise it is drawn (ROU-014). */
  readonly first?: number;
}
