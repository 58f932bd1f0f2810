// What a table of harbour tells: its view, its events, its options.
// Written by scripts/wire: change the types of the server, not this file.

/** What one viewer knows (HAR-400 to HAR-403). */
export interface View {
  readonly viewer: number;
  readonly seats: number;
  /** The numbers of those that are played with, the house cards among them (HAR-017, HAR-019). */
  readonly extensions: readonly number[];
  readonly tasks_each: number;
  readonly tasks_open: boolean;
  readonly round: number;
  readonly order: readonly number[];
  readonly waiting: readonly number[];
  readonly agenda: readonly (DealTasks
    | RevealStartCards
    | BeginRound
    | RollDice
    | TurnRoses
    | BeginTurn
    | EndTurn
    | EndRound
    | Leftovers
    | Give
    | MoveBarge
    | MoveOnRiver
    | PlaceForeman
    | PlaceBailiff
    | PlacePawn
    | StartCard
    | StartCube
    | TakeCard
    | DropCard
    | TomDiscard
    | ChooseDie
    | ShiftDie
    | Act
    | WaiveCube
    | PayCube
    | GainCube
    | PlaceGood
    | RiverOn
    | Advance
    | FreeActivate
    | DiscardPlan
    | SwapOut
    | SwapIn
    | JumpTo
    | ClaimBlock
    | PawnTo
    | BailiffTo
    | ForemanTo
    | KeepCube
    | ReturnPieces)[];
  readonly at: readonly SeatView[];
  readonly sides: readonly SideView[];
  readonly stack: readonly number[];
  readonly berths: readonly number[];
  readonly goods_on: readonly number[];
  readonly pontoons: readonly (readonly number[])[];
  readonly building: readonly number[];
  readonly roofs: readonly number[];
  readonly depots: readonly number[];
  /** Goods on the black market. */
  readonly sold: readonly number[];
  readonly foreman: number;
  readonly bailiff: number;
  readonly pawn: number;
  readonly drawn: readonly number[];
  readonly offer: readonly number[];
  readonly discards: readonly number[];
  /** The market tiles that were turned up, the last one serving this round. */
  readonly tiles: readonly number[];
  readonly tiles_left: number;
  readonly districts: readonly number[];
  readonly dice: readonly number[];
  readonly turn: TurnView;
  readonly final: readonly (readonly [number, ScoreLine])[];
  readonly why_ended: string;
  /** By seat: the task tiles that this viewer may see. */
  readonly tasks: readonly (readonly number[])[];
}

/** Every seat is dealt its task tiles. */
export interface DealTasks {
  readonly type: "DealTasks";
  readonly seats: readonly number[];
}

/** The starting cards are turned up. */
export interface RevealStartCards {
  readonly type: "RevealStartCards";
  readonly seats: readonly number[];
}

/** The order of play is fixed and the offer revealed. */
export interface BeginRound {
  readonly type: "BeginRound";
  readonly seats: readonly number[];
}

/** Phase I is over: what is left of the offer is discarded, and the dice are rolled. */
export interface RollDice {
  readonly type: "RollDice";
  readonly seats: readonly number[];
}

/** All dice are chosen: the roses turn and the turns begin. */
export interface TurnRoses {
  readonly type: "TurnRoses";
  readonly seats: readonly number[];
}

/** A seat's turn begins. */
export interface BeginTurn {
  readonly type: "BeginTurn";
  readonly seats: readonly number[];
  readonly who: number;
}

/** A seat has done its last action: the Foreman may move, and a cube may be kept. */
export interface EndTurn {
  readonly type: "EndTurn";
  readonly seats: readonly number[];
  readonly who: number;
}

/** Phase IV, or the end of the game. */
export interface EndRound {
  readonly type: "EndRound";
  readonly seats: readonly number[];
}

/** The last step of the final scoring. */
export interface Leftovers {
  readonly type: "Leftovers";
  readonly seats: readonly number[];
}

/** A card or a market tile gives what it shows, from this gain on. */
export interface Give {
  readonly type: "Give";
  readonly seats: readonly number[];
  readonly who: number;
  /** The number of a card, or of a market tile below zero. */
  readonly card: number;
  readonly at: number;
  /** It has given florins. */
  readonly florins: boolean;
  readonly points: boolean;
  /** The card that set it off. */
  readonly subject: number;
}

