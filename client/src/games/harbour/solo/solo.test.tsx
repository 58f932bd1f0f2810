// TOM explained: his steps in four cells, and what each face would make him do, as the server says it.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it } from "vitest";
import type { Event } from "@/wire/harbour";
import { BLOCKS, TOM } from "../map";
import { blockName } from "../names";
import { usePointing } from "../pointing";
import { HarbourProvider } from "../table";
import { factsAt, propsAt, rows, viewAt } from "../testing/moments";
import { LANGUAGES, type Language, WORDS } from "../testing/words";
import { Plan } from "./Plan";
import { CELLS, isToms, stepsOf } from "./steps";

afterEach(cleanup);

describe("the steps of TOM", () => {
  const rolls = rows.filter(({ seats, events }) => seats === 1 && events.some(({ type }) => type === "DiceRolled"));

  it("lie each in one cell, in the order of his rules", () => {
    expect(rolls.length).toBeGreaterThan(0);
    for (const { events } of rolls) {
      const steps = stepsOf(events);
      expect(CELLS.flatMap((cell) => steps[cell]).length).toBe(events.filter(isToms).length);
      for (const event of steps.block)
        expect(["BlockTaken", "GoodSold", "FlorinsGained", "TomDelivered", "PointsScored"]).toContain(event.type);
      for (const event of steps.river) expect(["PawnMoved", "PawnOnTop", "MouthReached", "PointsScored"]).toContain(event.type);
    }
  });

  it("tell the florin of a docker, that of a sale and that of the market apart", () => {
    const florins = (count: number): Event => ({ type: "FlorinsGained", side: TOM, florins: count });
    const events: Event[] = [
      { type: "PawnMoved", side: TOM, space: 3, on_top: -1 },
      { type: "TomHoused", pontoon: 1, colour: 2 },
      { type: "PointsScored", side: TOM, points: 9, tally: 2 },
      florins(1),
      { type: "BlockTaken", side: TOM, block: 4, bought: false },
      { type: "GoodSold", side: TOM, good: 1 },
      florins(2),
      { type: "BlockTaken", side: TOM, block: 5, bought: false },
      { type: "TomDelivered", good: 2 },
      { type: "PointsScored", side: TOM, points: 6, tally: 3 },
      florins(1),
    ];
    const steps = stepsOf(events);
    expect(CELLS.map((cell) => steps[cell].length)).toEqual([1, 6, 3, 1]);
    expect(steps.market).toEqual([florins(1)]);
  });
});

function show(language: Language = "en") {
  const plan = factsAt("solo").toms_plan;
  if (!plan) throw new Error("The moment has no plan.");
  const faults: string[] = [];
  render(
    <IntlProvider locale={language} messages={WORDS[language]} onError={(error) => faults.push(error.message)}>
      <HarbourProvider {...propsAt("solo")}>
        <Plan plan={plan} />
      </HarbourProvider>
    </IntlProvider>,
  );
  expect(faults).toEqual([]);
  return plan;
}

describe("what TOM would do", () => {
  it.each(LANGUAGES)("is said in every language (%s)", (language) => {
    show(language);
    expect(document.body.textContent).not.toMatch(/undefined|NaN|harbour\./);
  });

  it("names for each six the block that the server named, and points at it on the board", () => {
    const { blocks } = show();
    const view = viewAt("solo");
    for (const { block = -1, points = 0, florins = 0 } of blocks) {
      if (block < 0) continue;
      const row = screen.getByRole("button", { name: new RegExp(blockName(block)) });
      expect(BLOCKS[block]).toBeDefined();
      expect(view.sides.some((side) => side.arms.includes(block))).toBe(false);
      expect(within(row).getByText(points > 0 ? `+${points}` : `${florins}`)).toBeDefined();
      fireEvent.pointerEnter(row);
      expect(usePointing.getState().spot).toBe(`block ${block}`);
      fireEvent.pointerLeave(row);
      expect(usePointing.getState().spot).toBeNull();
    }
  });
});
