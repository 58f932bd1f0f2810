// For tests of pairing: its card for some games, and what is seen and pressed in it.
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { vi } from "vitest";
import { becomes, useMyself } from "@/platform/me";
import { plainCard } from "@/platform/plain/card";
import { navigate } from "@/platform/router";
import { memory } from "@/platform/settings";
import type { GameCard, Player } from "@/wire/http";
import common from "@/words/common/en.json";
import words from "@/words/pairing/en.json";
import people from "@/words/people/en.json";
import start from "@/words/start/en.json";
import type { Offer } from "../../games";
import { PairingCard } from "../PlayPerson";
import { fakeSeats, FakeServer } from "./server";

export const MINUTE = 60_000;

const game = (slug: string, seats: number[]): GameCard => ({
  slug,
  plays: "",
  seats,
  minutes_each: 10,
  rules_version: 1,
  options: {},
  bots: [],
  opponents: [],
});
const offer = (card: GameCard): Offer => ({ card: plainCard(card), game: card });
export const ALONE = offer(game("patience", [1]));
export const OFFERS: readonly Offer[] = [offer(game("pebbles", [1, 2, 3, 4])), offer(game("marbles", [3, 5])), ALONE];
/** It hangs at the front, and cannot be played yet. */
export const SOON: Offer = { ...offer(game("later", [2])), game: null };

export interface Begun {
  server: FakeServer;
  seats: ReturnType<typeof fakeSeats>;
}

/** Before each test: time that is moved by hand, nothing remembered, and the start page. */
export function begin(): Begun {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  memory.write("mokum.pairing", null);
  const server = new FakeServer();
  vi.stubGlobal("fetch", server.fetch);
  navigate("/");
  return { server, seats: fakeSeats() };
}

/** After each test: as it was. */
export function end({ seats }: Begun): void {
  seats.search.forget();
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  memory.write("mokum.pairing", null);
  useMyself.setState({ me: undefined });
  navigate("/");
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

interface Shown {
  /** Null is somebody who has not said a name yet. */
  kind?: Player["kind"] | null;
  offers?: readonly Offer[];
  isAsked?: boolean;
}

export async function show({ seats }: Begun, { kind = "account", offers = OFFERS, isAsked = true }: Shown = {}): Promise<void> {
  // Not the state alone: who one is was perhaps asked for another file, and is remembered.
  becomes(kind && ({ ref: "p0", name: "Saskia", kind } as Player));
  render(
    <IntlProvider locale="en-GB" messages={{ ...common, ...people, ...start, ...words }}>
      <PairingCard offers={offers} isAsked={isAsked} comer={{ name: "Saskia", isSuggested: false }} search={seats.search} />
    </IntlProvider>,
  );
  await pass(0);
}

export const text = (element: Element | null) => element?.textContent?.replace(/\s+/g, " ").trim();
export const card = () => screen.getByRole("region", { name: "Play a person" });
export const inside = () => within(card());
export const count = (name: string) => within(screen.getByRole("group", { name: "Players" })).getByRole("checkbox", { name });
export const rated = () => inside().getByRole<HTMLInputElement>("switch", { name: "Rated game" });
export const crowd = () => text(card().querySelector("[data-crowd]"));
export const isLooking = () => card().querySelector("[data-looking]") !== null;
export const press = (name: string) => act(async () => fireEvent.click(inside().getByRole("button", { name })));
export const find = () => press("Find me a table");
