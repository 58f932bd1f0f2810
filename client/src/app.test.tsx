// The application: a search for a table that began before the page was loaded goes on, whichever page that is.
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { App } from "@/app";
import { navigate } from "@/platform/router";
import { search } from "@/platform/start/pairing/looking";
import { FakeServer, looking } from "@/platform/start/pairing/testing/server";
import { rememberSearch } from "@/platform/start/pairing/remembered";

let server: FakeServer;
const hears = () => server.count("POST", "/api/pairing/here");

beforeEach(() => {
  server = new FakeServer();
  server.own = looking();
  vi.stubGlobal("fetch", server.fetch);
  navigate("/no/such/page");
});
afterEach(() => {
  cleanup();
  search.forget();
  vi.unstubAllGlobals();
  navigate("/");
});

it("goes on with a search at once", async () => {
  rememberSearch(looking());
  render(<App />);
  await vi.waitFor(() => expect(hears()).toBe(1), { timeout: 3_000 });
});

it("asks nothing about a search where there was none", async () => {
  render(<App />);
  await act(() => new Promise((done) => void setTimeout(done, 300)));
  expect(hears()).toBe(0);
});
