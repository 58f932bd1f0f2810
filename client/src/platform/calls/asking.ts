// Calls at the server: what one is called for, by which ways, and the calls of the last days.
import { askFor, tellIt, type Proof, query } from "@/platform/api";
import type { CallSettings, CallWays, CallWishes, NoticePage, Unseen } from "@/wire/http";

export type Kind = CallSettings["kinds"][number];
export type WayKind = CallWays["own"][number]["kind"];
export type Service = CallWays["services"][number];

const way = (id: string): string => `/notices/ways/${encodeURIComponent(id)}`;

export const askSettings = () => askFor<CallSettings>("GET", "/notices/settings");
export const keepWishes = (wishes: CallWishes) => askFor<CallSettings>("PUT", "/notices/settings", wishes);

export const addMail = (address: string, proof: Proof) => askFor<CallWays>("POST", "/notices/ways/mail", { address, proof });
export const addService = (kind: Service, address: string, secret: string) =>
  askFor<CallWays>("POST", "/notices/ways/service", { kind, address, secret });
/** What a browser gave for itself; said again it changes nothing. */
export const addBrowser = (endpoint: string, p256dh: string, auth: string) =>
  askFor<CallWays>("POST", "/notices/ways/browser", { endpoint, p256dh, auth });
/** Sends a message for trial, now. */
export const tryWay = (id: string) => tellIt("POST", `${way(id)}/try`);
export const switchWay = (id: string, on: boolean) => askFor<CallWays>("PATCH", way(id), { on });
export const removeWay = (id: string) => askFor<CallWays>("DELETE", way(id));

/** Calls of the last 30 days, the last one first; looking at them does not make them seen. */
export const askNotices = (before = "") => askFor<NoticePage>("GET", `/notices${query({ before })}`);
export const askUnseen = async (): Promise<number> => (await askFor<Unseen>("GET", "/notices/unseen")).unseen;
/** These were seen, or all. */
export const see = async (ids: readonly string[] | null): Promise<number> =>
  (await askFor<Unseen>("POST", "/notices/seen", ids ? { ids } : {})).unseen;
