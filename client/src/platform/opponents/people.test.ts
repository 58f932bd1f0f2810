// Who is met first, and that a choice is remembered in this browser.
import { afterEach, expect, it } from "vitest";
import { memory } from "@/platform/settings";
import { chosenOpponent, FIRST_OPPONENT, PEOPLE, personOf, rememberOpponent, wholeName } from "./people";

afterEach(() => memory.clear());

it("begins with the opponent for newcomers and remembers another one", () => {
  expect(chosenOpponent()).toBe(FIRST_OPPONENT);
  rememberOpponent("strong");
  expect(chosenOpponent()).toBe("strong");
});

it("takes what another version remembered for nobody", () => {
  memory.write("mokum.opponent", "greedy");
  expect(chosenOpponent()).toBe(FIRST_OPPONENT);
});

it("knows the five, and nobody else", () => {
  expect(PEOPLE.map(({ level }) => personOf(level)?.level)).toEqual(PEOPLE.map(({ level }) => level));
  expect(PEOPLE.map(wholeName)).toContain("Trijn Haring");
  expect(personOf("greedy")).toBeUndefined();
});
