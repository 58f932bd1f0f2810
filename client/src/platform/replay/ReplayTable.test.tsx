// @vitest-environment happy-dom
// A replay with a small game of its own: steps, keys, the log, eyes, and what is asked of the server for them.
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "@/platform/game";
import { tableSight } from "@/platform/table/testing/sights";
import type { Shown } from "@/wire/table";
import replayWords from "@/words/replay/en.json";
import { ReplayTable } from "./ReplayTable";
import type { ReplayStep } from "./steps";

const TOTAL = 60;
const BEGINS = 4;
/** The step with which a lot was closed. */
const LOT = 40;

/** Views of the small game are [whose, points so far]. */
type View = readonly [string, number];

let shown: { view: View; seat: number; moment: unknown } | null = null;

const game = {
  slug: "pebbles",
  Provider: (props) => {
    shown = { view: props.view, seat: props.seat, moment: props.moment };
    return <>{props.children}</>;
  },
  Board: () => <div>board {shown?.view[1]}</div>,
  Prompt: () => null,
  Mine: () => <div>things of {shown?.view[0]}</div>,
  TextBoard: () => <p>in words</p>,
  Facts: () => null,
  Lot: ({ seq }) => <p>how lot {seq} went</p>,
  points: (view, seat) => view[1] + seat,
  pointAt: () => {},
  progress: () => null,
  lines: (events, players) => events.map((event) => ({ seat: 0, text: `${players[0]?.name} lays pebble ${event}` })),
  scoreWords: () => "",
  words: () => Promise.resolve({}),
  rules: () => Promise.reject(new Error()),
} satisfies GameClient<View, number>;

function whatAt(version: number): Shown {
  if (version < BEGINS) return { type: "PartSealed", seat: 0, hash: "" };
  if (version === LOT) return { type: "LotClosed", number: 1, presses: [], resolution: { step: null, first: [], closes: 0, judged: [] } };
  return { type: "PlayedShown", seat: 0, move: null, events: [version], by_bot: false };
}

function step(version: number, eyes: string): ReplayStep {
  const view = version < BEGINS ? null : [eyes, version];
  const what = whatAt(version);
  const views =
    eyes === "all" && view
      ? {
          views: [
            ["seat 0", version],
            ["seat 1", version],
            ["seat 2", version],
          ],
        }
      : {};
  return { version, at: version, what, phase: version === TOTAL ? "over" : "playing", awaited: [], view, ...views };
}

const asked: string[] = [];

function server(address: string): Promise<Response> {
  const query = new URL(address, "http://server").searchParams;
  const [eyes, from, count] = [query.get("eyes") ?? "", Number(query.get("from")), Number(query.get("count"))];
  asked.push(`${eyes} ${from}`);
  const last = Math.min(from + count - 1, TOTAL);
  const steps = Array.from({ length: Math.max(last - from + 1, 0) }, (_, index) => step(from + index, eyes));
  return Promise.resolve(new Response(JSON.stringify({ version: TOTAL, steps })));
}

const final = tableSight({ phase: "over", viewer: 1, view: ["1", TOTAL] });

async function open(at: number | null, eyes = ""): Promise<void> {
  render(
    <IntlProvider locale="en" messages={replayWords} onError={() => {}}>
      <ReplayTable final={final} game={game as unknown as GameClient} at={at} eyes={eyes} invitation="" />
    </IntlProvider>,
  );
  await act(() => new Promise((done) => setTimeout(done, 20)));
}

