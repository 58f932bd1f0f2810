// The bell: how many calls are not seen, asked when somebody is there or comes back, at most once a minute.
import { act, cleanup, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useMyself } from "@/platform/me";
import type { Player } from "@/wire/http";
import common from "@/words/common/en.json";
import { Bell } from "./Bell";
import { nowUnseen } from "./unseen";

const person = (ref: string) => ({ ref, name: ref, kind: "guest" }) as Player;
let asked = 0;
let count = 0;
/** Nobody is known from another test. */
let people = 0;

beforeEach(() => {
  [asked, count] = [0, 3];
  people += 1;
  vi.useFakeTimers({ toFake: ["Date"] });
  useMyself.setState({ me: person(`p${people}`) });
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    return count < 0 ? new Response("{}", { status: 503 }) : Response.json({ unseen: count });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useMyself.setState({ me: undefined });
});

const settle = () => act(() => new Promise((done) => setTimeout(done, 0)));
async function ring(): Promise<void> {
  render(
    <IntlProvider locale="en-GB" messages={common}>
      <Bell />
    </IntlProvider>,
  );
  await settle();
}
async function comesBack(later: number): Promise<void> {
  vi.setSystemTime(Date.now() + later);
  window.dispatchEvent(new Event("focus"));
  await settle();
}
const bell = (name: string) => screen.getByRole("link", { name });

it("says how many are new, and leads to them", async () => {
  await ring();
  expect(bell("Notices: 3 new").getAttribute("href")).toBe("/notices");
  expect(bell("Notices: 3 new").textContent).toBe("3");
  act(() => nowUnseen(0));
  expect(bell("Notices").textContent).toBe("");
});

it("counts no further than people do", async () => {
  count = 1234;
  await ring();
  expect(bell("Notices: 1,234 new").textContent).toBe("99");
});

it("asks at most once a minute, on every page and whenever somebody comes back", async () => {
  await ring();
  cleanup();
  await ring();
  await comesBack(30_000);
  expect(asked).toBe(1);
  count = 5;
  await comesBack(31_000);
  expect(asked).toBe(2);
  expect(bell("Notices: 5 new")).toBeTruthy();
});

it("does not show anybody what is another's", async () => {
  await ring();
  count = 0;
  act(() => useMyself.setState({ me: person("somebody-else") }));
  expect(bell("Notices")).toBeTruthy();
  await settle();
  expect(asked).toBe(2);
});

it("keeps what it knew while the server is away", async () => {
  await ring();
  count = -1;
  await comesBack(61_000);
  expect(bell("Notices: 3 new")).toBeTruthy();
});

it("asks nothing for nobody", async () => {
  useMyself.setState({ me: null });
  await ring();
  expect(asked).toBe(0);
});
