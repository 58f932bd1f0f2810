// Recovery codes: what the card says, codes that are shown once and after a proof, and the way back in with one.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToastRegion } from "@/kit/Toast";
import { useMyself } from "@/platform/me";
import { useSettings } from "@/platform/settings";
import type { Player } from "@/wire/http";
import common from "@/words/common/en.json";
import words from "@/words/people/en.json";
import shell from "@/words/shell/en.json";
import start from "@/words/start/en.json";
import { SignIn } from "./ComingIn";
import ProfilePage from "./ProfilePage";
import { Recovery } from "./Recovery";

const CODES = ["k7mq-2f9d-x4ht-m0wc", ...[1, 2, 3, 4, 5, 6, 7].map((digit) => `${digit}bcd-efgh-jkmn-pqrs`)];
const NOON = Date.UTC(2026, 10, 19, 12);
const anna = { ref: "anna", name: "Anna", kind: "account", created_at: NOON, language: "en", theme: "system" } as Player;

interface Asked {
  what: string;
  told: unknown;
}
/** What the server was asked, and what it answers. */
const server = { asked: [] as Asked[], status: 200, answer: {} as unknown };
const before = useSettings.getState();

/** What the profile page asks for beside lists of which there is nothing. */
const SAID: Record<string, unknown> = {
  "/api/me/recovery": { left: 5, made_at: NOON },
  "/api/ties": { followed: [], blocked: [] },
  "/api/me/moderation": { role: "none", must_rename: false, measures: [], complaints: [] },
  "/api/notices/unseen": { unseen: 0 },
};

beforeEach(() => {
  Object.assign(server, { asked: [], status: 200, answer: {} });
  useMyself.setState({ me: anna });
  vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
    if (address === "/api/letters") return Response.json({ mail: false });
    server.asked.push({ what: `${method} ${address}`, told: body ? JSON.parse(String(body)) : null });
    return Response.json(server.answer, { status: server.status });
  });
});
afterEach(() => {
  cleanup();
  useMyself.setState({ me: null });
  useSettings.setState(before);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(part: ReactNode): void {
  render(
    <IntlProvider locale="en-GB" timeZone="UTC" messages={{ ...common, ...shell, ...start, ...words }}>
      {part}
      <ToastRegion label="Notices" closeLabel="Close" />
    </IntlProvider>,
  );
  // What other tests have told stays for some seconds.
  const told = within(screen.getByRole("region", { name: "Notices" }));
  for (const close of told.queryAllByRole("button", { name: "Close" })) fireEvent.click(close);
}

const again = vi.fn<() => void>();
const card = (left: number, hasPasskey = false) =>
  show(<Recovery name="Anna" codes={{ left, made_at: left ? NOON : null }} hasPasskey={hasPasskey} onChange={again} />);
const fill = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole("dialog")).getByLabelText(label), { target: { value } });
const typed = (label: string) => within(screen.getByRole("dialog")).getByLabelText<HTMLInputElement>(label).value;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the card", () => {
  it("warns where there are no codes", () => {
    card(0);
    expect(screen.getByText(/only a letter to a confirmed e-mail address can let you in again/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Make codes" })).toBeTruthy();
  });

  it("knows that a passkey is a way back, too", () => {
    card(0, true);
    expect(screen.getByText(/forget your password and lose your passkeys/)).toBeTruthy();
  });

  it("says how many are left, and since when", () => {
    card(8);
    expect(screen.getByText("8 codes left, made on 19 November 2026")).toBeTruthy();
    expect(screen.queryByText(/Only a few/)).toBeNull();
    expect(screen.getByRole("button", { name: "Make new codes" })).toBeTruthy();
  });

  it("suggests new ones while the last is left", () => {
    card(1);
    expect(screen.getByText("1 code left, made on 19 November 2026")).toBeTruthy();
    expect(screen.getByText(/Only a few/)).toBeTruthy();
  });
});

