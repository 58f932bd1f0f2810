// What opens above the table: the seal, the keys, the text board, the score sheet, and questions before something grave.
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "@/kit/Dialog";
import { useCurtain } from "@/platform/scoring/curtain";
import { MoreWords } from "@/platform/words";
import { Keys } from "./Keys";
import { Later } from "./Later";
import { PaceForm } from "./PaceForm";
import { Sure, Vacation } from "./Questions";
import { ScoreSheet } from "./ScoreSheet";
import { ScoreWays } from "./ScoreWays";
import { Seal, SealTitle } from "./Seal";
import { dialogWords, rules } from "./dialogParts";
import { type Open, useTableState } from "./state";

/** The one thing that lies open, with the words that nobody needs to see a table. */
export default function Dialogs({ opened }: { opened: Open }) {
  return (
    <MoreWords load={dialogWords} waiting={null}>
      <Opened opened={opened} />
    </MoreWords>
  );
}

function Opened({ opened }: { opened: Open }) {
  const intl = useIntl();
  const { game, rows, open } = useTableState();
  const isCounting = useCurtain((curtain) => curtain.isCounting);
  const close = () => open(null);
  const closeLabel = intl.formatMessage({ id: "dialogs.close" });
  const plain = { isOpen: true, onClose: close, closeLabel };
  switch (opened.what) {
    case "rules":
      return (
        <Later
          part={rules}
          props={{ game: game.slug, rule: opened.rule, doors: game.doors, onClose: close }}
          onFail={close}
          again={() => open(opened)}
        />
      );
    case "lot":
      return game.Lot ? <game.Lot rows={rows} seq={opened.seq} isFresh={opened.isFresh} onClose={close} /> : null;
    case "fair":
      return (
        <Dialog {...plain} title={<SealTitle />}>
          <Seal />
        </Dialog>
      );
    case "text":
      return (
        <Dialog {...plain} size="wide" title={<FormattedMessage id="dialogs.text.title" />}>
          <div tabIndex={0} role="region" aria-label={intl.formatMessage({ id: "dialogs.text.title" })}>
            <game.TextBoard />
          </div>
        </Dialog>
      );
    case "score":
      return (
        <Dialog
          {...plain}
          size="wide"
          title={<FormattedMessage id="dialogs.score.title" />}
          actions={isCounting ? undefined : <ScoreWays />}
        >
          <ScoreSheet />
        </Dialog>
      );
    case "keys":
      return (
        <Dialog {...plain} title={<FormattedMessage id="table.menu.keys" />}>
          <Keys />
        </Dialog>
      );
    case "pace":
      return <PaceForm />;
    case "vacation":
      return <Vacation />;
    default:
      return <Grave what={opened.what} />;
  }
}

/** What is asked about before it is done, because it cannot be undone. */
function Grave({ what }: { what: "resign" | "leave" | "close" }) {
  switch (what) {
    case "resign":
      return (
        <Sure
          title={<FormattedMessage id="dialogs.resign.title" />}
          yes={<FormattedMessage id="table.menu.resign" />}
          command={{ type: "Resign" }}
        >
          <FormattedMessage id="dialogs.resign.more" />
        </Sure>
      );
    case "leave":
      return (
        <Sure
          title={<FormattedMessage id="dialogs.leave.title" />}
          yes={<FormattedMessage id="dialogs.leave.yes" />}
          command={{ type: "Leave" }}
        >
          <FormattedMessage id="dialogs.leave.more" />
        </Sure>
      );
    case "close":
      return (
        <Sure
          title={<FormattedMessage id="dialogs.closing.title" />}
          yes={<FormattedMessage id="table.menu.close" />}
          command={{ type: "CloseTable" }}
        >
          <FormattedMessage id="dialogs.closing.more" />
        </Sure>
      );
  }
}
