// What is printed on the cards and tiles of harbour.
// Written by scripts/wire: change the types of the server, not this file.

/** Something that can be counted. */
export type Count =
  | Tableau
  | TableauTypes
  | TableauPairs
  | TableauMost
  | Companions
  | Rack
  | PlanUses
  | RiverSteps
  | BargeSteps
  | MarketPoints
  | Hold
  | HoldTypes
  | Arms
  | DockerBuilding
  | BlackMarket
  | Roofs
  | Depots
  | Bridges
  | RiverAhead
  | RiverBehind
  | ScoreAtLeast
  | ScoreAtMost
  | AtStart
  | AtMouth;

/** Own active cards; only those of a kind, a type, a district or a timing if one is named. */
export interface Tableau {
  readonly type: "Tableau";
  readonly kind?: string;
  readonly of_type?: string;
  readonly district?: string;
  readonly timing?: string;
}

/** Different types among the own active cards of a kind. */
export interface TableauTypes {
  readonly type: "TableauTypes";
  readonly kind: string;
}

/** Pairs of a type among the own active cards of a kind; pairs do not overlap. */
export interface TableauPairs {
  readonly type: "TableauPairs";
  readonly kind: string;
}

/** The largest number of own active cards of one type of a kind. */
export interface TableauMost {
  readonly type: "TableauMost";
  readonly kind: string;
}

/** 1, and 1 more for each of these types of which there are as many as cards of this type up to this one. */
export interface Companions {
  readonly type: "Companions";
  readonly types: readonly string[];
}

/** Own cards in the rack. */
export interface Rack {
  readonly type: "Rack";
}

/** Uses of plans this turn, paid or free; only of a district if one is named. */
export interface PlanUses {
  readonly type: "PlanUses";
  readonly district?: string;
}

/** Steps of the own river pawn this turn. */
export interface RiverSteps {
  readonly type: "RiverSteps";
}

/** Steps of the own barge this turn. */
export interface BargeSteps {
  readonly type: "BargeSteps";
}

/** Points that market tiles gave this turn. */
export interface MarketPoints {
  readonly type: "MarketPoints";
}

/** Goods in the own hold; with `what="both"` the dockers aboard too. */
export interface Hold {
  readonly type: "Hold";
  readonly what: string;
}

/** Different goods in the own hold. */
export interface HoldTypes {
  readonly type: "HoldTypes";
}

/** Own arms in the city; only in a district if one is named. */
export interface Arms {
  readonly type: "Arms";
  readonly district?: string;
}

/** Dockers in the docker building; only of a colour if one is named. */
export interface DockerBuilding {
  readonly type: "DockerBuilding";
  readonly colour?: string;
}

/** Goods on the black market. */
export interface BlackMarket {
  readonly type: "BlackMarket";
}

/** Goods on a warehouse. */
export interface Roofs {
  readonly type: "Roofs";
  readonly good: string;
}

/** Depots that hold a good. */
export interface Depots {
  readonly type: "Depots";
}

/** Bridges of the river that the own pawn has passed. */
export interface Bridges {
  readonly type: "Bridges";
}

/** Seats ahead of the owner on the river. */
export interface RiverAhead {
  readonly type: "RiverAhead";
}

/** Seats behind the owner on the river. */
export interface RiverBehind {
  readonly type: "RiverBehind";
}

/** Other seats with at least the owner's points. */
export interface ScoreAtLeast {
  readonly type: "ScoreAtLeast";
}

/** Other seats with at most the owner's points. */
export interface ScoreAtMost {
  readonly type: "ScoreAtMost";
}

/** 1 if the own barge is on the start, else 0. */
export interface AtStart {
  readonly type: "AtStart";
}

/** 1 if the own river pawn is in the mouth, else 0. */
export interface AtMouth {
  readonly type: "AtMouth";
}

/** Something that is given. */
export type Gain =
  | Points
  | Florins
  | Cubes
  | ChosenCubes
  | DieCubes
  | OnTheRiver
  | FreeSteps
  | FreeActivations
  | FreeBlock
  | Jump
  | Swap
  | FreePlanUse
  | TileValue;

/** Points: so many, or so many for each; or, from a list, the one that the count picks, beginning with 1. */
export interface Points {
  readonly type: "Points";
  readonly amount: number | readonly number[];
  readonly per?: Count | null;
  readonly when?: readonly (AtLeast | AtMost)[];
}

/** A test: the count is this or more. */
export interface AtLeast {
  readonly type: "AtLeast";
  readonly least: number;
  readonly count: Count;
}

/** A test: the count is this or less. */
export interface AtMost {
  readonly type: "AtMost";
  readonly most: number;
  readonly count: Count;
}

/** Florins: so many, or so many for each; with `each` for every so many, rounded up. */
export interface Florins {
  readonly type: "Florins";
  readonly amount: number;
  readonly per?: Count | null;
  readonly each?: number;
  readonly when?: readonly (AtLeast | AtMost)[];
}

/** Cubes of given colours. */
export interface Cubes {
  readonly type: "Cubes";
  readonly black?: number;
  readonly brown?: number;
  readonly violet?: number;
  readonly pink?: number;
  readonly orange?: number;
  readonly grey?: number;
}

/** Cubes of colours of choice, chosen one by one. */
export interface ChosenCubes {
  readonly type: "ChosenCubes";
  readonly amount: number;
}

/** Cubes of the colour of the chosen die, on a slot of the rose or where the die's own cubes go. */
export interface DieCubes {
  readonly type: "DieCubes";
  readonly amount: number;
  readonly slot: number | string;
}

/** Steps of the own river pawn. */
export interface OnTheRiver {
  readonly type: "OnTheRiver";
  readonly steps: number;
}

/** Barge steps that cost nothing, until the end of the turn. */
export interface FreeSteps {
  readonly type: "FreeSteps";
  readonly steps: number;
}

/** Cards of the rack become active without their cost. */
export interface FreeActivations {
  readonly type: "FreeActivations";
  readonly cards: number;
}

/** A free block of choice. */
export interface FreeBlock {
  readonly type: "FreeBlock";
}

/** The barge goes to the start, a pontoon or an anchor. */
export interface Jump {
  readonly type: "Jump";
}

/** A card of the rack for a card of the discards. */
export interface Swap {
  readonly type: "Swap";
}

/** What the plan that was just activated gives, without its cube. */
export interface FreePlanUse {
  readonly type: "FreePlanUse";
}

/** The points of a task tile for the number of seats. */
export interface TileValue {
  readonly type: "TileValue";
}

