// An analysis of a small game: before it is begun, while it grows, what it shows, and what keys do there.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "@/platform/game";
import { useMyself } from "@/platform/me";
import { tableSight } from "@/platform/table/testing/sights";
import tableWords from "@/words/table/en.json";
import replayWords from "@/words/replay/en.json";
import words from "@/words/analysis/en.json";
import { Analysis } from "./Analysis";
import type { Analysis as Told } from "./report";
import { report } from "./testing/reports";

const game = {
  slug: "pebbles",
  Provider: ({ children, view, moves }) => (
    <div data-view={String(view)} data-moves={moves.join(" ")}>
      {children}
    </div>
  ),
  Board: () => <div>board</div>,
  Prompt: () => null,
  Mine: () => <div>things</div>,
  TextBoard: () => null,
  Facts: () => null,
  points: () => null,
  pointAt: () => {},
  progress: () => null,
  lines: (events) => events.filter((event) => event !== silent).map((event) => ({ seat: 0, text: `lays pebble ${event}` })),
  scoreWords: () => "",
  words: () => Promise.resolve({}),
  rules: () => Promise.reject(new Error()),
  movesTold: () =>
    Promise.resolve({
      useMoves: () => ({ say: (move: string) => `say ${move}`, chosen: null, choose: () => {} }),
      sources: { route: "analysis.luck" },
    }),
} satisfies GameClient<string, number>;

const TOTAL = 15;
let told: Told[] = [];
let begun = 0;
/** The row of which the log says nothing. */
let silent = 0;
let refuses: { status: number; code: string } | null = null;

const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

function server(address: string, request?: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(address, "http://server");
  if (pathname.endsWith("/replay")) {
    const from = Number(searchParams.get("from"));
    const steps = Array.from({ length: Math.min(20, TOTAL - from + 1) }, (_, index) => from + index).map((version) => ({
      version,
      at: version,
      what:
        version < 5
          ? { type: "StartedShown", events: [] }
          : { type: "PlayedShown", seat: version % 2, move: "one", events: [version], by_bot: false },
      phase: "playing",
      awaited: [],
      view: `watcher ${version}`,
      views: [`seat 0 at ${version}`, `seat 1 at ${version}`, `seat 2 at ${version}`],
    }));
    return json({ version: TOTAL, steps });
  }
  if (pathname.endsWith("/analysis")) {
    if (request?.method === "POST") {
      begun += 1;
      return refuses ? json({ code: refuses.code, words: "" }, refuses.status) : json({});
    }
    return json(told.length > 1 ? told.shift() : told[0]);
  }
  return json({ ref: "me", name: "Anna" });
}

const state = (state: Told["state"], done = 0, found = state === "done" ? report() : null): Told => ({
  state,
  done,
  of: 10,
  report: found,
});

const settle = (time = 30) => act(() => new Promise((done) => setTimeout(done, time)));

async function open(...answers: Told[]): Promise<void> {
  told = answers;
  render(
    <IntlProvider locale="en" messages={{ ...tableWords, ...replayWords, ...words }} onError={() => {}}>
      <Analysis
        final={tableSight({ phase: "over", viewer: 0 })}
        game={game as unknown as GameClient}
        move={null}
        seat={null}
        invitation=""
      />
    </IntlProvider>,
  );
  await settle(60);
}

const press = async (key: string) => {
  fireEvent.keyDown(document.body, { key });
  await settle();
};
const heading = () => screen.getByRole("heading", { level: 2 }).textContent;
const boards = () => [...document.querySelectorAll("[data-analysis-board]")].map((board) => board.getAttribute("data-analysis-board"));

beforeEach(() => {
  begun = silent = 0;
  refuses = null;
  useMyself.setState({ me: { ref: "me", name: "Anna" } as never });
  vi.stubGlobal("fetch", server);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("before there is one", () => {
  it("can be begun, and is asked for until it is done", async () => {
    await open(state("absent"), state("working", 3), state("done", 10));
    fireEvent.click(screen.getByRole("button", { name: "Analyse this game" }));
    await screen.findByRole("progressbar", undefined, { timeout: 10_000 });
    await waitFor(() => expect(heading()).toContain("The costliest slip"), { timeout: 20_000 });
    expect(begun).toBe(1);
  });

  it("says where a game was too short, and where nobody can be asked now", async () => {
    refuses = { status: 409, code: "too_short" };
    await open(state("absent"));
    fireEvent.click(screen.getByRole("button", { name: "Analyse this game" }));
    await settle();
    expect(heading()).toBe("Too little to look at");
    cleanup();
    refuses = { status: 429, code: "too_many" };
    await open(state("absent"));
    fireEvent.click(screen.getByRole("button", { name: "Analyse this game" }));
    await settle();
    expect(heading()).toBe("Not right now");
  });

  it("asks for a name first where nobody is signed in, and can be tried again where it failed", async () => {
    useMyself.setState({ me: null });
    await open(state("absent"));
    expect(screen.getByLabelText("Your name")).toBeTruthy();
    cleanup();
    useMyself.setState({ me: { ref: "me", name: "Anna" } as never });
    await open(state("failed"));
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});

describe("what it shows", () => {
  it("is the costliest slip at first: what was played and what was better, each as its mover saw it", async () => {
    await open(state("done"));
    expect(heading()).toContain("The costliest slip −2.0 ± 0.5 points");
    expect(boards()).toEqual(["played", "better"]);
    const seen = [...document.querySelectorAll("[data-view]")].map((one) => [
      one.getAttribute("data-view"),
      one.getAttribute("data-moves"),
    ]);
    expect(seen).toEqual([
      ["seat 1 at 6", "one"],
      ["seat 1 at 6", "two"],
    ]);
    expect(screen.getByText("What it brings at the end: luck +1.2.")).toBeTruthy();
  });

  it("goes from moment to moment, and by moves", async () => {
    await open(state("done"));
    await press("k");
    expect(heading()).toContain("A turning point +30%");
    await press("k");
    expect(heading()).toContain("Bad luck −4.0");
    await press("j");
    await press("j");
    await press("ArrowRight");
    await press("ArrowRight");
    expect(heading()).toContain("No better move found");
    expect(boards()).toEqual(["played", "then"]);
    const list = within(screen.getByRole("region", { name: "Moments to learn from" })).getByRole("list");
    fireEvent.click(within(list).getAllByRole("button")[0]!);
    await settle();
    expect(heading()).toContain("The costliest slip");
  });

  it("adds up, and grows while it is worked out", async () => {
    await open(state("working", 4, report()));
    expect(screen.getByRole("progressbar").getAttribute("value")).toBe("4");
    const sum = screen.getByRole("table", { name: "How the result is made up" });
    expect(within(sum).getByRole("row", { name: "Ahead of the others +4.0" })).toBeTruthy();
    expect(screen.getByText("Plays like Trijn: 1220 (1100 to 1300)")).toBeTruthy();
  });

  it("says the move itself where the log passes over it", async () => {
    const slips = () => within(screen.getByRole("region", { name: "Moments to learn from" })).getAllByRole("button");
    const words = () => slips().map((slip) => slip.textContent);
    await open(state("done"));
    expect(words()).toContainEqual(expect.stringContaining("lays pebble 7"));
    cleanup();
    silent = 7;
    await open(state("done"));
    expect(words()).toContainEqual(expect.stringContaining("say one"));
  });

  it("says where there is no slip at all", async () => {
    await open(state("done", 10, report({ moments: [] })));
    expect(screen.getByText("You played this one as well as we can tell.")).toBeTruthy();
  });
});
