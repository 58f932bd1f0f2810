// The guide says the right thing at the right moment, and once.
import { describe, expect, it } from "vitest";
import { lessonFor } from "@/platform/guide/course";
import type { SeatView, View } from "@/wire/merchants";
import { GOODS_BONUS } from "../map";
import en from "../rules/en";
import { LESSONS, type Situation } from "./steps";

type Asked = View["agenda"][number];

const PLAYER: SeatView = {
  money: 400,
  loans: 0,
  supply: 21,
  houses: [0],
  colonies: [0],
  exchange: [1, 0, 0, 0],
  bonuses: [],
  house_owed: false,
  tally: [],
};

function at(asked: Asked | null, more: Partial<View> = {}, isLive = false): Situation {
  const view: View = {
    viewer: 0,
    seats: 3,
    first: 0,
    waiting: asked ? [...asked.seats] : [],
    agenda: asked ? [asked] : [],
    turn: 5,
    mayor: 1,
    square: 0,
    drawn: [],
    left: 80,
    discs: [-1, -1, -1],
    at: [PLAYER, PLAYER, PLAYER],
    lot: 0,
    handed_in: [],
    limit: -1,
    ahead: [],
    why_ended: "",
    auction: { mode: "unsold", eligible: [], opener: -1, buyer: -1, price: 0 },
    ...more,
  };
  return { view, moves: [], seat: 0, isLive, choice: null, deal: "" };
}

const stepAt = (situation: Situation, ...seen: string[]) => lessonFor(LESSONS, situation, seen)?.step ?? null;

describe("the guide of merchants", () => {
  it("begins with the aim, and then with the discs of the first mayor", () => {
    const first = at({ type: "PlaceCard", seats: [0], card: 3 }, { turn: 1 });
    expect(stepAt(first)).toBe("aim");
    expect(stepAt(first, "aim")).toBe("discs");
    expect(stepAt(at({ type: "PlaceCard", seats: [1], card: 3 }, { turn: 1 }))).toBe("aim");
  });
  it("tells of what is asked before it tells of the aim", () => {
    expect(stepAt(at({ type: "SingleLimit", seats: [0, 1] }, { turn: 1 }))).toBe("auction");
  });
  it("is silent while somebody else decides", () => {
    expect(stepAt(at({ type: "PlaceCard", seats: [1], card: 3 }))).toBeNull();
    expect(stepAt(at({ type: "SingleLimit", seats: [1, 2] }))).toBeNull();
  });
  it("tells of limits when one is asked for, and of a running clock once there is time to read", () => {
    const limit: Asked = { type: "SingleLimit", seats: [0, 1] };
    expect(stepAt(at(limit, { lot: 1 }))).toBe("auction");
    expect(stepAt(at({ type: "DoubleLimit", seats: [0] }), "auction")).toBe("doubled");
    expect(stepAt(at(limit, { lot: 1 }, true))).toBeNull();
    expect(stepAt(at({ type: "Ship", seats: [1] }, { lot: 1 }, true))).toBe("auction");
    const { text } = LESSONS.find(({ step }) => step === "auction") ?? {};
    const said = [true, false].map((isLive) => (typeof text === "function" ? text(at(null, {}, isLive)) : ""));
    expect(said).toEqual(["merchants.guide.auction.live", "merchants.guide.auction.sealed"]);
  });
  it.each<[Asked["type"], string]>([
    ["ChooseGoods", "goods"],
    ["Globe", "colony"],
    ["Arms", "house"],
    ["FreeHouse", "house"],
    ["Ship", "exchange"],
    ["Credit", "credit"],
    ["CrossedShip", "losses"],
  ])("explains %s when it is asked", (type, step) => {
    const asked = { type, seats: [0] } as unknown as Asked;
    expect(stepAt(at(asked))).toBe(step);
    expect(stepAt(at(asked), step)).toBeNull();
  });
  it("speaks of the years, of a scoring, of a bonus and of the end when they come", () => {
    expect(stepAt(at(null, { square: 2 }))).toBe("years");
    expect(stepAt(at(null, { square: 8 }))).toBe("scoring");
    expect(stepAt(at(null, { at: [{ ...PLAYER, bonuses: [GOODS_BONUS] }, PLAYER, PLAYER] }))).toBe("bonus");
    expect(stepAt(at(null, { turn: 16 }))).toBe("end");
    expect(stepAt(at(null, { turn: 18, square: 25, why_ended: "MER-260" }))).toBe("over");
  });
  it("leads to rules that are in the book", () => {
    const told = en.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules));
    expect(LESSONS.map(({ rule }) => rule).filter((rule) => !told.includes(rule))).toEqual([]);
  });
});