/** A price in florins. */
export interface PayFlorins {
  readonly type: "PayFlorins";
  readonly florins: number;
}

/** A price in cubes of given colours. */
export interface PayCubes {
  readonly type: "PayCubes";
  readonly black?: number;
  readonly brown?: number;
  readonly violet?: number;
  readonly pink?: number;
  readonly orange?: number;
  readonly grey?: number;
}

/** A price in cubes of any colours, paid one by one. */
export interface PayAnyCubes {
  readonly type: "PayAnyCubes";
  readonly cubes: number;
}

/** An active plan is discarded. */
export interface PayActivePlan {
  readonly type: "PayActivePlan";
}

/** Something that is paid. */
export type Price =
  | PayFlorins
  | PayCubes
  | PayAnyCubes
  | PayActivePlan;

/** The owner uses it in its turn: once a round, or without limit if it is permanent. */
export interface Use {
  readonly type: "Use";
  readonly gain: readonly Gain[];
  readonly when?: readonly (AtLeast | AtMost)[];
  readonly pay?: Price | null;
}

/** A card of this kind enters the owner's tableau. */
export interface OnActivation {
  readonly type: "OnActivation";
  readonly kind: string;
  readonly gain: readonly Gain[];
}

/** The owner takes possession of a block, however paid. */
export interface OnBlockTaken {
  readonly type: "OnBlockTaken";
  readonly gain: readonly Gain[];
  readonly optional?: boolean;
}

/** The owner delivers a good; only of this type if one is named. */
export interface OnDelivery {
  readonly type: "OnDelivery";
  readonly gain: readonly Gain[];
  readonly good?: string;
}

/** The owner chooses a die; only if it counts as this face if one is named. */
export interface OnDie {
  readonly type: "OnDie";
  readonly gain: readonly Gain[];
  readonly face?: number;
}

/** Another card of the owner gives it florins, or points. */
export interface OnCardGain {
  readonly type: "OnCardGain";
  readonly what: string;
  readonly gain: readonly Gain[];
}

/** The final scoring comes to the laurel cards. */
export interface AtTheEnd {
  readonly type: "AtTheEnd";
  readonly gain: readonly Gain[];
  readonly when?: readonly (AtLeast | AtMost)[];
}

/** While the card is active, a rule reads this value instead of its usual one. */
export interface Knob {
  readonly type: "Knob";
  readonly name: "activate_discount"
    | "block_discount"
    | "block_limit"
    | "block_price"
    | "docker_factor"
    | "market_limit"
    | "plan_limit"
    | "rack_penalty"
    | "river_top"
    | "sale_reward"
    | "slot_shift"
    | "steps_per_cube"
    | "take_card";
  readonly value: boolean | number | string | Discount | InFlorins;
}

/** Cubes off the activation of a kind of card; perhaps only of the first of each type. */
export interface Discount {
  readonly kind: string;
  readonly cubes: number;
  readonly first_of_type?: boolean;
}

/** Florins that may replace a whole cost. */
export interface InFlorins {
  readonly florins: number;
}

/** When an effect happens, and what it does. */
export type Effect =
  | Use
  | OnActivation
  | OnBlockTaken
  | OnDelivery
  | OnDie
  | OnCardGain
  | AtTheEnd
  | Knob;

/** A card as it is printed. */
export interface CardFace {
  readonly number: number;
  readonly kind: string;
  readonly type: string;
  readonly cost: Cost;
  readonly timing: string;
  readonly effect: Effect;
  /** What it gives however things are; where that depends on the table, the facts say it. */
  readonly gives?: Gift | null;
}

