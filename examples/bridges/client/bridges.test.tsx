// A boat and a bridge are chosen by a touch each, in any order; a second touch, or the button, sends the boat.
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { playersOf } from "@/platform/table/players";
import { tableSight } from "@/platform/table/testing/sights";
import bridges from "./index";
import type { Event, Facts, View } from "./wire";
import words from "./words/en.json";

const TALLY = { opened: 0, bridges: 0, towed: 0, last: 0 };
const VIEW: View = {
  viewer: 0,
  turn: 0,
  hand: [4, 9],
  hands: [2, 3, 3],
  pile: 12,
  queues: [
    [
      { seat: 1, mast: 5 },
      { seat: 0, mast: 6 },
    ],
    [],
    [],
  ],
  sent: [],
  tallies: [TALLY, TALLY, TALLY],
  points: [0, 0, 0],
};
const FACTS: Facts = {
  opens: 15,
  heights: [11, 0, 0],
  sendings: [
    { mast: 4, bridge: 0, height: 15, points: 5 },
    { mast: 9, bridge: 0, height: 20, points: -1 },
    { mast: 9, bridge: 1, height: 9, points: 0 },
  ],
};
const MOVES = ["send 4 magere", "send 9 magere", "send 9 blauw"];
const play = vi.fn(() => Promise.resolve(null));

function show(moves: readonly string[] = MOVES): void {
  const sight = tableSight({ moves: [...moves] });
  const table = { view: VIEW, facts: FACTS, moves, seat: 0, players: playersOf(sight, ""), moment: null, sight, play };
  render(
    <IntlProvider locale="en" messages={words}>
      <bridges.Provider {...table} foresee={(move) => Promise.resolve({ move })} openRule={() => {}}>
        <bridges.Board />
        <section aria-label="prompt">
          {moves.length > 0 ? <bridges.Prompt /> : bridges.Aside && <bridges.Aside>waiting</bridges.Aside>}
        </section>
        <bridges.Mine />
      </bridges.Provider>
    </IntlProvider>,
  );
}

const boat = (mast: number) => screen.getByRole("button", { name: `Boat with a mast of ${mast}` });
const bridge = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });
const prompt = () => within(screen.getByRole("region", { name: "prompt" }));
const touch = (element: HTMLElement) => act(async () => void fireEvent.click(element));

beforeEach(() => void play.mockClear());
afterEach(cleanup);

it("says what each bridge would make of the boat in hand, as the server tells it", async () => {
  show();
  expect(bridge("Magere Brug").textContent).toContain("11 of 15Waiting: a 5 of Noor and a 6 of yours.");
  await touch(boat(9));
  expect(bridge("Magere Brug").textContent).toContain("too high: −1");
  expect(bridge("Blauwbrug").textContent).toContain("then 9");
  await touch(boat(4));
  expect(bridge("Magere Brug").textContent).toContain("opens: +5");
});

it("sends a boat where a bridge is touched twice, or by the button", async () => {
  show();
  await touch(boat(4));
  await touch(bridge("Magere Brug"));
  expect(prompt().getByText("Send the 4 to Magere Brug.")).toBeTruthy();
  expect(play).not.toHaveBeenCalled();
  await touch(bridge("Magere Brug"));
  expect(play.mock.calls).toEqual([["send 4 magere"]]);
  await touch(bridge("Blauwbrug"));
  await touch(boat(9));
  await touch(prompt().getByRole("button", { name: words["bridges.do"] }));
  expect(play.mock.calls).toEqual([["send 4 magere"], ["send 9 blauw"]]);
});

it("is put down by Escape, and arrows walk from canal to canal", async () => {
  show();
  await touch(boat(9));
  bridge("Magere Brug").focus();
  fireEvent.keyDown(bridge("Magere Brug"), { key: "ArrowDown" });
  expect(document.activeElement).toBe(bridge("Blauwbrug"));
  fireEvent.keyDown(bridge("Blauwbrug"), { key: "Escape" });
  expect(boat(9).getAttribute("aria-pressed")).toBe("false");
});

it("tells how a bridge is while others play, and sends nothing", async () => {
  show([]);
  expect(prompt().getByText("waiting")).toBeTruthy();
  await touch(bridge("Magere Brug"));
  await touch(boat(4));
  expect(prompt().getByText(/11 of 15/)).toBeTruthy();
  await touch(bridge("Magere Brug"));
  expect(play).not.toHaveBeenCalled();
});

it("tells in the log who did what, and what it gave", () => {
  const events: Event[] = [
    { type: "BoatSent", seat: 1, mast: 4, bridge: 0 },
    { type: "BridgeOpened", seat: 1, bridge: 0, boats: 3, points: 5 },
    { type: "UnseenBoatDrawn", seat: 1 },
  ];
  const lines = bridges.lines(events, playersOf(tableSight({}), ""), 0);
  expect(lines.map(({ seat, place }) => [seat, place])).toEqual([
    [1, "0"],
    [1, "0"],
  ]);
  expect(bridges.gained?.(events)).toEqual([{ seat: 1, points: 5 }]);
});
