// What links in letters open: their token is read, hidden, and used for one thing.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { StrictMode } from "react";
import { IntlProvider } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useMyself } from "@/platform/me";
import { routeOf } from "@/platform/router";
import type { Player } from "@/wire/http";
import common from "@/words/common/en.json";
import words from "@/words/letters/en.json";
import people from "@/words/people/en.json";
import shell from "@/words/shell/en.json";
import start from "@/words/start/en.json";
import LetterPage from "./LetterPage";

const anna = { ref: "a0", name: "Anna", kind: "account", language: "en", theme: "system" } as Player;
let told: [string, unknown][] = [];
let status = 200;
let answer: unknown = {};

beforeEach(() => {
  [told, status, answer] = [[], 200, {}];
  useMyself.setState({ me: null });
  vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
    if (method !== "GET") told.push([`${method} ${address}`, JSON.parse(String(body))]);
    return Response.json(answer, { status });
  });
});
afterEach(() => {
  cleanup();
  useMyself.setState({ me: null });
  vi.unstubAllGlobals();
});

async function open(address: string): Promise<void> {
  window.history.replaceState(null, "", address);
  const route = routeOf(window.location.pathname);
  if (route.page !== "letter") throw new Error("no page of a letter");
  render(
    <StrictMode>
      <IntlProvider locale="en-GB" messages={{ ...common, ...shell, ...start, ...people, ...words }}>
        <LetterPage about={route.about} />
      </IntlProvider>
    </StrictMode>,
  );
  await act(() => new Promise((done) => setTimeout(done, 0)));
}
const main = () => within(screen.getByRole("main"));
const isHidden = () => expect(window.location.href).not.toContain("tok");

describe("an address", () => {
  it("is confirmed at once, and once", async () => {
    answer = { address: "anna@post.example" };
    await open("/letter/confirm#tok");
    isHidden();
    expect(told).toEqual([["POST /api/letters/confirm", { token: "tok" }]]);
    expect(main().getByText("anna@post.example")).toBeTruthy();
    expect(main().getByRole("link", { name: "All about being called" }).getAttribute("href")).toBe("/notices");
  });

  it("is not confirmed by a link that is used, or has lost its token", async () => {
    [status, answer] = [403, { code: "bad_link", words: "no" }];
    await open("/letter/confirm");
    expect(main().getByRole("alert").textContent).toContain("This link is used or too old");
    expect(main().queryByRole("button")).toBeNull();
  });

  it("that was not confirmed, as on a bad connection, can be confirmed by the same token again", async () => {
    [status, answer] = [503, { code: "retry", words: "no" }];
    await open("/letter/confirm#tok");
    expect(main().getByRole("alert").textContent).toContain(people["people.problem.retry"]);
    [status, answer] = [200, { address: "anna@post.example" }];
    fireEvent.click(main().getByRole("button", { name: "Try again" }));
    expect(await main().findByText("anna@post.example")).toBeTruthy();
    expect(told).toEqual(Array(2).fill(["POST /api/letters/confirm", { token: "tok" }]));
  });
});

describe("letters", () => {
  it("end with one touch, and not before it", async () => {
    answer = { kind: "turn" };
    await open("/letter/stop#tok");
    isHidden();
    expect(told).toEqual([]);
    fireEvent.click(main().getByRole("button", { name: "Stop these letters" }));
    expect(await main().findByText("We write no more letters when it is your turn.")).toBeTruthy();
    expect(told).toEqual([["POST /api/letters/stop", { token: "tok" }]]);
  });

  it("do not end by a link that does not work", async () => {
    [status, answer] = [403, { code: "bad_link", words: "no" }];
    await open("/letter/stop#tok");
    fireEvent.click(main().getByRole("button"));
    expect((await main().findByRole("alert")).textContent).toContain("Ask for a new letter.");
  });
});

describe("a password", () => {
  const send = async (password: string) => {
    fireEvent.change(main().getByLabelText("New password"), { target: { value: password } });
    await act(async () => void fireEvent.submit(main().getByLabelText("New password")));
  };

  it("is set anew, and one is signed in", async () => {
    answer = anna;
    await open("/letter/password#tok");
    isHidden();
    await send("");
    expect(told).toEqual([]);
    await send("four random words");
    await waitFor(() => expect(useMyself.getState().me).toEqual(anna));
    expect(told[0]).toEqual(["POST /api/letters/password", { token: "tok", password: "four random words" }]);
    expect(window.location.pathname).toBe("/");
  });

  it("that is not good enough can be another", async () => {
    [status, answer] = [422, { code: "bad_password", words: "no", reason: "obvious" }];
    await open("/letter/password#tok");
    await send("password");
    expect(main().getByRole("alert").textContent).toContain("too easy to guess");
    [status, answer] = [200, anna];
    await send("four random words");
    await waitFor(() => expect(useMyself.getState().me).toEqual(anna));
    expect(told.map(([, said]) => said)).toContainEqual({ token: "tok", password: "four random words" });
  });
});

it("leads nowhere else", () => {
  expect(routeOf("/letter/confirm")).toEqual({ page: "letter", about: "confirm" });
  expect(routeOf("/letter/other").page).toBe("nowhere");
  expect(routeOf("/letter").page).toBe("nowhere");
  expect(routeOf("/notices")).toEqual({ page: "notices" });
  expect(routeOf("/notices/x").page).toBe("nowhere");
});