/** Cubes that activate a card. */
export interface Cost {
  readonly black?: number;
  readonly brown?: number;
  readonly violet?: number;
  readonly pink?: number;
  readonly orange?: number;
  readonly grey?: number;
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

/** A market tile as it is printed. */
export interface MarketFace {
  readonly number: number;
  readonly effect: Market;
}

/** A seat uses the market tile of the round. */
export interface Market {
  readonly type: "Market";
  readonly pay: Price;
  readonly gain: readonly Gain[];
}

/** A task tile as it is printed; its values are for 2, 3 and 4 seats, several where pieces are counted. */
export interface TaskFace {
  readonly number: number;
  readonly values: readonly (readonly number[])[];
  readonly effect: Task;
}

/** Tasks are scored. */
export interface Task {
  readonly type: "Task";
  readonly gain: readonly Gain[];
  readonly when?: readonly (AtLeast | AtMost)[];
  readonly pay?: HandIn | null;
}

/** Pieces are handed in for a task. */
export interface HandIn {
  readonly type: "HandIn";
  readonly pieces: readonly Pieces[];
}

/** Pieces that a task takes: so many, or up to so many, of a colour, or of different colours. */
export interface Pieces {
  readonly what: string;
  readonly count?: number;
  readonly up_to?: number;
  readonly colour?: string;
  readonly different?: boolean;
}

/** Every card, by number from 1. */
export const CARDS: readonly CardFace[] = [
  {"number": 1, "kind": "artisan", "type": "crystal-cutter", "cost": {"pink": 1, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Cubes", "orange": 1}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "PlanUses", "district": "plantage"}}]}},
  {"number": 2, "kind": "artisan", "type": "crystal-cutter", "cost": {"violet": 1, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Cubes", "brown": 1}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "PlanUses", "district": "haarlemmerbuurt"}}]}},
  {"number": 3, "kind": "artisan", "type": "crystal-cutter", "cost": {"brown": 1, "orange": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Cubes", "grey": 1}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "PlanUses", "district": "jordaan"}}]}},
  {"number": 4, "kind": "artisan", "type": "crystal-cutter", "cost": {"black": 1, "brown": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Cubes", "violet": 1}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "PlanUses", "district": "burgwallen"}}]}},
  {"number": 5, "kind": "artisan", "type": "crystal-cutter", "cost": {"violet": 1, "pink": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Cubes", "black": 1}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "PlanUses", "district": "nieuwmarkt"}}]}},
  {"number": 6, "kind": "artisan", "type": "crystal-cutter", "cost": {"black": 1, "orange": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Cubes", "pink": 1}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "PlanUses", "district": "grachtengordel"}}]}},
  {"number": 7, "kind": "artisan", "type": "distiller", "cost": {"pink": 1, "grey": 2}, "timing": "end", "effect": {"type": "AtTheEnd", "gain": [{"type": "Points", "amount": 2, "per": {"type": "TableauTypes", "kind": "artisan"}}]}},
  {"number": 8, "kind": "artisan", "type": "distiller", "cost": {"black": 1, "brown": 1}, "timing": "end", "effect": {"type": "Knob", "name": "rack_penalty", "value": false}},
  {"number": 9, "kind": "artisan", "type": "distiller", "cost": {"brown": 2, "violet": 1}, "timing": "end", "effect": {"type": "AtTheEnd", "gain": [{"type": "OnTheRiver", "steps": 5}]}},
  {"number": 10, "kind": "artisan", "type": "distiller", "cost": {"orange": 1}, "timing": "end", "effect": {"type": "AtTheEnd", "gain": [{"type": "Points", "amount": 1, "per": {"type": "Hold", "what": "both"}}]}},
  {"number": 11, "kind": "artisan", "type": "distiller", "cost": {"black": 1, "violet": 1}, "timing": "end", "effect": {"type": "AtTheEnd", "gain": [{"type": "Points", "amount": 1, "per": {"type": "DockerBuilding"}}]}},
  {"number": 12, "kind": "artisan", "type": "distiller", "cost": {"pink": 1, "grey": 1}, "timing": "end", "effect": {"type": "AtTheEnd", "gain": [{"type": "Points", "amount": 1, "per": {"type": "BlackMarket"}}]}},
  {"number": 13, "kind": "artisan", "type": "coffee-roaster", "cost": {"black": 1, "pink": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "when": [{"type": "AtLeast", "least": 3, "count": {"type": "Tableau", "kind": "building"}}]}},
  {"number": 14, "kind": "artisan", "type": "coffee-roaster", "cost": {"brown": 1, "orange": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 1}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "RiverSteps"}}]}},
  {"number": 15, "kind": "artisan", "type": "coffee-roaster", "cost": {"black": 1, "violet": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 1}], "when": [{"type": "AtMost", "most": 2, "count": {"type": "Hold", "what": "goods"}}]}},
  {"number": 16, "kind": "artisan", "type": "coffee-roaster", "cost": {"pink": 1, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 1}], "when": [{"type": "AtLeast", "least": 2, "count": {"type": "BargeSteps"}}]}},
  {"number": 17, "kind": "artisan", "type": "coffee-roaster", "cost": {"brown": 1, "violet": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "OnTheRiver", "steps": 1}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "RiverAhead"}}]}},
  {"number": 18, "kind": "artisan", "type": "coffee-roaster", "cost": {"grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "when": [{"type": "AtMost", "most": 0, "count": {"type": "RiverBehind"}}]}},
  {"number": 19, "kind": "artisan", "type": "brewer", "cost": {"orange": 2, "grey": 2}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1, "per": {"type": "Arms"}, "each": 5}]}},
  {"number": 20, "kind": "artisan", "type": "brewer", "cost": {"violet": 1, "pink": 1}, "timing": "III", "effect": {"type": "Knob", "name": "market_limit", "value": 2}},
  {"number": 21, "kind": "artisan", "type": "brewer", "cost": {"black": 2, "orange": 2}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1, "per": {"type": "TableauTypes", "kind": "plan"}}]}},
  {"number": 22, "kind": "artisan", "type": "brewer", "cost": {"violet": 1, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "FreeSteps", "steps": 3}], "pay": {"type": "PayFlorins", "florins": 1}}, "gives": {"barge_steps": 3}},
  {"number": 23, "kind": "artisan", "type": "brewer", "cost": {"black": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 1}], "pay": {"type": "PayFlorins", "florins": 1}}, "gives": {"points": 1}},
  {"number": 24, "kind": "artisan", "type": "brewer", "cost": {"brown": 2, "orange": 2}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}, {"type": "Points", "amount": 1}]}, "gives": {"points": 1, "florins": 1}},
  {"number": 25, "kind": "artisan", "type": "tile-maker", "cost": {"violet": 1, "pink": 1}, "timing": "permanent", "effect": {"type": "Knob", "name": "block_discount", "value": 1}},
  {"number": 26, "kind": "artisan", "type": "tile-maker", "cost": {"black": 1, "grey": 2}, "timing": "permanent", "effect": {"type": "OnBlockTaken", "gain": [{"type": "Florins", "amount": 1}]}},
  {"number": 27, "kind": "artisan", "type": "tile-maker", "cost": {"orange": 1, "grey": 1}, "timing": "permanent", "effect": {"type": "Knob", "name": "block_price", "value": {"florins": 2}}},
  {"number": 28, "kind": "artisan", "type": "tile-maker", "cost": {"brown": 1, "violet": 1}, "timing": "permanent", "effect": {"type": "Knob", "name": "block_limit", "value": 2}},
  {"number": 29, "kind": "artisan", "type": "tile-maker", "cost": {"brown": 1, "orange": 2}, "timing": "permanent", "effect": {"type": "Knob", "name": "plan_limit", "value": 3}},
  {"number": 30, "kind": "artisan", "type": "tile-maker", "cost": {"black": 2, "pink": 2}, "timing": "permanent", "effect": {"type": "OnActivation", "kind": "building", "gain": [{"type": "Florins", "amount": 2}]}},
  {"number": 31, "kind": "artisan", "type": "cheesemaker", "cost": {"brown": 1, "grey": 1}, "timing": "permanent", "effect": {"type": "Knob", "name": "activate_discount", "value": {"kind": "building", "cubes": 1}}},
  {"number": 32, "kind": "artisan", "type": "cheesemaker", "cost": {"pink": 1}, "timing": "permanent", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "pay": {"type": "PayAnyCubes", "cubes": 3}}, "gives": {"florins": 1}},
  {"number": 33, "kind": "artisan", "type": "cheesemaker", "cost": {"violet": 1, "grey": 2}, "timing": "permanent", "effect": {"type": "OnActivation", "kind": "artisan", "gain": [{"type": "Florins", "amount": 1}]}},
  {"number": 34, "kind": "artisan", "type": "cheesemaker", "cost": {"orange": 1}, "timing": "permanent", "effect": {"type": "Knob", "name": "river_top", "value": true}},
  {"number": 35, "kind": "artisan", "type": "cheesemaker", "cost": {"pink": 1, "orange": 1}, "timing": "permanent", "effect": {"type": "OnActivation", "kind": "plan", "gain": [{"type": "FreePlanUse"}]}},
  {"number": 36, "kind": "artisan", "type": "cheesemaker", "cost": {"black": 1}, "timing": "permanent", "effect": {"type": "Use", "gain": [{"type": "ChosenCubes", "amount": 1}], "pay": {"type": "PayAnyCubes", "cubes": 2}}, "gives": {"chosen_cubes": 1}},
  {"number": 37, "kind": "artisan", "type": "lacemaker", "cost": {"black": 1, "brown": 1}, "timing": "permanent", "effect": {"type": "Knob", "name": "sale_reward", "value": "both"}},
  {"number": 38, "kind": "artisan", "type": "lacemaker", "cost": {"black": 1, "violet": 1}, "timing": "permanent", "effect": {"type": "Use", "gain": [{"type": "FreeActivations", "cards": 1}], "pay": {"type": "PayFlorins", "florins": 3}}},
  {"number": 39, "kind": "artisan", "type": "lacemaker", "cost": {"black": 1, "pink": 1}, "timing": "permanent", "effect": {"type": "Use", "gain": [{"type": "ChosenCubes", "amount": 2}], "pay": {"type": "PayFlorins", "florins": 2}}, "gives": {"chosen_cubes": 2}},
  {"number": 40, "kind": "artisan", "type": "lacemaker", "cost": {"black": 1, "pink": 2}, "timing": "permanent", "effect": {"type": "Knob", "name": "steps_per_cube", "value": 2}},
  {"number": 41, "kind": "artisan", "type": "lacemaker", "cost": {"orange": 1, "grey": 1}, "timing": "permanent", "effect": {"type": "OnActivation", "kind": "plan", "gain": [{"type": "Florins", "amount": 1}]}},
  {"number": 42, "kind": "artisan", "type": "lacemaker", "cost": {"brown": 1, "violet": 1}, "timing": "permanent", "effect": {"type": "Knob", "name": "activate_discount", "value": {"kind": "artisan", "cubes": 1, "first_of_type": true}}},
  {"number": 43, "kind": "artisan", "type": "carpenter", "cost": {"brown": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "ChosenCubes", "amount": 1}], "when": [{"type": "AtMost", "most": 0, "count": {"type": "ScoreAtMost"}}]}},
  {"number": 44, "kind": "artisan", "type": "carpenter", "cost": {"violet": 2, "pink": 2}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}, {"type": "Points", "amount": 1, "per": {"type": "Tableau", "of_type": "carpenter"}}]}},
  {"number": 45, "kind": "artisan", "type": "carpenter", "cost": {"black": 1, "brown": 2}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "ChosenCubes", "amount": 1}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "MarketPoints"}}]}},
  {"number": 46, "kind": "artisan", "type": "carpenter", "cost": {"black": 2, "orange": 2}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "ChosenCubes", "amount": 1}]}, "gives": {"chosen_cubes": 1}},
  {"number": 47, "kind": "artisan", "type": "carpenter", "cost": {"violet": 1, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 3}], "pay": {"type": "PayActivePlan"}}, "gives": {"florins": 3}},
  {"number": 48, "kind": "artisan", "type": "carpenter", "cost": {"violet": 1, "orange": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "pay": {"type": "PayAnyCubes", "cubes": 1}}, "gives": {"florins": 1}},
  {"number": 49, "kind": "artisan", "type": "tulip-grower", "cost": {"black": 1}, "timing": "I", "effect": {"type": "Knob", "name": "take_card", "value": "may"}},
  {"number": 50, "kind": "artisan", "type": "tulip-grower", "cost": {"violet": 2, "orange": 1}, "timing": "permanent", "effect": {"type": "Knob", "name": "docker_factor", "value": 2}},
  {"number": 51, "kind": "artisan", "type": "tulip-grower", "cost": {"brown": 2, "grey": 2}, "timing": "II", "effect": {"type": "OnDie", "gain": [{"type": "Florins", "amount": 2}], "face": 1}},
  {"number": 52, "kind": "artisan", "type": "tulip-grower", "cost": {"violet": 2, "pink": 2}, "timing": "II", "effect": {"type": "OnDie", "gain": [{"type": "DieCubes", "amount": 2, "slot": 1}], "face": 1}},
  {"number": 53, "kind": "artisan", "type": "tulip-grower", "cost": {"orange": 1, "grey": 1}, "timing": "II", "effect": {"type": "Knob", "name": "slot_shift", "value": 1}},
  {"number": 54, "kind": "artisan", "type": "tulip-grower", "cost": {"brown": 2, "pink": 2}, "timing": "II", "effect": {"type": "OnDie", "gain": [{"type": "DieCubes", "amount": 1, "slot": "die"}]}},
  {"number": 55, "kind": "building", "type": "munttoren", "cost": {"brown": 1, "pink": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "PlanUses", "district": "plantage"}}]}},
  {"number": 56, "kind": "building", "type": "munttoren", "cost": {"black": 1, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "PlanUses", "district": "haarlemmerbuurt"}}]}},
  {"number": 57, "kind": "building", "type": "munttoren", "cost": {"violet": 1, "orange": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "PlanUses", "district": "jordaan"}}]}},
  {"number": 58, "kind": "building", "type": "munttoren", "cost": {"brown": 1, "pink": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "PlanUses", "district": "burgwallen"}}]}},
  {"number": 59, "kind": "building", "type": "munttoren", "cost": {"violet": 1, "orange": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "PlanUses", "district": "nieuwmarkt"}}]}},
  {"number": 60, "kind": "building", "type": "munttoren", "cost": {"black": 1, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "PlanUses", "district": "grachtengordel"}}]}},
  {"number": 61, "kind": "building", "type": "paleis", "cost": {"black": 1, "pink": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 1, "per": {"type": "Tableau", "kind": "plan", "district": "plantage"}}]}},
  {"number": 62, "kind": "building", "type": "paleis", "cost": {"orange": 1, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 1, "per": {"type": "Tableau", "kind": "plan", "district": "haarlemmerbuurt"}}]}},
  {"number": 63, "kind": "building", "type": "paleis", "cost": {"pink": 1, "orange": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 1, "per": {"type": "Tableau", "kind": "plan", "district": "jordaan"}}]}},
  {"number": 64, "kind": "building", "type": "paleis", "cost": {"brown": 1, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 1, "per": {"type": "Tableau", "kind": "plan", "district": "burgwallen"}}]}},
  {"number": 65, "kind": "building", "type": "paleis", "cost": {"brown": 1, "violet": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 1, "per": {"type": "Tableau", "kind": "plan", "district": "nieuwmarkt"}}]}},
  {"number": 66, "kind": "building", "type": "paleis", "cost": {"black": 1, "violet": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 1, "per": {"type": "Tableau", "kind": "plan", "district": "grachtengordel"}}]}},
  {"number": 67, "kind": "building", "type": "oude-kerk", "cost": {"brown": 1, "pink": 1}, "timing": "end", "effect": {"type": "AtTheEnd", "gain": [{"type": "Points", "amount": [3, 8, 15], "per": {"type": "Companions", "types": ["zuiderkerk", "westerkerk"]}}]}},
  {"number": 68, "kind": "building", "type": "oude-kerk", "cost": {"violet": 1, "orange": 1}, "timing": "end", "effect": {"type": "AtTheEnd", "gain": [{"type": "Points", "amount": [3, 8, 15], "per": {"type": "Companions", "types": ["zuiderkerk", "westerkerk"]}}]}},
  {"number": 69, "kind": "building", "type": "oude-kerk", "cost": {"black": 1, "grey": 1}, "timing": "end", "effect": {"type": "AtTheEnd", "gain": [{"type": "Points", "amount": [3, 8, 15], "per": {"type": "Companions", "types": ["zuiderkerk", "westerkerk"]}}]}},
  {"number": 70, "kind": "building", "type": "zuiderkerk", "cost": {"black": 1, "pink": 1, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "when": [{"type": "AtMost", "most": 3, "count": {"type": "Rack"}}]}},
  {"number": 71, "kind": "building", "type": "zuiderkerk", "cost": {"brown": 1, "violet": 2, "pink": 1}, "timing": "permanent", "effect": {"type": "OnCardGain", "what": "florins", "gain": [{"type": "Florins", "amount": 1}]}},
  {"number": 72, "kind": "building", "type": "zuiderkerk", "cost": {"brown": 1, "violet": 1, "grey": 1}, "timing": "permanent", "effect": {"type": "OnCardGain", "what": "points", "gain": [{"type": "Points", "amount": 1}]}},
  {"number": 73, "kind": "building", "type": "westerkerk", "cost": {"brown": 1}, "timing": "permanent", "effect": {"type": "OnDelivery", "gain": [{"type": "Points", "amount": 1}]}},
  {"number": 74, "kind": "building", "type": "westerkerk", "cost": {"violet": 1, "grey": 1}, "timing": "permanent", "effect": {"type": "OnBlockTaken", "gain": [{"type": "OnTheRiver", "steps": 1}], "optional": true}},
  {"number": 75, "kind": "building", "type": "westerkerk", "cost": {"pink": 1, "orange": 1}, "timing": "permanent", "effect": {"type": "OnDelivery", "gain": [{"type": "Florins", "amount": 1}]}},
  {"number": 76, "kind": "building", "type": "oost-indisch-huis", "cost": {"pink": 1, "orange": 1}, "timing": "permanent", "effect": {"type": "OnDelivery", "gain": [{"type": "Points", "amount": 4}], "good": "crystal"}},
  {"number": 77, "kind": "building", "type": "oost-indisch-huis", "cost": {"brown": 1, "grey": 1}, "timing": "permanent", "effect": {"type": "OnDelivery", "gain": [{"type": "Points", "amount": 4}], "good": "jenever"}},
  {"number": 78, "kind": "building", "type": "oost-indisch-huis", "cost": {"black": 1, "brown": 1}, "timing": "permanent", "effect": {"type": "OnDelivery", "gain": [{"type": "Points", "amount": 4}], "good": "coffee"}},
  {"number": 79, "kind": "building", "type": "oost-indisch-huis", "cost": {"black": 1, "violet": 1}, "timing": "permanent", "effect": {"type": "OnDelivery", "gain": [{"type": "Points", "amount": 4}], "good": "beer"}},
  {"number": 80, "kind": "building", "type": "oost-indisch-huis", "cost": {"black": 1, "orange": 1}, "timing": "permanent", "effect": {"type": "OnDelivery", "gain": [{"type": "Points", "amount": 4}], "good": "tile"}},
  {"number": 81, "kind": "building", "type": "oost-indisch-huis", "cost": {"pink": 1, "grey": 1}, "timing": "permanent", "effect": {"type": "OnDelivery", "gain": [{"type": "Points", "amount": 4}], "good": "cheese"}},
  {"number": 82, "kind": "building", "type": "oost-indisch-huis", "cost": {"brown": 1, "orange": 1}, "timing": "permanent", "effect": {"type": "OnDelivery", "gain": [{"type": "Points", "amount": 4}], "good": "lace"}},
  {"number": 83, "kind": "building", "type": "oost-indisch-huis", "cost": {"violet": 1, "pink": 1}, "timing": "permanent", "effect": {"type": "OnDelivery", "gain": [{"type": "Points", "amount": 4}], "good": "furniture"}},
  {"number": 84, "kind": "building", "type": "oost-indisch-huis", "cost": {"violet": 1, "grey": 1}, "timing": "permanent", "effect": {"type": "OnDelivery", "gain": [{"type": "Points", "amount": 4}], "good": "tulip"}},
  {"number": 85, "kind": "building", "type": "montelbaanstoren", "cost": {"grey": 1}, "timing": "end", "effect": {"type": "AtTheEnd", "gain": [{"type": "Points", "amount": 1, "per": {"type": "Tableau", "kind": "plan"}}]}},
  {"number": 86, "kind": "building", "type": "montelbaanstoren", "cost": {"black": 1, "brown": 1}, "timing": "end", "effect": {"type": "AtTheEnd", "gain": [{"type": "Points", "amount": 2, "per": {"type": "Tableau", "timing": "end"}}]}},
  {"number": 87, "kind": "building", "type": "montelbaanstoren", "cost": {"pink": 1, "orange": 1, "grey": 1}, "timing": "end", "effect": {"type": "AtTheEnd", "gain": [{"type": "Points", "amount": 2, "per": {"type": "Tableau", "kind": "building"}}]}},
  {"number": 88, "kind": "building", "type": "schreierstoren", "cost": {"brown": 1, "pink": 2, "orange": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}, {"type": "Florins", "amount": 1, "when": [{"type": "AtLeast", "least": 1, "count": {"type": "Tableau", "of_type": "montelbaanstoren"}}]}]}},
  {"number": 89, "kind": "building", "type": "schreierstoren", "cost": {"black": 1, "brown": 1, "grey": 2}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}, {"type": "Florins", "amount": 1, "when": [{"type": "AtLeast", "least": 1, "count": {"type": "Tableau", "of_type": "montelbaanstoren"}}]}]}},
  {"number": 90, "kind": "building", "type": "schreierstoren", "cost": {"black": 1, "violet": 2, "orange": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}, {"type": "Florins", "amount": 1, "when": [{"type": "AtLeast", "least": 1, "count": {"type": "Tableau", "of_type": "montelbaanstoren"}}]}]}},
  {"number": 91, "kind": "building", "type": "zeemagazijn", "cost": {"brown": 1, "violet": 1, "orange": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Cubes", "pink": 1}]}, "gives": {"cubes": [0, 0, 0, 1, 0, 0]}},
  {"number": 92, "kind": "building", "type": "zeemagazijn", "cost": {"black": 1, "violet": 1, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Cubes", "orange": 1}]}, "gives": {"cubes": [0, 0, 0, 0, 1, 0]}},
  {"number": 93, "kind": "building", "type": "zeemagazijn", "cost": {"violet": 1, "pink": 1, "orange": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Cubes", "brown": 1}]}, "gives": {"cubes": [0, 1, 0, 0, 0, 0]}},
  {"number": 94, "kind": "building", "type": "zeemagazijn", "cost": {"black": 1, "brown": 1, "pink": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Cubes", "grey": 1}]}, "gives": {"cubes": [0, 0, 0, 0, 0, 1]}},
  {"number": 95, "kind": "building", "type": "zeemagazijn", "cost": {"black": 1, "orange": 1, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Cubes", "violet": 1}]}, "gives": {"cubes": [0, 0, 1, 0, 0, 0]}},
  {"number": 96, "kind": "building", "type": "zeemagazijn", "cost": {"brown": 1, "pink": 1, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Cubes", "black": 1}]}, "gives": {"cubes": [1, 0, 0, 0, 0, 0]}},
  {"number": 97, "kind": "building", "type": "waag", "cost": {"violet": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 1}], "when": [{"type": "AtMost", "most": 0, "count": {"type": "ScoreAtLeast"}}]}},
  {"number": 98, "kind": "building", "type": "waag", "cost": {"brown": 1, "pink": 1, "orange": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 2}], "when": [{"type": "AtMost", "most": 3, "count": {"type": "Rack"}}]}},
  {"number": 99, "kind": "building", "type": "waag", "cost": {"brown": 1, "orange": 1, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 2}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "PlanUses"}}]}},
  {"number": 100, "kind": "building", "type": "waag", "cost": {"black": 1, "violet": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "when": [{"type": "AtLeast", "least": 3, "count": {"type": "Tableau", "kind": "artisan"}}]}},
  {"number": 101, "kind": "building", "type": "waag", "cost": {"black": 1, "pink": 1, "orange": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 2}], "when": [{"type": "AtLeast", "least": 3, "count": {"type": "Tableau", "kind": "building"}}]}},
  {"number": 102, "kind": "building", "type": "waag", "cost": {"black": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "when": [{"type": "AtLeast", "least": 3, "count": {"type": "Tableau", "kind": "plan"}}]}},
  {"number": 103, "kind": "building", "type": "rijksmuseum", "cost": {"violet": 1}, "timing": "end", "effect": {"type": "AtTheEnd", "gain": [{"type": "Points", "amount": 2, "per": {"type": "TableauPairs", "kind": "artisan"}}]}},
  {"number": 104, "kind": "building", "type": "rijksmuseum", "cost": {"brown": 1}, "timing": "end", "effect": {"type": "AtTheEnd", "gain": [{"type": "Points", "amount": 3, "per": {"type": "TableauPairs", "kind": "plan"}}]}},
  {"number": 105, "kind": "building", "type": "rijksmuseum", "cost": {"black": 1, "grey": 1}, "timing": "end", "effect": {"type": "AtTheEnd", "gain": [{"type": "Points", "amount": 2, "per": {"type": "Bridges"}}]}},
  {"number": 106, "kind": "building", "type": "rijksmuseum", "cost": {"black": 1, "orange": 1}, "timing": "end", "effect": {"type": "AtTheEnd", "gain": [{"type": "Points", "amount": 1, "per": {"type": "Arms"}}]}},
  {"number": 107, "kind": "building", "type": "rijksmuseum", "cost": {"orange": 1}, "timing": "end", "effect": {"type": "AtTheEnd", "gain": [{"type": "Points", "amount": 8}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "AtStart"}}]}},
  {"number": 108, "kind": "building", "type": "rijksmuseum", "cost": {"pink": 1}, "timing": "end", "effect": {"type": "AtTheEnd", "gain": [{"type": "Points", "amount": 2, "per": {"type": "TableauMost", "kind": "artisan"}}]}},
  {"number": 109, "kind": "plan", "type": "plantage", "cost": {"pink": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 1}], "pay": {"type": "PayCubes", "pink": 1}}, "gives": {"points": 1}},
  {"number": 110, "kind": "plan", "type": "plantage", "cost": {"pink": 2}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "pay": {"type": "PayCubes", "pink": 1}}, "gives": {"florins": 1}},
  {"number": 111, "kind": "plan", "type": "plantage", "cost": {"pink": 1, "orange": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "pay": {"type": "PayCubes", "pink": 1}}, "gives": {"florins": 1}},
  {"number": 112, "kind": "plan", "type": "plantage", "cost": {"black": 1, "pink": 2}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}, {"type": "Points", "amount": 1}], "pay": {"type": "PayCubes", "pink": 1}}, "gives": {"points": 1, "florins": 1}},
  {"number": 113, "kind": "plan", "type": "haarlemmerbuurt", "cost": {"grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 1}], "pay": {"type": "PayCubes", "grey": 1}}, "gives": {"points": 1}},
  {"number": 114, "kind": "plan", "type": "haarlemmerbuurt", "cost": {"grey": 2}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "pay": {"type": "PayCubes", "grey": 1}}, "gives": {"florins": 1}},
  {"number": 115, "kind": "plan", "type": "haarlemmerbuurt", "cost": {"brown": 1, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "pay": {"type": "PayCubes", "grey": 1}}, "gives": {"florins": 1}},
  {"number": 116, "kind": "plan", "type": "haarlemmerbuurt", "cost": {"orange": 1, "grey": 2}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}, {"type": "Points", "amount": 1}], "pay": {"type": "PayCubes", "grey": 1}}, "gives": {"points": 1, "florins": 1}},
  {"number": 117, "kind": "plan", "type": "jordaan", "cost": {"orange": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 1}], "pay": {"type": "PayCubes", "orange": 1}}, "gives": {"points": 1}},
  {"number": 118, "kind": "plan", "type": "jordaan", "cost": {"orange": 2}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "pay": {"type": "PayCubes", "orange": 1}}, "gives": {"florins": 1}},
  {"number": 119, "kind": "plan", "type": "jordaan", "cost": {"orange": 1, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "pay": {"type": "PayCubes", "orange": 1}}, "gives": {"florins": 1}},
  {"number": 120, "kind": "plan", "type": "jordaan", "cost": {"pink": 1, "orange": 2}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}, {"type": "Points", "amount": 1}], "pay": {"type": "PayCubes", "orange": 1}}, "gives": {"points": 1, "florins": 1}},
  {"number": 121, "kind": "plan", "type": "burgwallen", "cost": {"brown": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 1}], "pay": {"type": "PayCubes", "brown": 1}}, "gives": {"points": 1}},
  {"number": 122, "kind": "plan", "type": "burgwallen", "cost": {"brown": 2}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "pay": {"type": "PayCubes", "brown": 1}}, "gives": {"florins": 1}},
  {"number": 123, "kind": "plan", "type": "burgwallen", "cost": {"brown": 1, "violet": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "pay": {"type": "PayCubes", "brown": 1}}, "gives": {"florins": 1}},
  {"number": 124, "kind": "plan", "type": "burgwallen", "cost": {"brown": 2, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}, {"type": "Points", "amount": 1}], "pay": {"type": "PayCubes", "brown": 1}}, "gives": {"points": 1, "florins": 1}},
  {"number": 125, "kind": "plan", "type": "nieuwmarkt", "cost": {"violet": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 1}], "pay": {"type": "PayCubes", "violet": 1}}, "gives": {"points": 1}},
  {"number": 126, "kind": "plan", "type": "nieuwmarkt", "cost": {"violet": 2}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "pay": {"type": "PayCubes", "violet": 1}}, "gives": {"florins": 1}},
  {"number": 127, "kind": "plan", "type": "nieuwmarkt", "cost": {"black": 1, "violet": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "pay": {"type": "PayCubes", "violet": 1}}, "gives": {"florins": 1}},
  {"number": 128, "kind": "plan", "type": "nieuwmarkt", "cost": {"brown": 1, "violet": 2}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}, {"type": "Points", "amount": 1}], "pay": {"type": "PayCubes", "violet": 1}}, "gives": {"points": 1, "florins": 1}},
  {"number": 129, "kind": "plan", "type": "grachtengordel", "cost": {"black": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Points", "amount": 1}], "pay": {"type": "PayCubes", "black": 1}}, "gives": {"points": 1}},
  {"number": 130, "kind": "plan", "type": "grachtengordel", "cost": {"black": 2}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "pay": {"type": "PayCubes", "black": 1}}, "gives": {"florins": 1}},
  {"number": 131, "kind": "plan", "type": "grachtengordel", "cost": {"black": 1, "pink": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "pay": {"type": "PayCubes", "black": 1}}, "gives": {"florins": 1}},
  {"number": 132, "kind": "plan", "type": "grachtengordel", "cost": {"black": 2, "violet": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}, {"type": "Points", "amount": 1}], "pay": {"type": "PayCubes", "black": 1}}, "gives": {"points": 1, "florins": 1}},
  {"number": 133, "kind": "building", "type": "haringpakkerstoren", "cost": {"brown": 1, "grey": 1}, "timing": "III", "effect": {"type": "Use", "gain": [{"type": "Florins", "amount": 1}], "when": [{"type": "AtLeast", "least": 2, "count": {"type": "HoldTypes"}}]}},
];