/** A step of the barge that has been paid for. */
export interface MoveBarge {
  readonly type: "MoveBarge";
  readonly seats: readonly number[];
  readonly who: number;
  readonly space: number;
}

/** A space of the river action that has been paid for. */
export interface MoveOnRiver {
  readonly type: "MoveOnRiver";
  readonly seats: readonly number[];
  readonly who: number;
}

/** On which depot the Foreman begins. */
export interface PlaceForeman {
  readonly type: "PlaceForeman";
  readonly seats: readonly number[];
}

/** On which block the Bailiff begins. */
export interface PlaceBailiff {
  readonly type: "PlaceBailiff";
  readonly seats: readonly number[];
}

/** On which space of the black market the pawn begins. */
export interface PlacePawn {
  readonly type: "PlacePawn";
  readonly seats: readonly number[];
}

/** Which starting card is taken. */
export interface StartCard {
  readonly type: "StartCard";
  readonly seats: readonly number[];
}

/** Which colour goes on this slot of the rose. */
export interface StartCube {
  readonly type: "StartCube";
  readonly seats: readonly number[];
  readonly slot: number;
}

/** Which card of the offer is taken. */
export interface TakeCard {
  readonly type: "TakeCard";
  readonly seats: readonly number[];
}

/** Which of six cards is discarded. */
export interface DropCard {
  readonly type: "DropCard";
  readonly seats: readonly number[];
}

/** Which of two plans TOM discards. */
export interface TomDiscard {
  readonly type: "TomDiscard";
  readonly seats: readonly number[];
  readonly plans: readonly number[];
}

/** Which die is chosen, after these. */
export interface ChooseDie {
  readonly type: "ChooseDie";
  readonly seats: readonly number[];
  readonly chosen: readonly number[];
}

/** Whether the cubes of one of the chosen dice go to a neighbouring slot. */
export interface ShiftDie {
  readonly type: "ShiftDie";
  readonly seats: readonly number[];
  readonly chosen: readonly number[];
}

/** What the seat does next in its turn. */
export interface Act {
  readonly type: "Act";
  readonly seats: readonly number[];
}

/** Which cube of a card's cost is not paid. */
export interface WaiveCube {
  readonly type: "WaiveCube";
  readonly seats: readonly number[];
  readonly card: number;
}

/** Which cube is paid, this one and so many in all. */
export interface PayCube {
  readonly type: "PayCube";
  readonly seats: readonly number[];
  readonly count: number;
}

/** Which cube is gained, this one and so many in all. */
export interface GainCube {
  readonly type: "GainCube";
  readonly seats: readonly number[];
  readonly count: number;
}

/** Whether the good that was just taken is stored or sold. */
export interface PlaceGood {
  readonly type: "PlaceGood";
  readonly seats: readonly number[];
  readonly good: number;
}

/** Whether the river pawn goes on. */
export interface RiverOn {
  readonly type: "RiverOn";
  readonly seats: readonly number[];
}

/** Whether a card's river move is made. */
export interface Advance {
  readonly type: "Advance";
  readonly seats: readonly number[];
  readonly card: number;
}

/** Which card becomes active free of charge, this one and so many in all. */
export interface FreeActivate {
  readonly type: "FreeActivate";
  readonly seats: readonly number[];
  readonly count: number;
}

/** Which active plan is discarded. */
export interface DiscardPlan {
  readonly type: "DiscardPlan";
  readonly seats: readonly number[];
}

/** Which card of the rack is given for another. */
export interface SwapOut {
  readonly type: "SwapOut";
  readonly seats: readonly number[];
}

/** Which card is taken for it. */
export interface SwapIn {
  readonly type: "SwapIn";
  readonly seats: readonly number[];
  readonly given: number;
}

/** Where the barge goes. */
export interface JumpTo {
  readonly type: "JumpTo";
  readonly seats: readonly number[];
}

/** Which block is taken free of charge. */
export interface ClaimBlock {
  readonly type: "ClaimBlock";
  readonly seats: readonly number[];
}

