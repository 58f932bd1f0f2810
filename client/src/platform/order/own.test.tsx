// What concerns oneself: asked after coming in, said on every page, answered once on the profile, and where one would write.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToastRegion } from "@/kit/Toast";
import { api } from "@/platform/api";
import { useMyself } from "@/platform/me";
import { PageHead } from "@/platform/start/PageHead";
import { ChatPanel } from "@/platform/table/ChatPanel";
import { show as showAtTable } from "@/platform/table/testing/atTable";
import type { OwnMeasure, OwnModeration, Player } from "@/wire/http";
import common from "@/words/common/en.json";
import words from "@/words/order/en.json";
import people from "@/words/people/en.json";
import { Concerned } from "./Concerned";
import OwnOrder from "./OwnOrder";
import { askOwn, inForce, useOwn } from "./own";

const NOON = Date.UTC(2026, 10, 19, 12);
const DAY = 86_400_000;
const ruben = { ref: "aa", name: "Ruben", kind: "guest", created_at: NOON, language: "en", theme: "system" } as Player;
const measure = (more: Partial<OwnMeasure> = {}): OwnMeasure => ({
  id: 4,
  kind: "mute",
  reason: "You insulted others.",
  table: null,
  begun_at: NOON,
  ends_at: NOON + 7 * DAY,
  in_force: true,
  appeal: null,
  appeal_until: NOON + 14 * DAY,
  ...more,
});
const own = (more: Partial<OwnModeration> = {}): OwnModeration => ({
  role: "none",
  must_rename: false,
  measures: [],
  complaints: [],
  ...more,
});

