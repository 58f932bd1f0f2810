// Inviting: the way in, shared by the phone's own means or copied.
import { useIntl } from "react-intl";
import { toast } from "@/kit/Toast";
import { copy } from "@/kit/clipboard";
import { tableName } from "@/platform/start/tableName";
import { useTableState } from "./state";

/** The address of a table, with the invitation that opens a private one. */
export function invitationLink(table: string, invitation: string): string {
  const address = new URL(`/table/${table}`, window.location.origin);
  if (invitation) address.searchParams.set("invitation", invitation);
  return address.href;
}

/** The invitation that an address holds, or "". */
export const invitationIn = (link: string): string => new URL(link).searchParams.get("invitation") ?? "";

/** Where the analysis of a game is. */
export const analysisPath = (table: string, invitation: string): string =>
  `/table/${table}/analysis${invitation ? `?${new URLSearchParams({ invitation })}` : ""}`;

/** A moment of it, as one seat knew it. */
export function momentPath(table: string, move: number, seat: number, invitation: string): string {
  const query = new URLSearchParams({ move: String(move), seat: String(seat) });
  if (invitation) query.set("invitation", invitation);
  return `/table/${table}/analysis?${query}`;
}

/** What an address can be: that of no table at all, one with an invitation, or one without. */
export type LinkKind = "malformed" | "invited" | "plain";

/** What kind of address leads here. */
export function linkKind(table: string, invitation: string): LinkKind {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(table)) return "malformed";
  return invitation ? "invited" : "plain";
}

/** Shares the way in, or puts it on the clipboard and says so. */
export function useInvite(): () => void {
  const intl = useIntl();
  const { invitationLink: link, sight } = useTableState();
  return () => {
    void share(link, intl.formatMessage({ id: "table.invite.title" }, { name: tableName(sight.table) })).then((how) => {
      if (how === "copied") toast(intl.formatMessage({ id: "table.invite.copied" }), { tone: "good" });
      if (how === "failed") toast(intl.formatMessage({ id: "table.invite.byHand" }, { link }));
    });
  };
}

/** A phone has its own sheet to share with; elsewhere the clipboard, which may be forbidden by plain http. */
async function share(link: string, title: string): Promise<"shared" | "copied" | "failed"> {
  if (typeof navigator.share === "function" && window.matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, url: link });
      return "shared";
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === "AbortError") return "shared";
    }
  }
  return (await copy(link)) ? "copied" : "failed";
}
