// The final count: line by line, the stand before the verdict, whoever is behind last; seen before, all at once.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memory } from "@/platform/settings";
import { ScoreSheet } from "@/platform/table/ScoreSheet";
import { TableProvider, type TableState } from "@/platform/table/state";
import dialogs from "@/words/dialogs/en.json";
import table from "@/words/table/en.json";
import { LINE, openingOrder, partsOf, standOf } from "./count";
import { useCurtain } from "./curtain";
import { useWanted } from "./wanted";

const line = (rule: string, points: number) => ({ rule, key: "x", points, values: {} });
const outcome = {
  why: "A-9",
  sheets: [
    [line("A-1", 20), line("A-2", -5)],
    [line("A-1", 12), line("A-2", 9)],
  ],
  ranks: [2, 1],
  others: [],
};
const players = ["Saskia", "Barent"].map((name, seat) => ({ seat, name, gable: seat ? "neck" : "step", isMe: seat === 0 }));
const state = {
  sight: { table: "t", result: { ranks: [2, 1], outcome, why: "" } },
  game: { scoreWords: (rule: string) => `test.${rule}` },
  players,
  rows: [],
  open: () => {},
} as unknown as TableState;

function show(): void {
  const words = { ...table, ...dialogs, "test.A-1": "Routes", "test.A-2": "Contracts" };
  render(
    <IntlProvider locale="en" messages={words}>
      <TableProvider value={state}>
        <ScoreSheet />
      </TableProvider>
    </IntlProvider>,
  );
}
const stand = () => document.querySelector("[data-stand]")?.textContent;
const verdict = () => document.querySelector("[data-verdict]")?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  memory.clear();
  useWanted.setState({ how: "always" });
  useCurtain.setState({ isLive: true, isCovered: false, isStaged: false, isCounting: false });
});
afterEach(() => {
  cleanup();
  useCurtain.setState({ isLive: false, isCovered: false, isStaged: false, isCounting: false });
  vi.useRealTimers();
});

describe("the final count", () => {
  it("tells line after line with the stand, and the verdict last", () => {
    show();
    expect(stand()).toBe("The count begins2 lines are still to come.");
    act(() => vi.advanceTimersByTime(LINE));
    expect(stand()).toBe("You lead by 8One line is still to come.");
    expect(screen.getByRole("status").textContent).toBe("Routes: Saskia 20 and Barent 12");
    expect(verdict()).toBeUndefined();
    act(() => vi.advanceTimersByTime(LINE));
    expect(stand()).toBeUndefined();
    expect(screen.getByRole("alert").textContent).toContain("Barent wins");
  });

  it("goes on by Space and shows everything by Escape; the button has the focus", () => {
    show();
    expect(document.activeElement?.textContent).toBe("Next: Routes");
    fireEvent.keyDown(document.body, { key: " " });
    expect(stand()).toContain("You lead by 8");
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(verdict()).toContain("Barent wins");
  });

  it.each(["result", "never"] as const)("is all there at once where somebody wants scorings so: %s", (how) => {
    useWanted.setState({ how });
    show();
    expect(verdict()).toContain("Barent wins");
  });

  it("is all there at once for whoever has seen it, and in a replay", () => {
    show();
    fireEvent.keyDown(document.body, { key: "Escape" });
    cleanup();
    show();
    expect(verdict()).toContain("Barent wins");
    cleanup();
    memory.clear();
    useCurtain.setState({ isLive: false });
    show();
    expect(verdict()).toContain("Barent wins");
  });

  it("opens whoever is behind last, takes losses off the end of a bar, and says who is level", () => {
    expect(openingOrder([5, 9, 7])).toEqual([2, 0, 1]);
    expect(partsOf([20, 6, -8])).toEqual([{ kind: 0, points: 20, width: 18 }]);
    expect(partsOf([14, -15, 5]).map(({ width }) => width)).toEqual([4]);
    expect(partsOf([20, 10, 5]).map(({ width }) => width)).toEqual([20, 10, 5]);
    expect(standOf([4, 9, 9])).toEqual({ ahead: [1, 2], by: 0 });
    expect(standOf([4])).toEqual({ ahead: [0], by: 0 });
  });
});
