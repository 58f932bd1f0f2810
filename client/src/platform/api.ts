// What is asked of the server once and answered once: HTTP under /api, with types, and refusals as one kind of error.
import { create } from "zustand";
import type {
  BotCard,
  Ceremony,
  ChatLineShape,
  Done,
  Export,
  FinishedGames,
  GameCard,
  HostGreeting,
  MadeToken,
  PasskeyCard,
  PasskeyProof,
  PasswordProof,
  Player,
  Problem as Answered,
  PublicBot,
  RuleCard,
  SessionCard,
  TablesPage,
  TableWords,
  Ticket,
  TipShape,
} from "@/wire/http";
import type { Clock, Command, Happened, Running, Sight } from "@/wire/table";
import { uuid } from "./connection/random";
import { heardAt } from "./connection/time";

export type Proof = PasswordProof | PasskeyProof;

/** Why the server did not do what it was asked. `code` is for programs, `words` are English; 0 is no answer at all. */
export class Problem extends Error {
  readonly code: string;
  readonly words: string;
  readonly rule: string;
  /** What exactly is wrong with a name or a password. */
  readonly reason: string;
  readonly status: number;

  constructor(status: number, told: Answered) {
    super(`${status} ${told.code}`);
    this.status = status;
    this.code = told.code;
    this.words = told.words;
    this.rule = told.rule ?? "";
    this.reason = told.reason ?? "";
  }
}

/** Whatever was thrown, as a problem. */
export function problemOf(thrown: unknown): Problem {
  return thrown instanceof Problem ? thrown : new Problem(0, { code: "unknown", words: String(thrown) });
}

/** Whether the last question found no server at the other end. */
export const useReach = create<{ isAway: boolean }>(() => ({ isAway: false }));

let tellSignedOut = (): void => {};

/** Calls somebody where the server does not know any more who asks. */
export function onSignedOut(listener: () => void): void {
  tellSignedOut = listener;
}

let tellBanned = (): void => {};

/** Calls somebody where the server says that whoever asks is banned. */
export function onBanned(listener: () => void): void {
  tellBanned = listener;
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const sent = Date.now();
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "content-type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, request);
  } catch {
    useReach.setState({ isAway: true });
    throw new Problem(0, { code: "offline", words: "The server cannot be reached." });
  }
  useReach.setState({ isAway: false });
  heardAt(response.headers.get("date"), sent);
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as Answered | null;
  if (response.status === 401 && told?.code === "not_signed_in") tellSignedOut();
  if (response.status === 403 && told?.code === "banned") tellBanned();
  throw new Problem(response.status, told ?? { code: "unknown", words: response.statusText });
}

/** For parts that are loaded later and ask for something of their own. */
export async function askFor<Value>(method: string, path: string, body?: unknown): Promise<Value> {
  return (await (await ask(method, path, body)).json()) as Value;
}

/** For those parts, too: the server answers that it is done, and nothing more. */
export async function tellIt(method: string, path: string, body?: unknown): Promise<void> {
  await ask(method, path, body);
}

export const query = (values: Record<string, string | number | boolean | undefined>): string => {
  const said = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  return said.length ? `?${new URLSearchParams(said.map(([key, value]) => [key, String(value)]))}` : "";
};

/** A table that somebody wishes for. */
export interface TableWish {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  clock?: Clock;
  private?: boolean;
  practice?: boolean;
  rated?: boolean;
  /** The name of a fixed deal, for learning; only for practice. */
  fixed?: string;
  lots?: Running;
  /** Moves by which spectators are shown the game late. */
  delay?: number;
}

/** Which of the games that one has finished: the opponent's ref, and since when in milliseconds since 1970. */
export interface GamesWish {
  game?: string | undefined;
  with?: string | undefined;
  won?: boolean | undefined;
  since?: number | undefined;
  before?: string;
  limit?: number;
}

export type Which = "open" | "running" | "over" | "mine";

