// The line to the server, for all pages: tables to look at, and ways to do something at them.
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { api, Problem } from "@/platform/api";
import { onChangeOfPlayer, whoIsThis, whoWasThis } from "@/platform/me";
import { wantsStillness } from "@/platform/settings";
import type { Chat, Command, Prospect, Refused, Sight } from "@/wire/table";
import { NOBODY } from "./codes";
import { type Ear, Line, type Status, type Urgent } from "./line";
import { partOf, sitting } from "./parts";
import { uuid } from "./random";
import { emptyTable, type Happening, type Row, type TableState } from "./state";
import { rowCame } from "./time";
import type { Socket } from "./world";

export { ELSEWHERE, NOBODY, OUTDATED } from "./codes";
export type { Status } from "./line";
export type { Happening, Row } from "./state";
export { serverNow } from "./time";

const line = new Line({
  open: () => new WebSocket(`${window.location.protocol === "https:" ? "wss" : "ws"}://${window.location.host}/ws`) as unknown as Socket,
  ticket: () =>
    api.ticket().catch((problem: unknown) => {
      if (problem instanceof Problem && problem.status === 401) return null;
      throw problem;
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
  history: async (table, before, invitation) => (await api.history(table, before, invitation)).frames,
  chat: async (table, invitation) => (await api.chat(table, invitation)).map((said) => ({ type: "chat", table, ...said })),
  part: partOf,
  rowCame,
  welcomed: whoIsThis,
});

onChangeOfPlayer(() => line.restart());
line.status.subscribe(({ kind, code }) => kind === "closed" && code === NOBODY && whoWasThis());
window.addEventListener("online", () => line.nudge());
document.addEventListener("visibilitychange", () => !document.hidden && line.nudge());

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
    keep(line.watch(id, invitation));
    return () => line.release(id);
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

/** How the line is. `closed` stays so until `comeBack`: 4001 another window, 4003 nobody is signed in, 4005 reload. */
export function useStatus(): Status {
  return useStore(line.status);
}

/** Does something at a table: null once it is on disk, or why not (code `closed` where there is no line any more). */
export const act = (table: string, what: Command, version?: number): Promise<Refused | null> => line.act(table, what, version);

/** Plays a move that was chosen at a sight; code `conflict` where the table is no longer as it was then. */
export const playMove = (table: string, move: string, seen: Sight): Promise<Refused | null> => line.play(table, move, seen);

/** Does something that was meant for a sight; code `conflict` where it would mean something else by now. */
export const actAt = (table: string, what: Command, seen: Sight): Promise<Refused | null> =>
  line.act(table, what, line.versionOf(table, seen));

/** Takes a seat, with a new part of the deal. */
export async function sit(table: string, seat: number, invitation = ""): Promise<Refused | null> {
  return line.act(table, await sitting(table, seat, invitation));
}

/** Says something; code `retry` means that it was not heard. */
export const say = (table: string, text: string): Promise<Refused | null> => line.say(table, text);

/** What a move would bring, or the rule that forbids it and what is lacking; nothing is played. */
export const foresee = (table: string, move: string): Promise<Prospect> => line.foresee(table, move);

/** Shows at once what waits to be shown. */
export const skip = (table: string): void => line.skip(table);

/** How the last lot went was read: the next may come on the screen. */
export const goOn = (table: string): void => line.goOn(table);

/** Comes back where another window took over, or after signing in. */
export const comeBack = (): void => line.restart();

/** Hears every frame of the server; what it gives back ends that. */
export function listen(ear: Ear): () => void {
  line.ears.add(ear);
  return () => line.ears.delete(ear);
}

/** Sends a frame about the time or a lot at once, or not at all. */
export const urge = (frame: Urgent): void => line.urge(frame);

/** Tells how a table stands, now and after each change; what it gives back ends that. */
export function follow(table: string, tell: (state: TableState) => void): () => void {
  const store = line.watch(table);
  tell(store.getState());
  const stop = store.subscribe(tell);
  return () => {
    stop();
    line.release(table);
  };
}

/** Keeps a table watched while a page is not there yet; what it gives back ends that. */
export function hold(table: string): () => void {
  line.watch(table);
  return () => line.release(table);
}
