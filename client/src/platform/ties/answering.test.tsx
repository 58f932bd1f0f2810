// An invitation that cannot be taken up: why is said in the reader's words, on any page.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastRegion } from "@/kit/Toast";
import { navigate } from "@/platform/router";
import { changeSettings, useSettings } from "@/platform/settings";
import type { Invitation, TableCard } from "@/wire/http";
import people from "@/words/people/fr.json";
import { sitDown } from "./answering";

const TABLE = "11111111-1111-4111-8111-111111111111";
const table = { table: TABLE, game: "routes", seats: 2, players: ["b0", ""], names: ["Bram", ""], status: "open" };
const invitation: Invitation = { player: "b0", name: "Bram", table: table as unknown as TableCard, invitation: "secret", at: 0 };
const { language } = useSettings.getState();
let refusal: object;

beforeEach(() => {
  changeSettings({ language: "fr" });
  vi.stubGlobal("fetch", async () => Response.json(refusal, { status: 404 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  changeSettings({ language });
  navigate("/");
});

it.each([
  ["not_found", people["people.problem.not_found"]],
  ["sundial", "There is no such table."], // what we have no words for
])("says why in the reader's words: %s", async (code, said) => {
  refusal = { code, words: "There is no such table." };
  render(<ToastRegion label="Messages" closeLabel="Close" />);
  await act(() => sitDown(invitation));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(window.location.pathname).toBe(`/table/${TABLE}`);
});
