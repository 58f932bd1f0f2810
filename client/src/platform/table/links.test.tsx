// Links that lead to no table each say what they are, and nobody is asked for a name in vain.
import { cleanup, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, expect, test, vi } from "vitest";
import { Problem } from "@/platform/api";
import { becomes } from "@/platform/me";
import words from "@/words/table/en.json";
import TablePage from "./TablePage";
import { linkKind } from "./invite";

const { look } = vi.hoisted(() => ({ look: vi.fn() }));
vi.mock("@/platform/api", async (original) => {
  const real = await original<typeof import("@/platform/api")>();
  return { ...real, api: { ...real.api, look } };
});

const ID = "85dbb89f-5a1b-563c-904b-7bd85d4af7e9";
const show = (id: string, invitation = "") => {
  becomes(null);
  look.mockRejectedValue(new Problem(404, { code: "not_found", words: "There is nothing here for you." }));
  render(
    <IntlProvider locale="en" messages={words}>
      <TablePage id={id} invitation={invitation} />
    </IntlProvider>,
  );
};

afterEach(cleanup);

test("an address that can be no table's says so at once", () => {
  show("85dbb89f-5a1b");
  expect(screen.getByRole("heading", { name: "This is not the address of a table" })).toBeTruthy();
  expect(screen.queryByLabelText("Your name")).toBeNull();
});

test("an unknown table, which may be a private one, says both", async () => {
  show(ID);
  expect(await screen.findByRole("heading", { name: "There is no such table" })).toBeTruthy();
  expect(screen.getByText(/may be private and want an invitation/)).toBeTruthy();
  expect(screen.queryByLabelText("Your name")).toBeNull();
});

test("an invitation that opens nothing is called that", async () => {
  show(ID, "61e4f1d2db966e27");
  expect(await screen.findByRole("heading", { name: "This invitation opens no table" })).toBeTruthy();
});

test.each([
  [ID, "", "plain"],
  [ID, "61e4", "invited"],
  [`${ID}0`, "61e4", "malformed"],
  [ID.toUpperCase(), "", "malformed"],
  ["", "", "malformed"],
])("%s with %j is %s", (id, invitation, kind) => expect(linkKind(id, invitation)).toBe(kind));