const slider = () => screen.getByRole<HTMLInputElement>("slider");
const press = (key: string) => fireEvent.keyDown(document.body, { key });

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (address: string) => server(address));
  Element.prototype.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a replay", () => {
  it("begins where the game begins, through one's own eyes, and fetches everything once", async () => {
    await open(null);
    expect(shown).toMatchObject({ view: ["1", BEGINS], seat: 1 });
    expect(slider()).toMatchObject({ min: String(BEGINS), max: String(TOTAL), value: String(BEGINS) });
    expect(asked).toEqual(["1 1", "1 51"]);
  });

  it("opens at the moment and with the eyes of its address", async () => {
    await open(57, "2");
    expect(shown).toMatchObject({ view: ["2", 57], seat: 2, moment: null });
    expect(asked).toEqual(["2 51", "2 1"]);
  });

  it("goes by keys, and shows a step forward as it happened", async () => {
    await open(10);
    press("ArrowRight");
    expect(shown).toMatchObject({ view: ["1", 11], moment: { key: 11, seat: 0, events: [11] } });
    press("ArrowLeft");
    expect(shown).toMatchObject({ view: ["1", 10], moment: null });
    press("End");
    expect(shown?.view[1]).toBe(TOTAL);
    press("Home");
    expect(shown?.view[1]).toBe(BEGINS);
  });

  it("leaves keys alone where they mean something else", async () => {
    await open(10);
    fireEvent.keyDown(screen.getByLabelText("Seen by"), { key: "ArrowRight" });
    fireEvent.keyDown(screen.getByText(/^board/), { key: "ArrowRight" });
    fireEvent.keyDown(document.body, { key: "ArrowRight", ctrlKey: true });
    expect(shown?.view[1]).toBe(10);
  });

  it("plays by itself until it is stopped", async () => {
    await open(10);
    vi.useFakeTimers();
    press(" ");
    for (const version of [11, 12]) {
      await act(() => vi.advanceTimersByTimeAsync(1500));
      expect(shown?.view[1]).toBe(version);
    }
    press(" ");
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(shown?.view[1]).toBe(12);
  });

  it("goes where a line of the log is touched, and marks it", async () => {
    await open(10);
    const log = screen.getByRole("list", { name: "Log" });
    const line = within(log).getByRole("button", { name: /lays pebble 33$/ });
    expect(line.getAttribute("aria-current")).toBeNull();
    fireEvent.click(line);
    expect(shown?.view[1]).toBe(33);
    expect(line.getAttribute("aria-current")).toBe("step");
    expect(within(log).getAllByRole("button", { current: "step" })).toHaveLength(1);
  });

  it("shows how a lot went where the line that closed it is touched", async () => {
    await open(10);
    fireEvent.click(within(screen.getByRole("list", { name: "Log" })).getByRole("button", { name: /lotClosed/ }));
    expect(shown?.view[1]).toBe(LOT);
    expect(screen.getByText(`how lot ${LOT} went`)).toBeTruthy();
  });

  it("shows any hand to the all-knowing, and none to a watcher", async () => {
    await open(10, "all");
    expect(shown).toMatchObject({ view: ["seat 1", 10], seat: 1 });
    fireEvent.click(within(screen.getByRole("group")).getByRole("button", { name: /Saskia/ }));
    expect(shown).toMatchObject({ view: ["seat 0", 10], seat: 0 });
    expect(screen.getByText("things of seat 0")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Seen by"), { target: { value: "-1" } });
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(shown).toMatchObject({ view: ["-1", 10], seat: -1 });
    expect(screen.queryByText(/^things of/)).toBeNull();
  });

  it("keeps the board while other eyes or a far step are on their way", async () => {
    await open(10);
    let answer = () => {};
    const waits = new Promise<void>((done) => (answer = done));
    vi.stubGlobal("fetch", async (address: string) => waits.then(() => server(address)));
    fireEvent.change(screen.getByLabelText("Seen by"), { target: { value: "2" } });
    expect(shown).toMatchObject({ view: ["1", 10], seat: 1 });
    expect(screen.getByText("board 10")).toBeTruthy();
    await act(() => {
      answer();
      return new Promise((done) => setTimeout(done, 20));
    });
    expect(shown).toMatchObject({ view: ["2", 10], seat: 2 });
    fireEvent.change(screen.getByLabelText("Seen by"), { target: { value: "1" } });
    expect(shown).toMatchObject({ view: ["1", 10], seat: 1 });
  });

  it("keeps the address that of the moment", async () => {
    await open(10);
    press("ArrowRight");
    await act(() => new Promise((done) => setTimeout(done, 450)));
    expect(window.location.search).toBe("?at=11&eyes=1");
  });

  it("has its slider say where it is", async () => {
    await open(10);
    fireEvent.change(slider(), { target: { value: "20" } });
    expect(shown?.view[1]).toBe(20);
    expect(slider().getAttribute("aria-valuetext")).toBe("Step 16 of 56");
  });
});
