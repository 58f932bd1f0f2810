// A scoring on the stage: its steps, its keys, ties in words, what somebody wants to see, and that it never lies over a lot.
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { IntlProvider } from "react-intl";
import type { Facts, Scored } from "@/wire/merchants";
import type { Sight } from "@/wire/table";
import { useCurtain } from "@/platform/scoring/curtain";
import { useWanted } from "@/platform/scoring/wanted";
import { memory } from "@/platform/settings";
import { TableProvider, type TableState } from "@/platform/table/state";
import { propsAt, players } from "../testing/moments";
import { MerchantsProvider } from "../table";
import auctionWords from "../auction/words/en.json";
import tableWords from "../words/en.json";
import { ScoringStage, STEP } from "./ScoringStage";
import { BEFORE } from "./useScoring";
import words from "./words/en.json";

const sector = (one: number, more: object) => ({
  sectors: one,
  weights: 4,
  pays: [90, 50],
  strengths: [4, 3, 0, 0],
  first: [0],
  second: [1],
  paid: [90, 50, 0, 0],
  purses: [190, 150, 100, 100],
  bank: 0,
  ...more,
});
/** As the server tells them: column by column. */
const columns = (rows: readonly Record<string, unknown>[]) =>
  Object.fromEntries(Object.keys(rows[0] ?? {}).map((column) => [column, rows.map((row) => row[column])]));
const SCORED = {
  square: 8,
  had: [100, 100, 100, 100],
  areas: [
    {
      area: 0,
      ...columns([
        sector(1, { first: [0, 1, 2], second: [], strengths: [6, 6, 6, 0], paid: [40, 40, 40, 0], purses: [140, 140, 140, 100], bank: 20 }),
        sector(0, { pays: [70, 40], first: [3], second: [0], paid: [40, 0, 0, 70], purses: [180, 140, 140, 170] }),
        sector(2, { pays: [50, 30], first: [], second: [], paid: [0, 0, 0, 0], purses: [180, 140, 140, 170], bank: 80 }),
        sector(3, { pays: [40, 20], first: [1], second: [], paid: [0, 40, 0, 0], purses: [180, 180, 140, 170], bank: 20 }),
      ]),
      sums: [80, 80, 40, 70],
    },
  ],
  together: [80, 80, 40, 70],
  most: [0, 1],
  purses: [180, 180, 140, 170],
  following: 9,
  more: { area: 0, sector: 0, gain: 30 },
} as unknown as Scored;
const EVENT = {
  type: "AreaScored",
  square: 8,
  area: 0,
  payments: [
    [0, 1, 1, 40],
    [1, 1, 1, 40],
    [2, 1, 1, 40],
    [3, 0, 2, 70],
    [0, 0, 2, 40],
    [1, 3, 4, 40],
  ],
};

interface Told {
  isFresh?: boolean;
  lot?: boolean;
  event?: object;
}

function Table({ isFresh = true, lot = false, event = EVENT }: Told) {
  const props = propsAt("PlaceCard");
  const sight = { ...props.sight, table: "t", lot: lot ? {} : null } as unknown as Sight;
  const facts = { ...props.facts, scored: [SCORED] } as Facts;
  const rows = [{ seq: 5, at: 0, what: { type: "PlayedShown", seat: 1, move: "", events: [event] } }];
  const moment = isFresh ? { key: 5, seat: 1, events: [event as never] } : null;
  return (
    <IntlProvider locale="en" messages={{ ...tableWords, ...auctionWords, ...words }}>
      <TableProvider value={{ rows } as unknown as TableState}>
        <MerchantsProvider {...props} sight={sight} facts={facts} moment={moment}>
          <ScoringStage />
        </MerchantsProvider>
      </TableProvider>
    </IntlProvider>
  );
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const stage = () => screen.queryByRole("dialog", { name: /Scoring/ });
function open(told: Told = {}) {
  const shown = render(<Table {...told} />);
  wait(BEFORE);
  return shown;
}
const key = (name: string) => fireEvent.keyDown(stage() as HTMLElement, { key: name });

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

describe("a scoring on the stage", () => {
  it("says ties in words before money moves, and what stays with the bank", () => {
    open();
    expect(screen.getByRole("status").textContent).toBe(
      `1st, gems: three lead and share: 40 each; 20 stays with the bank. you 40, ${players[1]?.name} 40, and ${players[2]?.name} 40.`,
    );
    expect(document.querySelector('[data-purse="0"]')?.textContent).not.toContain("140");
    wait(300);
    expect(document.querySelector('[data-purse="0"]')?.textContent).toContain("140");
  });

  it("takes under five seconds for four sectors, and skips one where nobody is", () => {
    expect(STEP * 4).toBeLessThan(5_000);
    open();
    wait(STEP);
    expect(screen.getByRole("status").textContent).toContain("2nd, sugar: Trijn first, you second");
    wait(STEP);
    expect(screen.getByRole("status").textContent).toContain("4th, silk");
    wait(STEP);
    const table = within(screen.getByRole("table"));
    expect(table.getByRole("row", { name: /3rd: spice/ }).textContent).toContain("nobody there");
    expect(table.getByRole("row", { name: /Together/ }).textContent).toBe("Together+80+80+40+70");
    expect(screen.getByText(/One more step in sugar would have brought you 30 more/)).toBeTruthy();
  });

  it("goes on by Space, stops by P, ends by Escape, and steps aside for the board by B", () => {
    open();
    key(" ");
    expect(screen.getByRole("status").textContent).toContain("2nd");
    key("p");
    wait(STEP * 3);
    expect(screen.getByRole("status").textContent).toContain("2nd");
    fireEvent(stage() as HTMLElement, new Event("cancel", { cancelable: true }));
    expect(screen.getByRole("table")).toBeTruthy();
    key("b");
    expect(stage()).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Back to the scoring" }));
    key(" ");
    expect(stage()).toBeNull();
    expect(useCurtain.getState().isStaged).toBe(false);
  });

  it("is only its result where that is wanted, or for somebody who came in the middle; and is shown once", () => {
    const shown = open({ isFresh: false });
    expect(screen.getByRole("table")).toBeTruthy();
    shown.unmount();
    open();
    expect(stage()).toBeNull();
    cleanup();
    memory.clear();
    useWanted.setState({ how: "result" });
    open();
    expect(screen.getByRole("table")).toBeTruthy();
  });

  it("is not shown where nobody wants it, in a replay, or where other tiles would pay something else", () => {
    useWanted.setState({ how: "never" });
    open();
    expect(stage()).toBeNull();
    cleanup();
    useWanted.setState({ how: "always" });
    useCurtain.setState({ isLive: false });
    open();
    expect(stage()).toBeNull();
    cleanup();
    useCurtain.setState({ isLive: true });
    open({ event: { ...EVENT, payments: EVENT.payments.slice(1) } });
    expect(stage()).toBeNull();
  });

  it("never lies over a lot that is called, and waits for what lies open", () => {
    const shown = open();
    expect(stage()).not.toBeNull();
    shown.rerender(<Table lot />);
    expect(stage()).toBeNull();
    cleanup();
    memory.clear();
    useCurtain.setState({ isCovered: true });
    open();
    expect(stage()).toBeNull();
    act(() => useCurtain.setState({ isCovered: false }));
    wait(BEFORE);
    expect(stage()).not.toBeNull();
  });
});
