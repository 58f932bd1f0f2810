// What a table of merchants tells: its view, its events, its options.
// Written by scripts/wire: change the types of the server, not this file.

/** What one viewer knows (MER-280 to MER-283, MER-287). */
export interface View {
  readonly viewer: number;
  readonly seats: number;
  readonly first: number;
  readonly waiting: readonly number[];
  readonly agenda: readonly (FirstTurn
    | DrawCard
    | HoldAuction
    | EndTurn
    | LastCards
    | Settle
    | PlaceCard
    | SingleLimit
    | DoubleLimit
    | ChooseGoods
    | FoundColony
    | BuildHouse
    | AdvanceGood
    | Ship
    | Globe
    | Arms
    | Credit
    | CrossedArms
    | CrossedGlobe
    | CrossedShip
    | FreeHouse
    | ReturnHouse)[];
  readonly turn: number;
  readonly mayor: number;
  readonly square: number;
  /** The cards that have been drawn, in order. */
  readonly drawn: readonly number[];
  /** Cards in the deck. */
  readonly left: number;
  readonly discs: readonly number[];
  readonly at: readonly SeatView[];
  readonly auction: Auction;
  readonly lot: number;
  /** The seats that have sealed a limit in this round. */
  readonly handed_in: readonly number[];
  /** What this viewer sealed in this round, or NO_LIMIT. */
  readonly limit: number;
  /** What this viewer sealed in case of an opening, by itself and by another; empty at tables without (MER-144). */
  readonly ahead: readonly number[];
  readonly why_ended: string;
}

/** The first player takes the discs. */
export interface FirstTurn {
  readonly type: "FirstTurn";
  readonly seats: readonly number[];
}

/** The mayor draws until all discs are covered, and the cards are resolved. */
export interface DrawCard {
  readonly type: "DrawCard";
  readonly seats: readonly number[];
}

/** The mayor's card has been used: the card on the clock is auctioned. */
export interface HoldAuction {
  readonly type: "HoldAuction";
  readonly seats: readonly number[];
}

/** The auction is over. */
export interface EndTurn {
  readonly type: "EndTurn";
  readonly seats: readonly number[];
}

/** The last turn is over: what is left in the deck is turned up, and the last square is scored. */
export interface LastCards {
  readonly type: "LastCards";
  readonly seats: readonly number[];
}

/** A seat's bonuses are checked. */
export interface Settle {
  readonly type: "Settle";
  readonly seats: readonly number[];
  readonly who: number;
}

/** On which disc the drawn card is put (D01). */
export interface PlaceCard {
  readonly type: "PlaceCard";
  readonly seats: readonly number[];
  readonly card: number;
}

/** At which price each of these seats would press; each answers for itself (D02). */
export interface SingleLimit {
  readonly type: "SingleLimit";
  readonly seats: readonly number[];
}

/** At which doubled price each of these seats would press (D02). */
export interface DoubleLimit {
  readonly type: "DoubleLimit";
  readonly seats: readonly number[];
}

/** Which three goods the user of a goods card receives (D03). */
export interface ChooseGoods {
  readonly type: "ChooseGoods";
  readonly seats: readonly number[];
}

/** Where the user of a colony card founds a colony (D04). */
export interface FoundColony {
  readonly type: "FoundColony";
  readonly seats: readonly number[];
  readonly card: number;
}

/** Where the user of an Amsterdam card builds a house (D05). */
export interface BuildHouse {
  readonly type: "BuildHouse";
  readonly seats: readonly number[];
  readonly card: number;
}

/** Which good the user of an Amsterdam card advances (D06). */
export interface AdvanceGood {
  readonly type: "AdvanceGood";
  readonly seats: readonly number[];
  readonly card: number;
}

/** Which good is advanced (D07). */
export interface Ship {
  readonly type: "Ship";
  readonly seats: readonly number[];
}

/** Where a colony is founded (D08). */
export interface Globe {
  readonly type: "Globe";
  readonly seats: readonly number[];
}

/** Where a house is placed (D09). */
export interface Arms {
  readonly type: "Arms";
  readonly seats: readonly number[];
}

/** Whether a loan is taken (D10). */
export interface Credit {
  readonly type: "Credit";
  readonly seats: readonly number[];
}

/** Which house is removed (D11). */
export interface CrossedArms {
  readonly type: "CrossedArms";
  readonly seats: readonly number[];
}

/** Which colony is removed (D12). */
export interface CrossedGlobe {
  readonly type: "CrossedGlobe";
  readonly seats: readonly number[];
}

/** Which good is moved back (D13). */
export interface CrossedShip {
  readonly type: "CrossedShip";
  readonly seats: readonly number[];
}