/** Where the pawn of the black market goes. */
export interface PawnTo {
  readonly type: "PawnTo";
  readonly seats: readonly number[];
}

/** Where the Bailiff goes. */
export interface BailiffTo {
  readonly type: "BailiffTo";
  readonly seats: readonly number[];
}

/** Where the Foreman goes. */
export interface ForemanTo {
  readonly type: "ForemanTo";
  readonly seats: readonly number[];
}

/** Which cube is kept in the house. */
export interface KeepCube {
  readonly type: "KeepCube";
  readonly seats: readonly number[];
}

/** What is handed in for a task, after so many pieces. */
export interface ReturnPieces {
  readonly type: "ReturnPieces";
  readonly seats: readonly number[];
  readonly task: number;
  readonly given: number;
  /** Of the cubes that were handed in for it. */
  readonly colours: readonly number[];
}

/** What lies open before a seat. */
export interface SeatView {
  readonly tokens: number;
  readonly pool: readonly number[];
  readonly rose: readonly (readonly number[])[];
  readonly house: readonly number[];
  readonly rack: readonly number[];
  readonly tableau: readonly number[];
  readonly used: readonly number[];
  readonly store: readonly number[];
  readonly hold: readonly number[];
  readonly aboard: readonly number[];
  readonly barge: number;
  /** How many task tiles it has. */
  readonly tasks: number;
}

/** What everybody sees of a seat or of TOM. */
export interface SideView {
  readonly points: number;
  readonly florins: number;
  /** The blocks with its arms. */
  readonly arms: readonly number[];
  readonly pawn: number;
  readonly tally: readonly number[];
}

