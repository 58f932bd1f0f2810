// The worker beside the pages: what a page gets without the server, how a push is shown, and where a touch on it leads.
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

type Listen = (event: object) => void;
const listeners = new Map<string, Listen>();
const fetching = vi.fn<(address?: unknown, init?: RequestInit) => Promise<Response>>();
const match = vi.fn<() => Promise<Response | undefined>>();
const home = self.location.origin;

/** The browser around the worker. */
const showNotification = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>(async () => {});
const subscribe = vi.fn<(options: unknown) => Promise<object>>();
const openWindow = vi.fn<(url: string) => Promise<void>>(async () => {});
const focus = vi.fn<() => Promise<void>>(async () => {});
let windows: { url: string; visibilityState: string; focus: typeof focus }[] = [];
let shown: { tag: string; data: unknown; close: () => void }[] = [];

beforeAll(async () => {
  vi.spyOn(self, "addEventListener").mockImplementation(((kind: string, listen: Listen) => listeners.set(kind, listen)) as never);
  vi.stubGlobal("fetch", fetching);
  vi.stubGlobal("caches", { match });
  vi.stubGlobal("registration", { showNotification, getNotifications: async () => shown, pushManager: { subscribe } });
  vi.stubGlobal("clients", { matchAll: async () => windows, openWindow });
  await import("./worker");
});
beforeEach(() => {
  vi.clearAllMocks();
  [windows, shown] = [[], []];
  match.mockImplementation(async () => new Response("kept"));
});

/** Something happens to the worker; over when all is done that it waits for. */
async function happens(kind: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  listeners.get(kind)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
  await Promise.all(works);
}

async function visit(): Promise<string> {
  let given: Promise<Response> | undefined;
  const request = { method: "GET", mode: "navigate", url: `${home}/table/1` } as Request;
  listeners.get("fetch")?.({ request, respondWith: (answer: Promise<Response>) => (given = answer) });
  return (await given)?.text() ?? "";
}

describe("a page", () => {
  test("is the server's own where it has one, even one that says no", async () => {
    fetching.mockResolvedValueOnce(new Response("fresh"));
    expect(await visit()).toBe("fresh");
    fetching.mockResolvedValueOnce(new Response("none", { status: 404 }));
    expect(await visit()).toBe("none");
  });

  test("is the kept one where the server is away or being renewed", async () => {
    fetching.mockResolvedValueOnce(new Response("bad gateway", { status: 502 }));
    expect(await visit()).toBe("kept");
    fetching.mockRejectedValueOnce(new TypeError("no network"));
    expect(await visit()).toBe("kept");
  });

  test("that nobody kept passes the error on", async () => {
    match.mockResolvedValue(undefined);
    fetching.mockResolvedValueOnce(new Response("bad gateway", { status: 502 }));
    expect(await visit()).toBe("bad gateway");
  });
});

describe("a push", () => {
  const call = { title: "It is your turn at Spui 3", body: "", tag: "t1", url: "/table/t1", language: "nl" };
  const pushed = (data: unknown) => happens("push", { data: { json: () => data } });

  test("is shown in its language, and leads to its page", async () => {
    await pushed(call);
    const [title, options] = showNotification.mock.lastCall ?? [];
    expect(title).toBe(call.title);
    expect(options).toMatchObject({ body: "", tag: "t1", lang: "nl", data: { address: "/table/t1" } });
  });

  test("is not shown to whoever looks at that page", async () => {
    windows = [{ url: `${home}/table/t1?invitation=x`, visibilityState: "visible", focus }];
    await pushed(call);
    expect(showNotification).not.toHaveBeenCalled();
    windows = [{ url: `${home}/table/t1`, visibilityState: "hidden", focus }];
    await pushed(call);
    expect(showNotification).toHaveBeenCalledOnce();
  });

  test("takes the place of what the page itself has shown", async () => {
    const [own, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
    shown = [
      { tag: "/table/t1?invitation=x", data: { address: "/table/t1?invitation=x" }, close: own },
      { tag: "t2", data: { address: "/table/t2" }, close: other },
    ];
    await pushed(call);
    expect(own).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
  });

  test("that cannot be read leads to the list", async () => {
    await happens("push", { data: null });
    await happens("push", {
      data: {
        json: () => {
          throw new SyntaxError("no json");
        },
      },
    });
    expect(showNotification.mock.calls.map(([title, options]) => [title, options.data])).toEqual([
      ["Mokum", { address: "/notices" }],
      ["Mokum", { address: "/notices" }],
    ]);
  });
});

describe("a touch on a notification", () => {
  const touched = async (address: unknown) => {
    const close = vi.fn<() => void>();
    await happens("notificationclick", { notification: { close, data: { address } } });
    expect(close).toHaveBeenCalledOnce();
  };

  test("goes to the window that shows the page, or opens one", async () => {
    windows = [{ url: `${home}/table/t1?invitation=x`, visibilityState: "hidden", focus }];
    await touched("/table/t1");
    expect(focus).toHaveBeenCalledOnce();
    await touched("/notices");
    expect(openWindow.mock.calls).toEqual([[`${home}/notices`]]);
  });

  test.each([["https://elsewhere.example/table/t1"], ["//elsewhere.example/table/t1"]])("never leads elsewhere: %s", async (address) => {
    await touched(address);
    expect(openWindow.mock.calls).toEqual([[`${home}/table/t1`]]);
  });
});

describe("a subscription that the browser changed", () => {
  const now = { toJSON: () => ({ endpoint: "https://push.example/2", keys: { p256dh: "point", auth: "secret" } }) };
  const told = () => fetching.mock.calls.map(([address, init]) => [init?.method, address, JSON.parse(String(init?.body))]);
  const RENEWED = [["POST", "/api/notices/ways/browser", { endpoint: "https://push.example/2", p256dh: "point", auth: "secret" }]];

  test("is told to the server", async () => {
    fetching.mockResolvedValue(new Response("{}"));
    await happens("pushsubscriptionchange", { newSubscription: now });
    expect(told()).toEqual(RENEWED);
  });

  test("is made anew where there is none", async () => {
    fetching.mockResolvedValue(new Response("{}"));
    subscribe.mockResolvedValueOnce(now);
    await happens("pushsubscriptionchange", { oldSubscription: { options: { userVisibleOnly: true } } });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true });
    expect(told()).toEqual(RENEWED);
    await happens("pushsubscriptionchange", {});
    expect(told()).toHaveLength(1);
  });
});
