// The page of the rules opens at the rule asked for, searches while one types, and says how much it found.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { changeSettings } from "@/platform/settings";
import common from "@/words/common/en.json";
import words from "@/words/rules/en.json";
import { RulesPage } from "./RulesPage";

function open(game: string, rule = "") {
  return render(
    <IntlProvider locale="en" messages={{ ...common, ...words }}>
      <RulesPage game={game} rule={rule} />
    </IntlProvider>,
  );
}

beforeEach(() => changeSettings({ language: "en" }));
afterEach(cleanup);

it("opens at the rule that is asked for and moves the focus there", async () => {
  open("routes", "rou-046");
  const asked = await waitFor(() => {
    const found = document.querySelector<HTMLElement>(".rules-asked");
    expect(found).not.toBeNull();
    expect(document.activeElement).toBe(found);
    return found;
  });
  expect(asked?.dataset.rules).toBe("ROU-045 ROU-046");
  expect(screen.getByRole("link", { name: "Link to rule ROU-046" }).getAttribute("href")).toBe("/rules/routes?rule=ROU-046");
});

it("says that there is no such rule", async () => {
  open("routes", "ROU-999");
  expect(await screen.findByText("There is no rule ROU-999 in this book.")).toBeTruthy();
});

it("finds words while they are typed, marks them, and says how many paragraphs have them", async () => {
  open("routes");
  const field = await screen.findByRole("searchbox", { name: "Search the rules" });
  fireEvent.change(field, { target: { value: "Spare" } });
  expect(screen.getByRole("status").textContent).toBe("1 paragraph found");
  expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["Spare"]);
  expect(document.querySelectorAll("[data-paragraph]").length).toBe(1);
  fireEvent.change(field, { target: { value: "zeppelin" } });
  expect(screen.getByRole("status").textContent).toBe("Nothing found");
  fireEvent.keyDown(field, { key: "Escape" });
  expect(screen.getByRole("status").textContent).toBe("");
  expect(document.querySelectorAll("[data-paragraph]").length).toBeGreaterThan(40);
});

it("lists the games that have rules", async () => {
  open("");
  const link = await screen.findByRole("link", { name: "Routes" });
  expect(link.getAttribute("href")).toBe("/rules/routes");
});

it("says so where a game has no rules here", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"code":"not_found","words":""}', { status: 404 })));
  open("chess");
  expect(await screen.findByText("There are no rules for this game here yet.")).toBeTruthy();
  vi.unstubAllGlobals();
});

it("opens the page of the server where the client has no book", async () => {
  const page = [{ id: "BRI-001", section: "Components", text: "2, 3 or 4 seats." }];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(page)));
  open("bridges");
  expect(await screen.findByText("2, 3 or 4 seats.")).toBeTruthy();
  vi.unstubAllGlobals();
});
