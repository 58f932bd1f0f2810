// The worker beside the pages: what a page gets when the server answers, is being renewed, or is not there.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

type Listen = (event: { request: Request; respondWith: (answer: Promise<Response>) => void }) => void;
const listeners = new Map<string, Listen>();
const fetching = vi.fn<() => Promise<Response>>();
const match = vi.fn<() => Promise<Response | undefined>>();

beforeAll(async () => {
  vi.spyOn(self, "addEventListener").mockImplementation(((kind: string, listen: Listen) => listeners.set(kind, listen)) as never);
  vi.stubGlobal("fetch", fetching);
  vi.stubGlobal("caches", { match });
  await import("./worker");
});
beforeEach(() => void match.mockImplementation(async () => new Response("kept")));

async function visit(): Promise<string> {
  let given: Promise<Response> | undefined;
  const request = { method: "GET", mode: "navigate", url: `${self.location.origin}/table/1` } as Request;
  listeners.get("fetch")?.({ request, respondWith: (answer) => (given = answer) });
  return (await given)?.text() ?? "";
}

test("a page is the server's own where it has one, even one that says no", async () => {
  fetching.mockResolvedValueOnce(new Response("fresh"));
  expect(await visit()).toBe("fresh");
  fetching.mockResolvedValueOnce(new Response("none", { status: 404 }));
  expect(await visit()).toBe("none");
});

test("a page is the kept one where the server is away or being renewed", async () => {
  fetching.mockResolvedValueOnce(new Response("bad gateway", { status: 502 }));
  expect(await visit()).toBe("kept");
  fetching.mockRejectedValueOnce(new TypeError("no network"));
  expect(await visit()).toBe("kept");
});

test("an error is passed on where nothing was kept", async () => {
  match.mockResolvedValue(undefined);
  fetching.mockResolvedValueOnce(new Response("bad gateway", { status: 502 }));
  expect(await visit()).toBe("bad gateway");
});