/** Where the house of the goods bonus is built (D14). */
export interface FreeHouse {
  readonly type: "FreeHouse";
  readonly seats: readonly number[];
}

/** Which house is returned for a lost goods bonus (D15). */
export interface ReturnHouse {
  readonly type: "ReturnHouse";
  readonly seats: readonly number[];
}

/** What lies open before a seat and belongs to it on the board (MER-281, MER-282). */
export interface SeatView {
  readonly money: number;
  readonly loans: number;
  readonly supply: number;
  readonly houses: readonly number[];
  readonly colonies: readonly number[];
  /** By good: the space of its tile, 0 without one. */
  readonly exchange: readonly number[];
  /** Those that it holds: the goods', the continents', the quarters', then those of the bridges. */
  readonly bonuses: readonly number[];
  /** The goods' bonus brought a house, so that one is owed if it is lost (MER-239). */
  readonly house_owed: boolean;
  readonly tally: readonly number[];
}

/** Where an auction stands. */
export interface Auction {
  readonly mode: Mode;
  /** The seats still taking part, in all-player order. */
  readonly eligible: readonly number[];
  readonly opener: number;
  readonly buyer: number;
  readonly price: number;
}

/** Which round runs, or how the auction ended. */
export type Mode = "single" | "double" | "sold" | "unsold";

/** What a viewer is told beside the view. From `owed` on it is about the viewer's own seat, and what it is asked. */
export interface Facts {
  /** The exchange, the quarters, the colonies. */
  readonly areas: readonly [Area, Area, Area];
  /** The last scoring, and one right before it, while their tiles are still there. */
  readonly scored?: readonly Scored[];
  /** What is repaid at the end for the loans so far. */
  readonly owed?: number;
  /** The legal moves that earn or cost bonuses at once. */
  readonly brings?: Readonly<Record<string, Brought>>;
  /** By good: on which space its tile would be after the step that is asked for; of a goods card also after two. */
  readonly steps?: readonly (readonly number[])[];
  /** The goods of a goods card that would earn the free house. */
  readonly goods_missing?: readonly number[];
  /** What the card on the clock would give. */
  readonly gives?: Gives | null;
  /** For each limit that it can pay, the lowest first: what would be left of its money. */
  readonly left?: readonly number[];
}

/** An area as it stands, and what its next scoring would pay now (MER-190 to MER-206). */
export interface Area {
  /** The next square that scores it; none once all have been. */
  readonly square: number | null;
  /** By sector: how strong its leaders are. */
  readonly best: readonly number[];
  /** By sector: all who are as strong as that; nobody where nobody is present. */
  readonly leaders: readonly (readonly number[])[];
  /** By seat: what it would be paid in all sectors. */
  readonly sums: readonly number[];
  /** By sector: how strong this viewer is; left out while it has nothing there. */
  readonly own?: readonly number[];
  /** By sector: what this viewer would be paid; left out where that is nothing. */
  readonly pays?: readonly number[];
  /** In how many sectors this viewer is strong enough for the bonus that needs all four. */
  readonly reached?: number;
}

/** The last scoring, for as long as the tiles that it counted are still there. */
export interface Scored {
  readonly square: number;
  /** By seat: its money before. */
  readonly had: readonly number[];
  /** Those that the square scores, in order. */
  readonly areas: readonly AreaPaid[];
  /** By seat: what all of them paid. */
  readonly together: readonly number[];
  /** All who were paid most. */
  readonly most: readonly number[];
  /** By seat: its money after all that. */
  readonly purses: readonly number[];
  /** By seat: what it repaid for loans, where that followed at once (MER-263). */
  readonly repaid?: readonly number[];
  /** The next square that scores anything. */
  readonly following?: number | null;
  readonly more?: OneMore | null;
}

/** One area of a scoring, column by column; all but `sums` are by rank, first to fourth (MER-190 to MER-206). */
export interface AreaPaid {
  readonly area: number;
  readonly sectors: readonly number[];
  /** What a sector ranks by: the furthest space, or how many tiles. */
  readonly weights: readonly number[];
  /** What its rank pays for the first and the second place. */
  readonly pays: readonly (readonly [number, number])[];
  /** By seat. */
  readonly strengths: readonly (readonly number[])[];
  /** Nobody where nobody is present. */
  readonly first: readonly (readonly number[])[];
  /** Nobody where several share the first place. */
  readonly second: readonly (readonly number[])[];
  /** By seat. */
  readonly paid: readonly (readonly number[])[];
  /** By seat: its money once it was paid. */
  readonly purses: readonly (readonly number[])[];
  /** What nobody was paid of the two sums. */
  readonly bank: readonly number[];
  /** By seat: what all its sectors paid. */
  readonly sums: readonly number[];
}

/** What one more step, house or colony would have brought to a viewer. */
export interface OneMore {
  readonly area: number;
  readonly sector: number;
  readonly gain: number;
}

