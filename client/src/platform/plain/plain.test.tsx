// A table in words: the board is what the server told, a touch chooses a move, a second one plays it.
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "@/platform/api";
import { playersOf } from "@/platform/table/players";
import { tableSight } from "@/platform/table/testing/sights";
import common from "@/words/common/en.json";
import plain from "@/words/plain/en.json";
import table from "@/words/table/en.json";
import type { TableWords } from "@/wire/http";
import { found } from "./Moves";
import { plainGame } from "./index";
import { readBook } from "./rules";
import { hear, useTold } from "./told";

const MOVES = ["send 3 magere", "send 4 magere"];
const TOLD: TableWords = {
  version: 12,
  board: [[{ text: "Magere Brug", style: "strong" }], [{ text: " 5 ", style: "seat 2" }]],
  ask: "Anna, it is your turn.",
  moves: MOVES.map((move) => ({ move, text: `Do it: ${move}`, rule: "BRI-020" })),
  score: [],
  log: [{ version: 11, told: ["Bert sends a 5.", "It is Anna's turn."] }],
};

const play = vi.fn(() => Promise.resolve(null));

async function show(slug: string, isInstead: boolean, moves: readonly string[] = MOVES): Promise<void> {
  const game = plainGame(slug, isInstead);
  const sight = tableSight({ version: 12, moves: [...moves] });
  const [line] = game.lines([{ seat: 1 }], [], 0, [], false, 11);
  const Speaking = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="en" messages={{ ...common, ...table, ...plain }}>
      {children}
    </IntlProvider>
  );
  render(
    <game.Provider
      view={{}}
      facts={null}
      moves={moves}
      seat={0}
      players={playersOf(sight, "")}
      moment={null}
      sight={sight}
      play={play}
      foresee={(move) => Promise.resolve({ move })}
      openRule={() => {}}
    >
      <game.Board />
      <game.Prompt />
      <game.Mine />
      <p data-testid="line">{line?.text}</p>
    </game.Provider>,
    { wrapper: Speaking },
  );
  await act(async () => {});
}

beforeEach(() => {
  useTold.setState({ whose: "", words: null, log: new Map(), upTo: 0 });
  vi.spyOn(api, "words").mockResolvedValue(TOLD);
  play.mockClear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a table in words", () => {
  it("shows the board, what is asked and the log as they were told, and says that they are English", async () => {
    await show("bridges", false);
    expect(screen.getByRole("region", { name: plain["plain.board"] }).textContent).toBe("Magere Brug\n 5 \n");
    expect(screen.getByText(TOLD.ask).closest("[lang]")?.getAttribute("lang")).toBe("en");
    expect(screen.getByTestId("line").textContent).toBe("Bert sends a 5. It is Anna's turn.");
    expect(screen.queryByText(plain["plain.instead"])).toBeNull();
  });

  it("plays a move that is touched twice, or by the button", async () => {
    await show("bridges", false);
    const list = screen.getByRole("list", { name: plain["plain.moves"] });
    const [first, second] = within(list).getAllByRole("button");
    fireEvent.click(first as HTMLElement);
    expect(play).not.toHaveBeenCalled();
    expect(first?.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(second as HTMLElement);
    await act(async () => void fireEvent.click(second as HTMLElement));
    expect(play.mock.calls).toEqual([["send 4 magere"]]);
    fireEvent.click(first as HTMLElement);
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: plain["plain.play"] })));
    expect(play.mock.calls).toEqual([["send 4 magere"], ["send 3 magere"]]);
  });

  it("can be played by the notation of the moves while their words do not come", async () => {
    vi.spyOn(api, "words").mockReturnValue(new Promise(() => {}));
    await show("bridges", false);
    expect(screen.getByRole("button", { name: "send 3 magere" })).toBeTruthy();
  });

  it("offers to try again where it stands in for a picture", async () => {
    await show("routes", true);
    expect(screen.getByText(plain["plain.instead"])).toBeTruthy();
    expect(screen.getByRole("button", { name: plain["plain.again"] })).toBeTruthy();
  });

  it("lets one search where there are many moves", async () => {
    await show(
      "bridges",
      false,
      Array.from({ length: 20 }, (_, index) => `send ${index} toren`),
    );
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "TOREN 17" } });
    expect(within(screen.getByRole("list")).getAllByRole("button").length).toBe(1);
    expect(found(TOLD.moves, "do magere").length).toBe(2);
    expect(found(TOLD.moves, "blauw").length).toBe(0);
  });
});

it("a long log is heard page by page", () => {
  const start = { whose: "", words: null, log: new Map<number, readonly string[]>(), upTo: 0 };
  const first = hear(start, { ...TOLD, version: 450 }, 450);
  expect(first.upTo).toBe(200);
  expect(hear(hear(first, TOLD, 450), TOLD, 450).upTo).toBe(450);
  expect(first.log.get(11)).toEqual(TOLD.log[0]?.told);
});

it("the rules of the server's page are a book", () => {
  const rules = [
    { id: "BRI-001", section: "Components", text: "2, 3 or 4 seats." },
    { id: "BRI-010", section: "Setup", text: "Shuffle." },
    { id: "BRI-002", section: "Components", text: "36 boats." },
    { id: "BRI-V01", section: "Test vectors", text: "5 and 6." },
  ];
  const book = readBook("bridges", rules);
  expect(book.title).toBe("Bridges");
  expect(book.chapters.map(({ title, paragraphs }) => [title, paragraphs.length])).toEqual([
    ["Components", 2],
    ["Setup", 1],
  ]);
});
