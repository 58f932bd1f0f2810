// Where one is: the address of the page, moving without loading it anew, and what a screen reader is told on arrival.
import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, useEffect, useSyncExternalStore } from "react";

/** The pages of the client, with what their addresses say. */
export type Route =
  | { page: "start" }
  | { page: "table"; id: string; invitation: string }
  | { page: "replay"; id: string; at: number | null; eyes: string }
  | { page: "analysis"; id: string; move: number | null; seat: number | null }
  | { page: "rules"; game: string; rule: string }
  | { page: "profile" }
  | { page: "fair" }
  | { page: "games" }
  | { page: "notices" }
  | { page: "letter"; about: "confirm" | "stop" | "password" }
  | { page: "player"; name: string }
  | { page: "leaders"; game: string }
  | { page: "opponents"; game: string }
  | { page: "learn"; game: string }
  | { page: "desk" }
  | { page: "nowhere" };

/** What an address leads to. `path` is as in the address bar, with its query. */
export function routeOf(path: string): Route {
  const address = new URL(path, "http://server");
  const query = address.searchParams;
  const [first = "", second = "", ...more] = address.pathname.split("/").filter(Boolean).map(readable);
  if (first === "table" && more.length === 1 && more[0] === "analysis")
    return { page: "analysis", id: second, move: numberIn(query, "move"), seat: numberIn(query, "seat") };
  if (more.length > 0) return { page: "nowhere" };
  switch (first) {
    case "":
      return { page: "start" };
    case "table":
      return second ? { page: "table", id: second, invitation: query.get("invitation") ?? "" } : { page: "nowhere" };
    case "replay": {
      const eyes = query.get("eyes") ?? "";
      return second ? { page: "replay", id: second, at: numberIn(query, "at"), eyes } : { page: "nowhere" };
    }
    case "rules":
      return { page: "rules", game: second, rule: query.get("rule") ?? "" };
    case "leaders":
      return { page: first, game: second };
    case "opponents":
      return second ? { page: "nowhere" } : { page: "opponents", game: query.get("game") ?? "" };
    case "learn":
      return second ? { page: "learn", game: second } : { page: "nowhere" };
    case "player":
      return second ? { page: "player", name: second } : { page: "nowhere" };
    case "letter":
      return second === "confirm" || second === "stop" || second === "password" ? { page: first, about: second } : { page: "nowhere" };
    case "profile":
    case "fair":
    case "desk":
    case "games":
    case "notices":
      return second ? { page: "nowhere" } : { page: first };
    default:
      return { page: "nowhere" };
  }
}

function numberIn(query: URLSearchParams, name: string): number | null {
  const number = Number.parseInt(query.get(name) ?? "", 10);
  return Number.isNaN(number) ? null : number;
}

/** Somebody may type an address that cannot be read. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

const here = (): string => window.location.pathname + window.location.search;

/** The address of the page, with its query. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, here);
}

/** Where one is. */
export function useRoute(): Route {
  return routeOf(usePath());
}

/** Goes to a page of the server; with `replace` the page before is forgotten, as when only its query changes. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) window.history.replaceState(null, "", to);
  else window.history.pushState(null, "", to);
  for (const listener of listeners) listener();
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { to: string; children?: ReactNode };

/** A link to a page of the server. With a modifier, another button or a target it is a plain link. */
export function Link({ to, onClick, children, ...rest }: LinkProps): ReactNode {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain || rest.target || rest.download !== undefined) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** Names the page for the tab and the history: what is on it, then the server. */
export function useTitle(words: string): void {
  useEffect(() => {
    document.title = words ? `${words} · Mokum` : "Mokum";
    return () => {
      document.title = "Mokum";
    };
  }, [words]);
}
