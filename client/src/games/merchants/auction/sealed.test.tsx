// The end of a round of sealed limits: one pin, the buyer's; what others sealed is in no part of the page.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useCurtain } from "@/platform/scoring/curtain";
import { useWanted } from "@/platform/scoring/wanted";
import { memory } from "@/platform/settings";
import type { Event } from "@/wire/merchants";
import type { Sight } from "@/wire/table";
import tableWords from "../words/en.json";
import { MerchantsProvider } from "../table";
import { propsAt } from "../testing/moments";
import { SEALED_BEFORE, SHOWN_FOR, SealedAfter } from "./SealedAfter";
import { sealedIn } from "./sealed";
import words from "./words/en.json";

const auction = (more: object) => ({ mode: "sold", eligible: [0, 1, 2, 3], opener: -1, buyer: 1, price: 160, ...more });
const SOLD = [
  { type: "LimitHandedIn", seat: 2 },
  { type: "Pressed", seat: 1, needle: 160, between: [], auction: auction({}) },
  { type: "CardBought", seat: 1, card: 3, price: 160 },
] as unknown as Event[];

function open(events: readonly Event[], lots: unknown = null): void {
  const props = propsAt("PlaceCard");
  const sight = { ...props.sight, table: "t", lots } as unknown as Sight;
  render(
    <IntlProvider locale="en" messages={{ ...tableWords, ...words }}>
      <MerchantsProvider {...props} sight={sight} moment={{ key: 7, seat: 2, events }}>
        <SealedAfter />
      </MerchantsProvider>
    </IntlProvider>,
  );
  act(() => vi.advanceTimersByTime(SEALED_BEFORE));
}

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

describe("a round of sealed limits", () => {
  it("ends with who buys, the price and why; with one pin, and of the others only that they were below", () => {
    open(SOLD);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Noor wins the lot and pays 160");
    expect(screen.getByText(/The highest limit buys/)).toBeTruthy();
    expect(document.querySelectorAll('svg [href^="#mer-piece-"]')).toHaveLength(1);
    expect(screen.getAllByText("below 160")).toHaveLength(3);
  });

  it("waits for a scoring that has the stage", () => {
    useCurtain.setState({ isStaged: true });
    open(SOLD);
    act(() => vi.advanceTimersByTime(SEALED_BEFORE));
    expect(screen.queryByRole("dialog")).toBeNull();
    act(() => useCurtain.setState({ isStaged: false }));
    act(() => vi.advanceTimersByTime(SEALED_BEFORE));
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("goes on by itself after six seconds, unless it is touched", () => {
    open(SOLD);
    act(() => vi.advanceTimersByTime(SHOWN_FOR));
    expect(screen.queryByRole("dialog")).toBeNull();
    cleanup();
    memory.clear();
    open(SOLD);
    fireEvent.pointerDown(screen.getByRole("heading", { level: 2 }));
    act(() => vi.advanceTimersByTime(SHOWN_FOR * 2));
    fireEvent.click(screen.getByRole("button", { name: "Go on" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is not shown at a table that sells on the clock, nor where nobody wants it", () => {
    open(SOLD, { tempo: "calm" });
    expect(screen.queryByRole("dialog")).toBeNull();
    cleanup();
    useWanted.setState({ how: "never" });
    open(SOLD);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("tells a draw between equals, an opening that stands, and a card that nobody wants; an opening goes on", () => {
    const pressed = (between: number[], more: object) =>
      [{ type: "Pressed", seat: 1, needle: 160, between, auction: auction(more) }] as unknown as Event[];
    const ended = (more: object) => [{ type: "DialEnded", auction: auction(more) }] as unknown as Event[];
    expect(sealedIn(pressed([1, 2], {}))).toMatchObject({ came: "sold", between: [1, 2], buyer: 1 });
    expect(sealedIn(ended({ opener: 1, price: 200 }))).toMatchObject({ came: "opener", step: null, isDouble: true });
    expect(sealedIn(ended({ mode: "unsold", buyer: -1 }))).toMatchObject({ came: "unsold", buyer: -1 });
    expect(sealedIn(pressed([], { mode: "double", opener: 1 }))).toBeNull();
  });
});
