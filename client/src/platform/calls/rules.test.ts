// The grid of what one is called for: a game's own rule stands only where it differs from that of all games.
import { expect, it } from "vitest";
import { ALL_GAMES, isOwn, isWanted, type Rules, toggled, USUAL, waysOf, withUsual } from "./rules";

const both: Rules = [{ game: ALL_GAMES, kind: "turn", ways: ["push", "mail"] }];

it("is empty at first, and a rule that says nothing is none", () => {
  expect(waysOf([], ALL_GAMES, "turn")).toEqual([]);
  const one = toggled([], ALL_GAMES, "turn", "mail");
  expect(one).toEqual([{ game: ALL_GAMES, kind: "turn", ways: ["mail"] }]);
  expect(toggled(one, ALL_GAMES, "turn", "mail")).toEqual([]);
});

it("keeps the ways of a rule in one order, however they were ticked", () => {
  const late = toggled(toggled([], ALL_GAMES, "over", "service"), ALL_GAMES, "over", "push");
  expect(late).toEqual([{ game: ALL_GAMES, kind: "over", ways: ["push", "service"] }]);
});

it("lets a game differ, also by nothing at all, and forgets the difference when there is none", () => {
  const quiet = toggled(toggled(both, "routes", "turn", "mail"), "routes", "turn", "push");
  expect(waysOf(quiet, "routes", "turn")).toEqual([]);
  expect(isOwn(quiet, "routes", "turn")).toBe(true);
  expect(waysOf(quiet, "harbour", "turn")).toEqual(["push", "mail"]);
  expect(isOwn(quiet, "harbour", "turn")).toBe(false);
  const again = toggled(toggled(quiet, "routes", "turn", "push"), "routes", "turn", "mail");
  expect(again).toEqual(both);
});

it("forgets the difference, too, when all games come to be as the one", () => {
  const one = toggled([], "routes", "turn", "push");
  expect(isOwn(one, "routes", "turn")).toBe(true);
  expect(toggled(one, ALL_GAMES, "turn", "push")).toEqual([{ game: ALL_GAMES, kind: "turn", ways: ["push"] }]);
});

it("ticks the usual beside what is wanted already", () => {
  expect(isWanted(both, "service")).toBe(false);
  const usual = withUsual(both, ["mail", "service"]);
  expect(USUAL.map((kind) => waysOf(usual, ALL_GAMES, kind))).toEqual([
    ["push", "mail", "service"],
    ["mail", "service"],
    ["mail", "service"],
    ["mail", "service"],
  ]);
  expect(waysOf(usual, ALL_GAMES, "over")).toEqual([]);
  expect(isWanted(usual, "service")).toBe(true);
});
