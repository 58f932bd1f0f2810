// The connection to the server, for all pages: tables to look at, and ways to do something at them.
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { api, Problem } from "@/platform/api";
import { onChangeOfPlayer, whoIsThis, whoWasThis } from "@/platform/me";
import { askOwn } from "@/platform/order/own";
import { wantsStillness } from "@/platform/settings";
import type { Chat, Command, Prospect, Refused, Sight } from "@/wire/table";
import { BANNED, NOBODY } from "./codes";
import { type Ear, Client, type Status, type Urgent } from "./client";
import { partOf, sitting } from "./parts";
import { uuid } from "./random";
import { emptyTable, type Happening, type Row, type TableState } from "./state";
import { rowCame } from "./time";
import type { Socket } from "./world";

export { BANNED, ELSEWHERE, NOBODY, OUTDATED } from "./codes";
export type { Status } from "./client";
export type { Happening, Row } from "./state";
export { serverNow } from "./time";

const client = new Client({
  open: () => new WebSocket(`${window.location.protocol === "https:" ? "wss" : "ws"}://${window.location.host}/ws`) as unknown as Socket,
  ticket: () =>
    api.ticket().catch((problem: unknown) => {
      const ending = endingOf(problem);
      if (ending === null) throw problem;
      return ending;
    }),
  uuid,
  random: Math.random,
  now: () => performance.now(),
  later: (ms, what) => {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
  isHidden: () => document.hidden,
  wantsStillness,
  history: async (table, before, invitation) => (await api.history(table, before, invitation)).messages,
  chat: async (table, invitation) => (await api.chat(table, invitation)).map((said) => ({ type: "chat", table, ...said })),
  part: partOf,
  rowCame,
  welcomed: whoIsThis,
});

/** How a socket would end for whoever gets no ticket; null where that says nothing about them. */
function endingOf(problem: unknown): number | null {
  if (!(problem instanceof Problem)) return null;
  if (problem.status === 401) return NOBODY;
  return problem.status === 403 && problem.code === "banned" ? BANNED : null;
}

onChangeOfPlayer(() => client.restart());
client.status.subscribe(({ kind, code }) => kind === "closed" && code === NOBODY && whoWasThis());
client.status.subscribe(({ kind, code }) => kind === "closed" && code === BANNED && void askOwn());
window.addEventListener("online", () => client.nudge());
document.addEventListener("visibilitychange", () => !document.hidden && client.nudge());

/** A table as a page shows it. */
export interface TableView {
  /** How the table stands as it is shown: others' moves come one at a time. Null until the server has told it. */
  sight: Sight | null;
  seq: number;
  /** The rows up to what is shown, the oldest first; after a long absence the older ones come a little later. */
  rows: readonly Row[];
  /** What the last step showed, to be played where it happened; null where nothing has just happened. */
  moment: Happening | null;
  /** How the table stands in truth, which may be some steps further. */
  latest: Sight | null;
  /** How many steps wait to be shown. */
  behind: number;
  /** Seats whose players look on now, and how many others. */
  presence: TableState["presence"];
  chat: readonly Chat[];
  /** Why the server does not show this table: `not_found`, `gone`; null where it does. */
  refusal: Refused | null;
  status: Status;
}

/** Watches a table for as long as the component is there. */
export function useTable(id: string, invitation = ""): TableView {
  const [store, keep] = useState(() => createStore<TableState>(() => emptyTable(id)));
  useEffect(() => {
    keep(client.watch(id, invitation));
    return () => client.release(id);
  }, [id, invitation]);
  const state = useStore(store);
  const status = useStatus();
  return {
    sight: state.screen.sight,
    seq: state.screen.seq,
    rows: state.screen.rows,
    moment: state.screen.moment,
    latest: state.sight,
    behind: state.waiting.length,
    presence: state.presence,
    chat: state.chat,
    refusal: state.refusal,
    status,
  };
}

/** How the connection is. `closed` stays so until `comeBack`: 4001 another window, 4003 nobody is signed in, 4005 reload, 4010 banned. */
export function useStatus(): Status {
  return useStore(client.status);
}

/** Does something at a table: null once it is on disk, or why not (code `closed` where there is no connection any more). */
export const act = (table: string, what: Command, version?: number): Promise<Refused | null> => client.act(table, what, version);

/** Plays a move that was chosen at a sight; code `conflict` where the table is no longer as it was then. */
export const playMove = (table: string, move: string, seen: Sight): Promise<Refused | null> => client.play(table, move, seen);

/** Does something that was meant for a sight; code `conflict` where it would mean something else by now. */
export const actAt = (table: string, what: Command, seen: Sight): Promise<Refused | null> =>
  client.act(table, what, client.versionOf(table, seen));

/** Takes a seat, with a new part of the deal. */
export async function sit(table: string, seat: number, invitation = ""): Promise<Refused | null> {
  return client.act(table, await sitting(table, seat, invitation));
}

/** Says something; code `retry` means that it was not heard. */
export const say = (table: string, text: string): Promise<Refused | null> => client.say(table, text);

/** What a move would bring, or the rule that forbids it and what is lacking; nothing is played. */
export const foresee = (table: string, move: string): Promise<Prospect> => client.foresee(table, move);

/** Shows at once what waits to be shown. */
export const skip = (table: string): void => client.skip(table);

/** How the last lot went was read: the next may come on the screen. */
export const goOn = (table: string): void => client.goOn(table);

/** Comes back where another window took over, or after signing in. */
export const comeBack = (): void => client.restart();

/** Hears every message of the server; what it gives back ends that. */
export function listen(ear: Ear): () => void {
  client.ears.add(ear);
  return () => client.ears.delete(ear);
}

/** Sends a message about the time or a lot at once, or not at all. */
export const urge = (message: Urgent): void => client.urge(message);

/** Tells how a table stands, now and after each change; what it gives back ends that. */
export function follow(table: string, tell: (state: TableState) => void): () => void {
  const store = client.watch(table);
  tell(store.getState());
  const stop = store.subscribe(tell);
  return () => {
    stop();
    client.release(table);
  };
}

/** Keeps a table watched while a page is not there yet; what it gives back ends that. */
export function hold(table: string): () => void {
  client.watch(table);
  return () => client.release(table);
}
