// The parts of the layout with a game that knows nothing: who is asked, what is told, what can be done.
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Refused, Sight } from "@/wire/table";
import { Foot } from "./Foot";
import { LogPanel } from "./LogPanel";
import { Players } from "./Players";
import { PromptBar } from "./PromptBar";
import { ScoreSheet } from "./ScoreSheet";
import { Wishes } from "./Wishes";
import { refusalWords } from "./refusals";
import { game, show } from "./testing/atTable";
import { pointedAt } from "./testing/pebbles";
import { played, rowsOf, seatSight, tableSight } from "./testing/sights";
import { useCatalogueState } from "@/platform/catalogue";
import { undoOf } from "./undo";

afterEach(cleanup);

describe("the prompt", () => {
  it("is the game's when it is one's turn", () => {
    show(<PromptBar />);
    expect(screen.getByText("Your turn: throw a pebble")).toBeTruthy();
  });

  it("says whom everybody waits for, and who is next", () => {
    show(<PromptBar />, { moves: [], awaited: [2] });
    expect(screen.getByText("Trijn is thinking")).toBeTruthy();
    expect(screen.getByText("You are next.")).toBeTruthy();
  });

  it("says that somebody is away, and that a watcher watches", () => {
    show(<PromptBar />, { moves: [], awaited: [1], viewer: -1 }, { present: new Set([0]) });
    expect(screen.getByText("Waiting for Noor, who is away")).toBeTruthy();
    expect(screen.getByText("You are watching.")).toBeTruthy();
  });

  it("keeps the board and says that the connection is broken", () => {
    show(<PromptBar />, {}, { connected: false });
    expect(screen.getByRole("status").textContent).toContain("Reconnecting");
    expect(screen.getByText("Your turn: throw a pebble")).toBeTruthy();
  });

  it("lets one take over from a bot", () => {
    const seats = [seatSight({ stand_in: "greedy", why: "clock" }), seatSight({ player: "p1", name: "Noor" })];
    const { wish } = show(<PromptBar />, { moves: [], seats, awaited: [0] });
    expect(screen.getByText(/Your time was up/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Take over" }));
    expect(wish).toHaveBeenCalledWith({ type: "ComeBack" });
  });

  it("lets one whose time is up ask for another clock", () => {
    const seats = [seatSight({ stand_in: "greedy", why: "clock", bank_ms: 0 }), seatSight({ player: "p1", name: "Noor" })];
    const { state } = show(<PromptBar />, { moves: [], seats, awaited: [0], clock: { type: "live", bank_ms: 60_000, increment_ms: 0 } });
    expect(screen.queryByRole("button", { name: "Take over" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Change the clock" }));
    expect(state.open).toHaveBeenCalledWith({ what: "pace" });
  });

  it("names the winner and leads to the score sheet", () => {
    const { state } = show(<PromptBar />, {
      phase: "over",
      moves: [],
      awaited: [],
      result: { why: "played", ranks: [2, 1, 3], outcome: null, server_seed: "" },
    });
    expect(screen.getByText("Noor wins")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Score sheet" }));
    expect(state.open).toHaveBeenCalledWith({ what: "score" });
  });
});

describe("wishes of others", () => {
  const wish = { seat: 1, agreed: [], clock: null, to: 3 };

  it("are answered by whoever is asked", async () => {
    const { wish: sent } = show(<Wishes />, { take_back_wish: wish });
    fireEvent.click(await screen.findByRole("button", { name: "Agree" }));
    expect(sent).toHaveBeenCalledWith({ type: "AnswerTakeBack", agree: true });
  });

  it("offer no answer to the one who asks, and say who is awaited", async () => {
    show(<Wishes />, { take_back_wish: { ...wish, seat: 0 } });
    expect(await screen.findByText(/Waiting for Noor/)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("the players", () => {
  it("begin with the viewer and say who plays", () => {
    show(<Players />, { viewer: 1, awaited: [1] });
    const rows = screen.getAllByRole("listitem").map((row) => row.textContent ?? "");
    expect(rows[0]).toContain("Noor you, to play");
    expect(rows[1]).toContain("Trijn bot");
    expect(rows[2]).toContain("Saskia");
    expect(rows[0]).toContain("+4");
  });

  it("show the face of a person of the quay, and say of a second bot whom it plays like", () => {
    const bot = (name: string) => seatSight({ player: "", bot: "regular", name });
    const opponents = [{ level: "regular", rating: 1215, doubt: 28 }];
    const told = {
      slug: "pebbles",
      plays: "Pebbles",
      seats: [3],
      minutes_each: 10,
      rules_version: 1,
      options: {},
      bots: ["regular"],
      opponents,
    };
    useCatalogueState.setState({ games: [told] });
    show(<Players />, { seats: [seatSight({}), bot("Trijn"), bot("Griet")] });
    const [, trijn, griet] = screen.getAllByRole("listitem");
    expect(trijn?.querySelector("[data-portrait=regular]")).not.toBeNull();
    expect(trijn?.textContent).toContain("Trijn bot · 1215");
    expect(griet?.querySelector("[data-portrait]")).toBeNull();
    expect(griet?.textContent).toContain("Griet plays like Trijn");
  });
});

describe("the log", () => {
  const rows = rowsOf(
    { type: "SeatTaken", seat: 1, player: "p1", name: "Noor" },
    { type: "StartedShown", events: [] },
    played(0, [{ type: "threw", seat: 0, points: 4 }]),
    { type: "TakenBackShown", seat: 0, to: 2 },
    played(1, [{ type: "secret", seat: 1 }]),
  );

  it("tells the newest first, strikes out what was taken back, and marks what only the viewer sees", () => {
    show(<LogPanel />, {}, { rows });
    const lines = screen.getAllByRole("listitem");
    expect(lines.map((line) => line.textContent)).toEqual([
      "Noor secret",
      "You take a move back",
      "Taken back: Saskia threw",
      "The game begins",
      "Noor sits down",
    ]);
    expect(lines[0]?.className).toContain("log-own");
    expect(lines[0]?.className).toContain("log-fresh");
    expect(within(lines[2] as HTMLElement).getByText("Saskia threw").tagName).toBe("S");
  });

  it("joins two rows of one seat where the game does, each row once", () => {
    const skips = (seat: number) => played(seat, [{ type: "skips", seat }]);
    show(<LogPanel />, {}, { rows: rowsOf(skips(1), skips(1), skips(1), skips(0), skips(0)) });
    expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual(["skips twice", "Noor skips", "skips twice"]);
  });

  it("points at the place where something happened", () => {
    show(<LogPanel />, {}, { rows });
    fireEvent.click(screen.getByRole("button"));
    expect(pointedAt.at(-1)).toBe("pond 4");
  });
});

describe("the end", () => {
  const scored = (points: readonly number[], others: string[] = []) => ({
    why: "PEB-9",
    sheets: points.map((each) => [{ rule: "PEB-7", key: "throw", points: each, values: {} }]),
    others,
    ranks: points.map((each) => 1 + points.filter((other) => other > each).length),
  });
  const over = (points: readonly number[], change: Partial<Sight> = {}, others: string[] = []): Partial<Sight> => {
    const outcome = scored(points, others);
    return {
      phase: "over",
      moves: [],
      awaited: [],
      result: { why: "played", ranks: outcome.ranks.slice(0, points.length - others.length), outcome, server_seed: "" },
      ...change,
    };
  };
  const one = [seatSight({})];

  it("opens with a verdict, and one's own place among many", () => {
    show(<ScoreSheet />, over([33, 35, 12]));
    expect(screen.getByText("Noor wins with 35 points")).toBeTruthy();
    expect(screen.getByText("You came 2nd, with 33 points.")).toBeTruthy();
  });

  it("says of two what both have", () => {
    show(<ScoreSheet />, over([35, 33], { seats: [seatSight({}), seatSight({ player: "p1", name: "Noor" })] }));
    expect(screen.getByText("You win 35–33")).toBeTruthy();
  });

  it("says who won where somebody gave up, and nothing was counted", () => {
    show(<ScoreSheet />, { phase: "over", result: { why: "resigned", ranks: [1, 2, 2], outcome: null, server_seed: "" } });
    expect(screen.getByText("You win")).toBeTruthy();
    expect(screen.getByText("Somebody gave up.")).toBeTruthy();
  });

  it("says that a game against the game's own opponent is lost, and does not call it closed", () => {
    show(<ScoreSheet />, over([61, 80], { seats: one }, ["TOM"]));
    expect(screen.getByText("You lose: TOM wins 80–61")).toBeTruthy();
    cleanup();
    show(<PromptBar />, over([61, 80], { seats: one }, ["TOM"]));
    expect(screen.getByText("You lose: TOM wins")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Score sheet" })).toBeTruthy();
  });

  it("is told in the log also by a row that holds no score sheet, as older tables have it", () => {
    const row = { type: "Ended.2", why: "played", ranks: [2], outcome: null, server_seed: "" } as const;
    show(<LogPanel />, over([61, 80], { seats: one }, ["TOM"]), { rows: rowsOf(row) });
    const told = screen.getByRole("listitem").textContent;
    expect(told).toContain("TOM");
    cleanup();
    show(<LogPanel />, over([61, 80], { seats: one }, ["TOM"]), { rows: rowsOf({ ...row, outcome: scored([61, 80], ["TOM"]) }) });
    expect(screen.getByRole("listitem").textContent).toBe(told);
  });

  it("opens the rule that gave a line", () => {
    const line = { rule: "PEB-7", key: "throw", points: 4, values: {} };
    const outcome = { why: "PEB-9", sheets: [[line], [], []], ranks: [1, 2, 2], others: [] };
    const { state } = show(<ScoreSheet />, { phase: "over", result: { why: "played", ranks: [1, 2, 2], outcome, server_seed: "" } });
    fireEvent.click(screen.getByRole("button", { name: "Open rule PEB-7" }));
    expect(state.open).toHaveBeenCalledWith({ what: "rules", rule: "PEB-7" });
    fireEvent.click(screen.getByRole("button", { name: "Thrown" }));
    expect(screen.getByText("throw")).toBeTruthy();
  });
});

describe("help", () => {
  const opened = async (change: Partial<Sight>) => {
    const { state } = show(<Foot />, change);
    fireEvent.click(screen.getByRole("button", { name: /Help/ }));
    await waitFor(() => expect(state.open).toHaveBeenCalled());
    return vi.mocked(state.open).mock.calls;
  };

  it("opens at the rule of what is asked", async () => {
    expect(await opened({})).toEqual([[{ what: "rules", rule: "PEB-1" }]]);
  });

  it.each<[string, Partial<Sight>]>([
    ["while others are asked", { moves: [], awaited: [1] }],
    ["for a watcher", { viewer: -1 }],
    ["after the game", { phase: "over" }],
  ])("opens at the beginning %s", async (_when, change) => {
    expect(await opened(change)).toEqual([[{ what: "rules" }]]);
  });
});

describe("what cannot be done", () => {
  const intl = { formatMessage: ({ id }: { id: string }) => id } as never;
  const refused = (change: Partial<Refused>): Refused => ({ type: "refused", asked: "act", code: "not_allowed", words: "", ...change });

  it("is said by the game for its rules, by the reason where it is known, and by the code otherwise", () => {
    expect(refusalWords(refused({ code: "illegal", rule: "PEB-1" }), intl, game)).toBe("pebbles.rule");
    expect(refusalWords(refused({ code: "illegal", rule: "PEB-2" }), intl, game)).toBe("table.refused.illegal");
    expect(refusalWords(refused({ words: "There are free seats." }), intl, game)).toBe("table.refused.freeSeats");
    expect(refusalWords(refused({ words: "Your last move stands: something came to light since." }), intl, game)).toBe("table.undo.light");
    expect(refusalWords(refused({ words: "Something new." }), intl, null)).toBe("table.refused.notAllowed");
    expect(refusalWords(refused({ code: "never heard of" }), intl, null)).toBe("table.refused.fault");
  });

  it("says why a move cannot be taken back", () => {
    expect(undoOf(tableSight({ take_back: "own" }))).toEqual({ can: "own", why: "table.undo.own" });
    expect(undoOf(tableSight({ take_back: "ask" })).can).toBe("ask");
    expect(undoOf(tableSight({ take_back: "own", practice: true })).why).toBe("table.undo.practice");
    expect(undoOf(tableSight({ take_back_why: "not_moved" })).why).toBe("table.undo.early");
    for (const why of ["light", "away", "asked", "lot"])
      expect(undoOf(tableSight({ take_back_why: why }))).toEqual({ can: "no", why: `table.undo.${why}` });
    expect(undoOf(tableSight({ viewer: -1 })).why).toBe("table.undo.watching");
  });
});
