// This browser as a way to be called: whether it can be, its permission, and its subscription with a push service.
import type { CallWays } from "@/wire/http";
import { addBrowser } from "./asking";
import { callHereAs } from "./who";

export type Ability = "asks" | "granted" | "denied" | "impossible";

/** What the browser says to being called. Nobody is asked here. */
export function abilityNow(): Ability {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "impossible";
  const { permission } = Notification;
  return permission === "default" ? "asks" : permission;
}

async function registration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/worker.js");
  return navigator.serviceWorker.ready;
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

function isFor(subscription: PushSubscription, key: string): boolean {
  const kept = subscription.options.applicationServerKey;
  const wanted = bytesOf(key);
  return kept !== null && new Uint8Array(kept).join() === wanted.join();
}

/** A subscription for this key of the server; one for an older key is given up. */
async function subscriptionFor(key: string): Promise<PushSubscription> {
  const { pushManager } = await registration();
  const kept = await pushManager.getSubscription();
  if (kept && isFor(kept, key)) return kept;
  await kept?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** The server is told of this browser. */
async function tell(key: string, who: string): Promise<CallWays> {
  const { endpoint, keys } = (await subscriptionFor(key)).toJSON();
  if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) throw new Error("a subscription without keys");
  const ways = await addBrowser(endpoint, keys["p256dh"], keys["auth"]);
  callHereAs(who);
  return ways;
}

/** Why this browser is not called: it was refused, or its push service did not answer. */
export class NotCalled extends Error {
  readonly why: "denied" | "unreachable";

  constructor(why: NotCalled["why"]) {
    super(why);
    this.why = why;
  }
}

/** Asks for permission and subscribes; to be called where somebody touched the switch. */
export async function callHere(key: string, who: string): Promise<CallWays> {
  if ((await Notification.requestPermission()) !== "granted") throw new NotCalled("denied");
  try {
    return await tell(key, who);
  } catch (thrown) {
    // The browser's own service is away, or does not know this browser.
    if (thrown instanceof DOMException) throw new NotCalled("unreachable");
    throw thrown;
  }
}

/** This browser is not called any more. */
export async function stopHere(): Promise<void> {
  callHereAs(null);
  const known = await navigator.serviceWorker?.getRegistration();
  await (await known?.pushManager.getSubscription())?.unsubscribe();
}

/** Tells the server again, where it forgot this browser or has another key. */
export async function renewHere({ push_key: key, own }: CallWays, who: string): Promise<void> {
  if (!key || abilityNow() !== "granted") return;
  const { pushManager } = await registration();
  const kept = await pushManager.getSubscription();
  if (kept && isFor(kept, key) && own.some((way) => way.here)) return;
  await tell(key, who);
}
