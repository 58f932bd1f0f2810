// Calling: the tab says whose turn it is, and who looks elsewhere gets one notice when their turn begins.
import { cleanup, render, waitFor } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { changeSettings, useSettings } from "@/platform/settings";
import words from "@/words/table/en.json";
import type { LotSight } from "@/wire/table";
import { useCalling, wantNotices } from "./calling";
import { tableSight } from "./testing/sights";

const shown = vi.fn();
let answer: NotificationPermission = "granted";

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = "granted";
  static requestPermission = () => Promise.resolve(answer);
  constructor(title: string, options: NotificationOptions) {
    super();
    shown(title, options.body);
  }
}

function Caller({ moves, lot }: { moves: readonly string[]; lot: LotSight | null }) {
  useCalling(tableSight({ moves, lot }));
  return null;
}

const table = (moves: readonly string[], lot: LotSight | null = null) => (
  <IntlProvider locale="en-GB" messages={words}>
    <Caller moves={moves} lot={lot} />
  </IntlProvider>
);

beforeEach(() => {
  shown.mockReset();
  answer = "granted";
  vi.stubGlobal("Notification", FakeNotification);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  changeSettings({ notices: true, sounds: false });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("calls once when the turn begins, and the tab says so", async () => {
  const page = render(table([]));
  expect(document.title).not.toContain("Your turn");
  page.rerender(table(["one"]));
  await waitFor(() => expect(shown).toHaveBeenCalledOnce());
  expect(shown.mock.calls[0]?.[0]).toBe("Your turn");
  expect(document.title).toContain("● Your turn");
  page.rerender(table(["one", "two"]));
  page.rerender(table([]));
  expect(shown).toHaveBeenCalledOnce();
});

it("calls to a lot on the clock that one may press for", async () => {
  const lot = {
    call: 9,
    number: 4,
    seats: [0],
    prices: [2, 1],
    steps: [1],
    mode: "photo" as const,
    run_in_ms: 1,
    step_ms: 1,
    owner: "e",
    opens: 0,
    horizon_ms: 0,
    voided: 0,
  };
  const page = render(table([]));
  page.rerender(table([], lot));
  await waitFor(() => expect(shown).toHaveBeenCalledOnce());
});

it("calls nobody who looks at the table, or wants no notices", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const page = render(table([]));
  page.rerender(table(["one"]));
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  changeSettings({ notices: false });
  page.rerender(table([]));
  page.rerender(table(["one"]));
  await Promise.resolve();
  expect(shown).not.toHaveBeenCalled();
});

it("goes through the worker where there is one: phones refuse anything else", async () => {
  const showNotification = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve({ showNotification }) } });
  const page = render(table([]));
  page.rerender(table(["one"]));
  await waitFor(() => expect(showNotification).toHaveBeenCalledOnce());
  expect(shown).not.toHaveBeenCalled();
});

it("survives a browser that throws", async () => {
  vi.stubGlobal(
    "Notification",
    Object.assign(
      () => {
        throw new TypeError("Illegal constructor");
      },
      { permission: "granted" },
    ),
  );
  const page = render(table([]));
  page.rerender(table(["one"]));
  await Promise.resolve();
  expect(document.title).toContain("● Your turn");
});

it("keeps what the browser answers", async () => {
  await wantNotices(false, "no");
  expect(useSettings.getState().notices).toBe(false);
  await wantNotices(true, "no");
  expect(useSettings.getState().notices).toBe(true);
  answer = "denied";
  await wantNotices(true, "no");
  expect(useSettings.getState().notices).toBe(false);
});