export const api = {
  // Who one is. `@/platform/me` keeps the answer for everybody: prefer its functions.
  me: () => askFor<Player>("GET", "/me"),
  guest: (name: string) => askFor<Player>("POST", "/guests", { name }),
  register: (name: string, password: string) => askFor<Player>("POST", "/accounts", { name, password }),
  signIn: (name: string, password: string) => askFor<Player>("POST", "/login", { name, password }),
  signOut: () => tellIt("POST", "/logout"),
  prefer: (wish: Partial<Pick<Player, "language" | "theme" | "shown">>) => askFor<Player>("PATCH", "/me", wish),
  becomeAccount: (name: string, password: string) => askFor<Player>("POST", "/me/account", { name, password }),
  changePassword: (proof: Proof, password: string) => tellIt("POST", "/me/password", { proof, password }),
  exportMe: (proof: Proof | null) => askFor<Export>("POST", "/me/export", proof ? { proof } : {}),
  eraseMe: (proof: Proof | null) => tellIt("POST", "/me/erase", proof ? { proof } : {}),

  sessions: () => askFor<SessionCard[]>("GET", "/sessions"),
  endSession: (id: string) => tellIt("DELETE", `/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => tellIt("POST", "/sessions/revoke-others"),
  ticket: async () => (await askFor<Ticket>("POST", "/tickets")).ticket,

  passkeys: () => askFor<PasskeyCard[]>("GET", "/passkeys"),
  askForPasskey: (proof: Proof) => askFor<Ceremony>("POST", "/passkeys/ask", { proof }),
  addPasskey: (ceremony: string, response: unknown, label: string) =>
    askFor<PasskeyCard>("POST", "/passkeys", { ceremony, response, label }),
  askToConfirm: () => askFor<Ceremony>("POST", "/passkeys/confirm"),
  removePasskey: (id: string) => tellIt("DELETE", `/passkeys/${encodeURIComponent(id)}`),
  askToSignIn: () => askFor<Ceremony>("POST", "/login/passkey/ask"),
  signInWithPasskey: (ceremony: string, response: unknown) => askFor<Player>("POST", "/login/passkey", { ceremony, response }),

  bots: () => askFor<BotCard[]>("GET", "/bots"),
  bot: (ref: string) => askFor<PublicBot>("GET", `/bots/${encodeURIComponent(ref)}`),
  makeBot: (name: string) => askFor<BotCard>("POST", "/bots", { name }),
  removeBot: (bot: string) => tellIt("DELETE", `/bots/${encodeURIComponent(bot)}`),
  makeToken: (bot: string, name: string, scopes: MadeToken["scopes"]) =>
    askFor<MadeToken>("POST", `/bots/${encodeURIComponent(bot)}/tokens`, { name, scopes }),
  revokeToken: (bot: string, id: string) => tellIt("DELETE", `/bots/${encodeURIComponent(bot)}/tokens/${encodeURIComponent(id)}`),

  games: () => askFor<GameCard[]>("GET", "/games"),
  rules: (game: string) => askFor<RuleCard[]>("GET", `/games/${encodeURIComponent(game)}/rules`),
  tables: (which: Which, limit?: number, before?: string) => askFor<TablesPage>("GET", `/tables${query({ which, limit, before })}`),
  /** The games that one has finished, the latest first. `games` are those that can be played. */
  finishedGames: (wish: GamesWish) => askFor<FinishedGames>("GET", `/finished${query({ ...wish })}`),
  /** Opens a table; the same `command` opens no second one. */
  make: (wish: TableWish, command: string = uuid()) => askFor<Done>("POST", "/tables", { command, ...wish }),
  look: (table: string, invitation = "") => askFor<Sight>("GET", `/tables/${table}${query({ invitation })}`),
  order: (table: string, what: Command, command: string = uuid()) => askFor<Done>("POST", `/tables/${table}/orders`, { command, do: what }),
  /** Who invites to a table, and what they say. */
  greeting: (table: string, invitation = "") => askFor<HostGreeting>("GET", `/tables/${table}/greeting${query({ invitation })}`),
  /** Says something to those who are invited, as the host; "" takes it back. */
  greet: (table: string, text: string) => askFor<HostGreeting>("PUT", `/tables/${table}/greeting`, { text }),
  chat: (table: string, invitation = "", before?: number) =>
    askFor<ChatLineShape[]>("GET", `/tables/${table}/chat${query({ invitation, before })}`),
  /** The rows of a table before a number, as the one who asks sees them. */
  history: (table: string, before: number, invitation = "", limit?: number) =>
    askFor<{ messages: Happened[] }>("GET", `/tables/${table}/history${query({ before, limit, invitation })}`),
  /** The table in words, as the one who asks sees it, and the log behind a row; with `at`, as `eyes` saw it then. */
  words: (table: string, asked: { after: number; invitation: string; at?: number; eyes?: number }) =>
    askFor<TableWords>("GET", `/tables/${table}/words${query({ ...asked })}`),
  /** What the strongest bot would do in one's place; with a move of one's own, also about that. */
  tip: (table: string, move: string) => askFor<TipShape>("POST", `/tables/${table}/tips`, { move }),
  record: async (table: string, invitation = "") => (await ask("GET", `/tables/${table}/record${query({ invitation })}`)).text(),
  /** Where a browser downloads the record of a finished game. */
  recordAddress: (table: string, invitation = "") => `/api/tables/${table}/record${query({ invitation })}`,
};
