// Telling the moderators about a line of the chat, or about somebody at the table.
import Report from "@/platform/order/Report";
import type { Chat } from "@/wire/table";
import { invitationIn } from "./invite";
import { useReported } from "./reported";
import { useTableState } from "./state";

export function ReportHere({ line }: { line: Chat | undefined }) {
  const { sight, invitationLink, open } = useTableState();
  const others = useReported();
  return (
    <Report
      people={line ? [{ ref: line.player, name: line.name }] : others}
      table={sight.table}
      invitation={invitationIn(invitationLink)}
      {...(line && { line: { id: line.id, text: line.text } })}
      onClose={() => open(null)}
    />
  );
}
