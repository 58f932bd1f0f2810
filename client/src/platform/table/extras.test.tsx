// Extras that do not come, as without a network: nothing stands in their place, and the page stays.
import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { becomes } from "@/platform/me";
import { Concerned } from "@/platform/order/Concerned";
import { useOwn } from "@/platform/order/own";
import { Failure } from "@/platform/shell/Failure";
import type { OwnMeasure, OwnModeration, Player } from "@/wire/http";
import shell from "@/words/shell/en.json";
import table from "@/words/table/en.json";
import { ChatPanel } from "./ChatPanel";
import TablePage from "./TablePage";
import { game, show } from "./testing/atTable";
import { pebblesWords } from "./testing/pebbles";
import { tableSight } from "./testing/sights";

const { useTable, missing, loadGame } = vi.hoisted(() => ({
  useTable: vi.fn(),
  loadGame: vi.fn(),
  /** What was asked for in vain. */
  missing: [] as string[],
}));
vi.mock("@/platform/games", () => ({ playable: ["pebbles"], loadGame }));
vi.mock("@/platform/connection", () => ({ ELSEWHERE: 4001, NOBODY: 4003, OUTDATED: 4005, serverNow: () => 0, useTable }));

function fails(part: string): never {
  missing.push(part);
  throw new Error("Failed to fetch dynamically imported module");
}
vi.mock("@/platform/order/Told", () => fails("Told"));
vi.mock("./ChatStopped", () => fails("ChatStopped"));
vi.mock("./CallOffer", () => fails("CallOffer"));

const me = { ref: "p0", name: "Saskia", language: "en", theme: "system" } as Player;
const measure = (kind: OwnMeasure["kind"]): OwnModeration => ({
  role: "none",
  must_rename: false,
  measures: [{ id: 1, kind, reason: "", table: null, begun_at: 0, ends_at: null, in_force: true, appeal: null, appeal_until: null }],
  complaints: [],
});
let own: OwnModeration;

beforeEach(() => {
  missing.length = 0;
  vi.stubGlobal("fetch", async () => Response.json(own));
  becomes(me);
});
afterEach(() => {
  cleanup();
  becomes(null);
  useOwn.setState({ own: null });
  vi.unstubAllGlobals();
});

const shown = (part: ReactNode) =>
  render(
    <IntlProvider locale="en" messages={{ ...shell, ...table, ...pebblesWords }}>
      {part}
    </IntlProvider>,
  );
/** React draws what came, or did not, up to 300 ms after what was there before it. */
const DRAWN = 500;
async function inVain(part: string): Promise<void> {
  await vi.waitFor(() => expect(missing).toContain(part));
  await act(() => new Promise((done) => setTimeout(done, DRAWN)));
}

it("the line about a ban stands beside the page, and takes nothing away", async () => {
  own = measure("ban");
  shown(
    <>
      <main>The page</main>
      <Concerned isSaid={false} />
    </>,
  );
  await inVain("Told");
  expect(screen.getByText("The page")).toBeTruthy();
});

it("who is muted has no line to write in, and is told so in short", async () => {
  useOwn.setState({ own: measure("mute") });
  show(<ChatPanel />);
  expect(await screen.findByText("You cannot write here for now.")).toBeTruthy();
  expect(missing).toContain("ChatStopped");
  expect(screen.queryByLabelText("Say something")).toBeNull();
});

it("a table by days stays without the question about calls", async () => {
  const sight = tableSight({ clock: { type: "days", days: 2, vacation: 0 } });
  loadGame.mockResolvedValue(game);
  const known = { seq: 12, rows: [], moment: null, latest: null, behind: 0, chat: [], refusal: null };
  useTable.mockReturnValue({ ...known, sight, presence: { seats: [], watchers: 0 }, status: { kind: "live", code: 0 } });
  shown(
    <Failure>
      <TablePage id={sight.table} invitation="" />
    </Failure>,
  );
  await inVain("CallOffer");
  expect(screen.queryByText(shell["shell.unloaded.title"])).toBeNull();
  expect(screen.getByRole("button", { name: "one" })).toBeTruthy();
});
