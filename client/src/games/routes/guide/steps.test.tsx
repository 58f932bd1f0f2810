// The guide says the right thing at the right moment, once, and goes away when it is told to.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lessonFor } from "@/platform/guide/course";
import { markSeen, readLessons, restartGuide } from "@/platform/rules/lessons";
import { changeSettings } from "@/platform/settings";
import type { Facts, Public, View } from "@/wire/routes";
import { CONTRACTS, ROUTES, WILD } from "../map";
import Coach from "./Coach";
import { LESSONS, type Situation } from "./steps";

const RED = 5;
const STEPS = LESSONS.map(({ step }) => step);
const stepFor = (situation: Situation, seen: readonly string[]) => lessonFor(LESSONS, situation, seen)?.step ?? null;

function at(
  asked: Public["asked"],
  more: Partial<Public> = {},
  own: Partial<View> = {},
  moves: readonly string[] = [],
  isJoined = false,
): Situation {
  const open: Public = {
    seats: 2,
    first: 0,
    waiting: asked === "nothing" ? [] : [0],
    asked,
    market: [RED, RED, 1, 2, 3],
    pile: 30,
    pool: [8, 6, 6, 6, 6, 6, 6],
    discards: [],
    shuffles: 1,
    hand_sizes: [2, 2],
    shown: [[], []],
    unseen: [0, 0],
    owners: ROUTES.map(() => -1),
    carts: [16, 16],
    points: [0, 0],
    trade: [0, 0],
    contract_pile: 20,
    contract_counts: [1, 1],
    takings: [],
    passes: 0,
    turns_left: -1,
    why_ended: "",
    opened: [],
    ...more,
  };
  const view: View = {
    viewer: 0,
    public: open,
    hand: [0, 1, 1, 0, 0, 0, 0],
    drew: [],
    contracts: [0],
    offer: [],
    first_kept: [],
    positions: [],
    ...own,
  };
  const facts: Facts = {
    ways: view.contracts.map((contract) => ({ seat: 0, contract, spaces: isJoined ? 0 : 3, routes: [] })),
    claims: [],
    closed: [],
    next_contracts: 2,
    carts_to_last_round: [14, 14],
    last_turn: "none",
    trade_left: 16,
  };
  return { view, facts, moves, seat: 0, choice: null, deal: "" };
}

const trade = ROUTES.findIndex((route) => route.trade);
const plain = ROUTES.findIndex((route) => !route.trade);

describe("the guide", () => {
  it("begins with the first contracts, and with the turn if these are over", () => {
    expect(stepFor(at("first contracts"), [])).toBe("firstContracts");
    expect(stepFor(at("turn"), ["firstContracts"])).toBe("turn");
  });
  it("is silent while it is somebody else's turn", () => {
    expect(stepFor(at("turn", { waiting: [1] }), [])).toBeNull();
  });
  it("speaks of the second card, and of a claim only after the first turn", () => {
    const claim = at("turn", {}, {}, [`claim ${plain + 1} pink1`]);
    expect(stepFor(at("second card"), ["turn"])).toBe("secondCard");
    expect(stepFor(claim, [])).toBe("turn");
    expect(stepFor(claim, ["turn"])).toBe("claim");
    expect(stepFor(claim, ["turn", "claim"])).toBeNull();
  });
  it("speaks of an open wild when one lies there", () => {
    expect(stepFor(at("turn"), ["turn"])).toBeNull();
    expect(stepFor(at("turn", { market: [WILD, 1, 2, 3, 4] }), ["turn"])).toBe("wild");
  });
  it("speaks of trade when such a route can be paid", () => {
    expect(stepFor(at("turn", {}, {}, [`claim ${plain + 1} wild1`]), ["turn", "claim"])).toBeNull();
    expect(stepFor(at("turn", {}, {}, [`claim ${trade + 1} wild2`]), ["turn", "claim"])).toBe("trade");
  });
  it("speaks of more contracts once one's own are joined, or half of the carts are gone", () => {
    const seen = ["turn", "claim"];
    expect(stepFor(at("turn", {}, {}, ["contracts"]), seen)).toBeNull();
    expect(stepFor(at("turn", { carts: [8, 16] }, {}, ["contracts"]), seen)).toBe("later");
    expect(CONTRACTS.length).toBeGreaterThan(0);
    expect(stepFor(at("turn", {}, {}, ["contracts"], true), seen)).toBe("later");
    expect(stepFor(at("contracts"), seen)).toBe("keep");
  });
  it("speaks of the last round and of the end", () => {
    expect(stepFor(at("turn", { turns_left: 2 }), ["turn"])).toBe("lastRound");
    expect(stepFor(at("nothing", { why_ended: "carts" }), [])).toBe("over");
    expect(stepFor(at("nothing", { why_ended: "carts" }), STEPS)).toBeNull();
  });
});