describe("the profile", () => {
  const open = async (kind: Player["kind"]) => {
    useMyself.setState({ me: { ...anna, kind } });
    vi.stubGlobal("fetch", async (address: string) => {
      server.asked.push({ what: address, told: null });
      return Response.json(SAID[address] ?? []);
    });
    show(<ProfilePage />);
    await act(() => new Promise((done) => setTimeout(done, 0)));
    return server.asked.map(({ what }) => what);
  };

  it("shows an account its way back, after the passkeys", async () => {
    expect(await open("account")).toContain("/api/me/recovery");
    const heads = screen.getAllByRole("heading", { level: 2 }).map((head) => head.textContent);
    expect(heads.slice(1, 4)).toEqual(["Passkeys", "Way back", "Your data"]);
    expect(screen.getByText(/^5 codes left/)).toBeTruthy();
  });

  it("has none for a guest", async () => {
    const asked = await open("guest");
    expect(asked).toContain("/api/sessions");
    for (const ofAccounts of ["/api/me/recovery", "/api/passkeys", "/api/bots"]) expect(asked).not.toContain(ofAccounts);
    expect(screen.queryByRole("heading", { name: "Way back" })).toBeNull();
  });
});

describe("new codes", () => {
  /** Asks for new ones, with the password. */
  async function make(): Promise<HTMLElement> {
    server.answer = { codes: CODES };
    screen.getByRole("button", { name: "Make new codes" }).focus();
    press("Make new codes");
    expect(server.asked).toEqual([]);
    fill("Password", "four random words");
    fireEvent.submit(screen.getByLabelText("Password"));
    return screen.findByRole("alertdialog", { name: "Your recovery codes" });
  }

  it("are shown once, and after a proof", async () => {
    again.mockClear();
    card(3);
    const dialog = await make();
    const proof = { type: "password", password: "four random words" };
    expect(server.asked).toEqual([{ what: "POST /api/me/recovery", told: { proof } }]);
    expect(
      within(dialog)
        .getAllByRole("listitem")
        .map((row) => row.textContent),
    ).toEqual(CODES);
    expect(again).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(dialog.contains(document.activeElement)).toBe(true);
    fireEvent.click(within(dialog).getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.queryByText(CODES[0] ?? "")).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Make new codes" })));
  });

  it("are not shown where the proof is wrong", async () => {
    card(3);
    Object.assign(server, { status: 401, answer: { code: "wrong_credentials", words: "no" } });
    press("Make new codes");
    fill("Password", "guess");
    fireEvent.submit(screen.getByLabelText("Password"));
    expect((await screen.findByRole("alert")).textContent).toContain("That could not be confirmed");
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("are copied all together", async () => {
    const copied: string[] = [];
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: async (text: string) => void copied.push(text) } });
    card(3);
    await make();
    press("Copy");
    await waitFor(() => expect(copied).toEqual([CODES.join("\n")]));
  });

  it("are saved with the name and the address, one a line", async () => {
    const saved: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${saved.push(file as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    card(3);
    await make();
    press("Save as a file");
    expect(names).toEqual(["mokum-codes.txt"]);
    const lines = (await saved[0]?.text())?.trimEnd().split("\n") ?? [];
    expect(lines[0]).toBe(`Recovery codes for the account Anna at ${window.location.origin}`);
    expect(lines.slice(2)).toEqual(CODES);
  });
});

describe("a forgotten password", () => {
  function forget(): void {
    useMyself.setState({ me: null });
    show(<SignIn guest="" />);
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Anna" } });
    press("Forgot your password?");
    fill("Recovery code", "K7MQ 2f9d-x4ht m0wc");
    fill("New password", " four random words ");
  }
  const send = () => act(async () => void fireEvent.submit(within(screen.getByRole("dialog")).getByLabelText("Recovery code")));

  it("is replaced with the name, a code and a new password, and one is signed in", async () => {
    forget();
    expect(typed("Name")).toBe("Anna");
    server.answer = anna;
    await send();
    const told = { name: "Anna", code: "K7MQ 2f9d-x4ht m0wc", password: " four random words " };
    expect(server.asked).toEqual([{ what: "POST /api/recover", told }]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(useMyself.getState().me).toEqual(anna);
    expect(screen.getByText("Welcome back, Anna.")).toBeTruthy();
  });

  it("stays where the name or the code is wrong, with what was typed", async () => {
    forget();
    Object.assign(server, { status: 401, answer: { code: "wrong_credentials", words: "no" } });
    await send();
    expect((await screen.findByRole("alert")).textContent).toContain("The name or the code is not right.");
    expect([typed("Name"), typed("Recovery code"), typed("New password")]).toEqual(["Anna", "K7MQ 2f9d-x4ht m0wc", " four random words "]);
    expect(useMyself.getState().me).toBeNull();
  });

  it("needs all three", async () => {
    forget();
    fill("Recovery code", " ");
    await send();
    expect(server.asked).toEqual([]);
  });
});
