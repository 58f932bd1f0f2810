// A forgotten password where the server writes letters: by letter first, by code for whoever has one.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastRegion } from "@/kit/Toast";
import common from "@/words/common/en.json";
import words from "@/words/people/en.json";
import { Forgotten } from "./Forgotten";

const close = vi.fn<() => void>();
let told: [string, unknown][] = [];
let status = 204;

beforeEach(() => {
  [told, status] = [[], 204];
  close.mockReset();
  vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
    if (method === "GET") return Response.json({ mail: true });
    told.push([address, JSON.parse(String(body))]);
    return status === 204 ? new Response(null, { status }) : Response.json({ code: "too_often", words: "no" }, { status });
  });
  render(
    <IntlProvider locale="en-GB" messages={{ ...common, ...words }}>
      <Forgotten firstName="Anna" onArrive={() => {}} onClose={close} />
      <ToastRegion label="Notices" closeLabel="Close" />
    </IntlProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dialog = () => within(screen.getByRole("dialog"));
const send = (label: string) => act(async () => void fireEvent.submit(dialog().getByLabelText(label)));

it("sends a letter to whoever there is, and says no more than that", async () => {
  const who = await screen.findByLabelText<HTMLInputElement>("Name or e-mail address");
  expect(who.value).toBe("Anna");
  fireEvent.change(who, { target: { value: " anna@post.example " } });
  await send("Name or e-mail address");
  expect(told).toEqual([["/api/letters/forgotten", { who: "anna@post.example" }]]);
  expect(screen.getByText(/If there is an account with a confirmed address/)).toBeTruthy();
  expect(close).toHaveBeenCalledOnce();
});

it("says where that was too often", async () => {
  status = 429;
  await screen.findByLabelText("Name or e-mail address");
  await send("Name or e-mail address");
  expect(dialog().getByRole("alert").textContent).toContain("That was too often.");
  expect(close).not.toHaveBeenCalled();
});

it("takes a recovery code all the same, with the name that was typed", async () => {
  fireEvent.click(await screen.findByRole("radio", { name: "With a recovery code" }));
  expect(dialog().getByLabelText<HTMLInputElement>("Name").value).toBe("Anna");
  expect(dialog().getByLabelText("Recovery code")).toBeTruthy();
  expect(dialog().queryByText(/nobody can let you in again/)).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "By letter" }));
  await waitFor(() => expect(dialog().queryByLabelText("Recovery code")).toBeNull());
});
