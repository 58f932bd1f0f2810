// A second device: a code after a proof, gone when it has run out; and the device that has read it, asked before it signs in.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, Suspense, use } from "react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastRegion } from "@/kit/Toast";
import { heardAt, rowCame } from "@/platform/connection/time";
import { useMyself } from "@/platform/me";
import { useSettings } from "@/platform/settings";
import type { Player } from "@/wire/http";
import common from "@/words/common/en.json";
import words from "@/words/people/en.json";
import shell from "@/words/shell/en.json";
import { CameByCode } from "./CameByCode";
import { SecondDevice } from "./SecondDevice";

const anna = { ref: "anna", name: "Anna", kind: "account", created_at: 0, language: "en", theme: "system" } as Player;
const gerda = { ...anna, ref: "gerda", name: "Gerda", kind: "guest" } as Player;

/** What the server was asked, and what it answers. */
const server = { asked: [] as unknown[], status: 201, answer: {} as unknown };
const before = useSettings.getState();

beforeEach(() => {
  Object.assign(server, { asked: [], status: 201, answer: { code: "k7mq", expires_at: Date.now() + 120_000 } });
  useMyself.setState({ me: anna });
  vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
    server.asked.push([`${method} ${address}`, body ? JSON.parse(String(body)) : null]);
    return Response.json(server.answer, { status: server.status });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  useMyself.setState({ me: null });
  useSettings.setState(before);
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

function show(part: ReactNode): void {
  render(
    <IntlProvider locale="en-GB" timeZone="UTC" messages={{ ...common, ...shell, ...words }}>
      {part}
      <ToastRegion label="Notices" closeLabel="Close" />
    </IntlProvider>,
  );
}

const again = vi.fn<() => void>();
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function makesCode(): Promise<void> {
  show(<SecondDevice hasPasskey={false} onChange={again} />);
  press("Sign in another device");
  const dialog = within(screen.getByRole("dialog"));
  const password = dialog.queryByLabelText("Password");
  if (password) fireEvent.change(password, { target: { value: "ten herons" } });
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Show the code" })));
}

it("shows an account a code after its password, and warns of others who might read it", async () => {
  await makesCode();
  expect(server.asked).toEqual([["POST /api/me/devices", { proof: { type: "password", password: "ten herons" } }]]);
  expect(await screen.findByRole("img", { name: "The code for your other device" })).toBeTruthy();
  expect(screen.getByText(/Show it to nobody else/)).toBeTruthy();
});

it("asks a guest for nothing", async () => {
  useMyself.setState({ me: gerda });
  await makesCode();
  expect(await screen.findByText(/Read it with the camera/)).toBeTruthy();
  expect(server.asked).toEqual([["POST /api/me/devices", { proof: null }]]);
});

it("takes the code away when it has run out", async () => {
  server.answer = { code: "k7mq", expires_at: Date.now() + 300 };
  await makesCode();
  expect(await screen.findByText(/The code has run out/)).toBeTruthy();
  expect(screen.queryByRole("img", { name: "The code for your other device" })).toBeNull();
});

it("counts the time of a code by the clock of the server, not by one that is two minutes fast", async () => {
  const serverTime = Date.now() - 130_000;
  heardAt(new Date(serverTime).toUTCString(), Date.now());
  server.answer = { code: "k7mq", expires_at: serverTime + 120_000 };
  await makesCode();
  expect(await screen.findByRole("img", { name: "The code for your other device" })).toBeTruthy();
  rowCame(Date.now()); // the clocks agree again
});

it("signs nobody in who has not said so, and takes the code out of the address", async () => {
  window.history.replaceState(null, "", "/profile#device=k7mq");
  useMyself.setState({ me: gerda });
  show(<CameByCode />);
  expect(screen.getByText(/Here you play as the guest Gerda, who stays behind/)).toBeTruthy();
  expect(window.location.hash).toBe("");
  expect(server.asked).toEqual([]);
  Object.assign(server, { status: 200, answer: anna });
  await act(async () => press("Sign in"));
  expect(server.asked).toEqual([["POST /api/devices", { code: "k7mq" }]]);
  await waitFor(() => expect(useMyself.getState().me).toEqual(anna));
  expect(screen.queryByRole("dialog")).toBeNull();
});

/** Something beside it that is not there yet: what was shown first is thrown away. */
function Late({ come }: { come: Promise<void> }): null {
  use(come);
  return null;
}

it("still knows the code when the page was first shown in vain", async () => {
  window.history.replaceState(null, "", "/profile#device=k7mq");
  let come = (): void => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await act(async () =>
    show(
      <Suspense>
        <CameByCode />
        <Late come={coming} />
      </Suspense>,
    ),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  await act(async () => come());
  expect(await screen.findByRole("dialog", { name: "Sign in on this device" })).toBeTruthy();
  expect(window.location.hash).toBe("");
});

it("says what to do about a code that is used or has run out", async () => {
  window.history.replaceState(null, "", "/profile#device=k7mq");
  Object.assign(server, { status: 403, answer: { code: "bad_device_code", words: "" } });
  show(<CameByCode />);
  await act(async () => press("Sign in"));
  expect(await screen.findByText(/Ask for a new one on the other device/)).toBeTruthy();
  expect(useMyself.getState().me).toEqual(anna);
});

it("is not there for whoever comes without a code", () => {
  window.history.replaceState(null, "", "/profile#codes");
  show(<CameByCode />);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(window.location.hash).toBe("#codes");
});
