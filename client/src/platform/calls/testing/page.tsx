// The page of being called before a server that keeps what it is told; for tests.
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { vi } from "vitest";
import { ToastRegion } from "@/kit/Toast";
import { useMyself } from "@/platform/me";
import { navigate } from "@/platform/router";
import cards from "@/platform/start/cards/words/en";
import type { CallSettings, CallWay, NoticePage, Player } from "@/wire/http";
import common from "@/words/common/en.json";
import words from "@/words/notices/en.json";
import people from "@/words/people/en.json";
import shell from "@/words/shell/en.json";
import start from "@/words/start/en.json";
import NoticesPage from "../NoticesPage";

export const anna = { ref: "a0", name: "Anna", kind: "account" } as Player;
export const NOON = new Date().setHours(12, 0, 0, 0);

export const way = (kind: CallWay["kind"], more: Partial<CallWay> = {}): CallWay => ({
  id: `${kind}-1`,
  kind,
  name: `my ${kind}`,
  state: "on",
  added_at: NOON,
  failing_since: null,
  here: false,
  ...more,
});

/** What it has, what it was told, and what it answers to some questions instead. */
export class FakeServer {
  settings: CallSettings = {
    kinds: ["turn", "time", "found", "invited", "over"],
    wishes: { rules: [], zone: "Europe/Amsterdam", quiet: null, together: "at_once" },
    ways: { own: [], push_key: "AQID", mail: true, services: ["ntfy", "discord", "matrix"] },
  };
  list: NoticePage = { notices: [], unseen: 0, next: null };
  told: [string, unknown][] = [];
  instead: Record<string, { status: number; body: unknown }> = {};

  /** The ways of who asks. */
  has(...own: CallWay[]): void {
    this.settings = { ...this.settings, ways: { ...this.settings.ways, own } };
  }

  /** All wishes as often as they were told. */
  get wishes(): unknown[] {
    return this.told.filter(([what]) => what === "PUT /notices/settings").map(([, wish]) => wish);
  }

  readonly fetch = async (address: string, { method, body }: RequestInit): Promise<Response> => {
    const what = `${method} ${address.replace("/api", "")}`;
    if (method !== "GET") this.told.push([what, body === undefined ? null : JSON.parse(String(body))]);
    const other = this.instead[what];
    if (other) return new Response(other.body === null ? null : JSON.stringify(other.body), { status: other.status });
    if (what === "GET /notices/settings" || what === "PUT /notices/settings") return Response.json(this.settings);
    if (what === "GET /notices") return Response.json(this.list);
    if (what === "GET /notices/unseen" || what === "POST /notices/seen") return Response.json({ unseen: 0 });
    if (what === "GET /passkeys") return Response.json([]);
    return Response.json(this.settings.ways);
  };
}

/** A server for one test, and somebody with an account before it. */
export function newServer(): FakeServer {
  const server = new FakeServer();
  useMyself.setState({ me: anna });
  navigate("/notices");
  vi.stubGlobal("fetch", server.fetch);
  return server;
}

const settle = () => act(() => new Promise((done) => setTimeout(done, 0)));

export async function open(): Promise<void> {
  render(
    <IntlProvider locale="en-GB" messages={{ ...common, ...shell, ...start, ...cards, ...people, ...words }}>
      <NoticesPage />
      <ToastRegion label="Notifications" closeLabel="Close" />
    </IntlProvider>,
  );
  await settle();
}

export const card = (name: string) => within(screen.getByRole("region", { name }));

type Within = ReturnType<typeof card>;

export async function press(where: Within, name: string | RegExp): Promise<void> {
  fireEvent.click(where.getByRole("button", { name }));
  await settle();
}