describe("the coach", () => {
  const openRule = vi.fn();
  const shown = (situation: Situation) => (
    <IntlProvider locale="en" messages={{}}>
      <Coach {...situation} openRule={openRule} />
    </IntlProvider>
  );
  beforeEach(() => {
    changeSettings({ language: "en" });
    restartGuide("routes");
  });
  afterEach(cleanup);

  const kept = () => readLessons(window.localStorage.getItem("mokum.guide.routes"));

  it("goes on when somebody acts, and remembers what was taught", async () => {
    const { rerender } = render(shown(at("first contracts")));
    expect(await screen.findByText("First, your contracts")).toBeTruthy();
    rerender(shown(at("turn")));
    expect(await screen.findByText("Your turn: one of three things")).toBeTruthy();
    expect(kept().seen).toEqual(["firstContracts"]);
    expect(screen.getByText("2 of 10")).toBeTruthy();
  });
  it("goes on when it is told that all is clear", async () => {
    render(shown(at("turn", { market: [WILD, 1, 2, 3, 4] })));
    fireEvent.click(await screen.findByText("Got it"));
    expect(await screen.findByText("An open wild costs your whole draw")).toBeTruthy();
    fireEvent.click(screen.getByText("Read the rule"));
    expect(openRule).toHaveBeenCalledWith("ROU-032");
  });
  it("stays away once it is ended, until it is asked for again", async () => {
    render(shown(at("turn")));
    fireEvent.click(await screen.findByRole("button", { name: "End the guide" }));
    await waitFor(() => expect(screen.queryByText("Got it")).toBeNull());
    expect(kept().isOff).toBe(true);
    restartGuide("routes");
    expect(await screen.findByText("Got it")).toBeTruthy();
  });
  it("speaks of a claim until one is made, or until it is told that all is clear", async () => {
    const claim = at("turn", {}, {}, [`claim ${plain + 1} pink1`]);
    markSeen("routes", "turn");
    const { rerender } = render(shown(claim));
    expect(await screen.findByText("You can pay for a route")).toBeTruthy();
    rerender(shown(at("turn", { waiting: [1] })));
    expect(await screen.findByText("The others are playing")).toBeTruthy();
    expect(kept().seen).toEqual(["turn"]);
    rerender(shown(claim));
    expect(await screen.findByText("You can pay for a route")).toBeTruthy();
    rerender(shown(at("turn", { waiting: [1], owners: ROUTES.map((_, index) => (index === plain ? 0 : -1)) })));
    expect(await screen.findByText("The others are playing")).toBeTruthy();
    expect(kept().seen).toEqual(["turn", "claim"]);
  });
  it("is silent between lessons once the first ones are over", async () => {
    markSeen("routes", "firstContracts", "turn", "secondCard", "claim");
    render(shown(at("turn", { waiting: [1] })));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText("The others are playing")).toBeNull();
  });
  it("takes its leave at the end of a game, and does not come to the next table", async () => {
    render(shown(at("nothing", { why_ended: "carts" })));
    expect(await screen.findByText("That was your first game")).toBeTruthy();
    cleanup();
    render(shown(at("first contracts")));
    await waitFor(() => expect(kept().isOff).toBe(true));
    expect(screen.queryByText("First, your contracts")).toBeNull();
  });
  it("says nothing to who only watches", async () => {
    render(shown({ ...at("turn"), seat: -1 }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText("Got it")).toBeNull();
  });
});
