// People on the pages: who is here, what can be done about them, and invitations that are told once and answered from anywhere.
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastRegion } from "@/kit/Toast";
import { becomes, useMyself } from "@/platform/me";
import { navigate } from "@/platform/router";
import { changeSettings, useSettings } from "@/platform/settings";
import type { Followed, Invitation, OwnTies, Player, TableCard } from "@/wire/http";
import common from "@/words/common/en.json";
import Company from "./Company";
import InvitePeople from "./InvitePeople";
import { learnInvitations, useInvitations } from "./answering";
import { watchInvitations } from "./calls";
import { forgetNextGuest, useNextGuest } from "./guests";
import PersonTies from "./PersonTies";

const TABLE = "11111111-1111-4111-8111-111111111111";
const ANNA = { ref: "a0", name: "Anna", kind: "account", language: "en", theme: "system" } as Player;
const card = { table: TABLE, game: "routes", seats: 2, players: ["b0", ""], names: ["Bram", ""], status: "open" } as unknown as TableCard;
const invitation: Invitation = { player: "b0", name: "Bram", table: card, invitation: "secret", at: 0 };
const bram: Followed = { player: "b0", name: "Bram", at: 0, is_here: false, table: null };
const { language } = useSettings.getState();

let ties: OwnTies;
let got: Invitation[];
let tie = { player: "b0", name: "Bram", kind: "account", follows: false, blocks: false, may_invite: true };
let asked: string[];
let stop = (): void => {};

function answer(address: string, { method = "GET", body }: RequestInit = {}): Promise<Response> {
  if (method !== "GET") asked.push(`${method} ${address}${body ? ` ${String(body)}` : ""}`);
  if (address === "/api/ties") return Promise.resolve(Response.json(ties));
  if (address.startsWith("/api/ties/") && method === "GET") return Promise.resolve(Response.json(tie));
  if (address === "/api/invitations" && method === "GET") return Promise.resolve(Response.json(got));
  if (address.startsWith("/api/tables/")) return Promise.resolve(Response.json({ commitment: "c".repeat(64), rules_version: 1 }));
  return Promise.resolve(new Response(null, { status: 204 }));
}

const show = (part: React.ReactNode) =>
  render(
    <IntlProvider locale="en" messages={common}>
      {part}
      <ToastRegion label="Messages" closeLabel="Close" />
    </IntlProvider>,
  );
/** Of this test: others may have said something that is still there. */
const toasts = () => within(screen.getByRole("region", { name: "Messages" })).queryAllByText(/invites you/);

beforeEach(() => {
  changeSettings({ language: "en" });
  [ties, got, asked] = [{ followed: [], blocked: [] }, [], []];
  tie = { ...tie, follows: false, blocks: false };
  vi.stubGlobal("fetch", answer);
  becomes(ANNA);
});
afterEach(async () => {
  got = [];
  await act(() => learnInvitations());
  stop();
  cleanup();
  forgetNextGuest();
  vi.unstubAllGlobals();
  useMyself.setState({ me: undefined });
  changeSettings({ language });
  navigate("/");
});

it("says who is here first, where to watch them, and asks them to a table that is made for them", async () => {
  const wim = { ...bram, name: "Wim", player: "w0" };
  ties = { followed: [wim, { ...bram, is_here: true, table: card }], blocked: [] };
  show(<Company />);
  const rows = within(await screen.findByRole("region", { name: "People" })).getAllByRole("listitem");
  expect(rows.slice(0, 2).map((row) => row.getAttribute("data-followed"))).toEqual(["b0", "w0"]);
  expect(within(rows[0]!).getByText("here now")).toBeTruthy();
  expect(within(rows[0]!).getByRole("link", { name: "Watch Bram play" }).getAttribute("href")).toBe(`/table/${TABLE}`);
  expect(within(rows[1]!).queryByText("here now")).toBeNull();
  navigate("/rules/routes");
  fireEvent.click(screen.getByRole("button", { name: "Invite Bram to a table" }));
  expect(window.location.pathname).toBe("/");
  expect(useNextGuest.getState().next).toEqual({ player: "b0", name: "Bram" });
});

it("is not there where one follows nobody and nobody asks", async () => {
  const { container } = show(<Company />);
  await act(() => learnInvitations());
  expect(container.querySelector("[data-company]")).toBeNull();
});

it("tells an invitation once on any page, and takes it away when it holds no more", async () => {
  stop = watchInvitations();
  show(null);
  got = [invitation];
  await act(() => learnInvitations());
  expect(await screen.findByText("Bram invites you to a game of Routes.")).toBeTruthy();
  await act(() => learnInvitations());
  expect(toasts()).toHaveLength(1);
  got = [];
  await act(() => learnInvitations());
  expect(toasts()).toHaveLength(0);
});

it("declines, and tells the server alone", async () => {
  stop = watchInvitations();
  show(null);
  got = [invitation];
  await act(() => learnInvitations());
  fireEvent.click(await screen.findByRole("button", { name: "Not now" }));
  expect(asked).toEqual([`DELETE /api/invitations/${TABLE}`]);
  expect(useInvitations.getState().got).toEqual([]);
});

it("sits down with what opens a private table, and goes there", async () => {
  got = [invitation];
  show(<Company />);
  await act(() => learnInvitations());
  fireEvent.click(within(await screen.findByRole("region", { name: "People" })).getByRole("button", { name: "Sit down" }));
  await vi.waitFor(() => expect(window.location.href).toContain(`/table/${TABLE}?invitation=secret`));
  expect(asked[0]).toContain(`POST /api/tables/${TABLE}/orders`);
  expect(asked[0]).toContain('"seat":1');
  expect(asked[0]).toContain('"invitation":"secret"');
});

it("asks whoever the table was made for by itself, once", async () => {
  useNextGuest.setState({ next: { player: "g0", name: "Gast" }, table: TABLE });
  ties = { followed: [bram, { ...bram, player: "s0", name: "Seated" }], blocked: [] };
  show(<InvitePeople table={TABLE} seated={new Set(["s0", ""])} />);
  expect(await screen.findByText("Invited")).toBeTruthy();
  expect(asked).toEqual([`POST /api/invitations {"player":"g0","table":"${TABLE}"}`]);
  expect(screen.queryByText("Seated")).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "Invite Bram to a table" }));
  await vi.waitFor(() => expect(screen.getAllByText("Invited")).toHaveLength(2));
});

it("follows by a press and blocks after a question", async () => {
  show(<PersonTies name="Bram" />);
  const follow = await screen.findByRole("button", { name: "Follow Bram" });
  expect(follow.getAttribute("aria-pressed")).toBe("false");
  tie = { ...tie, follows: true };
  fireEvent.click(follow);
  await vi.waitFor(() => expect(screen.getByRole("button", { name: "Follow Bram" }).getAttribute("aria-pressed")).toBe("true"));
  fireEvent.click(screen.getByRole("button", { name: "Block Bram" }));
  expect(asked).toEqual(["PUT /api/ties/follows/b0"]);
  tie = { ...tie, follows: false, blocks: true };
  fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Block" }));
  expect(await screen.findByRole("button", { name: "Unblock Bram" })).toBeTruthy();
  expect(asked).toEqual(["PUT /api/ties/follows/b0", "PUT /api/ties/blocks/b0"]);
});

it("is nothing on one's own page", async () => {
  const { container } = show(<PersonTies name="Anna" />);
  expect(container.querySelector("[data-ties]")).toBeNull();
});
