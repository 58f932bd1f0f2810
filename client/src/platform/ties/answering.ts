// Invitations that this browser's player got: known on every page, and answered from any.
import { create } from "zustand";
import { toast } from "@/kit/Toast";
import { api, askFor, Problem, query, tellIt } from "@/platform/api";
import { sitting } from "@/platform/connection/parts";
import { useMyself } from "@/platform/me";
import { problemMessage } from "@/platform/people/problems";
import { titleOf } from "@/platform/plain/title";
import { navigate } from "@/platform/router";
import { useSettings } from "@/platform/settings";
import { freeSeats } from "@/platform/start/progress";
import type { Invitation } from "@/wire/http";
import { tiesWords } from "./words";

export const useInvitations = create<{ got: readonly Invitation[] }>(() => ({ got: [] }));

/** Games have the same name in every language. */
export const gameOf = (invitation: Invitation): string => titleOf(invitation.table.game);

/** Asks who asks. If the server does not answer, what is known stays. */
export async function learnInvitations(): Promise<void> {
  const ref = useMyself.getState().me?.ref;
  if (!ref) return;
  const got = await askFor<Invitation[]>("GET", "/invitations").catch(() => null);
  if (got && useMyself.getState().me?.ref === ref) useInvitations.setState({ got });
}

/** Takes the first free seat and goes there; where somebody was faster, the table shows it. */
export async function sitDown({ table, invitation }: Invitation): Promise<void> {
  try {
    for (const seat of freeSeats(table)) if (await takes(table.table, seat, invitation)) break;
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    void sayRefused(problem);
  }
  navigate(`/table/${table.table}${query({ invitation })}`);
  void learnInvitations();
}

/** In the reader's words, which come with it: it is said on any page. */
async function sayRefused({ code, reason, words }: Problem): Promise<void> {
  const known = await tiesWords(useSettings.getState().language).catch(() => null);
  toast(known?.[problemMessage(code, reason) ?? ""] ?? words, { tone: "warn" });
}

async function takes(table: string, seat: number, invitation: string): Promise<boolean> {
  try {
    await api.order(table, await sitting(table, seat, invitation));
    return true;
  } catch (problem) {
    if (problem instanceof Problem && problem.code === "not_allowed") return false;
    throw problem;
  }
}

/** Not now; whoever asks is not told. */
export async function decline({ table }: Invitation): Promise<void> {
  useInvitations.setState(({ got }) => ({ got: got.filter((one) => one.table.table !== table.table) }));
  await tellIt("DELETE", `/invitations/${table.table}`).catch(() => {}); // it is asked for again, and can be declined again
}