/** Bonuses that a move earns at once, or that are returned with it. */
export interface Brought {
  /** Less than nothing where it is returned. */
  readonly money?: number;
  /** The bridge whose bonus it is. */
  readonly bridge?: number | null;
  /** The bonus for all goods, all continents or all quarters is among them. */
  readonly whole_set?: boolean;
}

/** What a card would give to a seat that used it now. */
export interface Gives {
  /** How many vacant sites there are for a house or a colony. */
  readonly sites?: number;
  /** By sector: how many of them are there; empty where none can be built. */
  readonly free?: readonly number[];
  /** The sites where a house would join a bridge. */
  readonly bridges?: readonly number[];
  /** The sector that is missing for a bonus, if a tile can be placed there. */
  readonly whole_set?: number | null;
  /** Where the card's good would go, if it is for one good alone. */
  readonly step?: NextSpace | null;
  /** The good whose step would earn the free house. */
  readonly free_house?: number | null;
}

/** A good that moves on. */
export interface NextSpace {
  /** The space on which its tile would be. */
  readonly to: number;
  /** Others whose tiles are on that space. */
  readonly level?: readonly number[];
  /** Others whose tiles are further. */
  readonly ahead?: readonly number[];
}

/** The first player was drawn, or named by the host (MER-021). */
export interface FirstPlayerChosen {
  readonly type: "FirstPlayerChosen";
  readonly seat: number;
}

/** All cards became the face-down deck (MER-027). `order` is from the top. */
export interface DeckShuffled {
  readonly type: "DeckShuffled";
  readonly order: readonly number[];
}

/** A seat received its money and placed its three start tiles (MER-024, MER-025). */
export interface StartTaken {
  readonly type: "StartTaken";
  readonly seat: number;
  readonly house: number;
  readonly colony: number;
}

/** A seat is the new mayor and takes the discs (MER-029, MER-050). */
export interface TurnBegan {
  readonly type: "TurnBegan";
  readonly seat: number;
  readonly turn: number;
}

/** The mayor drew the top card, and everybody saw it (MER-041). */
export interface CardDrawn {
  readonly type: "CardDrawn";
  readonly seat: number;
  readonly card: number;
}

/** A marked goods card was discarded without effect (MER-043, MER-261). */
export interface CardPassedOver {
  readonly type: "CardPassedOver";
  readonly card: number;
}

/** The time marker moved on to a square (MER-090, MER-262). */
export interface MarkerMoved {
  readonly type: "MarkerMoved";
  readonly square: number;
}

/** The mayor put a card on a disc (MER-044). */
export interface CardPlaced {
  readonly type: "CardPlaced";
  readonly seat: number;
  readonly card: number;
  readonly disc: number;
}

/** The card on a disc was discarded (MER-047 to MER-049). */
export interface CardDiscarded {
  readonly type: "CardDiscarded";
  readonly disc: number;
  readonly card: number;
}

/** The game waits for a decision; below it stands what follows. */
export interface Awaited {
  readonly type: "Awaited";
  readonly agenda: readonly (FirstTurn
    | DrawCard
    | HoldAuction
    | EndTurn
    | LastCards
    | Settle
    | PlaceCard
    | SingleLimit
    | DoubleLimit
    | ChooseGoods
    | FoundColony
    | BuildHouse
    | AdvanceGood
    | Ship
    | Globe
    | Arms
    | Credit
    | CrossedArms
    | CrossedGlobe
    | CrossedShip
    | FreeHouse
    | ReturnHouse)[];
}

/** A seat made no use of what it was offered (MER-060). */
export interface Declined {
  readonly type: "Declined";
  readonly seat: number;
}

/** A seat's tile in the row of a good moved to a space; space 0 is the supply (MER-016, MER-017). */
export interface GoodMoved {
  readonly type: "GoodMoved";
  readonly seat: number;
  readonly good: number;
  readonly space: number;
}

/** A seat founded a colony (MER-072, MER-156). */
export interface ColonyFounded {
  readonly type: "ColonyFounded";
  readonly seat: number;
  readonly site: number;
}

/** A seat lost a colony (MER-160, MER-163). */
export interface ColonyRemoved {
  readonly type: "ColonyRemoved";
  readonly seat: number;
  readonly site: number;
}

/** A seat built a house (MER-080, MER-157), perhaps the free one of the goods bonus (MER-230). */
export interface HouseBuilt {
  readonly type: "HouseBuilt";
  readonly seat: number;
  readonly site: number;
  readonly free: boolean;
}

/** A seat lost a house (MER-159, MER-163, MER-236). */
export interface HouseRemoved {
  readonly type: "HouseRemoved";
  readonly seat: number;
  readonly site: number;
}

