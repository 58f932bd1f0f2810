// Runs beside the pages: keeps the start page for when there is no network, and shows calls. It never keeps the server's answers.

interface Shell {
  version: string;
  files: string[];
}

/** What is used of a service worker; the types of pages and of workers cannot be had together. */
interface Extendable {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Asked extends Extendable {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Clicked extends Extendable {
  notification: Notification;
}
/** What the server pushed, or nothing that can be read. */
interface Pushed extends Extendable {
  data: { json: () => unknown } | null;
}
interface Resubscribed extends Extendable {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}
interface Window {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus: () => Promise<Window>;
}
/** What a push says. No cards, no hands, no prices. */
interface Call {
  title: string;
  body: string;
  tag: string;
  url: string;
  language: string;
}
interface Worker {
  addEventListener(kind: "install" | "activate", listen: (event: Extendable) => void): void;
  addEventListener(kind: "fetch", listen: (event: Asked) => void): void;
  addEventListener(kind: "notificationclick", listen: (event: Clicked) => void): void;
  addEventListener(kind: "push", listen: (event: Pushed) => void): void;
  addEventListener(kind: "pushsubscriptionchange", listen: (event: Resubscribed) => void): void;
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (which: { type: "window" }) => Promise<Window[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
}

const worker = self as unknown as Worker;
const shell = "__SHELL__" as unknown as Shell;
const KEPT = `mokum-${shell.version}`;
const INDEX = "/";

async function install(): Promise<void> {
  const kept = await caches.open(KEPT);
  await kept.addAll([INDEX, ...shell.files.map((file) => `/${file}`)]);
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await worker.clients.claim();
}

/** A page: as the server has it now, or as it was kept. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    // A server that is being renewed answers with an error: the page that was kept says so better, and comes back by itself.
    return answer.status >= 500 ? ((await caches.match(INDEX)) ?? answer) : answer;
  } catch (error) {
    const kept = await caches.match(INDEX);
    if (kept) return kept;
    throw error;
  }
}

/** A file with a hash in its name never changes: what was fetched once need not be fetched again. */
async function file(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

/** A page of ours, wherever the address says that it is. */
function placeOf(address: unknown): URL {
  const { pathname, search } = new URL(typeof address === "string" ? address : INDEX, self.location.origin);
  return new URL(pathname + search, self.location.origin);
}

const leadsTo = (notice: Notification): URL => placeOf((notice.data as { address?: string } | null)?.address);

/** Shows a call, unless the page that it leads to is being looked at. One page has one notification, whoever showed it. */
async function called(call: Call): Promise<void> {
  const { pathname } = placeOf(call.url);
  const windows = await worker.clients.matchAll({ type: "window" });
  if (windows.some((window) => window.visibilityState === "visible" && new URL(window.url).pathname === pathname)) return;
  for (const shown of await worker.registration.getNotifications())
    if (shown.tag !== call.tag && leadsTo(shown).pathname === pathname) shown.close();
  await worker.registration.showNotification(call.title, {
    body: call.body,
    tag: call.tag,
    lang: call.language,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { address: call.url },
  });
}

/** A call that cannot be read leads to the list: browsers want each push to be shown. */
function callOf(data: Pushed["data"]): Call {
  const call: Call = { title: "Mokum", body: "", tag: "mokum", url: "/notices", language: "" };
  try {
    return { ...call, ...(data?.json() as Partial<Call>) };
  } catch {
    return call;
  }
}

/** The browser changed its subscription by itself: the server is told the new one. */
async function renew({ oldSubscription, newSubscription }: Resubscribed): Promise<void> {
  const options = oldSubscription?.options;
  const now = newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)));
  const { endpoint, keys } = now?.toJSON() ?? {};
  if (!endpoint || !keys) return;
  await fetch("/api/notices/ways/browser", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys["p256dh"], auth: keys["auth"] }),
  });
}

async function clicked(notice: Notification): Promise<void> {
  notice.close();
  const address = leadsTo(notice);
  const windows = await worker.clients.matchAll({ type: "window" });
  const open = windows.find((window) => new URL(window.url).pathname === address.pathname);
  await (open ? open.focus() : worker.clients.openWindow(address.href));
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("notificationclick", (event) => event.waitUntil(clicked(event.notification)));
worker.addEventListener("push", (event) => event.waitUntil(called(callOf(event.data))));
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});
