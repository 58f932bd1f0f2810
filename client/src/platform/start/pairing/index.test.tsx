// Pairing on the start page: it comes after the page, with its own words, and keeps its place until then.
import { cleanup, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, expect, it, vi } from "vitest";
import { becomes, useMyself } from "@/platform/me";
import { plainCard } from "@/platform/plain/card";
import { changeSettings, useSettings } from "@/platform/settings";
import type { GameCard } from "@/wire/http";
import common from "@/words/common/nl.json";
import people from "@/words/people/nl.json";
import start from "@/words/start/nl.json";
import { Pairing } from ".";
import { FakeServer } from "./testing/server";

const { language } = useSettings.getState();
const GAME: GameCard = { slug: "pebbles", plays: "", seats: [2], minutes_each: 10, rules_version: 1, options: {}, bots: [], opponents: [] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useMyself.setState({ me: undefined });
  changeSettings({ language });
});

it("comes with its words in the language of the page", async () => {
  const server = new FakeServer();
  server.waiting = [{ game: "pebbles", seats: 2, pace: "live", rated: false, people: 2, usual_ms: null }];
  vi.stubGlobal("fetch", server.fetch);
  changeSettings({ language: "nl" });
  becomes(null);
  const { container } = render(
    <IntlProvider locale="nl" messages={{ ...common, ...people, ...start }}>
      <Pairing offers={[{ card: plainCard(GAME), game: GAME }]} isAsked comer={{ name: "Saskia", isSuggested: true }} />
    </IntlProvider>,
  );
  expect(container.textContent).toBe("");
  expect(container.firstElementChild).not.toBeNull();
  expect(await screen.findByRole("region", { name: "Speel tegen iemand" })).toBeTruthy();
  expect(await screen.findByText("Er wachten 2 spelers")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Zoek een tafel voor mij" })).toBeTruthy();
});