/** Every market tile, by number from 1. */
export const MARKET_TILES: readonly MarketFace[] = [
  {"number": 1, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 1}, "gain": [{"type": "Points", "amount": 1}, {"type": "OnTheRiver", "steps": 2}]}},
  {"number": 2, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 1}, "gain": [{"type": "Points", "amount": 2}]}},
  {"number": 3, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 1}, "gain": [{"type": "Points", "amount": 3}]}},
  {"number": 4, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 2}, "gain": [{"type": "Points", "amount": 2}, {"type": "ChosenCubes", "amount": 1}]}},
  {"number": 5, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 2}, "gain": [{"type": "Points", "amount": 3}, {"type": "OnTheRiver", "steps": 1}]}},
  {"number": 6, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 2}, "gain": [{"type": "Points", "amount": 4}]}},
  {"number": 7, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 3}, "gain": [{"type": "Points", "amount": 4}, {"type": "OnTheRiver", "steps": 2}]}},
  {"number": 8, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 3}, "gain": [{"type": "Points", "amount": 5}]}},
  {"number": 9, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 3}, "gain": [{"type": "Points", "amount": 5}, {"type": "ChosenCubes", "amount": 1}]}},
  {"number": 10, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 4}, "gain": [{"type": "Points", "amount": 4}, {"type": "OnTheRiver", "steps": 2}]}},
  {"number": 11, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 4}, "gain": [{"type": "Points", "amount": 6}, {"type": "OnTheRiver", "steps": 1}]}},
  {"number": 12, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 4}, "gain": [{"type": "Points", "amount": 8}]}},
  {"number": 13, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 5}, "gain": [{"type": "Points", "amount": 11}, {"type": "ChosenCubes", "amount": 1}]}},
  {"number": 14, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 5}, "gain": [{"type": "Points", "amount": 12}]}},
  {"number": 15, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 6}, "gain": [{"type": "Points", "amount": 14}]}},
  {"number": 16, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 6}, "gain": [{"type": "Points", "amount": 15}]}},
  {"number": 17, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 1}, "gain": [{"type": "FreeSteps", "steps": 3}]}},
  {"number": 18, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 2}, "gain": [{"type": "Swap"}]}},
  {"number": 19, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 2}, "gain": [{"type": "ChosenCubes", "amount": 2}]}},
  {"number": 20, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 3}, "gain": [{"type": "FreeActivations", "cards": 1}]}},
  {"number": 21, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 3}, "gain": [{"type": "Jump"}]}},
  {"number": 22, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 4}, "gain": [{"type": "FreeBlock"}]}},
  {"number": 23, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 5}, "gain": [{"type": "Cubes", "black": 1, "brown": 1, "violet": 1, "pink": 1, "orange": 1, "grey": 1}]}},
  {"number": 24, "effect": {"type": "Market", "pay": {"type": "PayFlorins", "florins": 6}, "gain": [{"type": "FreeActivations", "cards": 2}]}},
];

