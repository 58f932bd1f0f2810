// The page when the server is away, and when a part of it does not come after the server was renewed.
import { act, cleanup, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, useReach } from "@/platform/api";
import { becomes } from "@/platform/me";
import { changeSettings } from "@/platform/settings";
import { MoreWords, Words } from "@/platform/words";
import type { Player } from "@/wire/http";
import words from "@/words/shell/en.json";
import { Away } from "./Away";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  becomes(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("a server that is away is really asked again, although it is known who one is", async () => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("no network")));
  becomes({ ref: "a", name: "Anna", language: "en", theme: "system" } as Player);
  await api.games().catch(() => {});
  render(
    <IntlProvider locale="en" messages={words}>
      <Away />
    </IntlProvider>,
  );
  expect(screen.getByText(words["shell.away"])).toBeTruthy();
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response("{}", { status: 200 })));
  await pass(6_000);
  expect(useReach.getState().isAway).toBe(false);
  expect(screen.queryByText(words["shell.away"])).toBeNull();
});

test("words that do not come are told of in words that need none, and are shown if they come after all", async () => {
  const load = vi.fn().mockRejectedValue(new Error("gone"));
  changeSettings({ language: "nl" });
  render(
    <Words load={load} waiting={<p>waiting</p>}>
      the page
    </Words>,
  );
  await pass(1_000);
  expect(screen.getByText("waiting")).toBeTruthy();
  await pass(6_000);
  expect(screen.getByRole("heading").textContent).toBe("Deze pagina is niet geladen");
  expect(screen.getByRole("button", { name: "Opnieuw laden" })).toBeTruthy();
  load.mockResolvedValue({});
  await pass(3_000);
  expect(screen.getByText("the page")).toBeTruthy();
  changeSettings({ language: "en" });
});

test("the words of a game that do not come are told of as well", async () => {
  const load = vi.fn().mockRejectedValue(new Error("gone"));
  render(
    <IntlProvider locale="en" messages={words}>
      <MoreWords load={load} waiting={<p>waiting</p>}>
        the game
      </MoreWords>
    </IntlProvider>,
  );
  await pass(7_000);
  expect(screen.getByRole("heading").textContent).toBe("This page did not load");
});
