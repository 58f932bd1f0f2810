// Runs beside the pages: keeps the start page for when there is no network, and shows notices. It never keeps the server's answers.

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
interface Window {
  url: string;
  focus: () => Promise<Window>;
}
interface Worker {
  addEventListener(kind: "install" | "activate", listen: (event: Extendable) => void): void;
  addEventListener(kind: "fetch", listen: (event: Asked) => void): void;
  addEventListener(kind: "notificationclick", listen: (event: Clicked) => void): void;
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

async function clicked(notice: Notification): Promise<void> {
  notice.close();
  const address = new URL(String((notice.data as { address?: string } | null)?.address ?? INDEX), self.location.origin);
  const windows = await worker.clients.matchAll({ type: "window" });
  const open = windows.find((window) => new URL(window.url).pathname === address.pathname);
  await (open ? open.focus() : worker.clients.openWindow(address.href));
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("notificationclick", (event) => event.waitUntil(clicked(event.notification)));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});