/** Every task tile, by number from 1. */
export const TASK_TILES: readonly TaskFace[] = [
  {"number": 1, "values": [[8], [7], [6]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 2, "count": {"type": "DockerBuilding", "colour": "light-blue"}}]}},
  {"number": 2, "values": [[8], [7], [6]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 2, "count": {"type": "DockerBuilding", "colour": "brown"}}]}},
  {"number": 3, "values": [[8], [7], [6]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 2, "count": {"type": "DockerBuilding", "colour": "light-green"}}]}},
  {"number": 4, "values": [[8], [7], [6]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 2, "count": {"type": "DockerBuilding", "colour": "pink"}}]}},
  {"number": 5, "values": [[8], [7], [6]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 2, "count": {"type": "DockerBuilding", "colour": "yellow"}}]}},
  {"number": 6, "values": [[8], [7], [6]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 2, "count": {"type": "DockerBuilding", "colour": "white"}}]}},
  {"number": 7, "values": [[6], [7], [8]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 4, "count": {"type": "Arms", "district": "grachtengordel"}}]}},
  {"number": 8, "values": [[6], [7], [8]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 4, "count": {"type": "Arms", "district": "plantage"}}]}},
  {"number": 9, "values": [[6], [7], [8]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 4, "count": {"type": "Arms", "district": "nieuwmarkt"}}]}},
  {"number": 10, "values": [[6], [7], [8]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 4, "count": {"type": "Arms", "district": "burgwallen"}}]}},
  {"number": 11, "values": [[6], [7], [8]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 4, "count": {"type": "Arms", "district": "haarlemmerbuurt"}}]}},
  {"number": 12, "values": [[6], [7], [8]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 4, "count": {"type": "Arms", "district": "jordaan"}}]}},
  {"number": 13, "values": [[9], [9], [9]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 3, "count": {"type": "Tableau", "kind": "building"}}, {"type": "AtLeast", "least": 3, "count": {"type": "Tableau", "kind": "artisan"}}, {"type": "AtLeast", "least": 3, "count": {"type": "Tableau", "kind": "plan"}}]}},
  {"number": 14, "values": [[10], [10], [10]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "AtMouth"}}]}},
  {"number": 15, "values": [[7], [7], [7]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 3, "count": {"type": "Tableau", "timing": "end"}}]}},
  {"number": 16, "values": [[7], [7], [7]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 4, "count": {"type": "Tableau", "timing": "III"}}]}},
  {"number": 17, "values": [[7], [7], [7]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 5, "count": {"type": "Tableau", "timing": "permanent"}}]}},
  {"number": 18, "values": [[7], [6], [5]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 7, "count": {"type": "BlackMarket"}}]}},
  {"number": 19, "values": [[6], [6], [6]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 2, "count": {"type": "HoldTypes"}}]}},
  {"number": 20, "values": [[7], [6], [5]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 3, "count": {"type": "Roofs", "good": "furniture"}}]}},
  {"number": 21, "values": [[7], [6], [5]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 3, "count": {"type": "Roofs", "good": "lace"}}]}},
  {"number": 22, "values": [[7], [6], [5]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 3, "count": {"type": "Roofs", "good": "cheese"}}]}},
  {"number": 23, "values": [[7], [6], [5]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 3, "count": {"type": "Roofs", "good": "jenever"}}]}},
  {"number": 24, "values": [[7], [6], [5]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 3, "count": {"type": "Roofs", "good": "beer"}}]}},
  {"number": 25, "values": [[7], [6], [5]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 3, "count": {"type": "Roofs", "good": "tile"}}]}},
  {"number": 26, "values": [[7], [6], [5]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 3, "count": {"type": "Roofs", "good": "tulip"}}]}},
  {"number": 27, "values": [[7], [6], [5]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 3, "count": {"type": "Roofs", "good": "crystal"}}]}},
  {"number": 28, "values": [[7], [6], [5]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 3, "count": {"type": "Roofs", "good": "coffee"}}]}},
  {"number": 29, "values": [[7], [6], [5]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 4, "count": {"type": "Depots"}}]}},
  {"number": 30, "values": [[4], [4], [4]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 1, "count": {"type": "AtStart"}}]}},
  {"number": 31, "values": [[9], [7], [5]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 7, "count": {"type": "DockerBuilding"}}]}},
  {"number": 32, "values": [[4], [5], [6]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "pay": {"type": "HandIn", "pieces": [{"what": "docker", "count": 2}, {"what": "good", "count": 1}]}}},
  {"number": 33, "values": [[1, 2, 3, 5, 7, 10], [1, 2, 3, 5, 7, 10], [1, 2, 3, 5, 7, 10]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "pay": {"type": "HandIn", "pieces": [{"what": "cube", "up_to": 6, "different": true}]}}},
  {"number": 34, "values": [[4], [5], [6]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "pay": {"type": "HandIn", "pieces": [{"what": "docker", "count": 1}, {"what": "good", "count": 1}, {"what": "cube", "count": 1}]}}},
  {"number": 35, "values": [[7], [8], [9]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 9, "count": {"type": "Arms"}}]}},
  {"number": 36, "values": [[4], [5], [6]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "when": [{"type": "AtLeast", "least": 10, "count": {"type": "Tableau"}}]}},
  {"number": 37, "values": [[2, 7], [3, 8], [4, 9]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "pay": {"type": "HandIn", "pieces": [{"what": "docker", "up_to": 2, "colour": "light-blue"}]}}},
  {"number": 38, "values": [[2, 7], [3, 8], [4, 9]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "pay": {"type": "HandIn", "pieces": [{"what": "docker", "up_to": 2, "colour": "yellow"}]}}},
  {"number": 39, "values": [[2, 7], [3, 8], [4, 9]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "pay": {"type": "HandIn", "pieces": [{"what": "docker", "up_to": 2, "colour": "brown"}]}}},
  {"number": 40, "values": [[2, 7], [3, 8], [4, 9]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "pay": {"type": "HandIn", "pieces": [{"what": "docker", "up_to": 2, "colour": "light-green"}]}}},
  {"number": 41, "values": [[2, 7], [3, 8], [4, 9]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "pay": {"type": "HandIn", "pieces": [{"what": "docker", "up_to": 2, "colour": "pink"}]}}},
  {"number": 42, "values": [[2, 7], [3, 8], [4, 9]], "effect": {"type": "Task", "gain": [{"type": "TileValue"}], "pay": {"type": "HandIn", "pieces": [{"what": "docker", "up_to": 2, "colour": "white"}]}}},
];
