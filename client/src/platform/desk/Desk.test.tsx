// The desk: who finds it, cases that are closed or taken, walking and deciding by keys, and cases that come meanwhile.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToastRegion } from "@/kit/Toast";
import { useMyself } from "@/platform/me";
import cards from "@/platform/start/cards/words/en";
import type { CaseCard, CaseFile, Player } from "@/wire/http";
import common from "@/words/common/en.json";
import words from "@/words/desk/en.json";
import people from "@/words/people/en.json";
import start from "@/words/start/en.json";
import DeskPage from "./DeskPage";
import { card, file, JUDITH, NOON, RUBEN } from "./testing/cases";

const judith = { ref: JUDITH.player, name: "Judith", kind: "account", created_at: 0, language: "en", theme: "system" } as Player;
const server = {
  asked: [] as { what: string; told: unknown }[],
  cases: [] as CaseCard[],
  file: file(),
  refusal: null as unknown,
  /** What is refused, by the end of its address. */
  refused: "/decide",
  /** What is not answered before `until`, by a part of its address. */
  slow: { what: "", until: Promise.resolve() },
};

function answer(what: string): Response {
  if (what.startsWith("GET /api/moderation/cases?")) {
    if (server.refusal === 404) return Response.json({ code: "not_found", words: "" }, { status: 404 });
    return Response.json({ cases: server.cases, next: null, waiting: server.cases.length, oldest_at: NOON });
  }
  if (server.refusal && what.endsWith(server.refused)) return Response.json(server.refusal, { status: 409 });
  if (what.endsWith("/release") || what.endsWith("/lift")) return new Response(null, { status: 204 });
  const taken = { ...server.file.card, taken_by: JUDITH, state: what.endsWith("/decide") ? "decided" : "taken" } as CaseCard;
  if (what.startsWith("POST")) server.file = { ...server.file, card: taken };
  return Response.json(server.file);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: NOON });
  Object.assign(server, { asked: [], cases: [card()], file: file(), refusal: null, refused: "/decide", slow: { what: "" } });
  useMyself.setState({ me: judith });
  vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
    const what = `${method} ${address}`;
    server.asked.push({ what, told: body ? JSON.parse(String(body)) : null });
    if (server.slow.what && what.includes(server.slow.what)) await server.slow.until;
    return answer(what);
  });
});
afterEach(() => {
  cleanup();
  useMyself.setState({ me: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(): Promise<void> {
  render(
    <IntlProvider locale="en-GB" timeZone="UTC" messages={{ ...common, ...people, ...start, ...cards, ...words }}>
      <DeskPage />
      <ToastRegion label="Notices" closeLabel="Close" />
    </IntlProvider>,
  );
  await screen.findByRole("main");
  await act(() => new Promise((done) => setTimeout(done, 0)));
}
const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const asked = () => server.asked.map(({ what }) => what).filter((what) => !what.includes("cases?"));
const happened = () => screen.getByRole("region", { name: "What happened" });
/** Keeps back what is asked for with this in its address; what it gives lets it through. */
function slowly(what: string): () => Promise<void> {
  let answerNow = (): void => {};
  server.slow = { what, until: new Promise((done) => (answerNow = done)) };
  return async () => {
    answerNow();
    await act(() => new Promise((done) => setTimeout(done, 20)));
  };
}
const decision = () => server.asked.find(({ what }) => what.endsWith("/decide"))?.told;

describe("who finds it", () => {
  it("is a moderator; to all others there is nothing", async () => {
    server.refusal = 404;
    await open();
    expect(await screen.findByRole("heading", { name: "There is nothing here" })).toBeTruthy();
  });

  it("is not a visitor, and nothing is asked for them", async () => {
    useMyself.setState({ me: null });
    await open();
    expect(screen.getByRole("heading", { name: "There is nothing here" })).toBeTruthy();
    expect(server.asked).toEqual([]);
  });
});

describe("the list", () => {
  it("says of a case what, of whom, where, how many and how long", async () => {
    await open();
    const row = screen.getByRole("button", { name: /Insult/ });
    expect(row.textContent).toMatch(/InsultRuben, .*Merchants2 reports12 min/);
    expect(screen.getByText("Choose a case. That you look at it is noted in its trail.")).toBeTruthy();
    expect(asked()).toEqual([]);
  });

  it("thanks where nothing waits", async () => {
    server.cases = [];
    await open();
    expect(screen.getByText("Nothing waits. Thank you.")).toBeTruthy();
  });

  it("announces what comes meanwhile, and moves nothing before it is asked for", async () => {
    await open();
    server.cases = [card({ id: 8, reason: "name", table: null, game: null }), card()];
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    expect(screen.queryByRole("button", { name: /^Name/ })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "1 new case: show it" }));
    expect(await screen.findByRole("button", { name: /^Name/ })).toBeTruthy();
  });

  it("says of a case that is closed to one why, and never asks for it", async () => {
    server.cases = [card({ about: null, table: null, game: null, closed: "sits_there" })];
    await open();
    press("j");
    expect(await within(happened()).findByText(/You sit at this table/)).toBeTruthy();
    expect(asked()).toEqual([]);
    press("2");
    press("Enter", { ctrlKey: true });
    expect(asked()).toEqual([]);
  });

  it("says who has a case, and leaves the decision to them", async () => {
    server.cases = [card({ state: "taken", taken_by: RUBEN })];
    server.file = file({ card: server.cases[0]! });
    await open();
    press("j");
    expect(await screen.findByText("Ruben has this case.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Choose what to do" })).toBeNull();
  });
});

describe("another list, chosen while an answer is on its way", () => {
  const choose = async (name: string) => {
    await act(async () => fireEvent.click(screen.getByRole("radio", { name })));
  };
  const lists = () => server.asked.map(({ what }) => /which=\w+/.exec(what)?.[0]).filter(Boolean);

  it("is shown, and refreshed when a decision of before is done", async () => {
    await open();
    press("j");
    const decided = slowly("/decide");
    fireEvent.click(await screen.findByRole("button", { name: "Reject the report" }));
    await choose("Decided");
    await decided();
    expect(screen.getByText("The case is decided.")).toBeTruthy();
    expect(screen.getByRole("button", { name: /Insult/ })).toBeTruthy();
    expect(lists()).toEqual(["which=waiting", "which=decided", "which=decided"]);
  });

  it("is not replaced by the one of before", async () => {
    await open();
    const asked = slowly("which=all");
    await choose("All");
    server.cases = [];
    await choose("Decided");
    await asked();
    expect(screen.getByText("Nothing has been decided yet.")).toBeTruthy();
  });
});

describe("by keys", () => {
  it("cases are walked, measures chosen, the reason written, and decided; the case is taken first", async () => {
    await open();
    press("j");
    await screen.findByText("All the time.");
    expect(asked()).toEqual(["GET /api/moderation/cases/7"]);
    expect(within(happened()).getByText("reported by Elin")).toBeTruthy();
    expect(screen.getByText(/12 × muted for 1 day/)).toBeTruthy();
    press("1");
    press("2");
    fireEvent.click(screen.getByRole("radio", { name: "7 days" }));
    const button = screen.getByRole("button", { name: "Hide 1 line, mute for 7 days" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByText("A reason is missing.")).toBeTruthy();
    press("Enter", { ctrlKey: true });
    expect(decision()).toBeUndefined();
    press("e");
    const reason = screen.getByLabelText("Reason, which Ruben reads");
    expect(document.activeElement).toBe(reason);
    fireEvent.change(reason, { target: { value: "We keep tables friendly." } });
    press("3"); // it is written, not chosen
    press("Enter", { ctrlKey: true });
    await screen.findByText("The case is decided.");
    expect(asked()).toEqual(["GET /api/moderation/cases/7", "POST /api/moderation/cases/7/take", "POST /api/moderation/cases/7/decide"]);
    expect(decision()).toEqual({
      verdict: "act",
      reason: "We keep tables friendly.",
      measures: [
        { type: "hide", lines: [2] },
        { type: "mute", days: 7 },
      ],
      tell: true,
    });
    expect(await screen.findByText("This case is decided. The trail says how.")).toBeTruthy();
  });

  it("an answer to a measure is lifted or kept", async () => {
    const held = { id: 3, case: 5, kind: "mute", reason: "rude", by: null } as const;
    const measure = { ...held, begun_at: NOON, ends_at: NOON + 86_400_000, in_force: true };
    server.cases = [card({ reason: "appeal", complaints: 0 })];
    server.file = file({ card: server.cases[0]!, complaints: [], appeal: { measure, words: "It was a joke." } }) as CaseFile;
    await open();
    press("j");
    expect(await screen.findByText("It was a joke.")).toBeTruthy();
    press("1");
    fireEvent.change(screen.getByLabelText("Reason, which Ruben reads"), { target: { value: "True." } });
    fireEvent.click(screen.getByRole("button", { name: "Lift the measure" }));
    await waitFor(() => expect(decision()).toMatchObject({ verdict: "lift", reason: "True.", measures: [] }));
  });
});

describe("a case", () => {
  it("is rejected without a reason", async () => {
    await open();
    press("j");
    fireEvent.click(await screen.findByRole("button", { name: "Reject the report" }));
    await waitFor(() => expect(decision()).toEqual({ verdict: "reject", reason: "", measures: [], tell: true }));
  });

  it("is taken and handed over", async () => {
    await open();
    press("j");
    fireEvent.click(await screen.findByRole("button", { name: "Take the case" }));
    fireEvent.click(await screen.findByRole("button", { name: "Hand over" }));
    await waitFor(() => expect(asked()).toContain("POST /api/moderation/cases/7/release"));
  });

  it("keeps what was written when a measure of before is lifted", async () => {
    const held = { id: 3, case: 5, kind: "mute", reason: "rude", by: null } as const;
    const measure = { ...held, begun_at: NOON, ends_at: NOON + 86_400_000, in_force: true };
    server.file = file({ history: { ...file().history, measures: [measure] } });
    await open();
    press("j");
    const reason = await screen.findByLabelText<HTMLTextAreaElement>("Reason, which Ruben reads");
    fireEvent.change(reason, { target: { value: "Bad name." } });
    fireEvent.click(screen.getByRole("button", { name: "Lift: muted for 1 day" }));
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.change(dialog.getByLabelText("Why is it lifted?"), { target: { value: "It was a joke." } });
    fireEvent.click(dialog.getByRole("button", { name: "Lift" }));
    await waitFor(() => expect(asked().filter((what) => what === "GET /api/moderation/cases/7")).toHaveLength(2));
    await act(() => new Promise((done) => setTimeout(done, 20)));
    expect(reason.value).toBe("Bad name.");
  });

  it("that cannot be taken says so where it was to be taken: on a phone nothing else is seen", async () => {
    Object.assign(server, { refusal: { code: "taken", words: "" }, refused: "/take" });
    await open();
    press("j");
    fireEvent.click(await screen.findByRole("button", { name: "Take the case" }));
    expect((await within(happened()).findByRole("alert")).textContent).toBe("Somebody else has this case by now.");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  });

  it("that somebody else decided meanwhile says so, and keeps what was written", async () => {
    await open();
    press("j");
    await screen.findByText("All the time.");
    press("4");
    fireEvent.change(screen.getByLabelText("Reason, which Ruben reads"), { target: { value: "Bad name." } });
    server.refusal = { code: "decided", words: "" };
    fireEvent.click(screen.getByRole("button", { name: "Ask for another name" }));
    expect((await screen.findByRole("alert")).textContent).toBe("This case is decided already.");
    expect(within(happened()).queryByRole("alert")).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>("Reason, which Ruben reads").value).toBe("Bad name.");
  });
});