/** What has happened in the present turn (HAR-090). */
export interface TurnView {
  readonly bought: number;
  readonly river_taken: boolean;
  readonly market_uses: number;
  readonly market_points: number;
  readonly barge_steps: number;
  readonly river_steps: number;
  readonly free_steps: number;
  readonly docker_taken: boolean;
  readonly foreman_served: boolean;
  readonly plan_uses: readonly number[];
  readonly paid_plans: readonly number[];
  readonly many_plan: number;
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

/** What is the same for everybody, and below it what is the viewer's own. */
export interface Facts {
  /** By good: points of the roof that the next delivery covers; 0 if all are covered. */
  readonly roofs: readonly number[];
  /** The place of the docker building that the next docker takes, counted from 0. */
  readonly docker_place: number;
  /** By colour: what the die counts as, which is a number of cubes and the slot that they go to. */
  readonly dice?: readonly number[];
  /** By colour: what the die does for TOM: `river`, `block`, `docker`, or nothing. */
  readonly toms_dice?: readonly string[];
  /** What each face of a die would make him do at the next roll. */
  readonly toms_plan?: TomsPlan | null;
  /** By district tile that lies open, by side: its blocks there. */
  readonly arms?: readonly (readonly number[])[];
  /** By slot of the roses: the round in which its cubes come to the pools, as far as there are rounds. */
  readonly arrives?: readonly number[];
  /** By side: points if the final scoring came now, without the cards of the racks and without hidden tasks. */
  readonly forecasts?: readonly number[];
  /**
   * By number: what own cards, and those that can be taken, would give now if they were active.
   *
   * Those that always give the same are left out; what that is, is said where cards are described.
   */
  readonly cards?: Readonly<Record<string, Gift>>;
  /** Own tasks that are fulfilled as things are. */
  readonly tasks_met?: readonly number[];
  /** How far the own tasks are. */
  readonly tasks?: readonly TaskProgress[];
  /** What the own forecast is made of. */
  readonly ending?: Ending | null;
  /** How the viewer stands in each district whose tile is open. */
  readonly standings?: readonly Standing[];
  /** By card of the own rack: when it can be paid for. */
  readonly soon?: readonly Soon[];
  /** Cubes that the end of the viewer's turn would take. */
  readonly cubes_lost?: number;
  /** Colours of the own pool, cube by cube, in the order in which to pay with them where any will do. */
  readonly loose_first?: readonly number[];
  readonly die_example?: DieExample | null;
  /** Which second dice would leave the arrow empty, where others would not. */
  readonly gap?: Gap | null;
  readonly river?: NextSpace | null;
  readonly turn?: Turn | null;
}

/** What each face would make TOM do at the next roll. */
export interface TomsPlan {
  readonly round: number;
  /** For the docker of three alike. */
  readonly docker_points: number;
  /** By face from 1: the docker that three of it bring to the building; -1 for none. */
  readonly docker_by_face: readonly number[];
  /** By colour, each as if it were the first six. */
  readonly blocks: readonly NextBlock[];
  readonly ahead?: Ahead | null;
  /** None as long as the tile is not known. */
  readonly market?: TomsMarket | null;
}

/** The block that a six of a colour brings TOM, and what becomes of its good. */
export interface NextBlock {
  /** -1 if none of the colour is free. */
  readonly block?: number;
  /** Its good is sold for so many. */
  readonly florins?: number;
  /** Its good is delivered for so many instead. */
  readonly points?: number;
}

/** The next space of the river that pays TOM's pawn. */
export interface Ahead {
  readonly steps: number;
  readonly points: number;
  readonly space: number;
}

/** What TOM does with the market tile of the roll that comes. */
export interface TomsMarket {
  readonly cost: number;
  /** Else he takes a florin. */
  readonly pays?: boolean;
  readonly points?: number;
  readonly steps?: number;
}

/** All that comes at once. */
export interface Gift {
  /** Those of bridges and of the river's mouth among them. */
  readonly points?: number;
  readonly florins?: number;
  /** By colour; empty if there are none. */
  readonly cubes?: readonly number[];
  /** Cubes whose colours are chosen then. */
  readonly chosen_cubes?: number;
  readonly river_steps?: number;
  readonly barge_steps?: number;
  /** Cards that become active free of charge. */
  readonly activations?: number;
  /** Something else is asked then: a block, a berth, another card. */
  readonly more?: boolean;
}

/** How far an own task is. */
export interface TaskProgress {
  readonly need: number;
  readonly have?: number;
  /** What it would score now. */
  readonly points?: number;
}

/** Points that the final scoring would bring the viewer now, line by line. */
export interface Ending {
  readonly group?: number;
  readonly districts?: number;
  readonly laurels?: number;
  readonly tasks?: number;
  readonly leftovers?: number;
  /** What the penalty tokens cost. */
  readonly tokens?: number;
  /** What the cards of the rack would cost besides, if all of them stayed there. */
  readonly rack?: number;
}

/** How the viewer stands in a district whose tile is open. */
export interface Standing {
  /** What it would pay now. */
  readonly points?: number;
  /** So many more blocks would pay more; 0 if none would. */
  readonly blocks?: number;
  /** What it would pay with them. */
  readonly gives?: number;
}

/** When a card of the rack can be paid for, as the rose is now. */
export interface Soon {
  /** The first round in which it can; 0 if nothing on the rose suffices. */
  readonly round?: number;
  /** The colour of the one cube that must be kept for it; -1 if none must. */
  readonly kept?: number;
  /** By colour: what is lacking where least is lacking. */
  readonly lacks?: readonly number[];
}

/** How dice count in a round, by an example. */
export interface DieExample {
  /** It still counts in full: so many cubes. */
  readonly face: number;
  /** After so many rounds they can be spent. */
  readonly rounds: number;
  /** From this face on a die counts as 1; 0 if none does. */
  readonly late?: number;
}

/** A second die that would leave the arrow empty. */
export interface Gap {
  /** By colour: the round in which nothing would come if this die is chosen; 0 if something would. */
  readonly rounds: readonly number[];
  /** How often in 100 a die of the next round counts as 1, which saves it. */
  readonly odds?: number;
}

/** The space of the river ahead of the own pawn, which may go there now. */
export interface NextSpace {
  readonly space: number;
  /** Of any colours, for going there. */
  readonly cubes?: number;
  /** Points of the bridge on the way. */
  readonly bridge?: number;
  /** All points: those of the bridge and of the mouth. */
  readonly points?: number;
  readonly is_mouth?: boolean;
}

/** What the viewer's own turn would bring and cost. */
export interface Turn {
  /** By number: cards of the rack that are not simply paid as they are printed. */
  readonly activations?: Readonly<Record<string, Activation>>;
  /** By block: its cost in cubes; empty where that is what is printed on each. */
  readonly blocks?: readonly number[];
  /** Florins that can be paid instead; 0 if they can't. */
  readonly block_florins?: number;
  /** By number of steps of the barge, from none as far as it gets: cubes of any colours for them. */
  readonly fares?: readonly number[];
  readonly delivery?: Delivery | null;
  /** By number of steps beyond those: what is lacking for them, and when it is there. */
  readonly later?: readonly Journey[];
  /** By block: blocks of the largest own group with it; 0 where it belongs to somebody. */
  readonly groups?: readonly number[];
  /** By block: how many points more city and districts would score at the end with it. */
  readonly ends?: readonly number[];
  /** What a docker brings who comes aboard here. */
  readonly docker_florins?: number;
  /** What the next docker brings who comes home, with what own cards add. */
  readonly docker_points?: number;
  /** What the market tile gives, if it can be used. */
  readonly market?: Gift | null;
  /** Of `block`, `market`, `card`, `docker`, `sail`, `river`, `use` and `deliver` what is not open: `done`, or why. */
  readonly shut?: Readonly<Record<string, string>>;
}

/** What a card of the rack lacks, or what is paid for it where that is not its printed cost. */
export interface Activation {
  /** By colour; empty if it can be paid for. */
  readonly lacks?: readonly number[];
  /** By colour: cubes of the pool that its cost would take. */
  readonly takes?: readonly number[];
  /** So many of them need not be paid; which, is asked next (HAR-102). */
  readonly waived?: number;
  /** Cubes that are paid in all. */
  readonly pays?: number;
}

/** Points of a delivery where the own barge is, without what cards add. */
export interface Delivery {
  readonly points: number;
  /** Those of the roof or depot. */
  readonly printed: number;
  /** For fast delivery and the Foreman. */
  readonly more?: number;
}

/** So many steps of the barge that the cubes do not suffice for. */
export interface Journey {
  /** In all. */
  readonly cubes: number;
  /** So many of them are not there. */
  readonly lacks: number;
  /** They are there in this round, if all cubes are for sailing from now on; 0 if nothing on the rose suffices. */
  readonly round?: number;
}

/** A card went from a seat's rack to its tableau (HAR-100). */
export interface CardActivated {
  readonly type: "CardActivated";
  readonly seat: number;
  readonly card: number;
}

/** A seat used a card and marked it (HAR-203). */
export interface CardUsed {
  readonly type: "CardUsed";
  readonly seat: number;
  readonly card: number;
}

/** A seat used a card that works without limit (HAR-208). */
export interface ExchangeUsed {
  readonly type: "ExchangeUsed";
  readonly seat: number;
  readonly card: number;
}

/** A seat used a plan, for a cube or free (HAR-230 to HAR-233). */
export interface PlanUsed {
  readonly type: "PlanUsed";
  readonly seat: number;
  readonly card: number;
  readonly paid: boolean;
}

/** A seat discarded a card of its rack (HAR-063, HAR-317). */
export interface RackCardDiscarded {
  readonly type: "RackCardDiscarded";
  readonly seat: number;
  readonly card: number;
}

/** A seat discarded an active plan (HAR-236). */
export interface PlanDiscarded {
  readonly type: "PlanDiscarded";
  readonly seat: number;
  readonly card: number;
}

/** A seat took a card of the discards into its rack (HAR-317). */
export interface DiscardTaken {
  readonly type: "DiscardTaken";
  readonly seat: number;
  readonly card: number;
}

/** A seat took the top card of a pile into its rack (HAR-317). */
export interface PileCardTaken {
  readonly type: "PileCardTaken";
  readonly seat: number;
  readonly card: number;
  readonly kind: string;
}

/** A side took possession of a block and of the good on it (HAR-123). */
export interface BlockTaken {
  readonly type: "BlockTaken";
  readonly side: number;
  readonly block: number;
  readonly bought: boolean;
}

/** A seat put a good in its store (HAR-124). */
export interface GoodStored {
  readonly type: "GoodStored";
  readonly seat: number;
  readonly good: number;
}

/** A side sold a good on the black market (HAR-131). */
export interface GoodSold {
  readonly type: "GoodSold";
  readonly side: number;
  readonly good: number;
}

/** A side scored in the final scoring (HAR-270 to HAR-279): what a line of its score sheet says. */
export interface FinalScored {
  readonly type: "FinalScored.2";
  readonly side: number;
  readonly rule: string;
  readonly key: string;
  readonly points: number;
  readonly values: Readonly<Record<string, number>>;
}

/** All tasks were laid open (HAR-301). */
export interface TasksRevealed {
  readonly type: "TasksRevealed";
  readonly tasks: readonly (readonly number[])[];
}

/** A seat handed in a good for a task (HAR-303). */
export interface GoodReturned {
  readonly type: "GoodReturned";
  readonly seat: number;
  readonly good: number;
  readonly stored: boolean;
}

/** A seat handed in a docker for a task (HAR-303). */
export interface DockerReturned {
  readonly type: "DockerReturned";
  readonly seat: number;
  readonly colour: number;
}

/** The game is over. */
export interface GameEnded {
  readonly type: "GameEnded";
  readonly why: string;
}

/** A seat paid cubes from its pool: so many of each colour. */
export interface CubesPaid {
  readonly type: "CubesPaid.2";
  readonly seat: number;
  readonly cubes: readonly number[];
}

/** A seat gained cubes, so many of each colour; they are in its pool. */
export interface CubesGained {
  readonly type: "CubesGained.2";
  readonly seat: number;
  readonly cubes: readonly number[];
}

/** A side paid florins. */
export interface FlorinsPaid {
  readonly type: "FlorinsPaid";
  readonly side: number;
  readonly florins: number;
}

/** A side gained florins. */
export interface FlorinsGained {
  readonly type: "FlorinsGained";
  readonly side: number;
  readonly florins: number;
}

/** A side scored points during play. */
export interface PointsScored {
  readonly type: "PointsScored";
  readonly side: number;
  readonly points: number;
  readonly tally: number;
}

/** A seat loaded a good (HAR-140). */
export interface GoodLoaded {
  readonly type: "GoodLoaded";
  readonly seat: number;
  readonly good: number;
}

/** A seat gained free barge steps, or used one (HAR-146, HAR-147). */
export interface FreeStepsChanged {
  readonly type: "FreeStepsChanged";
  readonly seat: number;
  readonly by: number;
}

/** A barge arrived at a space (HAR-145, HAR-148). */
export interface BargeMoved {
  readonly type: "BargeMoved";
  readonly seat: number;
  readonly space: number;
  readonly steps: number;
}

/** A seat took a docker aboard (HAR-150). */
export interface DockerTaken {
  readonly type: "DockerTaken";
  readonly seat: number;
  readonly pontoon: number;
  readonly colour: number;
}

/** A docker went from a barge to the docker building (HAR-153). */
export interface DockerHoused {
  readonly type: "DockerHoused";
  readonly seat: number;
  readonly colour: number;
}

/** A good went from a hold to a roof or a depot (HAR-160, HAR-161). */
export interface GoodDelivered {
  readonly type: "GoodDelivered";
  readonly seat: number;
  readonly good: number;
  /** The depot, or NOTHING for the good's own warehouse. */
  readonly depot: number;
  readonly at_foreman: boolean;
}

/** A river pawn moved one space and is on top there, or in the next berth of the mouth (HAR-050 to HAR-052). */
export interface PawnMoved {
  readonly type: "PawnMoved";
  readonly side: number;
  readonly space: number;
  /** A side whose pawn is always on top and stands there too, or NOTHING (HAR-055). */
  readonly on_top: number;
}

/** A pawn that is always on top was put there (HAR-055). */
export interface PawnRaised {
  readonly type: "PawnRaised";
  readonly seat: number;
}

/** A pawn took the lowest free berth of the mouth (HAR-052). */
export interface MouthReached {
  readonly type: "MouthReached";
  readonly side: number;
}

/** A seat began its river action (HAR-170). */
export interface RiverTaken {
  readonly type: "RiverTaken";
  readonly seat: number;
}

/** The game waits for a decision; below it on the stack is what follows. */
export interface Awaited {
  readonly type: "Awaited.2";
  readonly agenda: readonly (DealTasks
    | RevealStartCards
    | BeginRound
    | RollDice
    | TurnRoses
    | BeginTurn
    | EndTurn
    | EndRound
    | Leftovers
    | Give
    | MoveBarge
    | MoveOnRiver
    | PlaceForeman
    | PlaceBailiff
    | PlacePawn
    | StartCard
    | StartCube
    | TakeCard
    | DropCard
    | TomDiscard
    | ChooseDie
    | ShiftDie
    | Act
    | WaiveCube
    | PayCube
    | GainCube
    | PlaceGood
    | RiverOn
    | Advance
    | FreeActivate
    | DiscardPlan
    | SwapOut
    | SwapIn
    | JumpTo
    | ClaimBlock
    | PawnTo
    | BailiffTo
    | ForemanTo
    | KeepCube
    | ReturnPieces)[];
}

/** A goods tile lies on every block (HAR-020). */
export interface GoodsLaid {
  readonly type: "GoodsLaid";
  readonly goods: readonly number[];
}

/** Dockers stand on the pontoons (HAR-021): on each of them so many of each colour. */
export interface DockersPlaced {
  readonly type: "DockersPlaced.2";
  readonly pontoons: readonly (readonly number[])[];
}

/** The district tiles were shuffled; the first of them lie face up (HAR-022). */
export interface DistrictsDrawn {
  readonly type: "DistrictsDrawn";
  readonly order: readonly number[];
  readonly up: number;
}

/** The cards of a kind were shuffled into a pile (HAR-023). */
export interface PileShuffled {
  readonly type: "PileShuffled";
  readonly kind: string;
  readonly order: readonly number[];
}

/** The market tiles were shuffled and stacked (HAR-024, HAR-315). */
export interface TilesStacked {
  readonly type: "TilesStacked";
  readonly order: readonly number[];
}

/** The market tile of the round was turned up (HAR-024, HAR-191). */
export interface TileTurned {
  readonly type: "TileTurned";
  readonly tile: number;
}

/** The river pawns are stacked on the first space, from the bottom up (HAR-025). */
export interface PawnsStacked {
  readonly type: "PawnsStacked";
  readonly stack: readonly number[];
}

/** The task tiles were shuffled (HAR-300). */
export interface TasksShuffled {
  readonly type: "TasksShuffled";
  readonly order: readonly number[];
}

/** A seat was dealt its task tiles (HAR-300). */
export interface TasksDealt {
  readonly type: "TasksDealt";
  readonly seat: number;
  readonly tasks: readonly number[];
  readonly open: boolean;
}

/** The Foreman was put on an anchor, or left the game (HAR-290, HAR-293). */
export interface ForemanMoved {
  readonly type: "ForemanMoved";
  readonly space: number;
}

/** The Bailiff was put on a block, or left the game (HAR-291, HAR-297). */
export interface BailiffMoved {
  readonly type: "BailiffMoved";
  readonly block: number;
}

/** The pawn of the black market was put on a space, or left the game (HAR-310, HAR-312). */
export interface MarketPawnMoved {
  readonly type: "MarketPawnMoved";
  readonly good: number;
}

/** Cards from the tops of the piles are offered: at the start, or in a round (HAR-028, HAR-060). */
export interface CardsRevealed {
  readonly type: "CardsRevealed";
  readonly cards: readonly number[];
  /** How many of them came from each pile. */
  readonly drawn: readonly [number, number, number];
}

/** A seat took a card of the offer into its rack (HAR-029, HAR-061). */
export interface CardTaken {
  readonly type: "CardTaken";
  readonly seat: number;
  readonly card: number;
}

/** Cards of the offer were discarded: what nobody took, or what TOM threw out (HAR-064, HAR-325). */
export interface OfferDiscarded {
  readonly type: "OfferDiscarded";
  readonly cards: readonly number[];
}

/** Cubes were put on a slot of a seat's rose (HAR-030, HAR-074). */
export interface CubesPlaced {
  readonly type: "CubesPlaced";
  readonly seat: number;
  readonly colour: number;
  readonly count: number;
  readonly slot: number;
}

/** A round began; its order of play is fixed (HAR-042). */
export interface RoundBegan {
  readonly type: "RoundBegan";
  readonly number: number;
  readonly order: readonly number[];
}

/** The dice were rolled (HAR-071). */
export interface DiceRolled {
  readonly type: "DiceRolled";
  readonly faces: readonly number[];
}

/** Every rose turned: what was on slot 1 and in the house is now in the pool (HAR-078, HAR-080). */
export interface RosesTurned {
  readonly type: "RosesTurned";
}

/** A seat took penalty tokens (HAR-195). */
export interface TokenTaken {
  readonly type: "TokenTaken";
  readonly seat: number;
  readonly count: number;
}

/** TOM brought a docker from a pontoon to the docker building (HAR-331). */
export interface TomHoused {
  readonly type: "TomHoused";
  readonly pontoon: number;
  readonly colour: number;
}

/** TOM brought a good from a block straight to its warehouse (HAR-336). */
export interface TomDelivered {
  readonly type: "TomDelivered";
  readonly good: number;
}

/** A seat's turn began; nothing of the turn has happened yet (HAR-090). */
export interface TurnBegan {
  readonly type: "TurnBegan";
  readonly seat: number;
}

/** A seat used the market tile of the round (HAR-180). */
export interface MarketUsed {
  readonly type: "MarketUsed";
  readonly seat: number;
}

/** A seat's turn is over: it keeps at most one cube in its house, the others are lost (HAR-190). */
export interface PoolEmptied {
  readonly type: "PoolEmptied.2";
  readonly seat: number;
  /** By colour. */
  readonly kept: readonly number[];
}

/** The district tiles that lie face up. */
export interface DistrictsShown {
  readonly type: "DistrictsShown";
  readonly up: readonly number[];
}

/** A pile was shuffled; its order is hidden. */
export interface PileMade {
  readonly type: "PileMade";
  readonly kind: string;
  readonly cards: number;
}

/** A seat was dealt tasks that others may not see. */
export interface UnseenTasksDealt {
  readonly type: "UnseenTasksDealt";
  readonly seat: number;
  readonly count: number;
}

/** All that can happen, whole or as much of it as a viewer may know. */
export type Event =
  | CardActivated
  | CardUsed
  | ExchangeUsed
  | PlanUsed
  | RackCardDiscarded
  | PlanDiscarded
  | DiscardTaken
  | PileCardTaken
  | BlockTaken
  | GoodStored
  | GoodSold
  | FinalScored
  | TasksRevealed
  | GoodReturned
  | DockerReturned
  | GameEnded
  | CubesPaid
  | CubesGained
  | FlorinsPaid
  | FlorinsGained
  | PointsScored
  | GoodLoaded
  | FreeStepsChanged
  | BargeMoved
  | DockerTaken
  | DockerHoused
  | GoodDelivered
  | PawnMoved
  | PawnRaised
  | MouthReached
  | RiverTaken
  | Awaited
  | GoodsLaid
  | DockersPlaced
  | DistrictsDrawn
  | PileShuffled
  | TilesStacked
  | TileTurned
  | PawnsStacked
  | TasksShuffled
  | TasksDealt
  | ForemanMoved
  | BailiffMoved
  | MarketPawnMoved
  | CardsRevealed
  | CardTaken
  | OfferDiscarded
  | CubesPlaced
  | RoundBegan
  | DiceRolled
  | RosesTurned
  | TokenTaken
  | TomHoused
  | TomDelivered
  | TurnBegan
  | MarketUsed
  | PoolEmptied
  | DistrictsShown
  | PileMade
  | UnseenTasksDealt;

/** What a table may choose (HAR-015 to HAR-019). */
export interface Options {
  /** Ten rounds instead of twelve. */
  readonly short?: boolean;
  readonly extensions?: readonly number[];
  readonly tasks?: string;
  /** Cards that we invented are shuffled in. */
  readonly house_cards?: boolean;
}
