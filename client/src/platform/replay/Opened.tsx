// What opens above a replay: how a lot went, the score sheet, the board in words, the rules, and the check of the shuffle.
import { lazy, Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "@/kit/Dialog";
import { ScoreSheet } from "@/platform/table/ScoreSheet";
import { type Open, TableProvider, useTableState } from "@/platform/table/state";
import type { Sight } from "@/wire/table";
import { gather } from "./evidence";
import type { Eyes, Reel } from "./steps";

const RulesDrawer = lazy(() => import("@/platform/rules/RulesDrawer"));
const VerifyDialog = lazy(() => import("@/platform/verify/VerifyDialog"));

/** What opens above a table, and the check of the shuffle. */
export type OpenHere = Open | { what: "verify" };

interface OpenedProps {
  opened: OpenHere | null;
  open: (what: OpenHere | null) => void;
  final: Sight;
  invitation: string;
  /** What was played back so far, and through whose eyes. */
  reel: Reel;
  eyes: Eyes;
}

export function Opened({ opened, open, final, invitation, reel, eyes }: OpenedProps) {
  const intl = useIntl();
  const shared = useTableState();
  const { game } = shared;
  const close = () => open(null);
  const plain = { isOpen: true, onClose: close, closeLabel: intl.formatMessage({ id: "replay.close" }) };
  switch (opened?.what) {
    case "rules":
      return (
        <Suspense fallback={null}>
          <RulesDrawer game={game.slug} rule={opened.rule} onClose={close} />
        </Suspense>
      );
    case "lot":
      return game.Lot ? <game.Lot rows={shared.rows} seq={opened.seq} isFresh={false} onClose={close} /> : null;
    case "text":
      return (
        <Dialog {...plain} size="wide" title={<FormattedMessage id="replay.text" />}>
          <game.TextBoard />
        </Dialog>
      );
    case "score":
      return (
        <Dialog {...plain} size="wide" title={<FormattedMessage id="replay.score" />}>
          <TableProvider value={{ ...shared, sight: final }}>
            <ScoreSheet />
          </TableProvider>
        </Dialog>
      );
    case "verify":
      return (
        <Suspense fallback={null}>
          <VerifyDialog
            load={() => gather(final.table, invitation, eyes, reel)}
            names={shared.players.map((player) => player.name)}
            onClose={close}
          />
        </Suspense>
      );
    default:
      return null;
  }
}
