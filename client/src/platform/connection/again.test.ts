// Another game: one click asks for it and is one's yes; who asked second comes to the same table.
import { beforeEach, expect, test, vi } from "vitest";
import { isAsked, playAgain } from "./again";

const { act, sit, follow } = vi.hoisted(() => ({ act: vi.fn(), sit: vi.fn(), follow: vi.fn() }));
vi.mock(".", () => ({ act, sit, follow, hold: () => () => {} }));

const told = (rematch: string) => (_: string, tell: (state: unknown) => void) => {
  tell({ sight: { rematch: "" } });
  tell({ sight: { rematch } });
  return () => {};
};

beforeEach(() => {
  for (const each of [act, sit, follow]) each.mockReset();
  sit.mockResolvedValue(null);
  follow.mockImplementation(told("new"));
});

test("who asks first opens the table and sits at the same seat", async () => {
  act.mockResolvedValue(null);
  expect(await playAgain({ table: "old", rematch: "" }, 2)).toBe("new");
  expect(act).toHaveBeenCalledExactlyOnceWith("old", { type: "AskRematch" });
  expect(sit).toHaveBeenCalledExactlyOnceWith("new", 2);
});

test("who is asked only says yes", async () => {
  expect(await playAgain({ table: "old", rematch: "new" }, 1)).toBe("new");
  expect(act).not.toHaveBeenCalled();
  expect(sit).toHaveBeenCalledExactlyOnceWith("new", 1);
});

test("who asks at the same moment as somebody else meets them", async () => {
  act.mockResolvedValue({ code: "not_allowed", words: "There is another table already." });
  expect(await playAgain({ table: "old", rematch: "" }, 0)).toBe("new");
  expect(sit).toHaveBeenCalledExactlyOnceWith("new", 0);
});

test("a server that cannot do it is told of, and nobody sits down", async () => {
  const refused = { code: "closed", words: "" };
  act.mockResolvedValue(refused);
  expect(await playAgain({ table: "old", rematch: "" }, 0)).toBe(refused);
  expect(sit).not.toHaveBeenCalled();
});

test("one is asked while one's seat is kept, and not as a watcher, nor once the deal is called", () => {
  const seats = [{ sealed: false }, { sealed: true }] as never;
  expect(isAsked({ phase: "open", seats, viewer: 0, host: "" })).toBe(true);
  expect(isAsked({ phase: "open", seats, viewer: 1, host: "" })).toBe(false);
  expect(isAsked({ phase: "open", seats, viewer: -1, host: "" })).toBe(false);
  expect(isAsked({ phase: "dealing", seats, viewer: 0, host: "" })).toBe(false);
});