/** A seat meets the condition of a bonus and holds it from now on (MER-230 to MER-234). */
export interface BonusEarned {
  readonly type: "BonusEarned";
  readonly seat: number;
  readonly bonus: number;
  readonly money: number;
}

/** A seat no longer meets the condition of a bonus that it held (MER-236). */
export interface BonusReturned {
  readonly type: "BonusReturned";
  readonly seat: number;
  readonly bonus: number;
  readonly money: number;
}

/** A seat took a loan, or had to (MER-158, MER-237). */
export interface LoanTaken {
  readonly type: "LoanTaken";
  readonly seat: number;
  readonly forced: boolean;
}

/** A seat repaid all its loans at the end (MER-263). */
export interface LoansRepaid {
  readonly type: "LoansRepaid";
  readonly seat: number;
  readonly money: number;
}

/** An area was scored (MER-190). */
export interface AreaScored {
  readonly type: "AreaScored";
  readonly square: number;
  readonly area: number;
  readonly payments: readonly (readonly [number, number, number, number])[];
}

/** The card on the clock disc is auctioned; if nobody can pay the last mark, it is unsold at once (MER-100). */
export interface AuctionBegan {
  readonly type: "AuctionBegan";
  readonly card: number;
  readonly auction: Auction;
}

/** A round of the auction began: each has a number of its own through the game (MER-284). */
export interface RoundBegan {
  readonly type: "RoundBegan";
  readonly lot: number;
}

/** A seat sealed the price at which it would press (MER-141, MER-143). */
export interface LimitSealed {
  readonly type: "LimitSealed";
  readonly seat: number;
  readonly limit: number;
}

/** A seat sealed the doubled price at which it would press if the round is opened; it is still asked (MER-144). */
export interface LimitSealedAhead {
  readonly type: "LimitSealedAhead";
  readonly seat: number;
  readonly opener: boolean;
  readonly limit: number;
}

/** What seats had sealed in case of this opening counts as handed in (MER-144). By seat, NO_LIMIT without. */
export interface LimitsBrought {
  readonly type: "LimitsBrought";
  readonly limits: readonly number[];
}

/** A seat stopped the clock; `between` are the seats of a lot, if one was drawn (MER-103, MER-119). */
export interface Pressed {
  readonly type: "Pressed";
  readonly seat: number;
  readonly needle: number;
  readonly between: readonly number[];
  readonly auction: Auction;
}

/** Nobody pressed until the end of the dial (MER-105, MER-108). */
export interface DialEnded {
  readonly type: "DialEnded";
  readonly auction: Auction;
}

/** The buyer paid the bank for the card on the clock disc (MER-117). */
export interface CardBought {
  readonly type: "CardBought";
  readonly seat: number;
  readonly card: number;
  readonly price: number;
}

/** The last square has been scored and all loans are repaid (MER-262 to MER-264). */
export interface GameEnded {
  readonly type: "GameEnded";
  readonly why: string;
}

/** The cards were shuffled; their order is hidden from everybody (MER-280). */
export interface DeckMade {
  readonly type: "DeckMade";
  readonly cards: number;
}

/** A seat has sealed its limit; others do not see it (MER-147). */
export interface LimitHandedIn {
  readonly type: "LimitHandedIn";
  readonly seat: number;
}

/** These seats had sealed their limits for this doubled round; nobody else sees them (MER-144, MER-147). */
export interface LimitsBroughtIn {
  readonly type: "LimitsBroughtIn";
  readonly handed_in: readonly number[];
}

/** All that can happen, whole or as much of it as a viewer may know. */
export type Event =
  | FirstPlayerChosen
  | DeckShuffled
  | StartTaken
  | TurnBegan
  | CardDrawn
  | CardPassedOver
  | MarkerMoved
  | CardPlaced
  | CardDiscarded
  | Awaited
  | Declined
  | GoodMoved
  | ColonyFounded
  | ColonyRemoved
  | HouseBuilt
  | HouseRemoved
  | BonusEarned
  | BonusReturned
  | LoanTaken
  | LoansRepaid
  | AreaScored
  | AuctionBegan
  | RoundBegan
  | LimitSealed
  | LimitSealedAhead
  | LimitsBrought
  | Pressed
  | DialEnded
  | CardBought
  | GameEnded
  | DeckMade
  | LimitHandedIn
  | LimitsBroughtIn;

/** What a table may choose. */
export interface Options {
  /** The first player, if the host names one; otherwise it is drawn (MER-021). */
  readonly first?: number;
  /**
   * Whether limits for a doubled round may be sealed before it is opened, which saves waiting (MER-144).
   *
   * It is not written where nobody has chosen it: records from before there was this choice stay as they are.
   */
  readonly ahead?: boolean;
}
