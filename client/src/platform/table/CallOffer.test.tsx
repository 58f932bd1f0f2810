// Shall we call you? Asked once, of whoever sits at a table by days and is called by nothing.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastRegion } from "@/kit/Toast";
import { memory } from "@/platform/settings";
import type { Sight } from "@/wire/table";
import shell from "@/words/shell/en.json";
import table from "@/words/table/en.json";
import CallOffer from "./CallOffer";

const slow = { clock: { type: "days", days: 2, vacation: 0 }, result: null, viewer: 0 } as unknown as Sight;
let ways: object;
let asked = 0;

beforeEach(() => {
  memory.clear();
  [ways, asked] = [{ own: [], push_key: "key", mail: false, services: [] }, 0];
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    return Response.json({ kinds: [], wishes: {}, ways });
  });
});
afterEach(() => {
  cleanup();
  memory.clear();
  vi.unstubAllGlobals();
});

async function sit(sight: Sight = slow): Promise<void> {
  render(
    <IntlProvider locale="en-GB" messages={{ ...shell, ...table }}>
      <CallOffer sight={sight} />
      <ToastRegion label="Notifications" closeLabel="Close" />
    </IntlProvider>,
  );
  await act(() => new Promise((done) => setTimeout(done, 50)));
}
const question = () => screen.queryByText("Shall we call you when it is your turn?");

it("is asked once, and leads to where it is chosen", async () => {
  await sit();
  expect(question()).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Choose how" }));
  expect(window.location.pathname).toBe("/notices");
  cleanup();
  await sit();
  expect(question()).toBeNull();
  expect(asked).toBe(1);
});

it.each([
  ["looks on", { ...slow, viewer: -1 }],
  ["sees the end", { ...slow, result: {} }],
])("is not asked of whoever %s", async (_, sight) => {
  await sit(sight as Sight);
  expect([question(), asked]).toEqual([null, 0]);
});

it("is not asked of whoever is called already, nor where nobody is", async () => {
  ways = { ...ways, own: [{}] };
  await sit();
  expect([question(), asked]).toEqual([null, 1]);
  cleanup();
  memory.clear();
  ways = { own: [], push_key: null, mail: false, services: [] };
  await sit();
  expect(question()).toBeNull();
});
