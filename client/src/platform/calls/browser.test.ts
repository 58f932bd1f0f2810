// This browser as a way: nobody is subscribed unasked, an older key is given up, and the server is told again where it forgot.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memory } from "@/platform/settings";
import type { CallWay, CallWays } from "@/wire/http";
import { abilityNow, callHere, NotCalled, renewHere, stopHere } from "./browser";
import { calledHere } from "./who";

const KEY = "AQID"; // 1, 2, 3
const ways = (own: Partial<CallWay>[] = [], push_key: string | null = KEY) =>
  ({ own, push_key, mail: false, services: [] }) as unknown as CallWays;

interface FakeSubscription {
  options: { applicationServerKey: ArrayBuffer | null };
  unsubscribe: () => Promise<boolean>;
  toJSON: () => object;
}
const unsubscribe = vi.fn<() => Promise<boolean>>();
function made(...key: number[]): FakeSubscription {
  const keys = { p256dh: `point-${key.join()}`, auth: "secret" };
  return {
    options: { applicationServerKey: new Uint8Array(key).buffer },
    unsubscribe,
    toJSON: () => ({ endpoint: "https://push.example/1", keys }),
  };
}

let kept: FakeSubscription | null = null;
let told: unknown[] = [];
let permission: NotificationPermission = "default";
const subscribe = vi.fn<(options: { applicationServerKey: Uint8Array }) => Promise<FakeSubscription>>();
const requestPermission = vi.fn<() => Promise<NotificationPermission>>();

beforeEach(() => {
  [kept, told, permission] = [null, [], "default"];
  memory.clear();
  unsubscribe.mockReset().mockImplementation(async () => ((kept = null), true));
  subscribe.mockReset().mockImplementation(async ({ applicationServerKey }) => (kept = made(...applicationServerKey)));
  requestPermission.mockReset().mockImplementation(async () => (permission = "granted"));
  const registration = { pushManager: { getSubscription: async () => kept, subscribe } };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission,
  });
  vi.stubGlobal("navigator", {
    serviceWorker: { register: async () => registration, ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    told.push([address, JSON.parse(String(init.body))]);
    return Response.json(ways([{ here: true }]));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const TOLD = ["/api/notices/ways/browser", { endpoint: "https://push.example/1", p256dh: "point-1,2,3", auth: "secret" }];

describe("being called here", () => {
  it("is possible where the browser can, and asks nobody by itself", () => {
    expect(abilityNow()).toBe("asks");
    permission = "denied";
    expect(abilityNow()).toBe("denied");
    vi.stubGlobal("navigator", {});
    expect(abilityNow()).toBe("impossible");
    expect(requestPermission).not.toHaveBeenCalled();
  });

  it("begins with the permission, for the server's key", async () => {
    const answered = await callHere(KEY, "anna");
    expect(requestPermission).toHaveBeenCalledOnce();
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: new Uint8Array([1, 2, 3]) });
    expect(told).toEqual([TOLD]);
    expect(answered.own).toHaveLength(1);
    expect(calledHere()).toBe("anna");
  });

  it("does not begin where that is refused", async () => {
    requestPermission.mockResolvedValue("denied");
    await expect(callHere(KEY, "anna")).rejects.toEqual(new NotCalled("denied"));
    expect(subscribe).not.toHaveBeenCalled();
    expect(calledHere()).toBeNull();
  });

  it("does not begin where the browser's own service does not answer", async () => {
    subscribe.mockRejectedValue(new DOMException("push service not available", "AbortError"));
    await expect(callHere(KEY, "anna")).rejects.toEqual(new NotCalled("unreachable"));
    expect(told).toEqual([]);
  });

  it("ends with the subscription", async () => {
    await callHere(KEY, "anna");
    await stopHere();
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(calledHere()).toBeNull();
  });
});

describe("being called here still", () => {
  beforeEach(() => {
    permission = "granted";
    kept = made(1, 2, 3);
  });

  it("needs nothing while the server knows the browser and has the same key", async () => {
    await renewHere(ways([{ here: true }]), "anna");
    expect([told, subscribe.mock.calls]).toEqual([[], []]);
  });

  it("is told again where the server does not know the browser", async () => {
    await renewHere(ways([{ here: false }]), "anna");
    expect(told).toEqual([TOLD]);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it("is subscribed anew where the server has another key", async () => {
    kept = made(9, 9);
    await renewHere(ways([{ here: true }]), "anna");
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(told).toEqual([TOLD]);
  });

  it("is left alone where permission was taken back, or the server calls no browsers", async () => {
    await renewHere(ways([], null), "anna");
    permission = "denied";
    await renewHere(ways([]), "anna");
    expect([told, subscribe.mock.calls]).toEqual([[], []]);
  });
});