const server = { asked: [] as { what: string; told: unknown }[], own: own(), status: 200, answer: {} as unknown };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  Object.assign(server, { asked: [], own: own(), status: 200, answer: {} });
  useMyself.setState({ me: ruben });
  useOwn.setState({ own: null });
  vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
    server.asked.push({ what: `${method} ${address}`, told: body ? JSON.parse(String(body)) : null });
    if (address === "/api/me/moderation") return Response.json(server.own);
    if (server.status === 204) return new Response(null, { status: 204 });
    return Response.json(server.answer, { status: server.status });
  });
});
afterEach(() => {
  cleanup();
  useMyself.setState({ me: null });
  useOwn.setState({ own: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(part: ReactNode): void {
  render(
    <IntlProvider locale="en-GB" timeZone="UTC" messages={{ ...common, ...people, ...words }}>
      {part}
      <ToastRegion label="Notices" closeLabel="Close" />
    </IntlProvider>,
  );
}
const asked = () => server.asked.map(({ what }) => what);

describe("after coming in", () => {
  it("it is asked once, and again for somebody else", async () => {
    show(<Concerned isSaid={false} />);
    await waitFor(() => expect(useOwn.getState().own).not.toBeNull());
    expect(asked()).toEqual(["GET /api/me/moderation"]);
    act(() => useMyself.setState({ me: { ...ruben, ref: "bb" } }));
    await waitFor(() => expect(asked()).toHaveLength(2));
  });

  it("nobody is asked about who is not there", async () => {
    useMyself.setState({ me: null });
    show(<Concerned isSaid={false} />);
    await askOwn();
    expect(asked()).toEqual([]);
  });

  it("it is asked again when a door says that one is banned", async () => {
    Object.assign(server, { status: 403, answer: { code: "banned", words: "" } });
    server.own = own({ measures: [measure({ kind: "ban" })] });
    await expect(api.games()).rejects.toMatchObject({ code: "banned" });
    await waitFor(() => expect(inForce(useOwn.getState().own, "ban")).toBeTruthy());
  });
});

describe("who is banned", () => {
  it("reads until when on every page, with the way to the reason", async () => {
    server.own = own({ measures: [measure({ kind: "ban" })] });
    show(<Concerned isSaid={false} />);
    const line = await screen.findByRole("status", { name: "Banned" });
    expect(line.textContent).toMatch(/You are banned until 26 November 2026/);
    expect(within(line).getByRole("link").getAttribute("href")).toBe("/profile#order");
  });

  it("reads nothing twice on a page that says it by itself, nor after the end", async () => {
    server.own = own({ measures: [measure({ kind: "ban", in_force: false })] });
    show(<Concerned isSaid={false} />);
    await waitFor(() => expect(useOwn.getState().own).not.toBeNull());
    expect(screen.queryByRole("status", { name: "Banned" })).toBeNull();
  });
});

describe("who needs another name", () => {
  it("is asked for it with the reason, and is called so at once", async () => {
    server.own = own({ must_rename: true, measures: [measure({ kind: "name", ends_at: null, reason: "It insults others." })] });
    server.answer = { ...ruben, name: "Titus" };
    show(<Concerned isSaid={false} />);
    const dialog = await screen.findByRole("dialog", { name: "Choose another name" });
    expect(dialog.textContent).toContain("It insults others.");
    fireEvent.change(within(dialog).getByLabelText("New name"), { target: { value: " Titus " } });
    server.own = own();
    fireEvent.click(within(dialog).getByRole("button", { name: "Choose this name" }));
    await waitFor(() => expect(useMyself.getState().me?.name).toBe("Titus"));
    expect(server.asked.find(({ what }) => what === "POST /api/me/name")?.told).toEqual({ name: "Titus" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("may do it later", async () => {
    server.own = own({ must_rename: true });
    show(<Concerned isSaid={false} />);
    const dialog = await screen.findByRole("dialog", { name: "Choose another name" });
    fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("on the profile", () => {
  it("a measure has its reason and end, and is answered once", async () => {
    const held = measure();
    useOwn.setState({ own: own({ measures: [held] }) });
    show(<OwnOrder own={own({ measures: [held] })} />);
    const row = (await screen.findByText("You cannot write")).closest("li")!;
    expect(row.textContent).toContain("in force");
    expect(row.textContent).toContain("You insulted others.");
    expect(row.textContent).toContain("once, until 3 December 2026");
    fireEvent.click(within(row).getByRole("button", { name: "Answer" }));
    fireEvent.change(within(row).getByLabelText("Your answer"), { target: { value: "It was a quotation." } });
    server.status = 204;
    fireEvent.click(within(row).getByRole("button", { name: "Send the answer" }));
    await screen.findByText("Your answer is with another moderator now.");
    expect(server.asked[0]).toEqual({ what: "POST /api/me/moderation/4/appeal", told: { words: "It was a quotation." } });
    await waitFor(() => expect(asked()).toContain("GET /api/me/moderation"));
  });

  it("an answer that came too late says so", async () => {
    show(<OwnOrder own={own({ measures: [measure()] })} />);
    fireEvent.click(await screen.findByRole("button", { name: "Answer" }));
    fireEvent.change(screen.getByLabelText("Your answer"), { target: { value: "But" } });
    Object.assign(server, { status: 409, answer: { code: "too_late", words: "" } });
    fireEvent.click(screen.getByRole("button", { name: "Send the answer" }));
    expect((await screen.findByRole("alert")).textContent).toBe("It is too late to answer.");
  });

  it("an answer says what became of it, and cannot be given twice", async () => {
    const answered = measure({ appeal: { words: "But!", at: NOON, state: "kept" }, appeal_until: null });
    show(<OwnOrder own={own({ measures: [answered] })} />);
    expect(await screen.findByText("The measure stays.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Answer" })).toBeNull();
  });

  it("complaints say whether something was done, never what", async () => {
    const complaint = { id: 1, at: NOON, player: "cc", name: "Thijs", reason: "left", words: "", state: "acted" } as const;
    show(<OwnOrder own={own({ complaints: [complaint] })} />);
    expect(await screen.findByText("Thijs: Leaves games, or keeps others waiting on purpose")).toBeTruthy();
    expect(screen.getByText("something was done")).toBeTruthy();
  });
});

describe("the chat", () => {
  it("has nothing to write in for who is muted, but says until when and why", async () => {
    useOwn.setState({ own: own({ measures: [measure()] }) });
    showAtTable(<ChatPanel />);
    expect(screen.queryByLabelText("Say something")).toBeNull();
    expect(await screen.findByText(/You cannot write here until 26|until November 26/)).toBeTruthy();
    expect(screen.getByText("Why: You insulted others.")).toBeTruthy();
  });

  it("has a report at each line of others, for those who have come in", () => {
    const line = { type: "chat", table: "t", id: 3, player: "p1", name: "Noor", text: "bah", at: 1, spectator: false } as const;
    const { state } = showAtTable(<ChatPanel />, {}, { chat: [line, { ...line, id: 4, player: "p0", name: "Saskia" }] });
    fireEvent.click(screen.getByRole("button", { name: "Report what Noor wrote" }));
    expect(state.open).toHaveBeenCalledExactlyOnceWith({ what: "report", line });
    cleanup();
    showAtTable(<ChatPanel />, {}, { chat: [line], myself: "" });
    expect(screen.queryByRole("button", { name: /Report/ })).toBeNull();
  });
});

describe("a measure that ends while the page is open", () => {
  const HOUR = 3_600_000;
  const writes = () => screen.queryByLabelText("Say something") !== null;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const returnToPage = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  const beside = (
    <>
      <Concerned isSaid />
      <ChatPanel />
    </>
  );
  beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ["Date", "setTimeout", "clearTimeout"] }));

  async function open(...measures: OwnMeasure[]): Promise<void> {
    server.own = own({ measures });
    showAtTable(beside);
    await pass(0);
    expect(writes()).toBe(false);
  }

  it("is asked for again at its end, once, and lets one write", async () => {
    await open(measure({ ends_at: NOON + 8 * HOUR }));
    await pass(8 * HOUR - 1);
    expect([writes(), asked().length]).toEqual([false, 1]);
    server.own = own({ measures: [measure({ ends_at: NOON + 8 * HOUR, in_force: false })] });
    await pass(1);
    expect(writes()).toBe(true);
    await pass(48 * HOUR);
    expect(asked()).toHaveLength(2);
  });

  it("is over without an answer of the server, too", async () => {
    await open(measure({ ends_at: NOON + HOUR }));
    vi.stubGlobal("fetch", () => Promise.reject(new Error("There is no network.")));
    await pass(HOUR);
    expect(writes()).toBe(true);
  });

  it("is not over in a year that no timer can count", async () => {
    await open(measure({ ends_at: NOON + 365 * DAY }));
    await pass(HOUR);
    expect([writes(), asked().length]).toEqual([false, 1]);
    await pass(364 * DAY);
    expect(writes()).toBe(false);
    await pass(DAY);
    expect(writes()).toBe(true);
  });

  it("is asked for again when somebody comes back to the page: it may have been lifted", async () => {
    await open(measure());
    server.own = own();
    await returnToPage();
    await pass(0);
    expect([writes(), asked().length]).toEqual([true, 2]);
    await returnToPage();
    expect(asked()).toHaveLength(2);
  });
});

describe("the desk", () => {
  it.each([
    ["none", 0],
    ["moderator", 1],
    ["admin", 1],
  ] as const)("is linked for who has a role: %s", (role, links) => {
    useOwn.setState({ own: own({ role }) });
    show(<PageHead />);
    expect(screen.queryAllByRole("link", { name: "Desk" })).toHaveLength(links);
  });
});
