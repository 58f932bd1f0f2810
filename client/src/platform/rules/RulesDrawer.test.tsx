// The drawer at a table opens at a rule, and its first Escape empties the search instead of closing it.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { changeSettings, useSettings } from "@/platform/settings";
import words from "@/words/rules/nl.json";
import { readLessons } from "./lessons";
import { RulesDrawer } from "./RulesDrawer";

const onClose = vi.fn();

// All files share one page: the next one finds it as this one did.
const { language } = useSettings.getState();

beforeEach(() => {
  changeSettings({ language: "nl" });
  onClose.mockReset();
  render(
    <IntlProvider locale="nl" messages={words}>
      <RulesDrawer game="routes" rule="ROU-033" onClose={onClose} />
    </IntlProvider>,
  );
});
afterEach(() => {
  cleanup();
  changeSettings({ language });
});

it("opens at the rule, in the reader's language", async () => {
  await waitFor(() => expect(document.querySelector(".rules-asked")?.textContent).toContain("open joker"));
});

it("goes to another rule without leaving the table", async () => {
  const before = window.location.href;
  fireEvent.click(await screen.findByRole("link", { name: "Link naar regel ROU-060" }));
  await waitFor(() => expect(document.querySelector<HTMLElement>(".rules-asked")?.dataset.rules).toBe("ROU-060"));
  expect(window.location.href).toBe(before);
});

it("empties the search with the first Escape and closes with the next", async () => {
  const field = await screen.findByRole("searchbox");
  fireEvent.change(field, { target: { value: "joker" } });
  fireEvent.keyDown(field, { key: "Escape" });
  expect(onClose).not.toHaveBeenCalled();
  expect(field).toHaveProperty("value", "");
  fireEvent.keyDown(field, { key: "Escape" });
  expect(onClose).toHaveBeenCalled();
});

it("starts the guide anew", async () => {
  window.localStorage.setItem("mokum.guide.routes", JSON.stringify({ seen: ["turn"], isOff: true }));
  fireEvent.click(await screen.findByRole("button", { name: "Uitleg opnieuw tonen" }));
  expect(readLessons(window.localStorage.getItem("mokum.guide.routes"))).toEqual({ seen: [], isOff: false });
  expect(onClose).toHaveBeenCalled();
});
