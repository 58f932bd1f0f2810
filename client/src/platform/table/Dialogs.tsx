// What opens above the table: the seal, the way in as a code, the keys, the text board, the score sheet, and questions before something grave.
import type { ComponentProps } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Dialog } from "@/kit/Dialog";
import { isBot } from "@/platform/shared/bots";
import { useCurtain } from "@/platform/scoring/curtain";
import { AtTable } from "@/platform/ties/AtTable";
import { MoreWords } from "@/platform/words";
import { InvitationCode } from "./InvitationCode";
import { Keys } from "./Keys";
import { Later } from "./Later";
import { PaceForm } from "./PaceForm";
import { Sure, Vacation } from "./Questions";
import { ReportHere } from "./ReportHere";
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
    case "code":
      return <InvitationCode />;
    case "text":
      return <InWords onClose={close} />;
    case "score":
      return <Score plain={plain} />;
    case "keys":
      return (
        <Dialog {...plain} title={<FormattedMessage id="table.menu.keys" />}>
          <Keys />
        </Dialog>
      );
    case "report":
      return <ReportHere line={opened.line} />;
    case "people":
      return <OtherPeople onClose={close} />;
    case "pace":
      return <PaceForm />;
    case "vacation":
      return <Vacation />;
    default:
      return <Grave what={opened.what} />;
  }
}

function Score({ plain }: { plain: Pick<ComponentProps<typeof Dialog>, "isOpen" | "onClose" | "closeLabel"> }) {
  const isCounting = useCurtain((curtain) => curtain.isCounting);
  const ways = isCounting ? undefined : <ScoreWays />;
  return (
    <Dialog {...plain} size="wide" title={<FormattedMessage id="dialogs.score.title" />} actions={ways}>
      <ScoreSheet />
    </Dialog>
  );
}

/** The board as text. */
function InWords({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { game } = useTableState();
  const title = intl.formatMessage({ id: "dialogs.text.title" });
  return (
    <Dialog isOpen size="wide" onClose={onClose} closeLabel={intl.formatMessage({ id: "dialogs.close" })} title={title}>
      <div tabIndex={0} role="region" aria-label={title}>
        <game.TextBoard />
      </div>
    </Dialog>
  );
}

/** Those who sit here besides the viewer, and are no bots. */
function OtherPeople({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { players, sight } = useTableState();
  const others = players.filter(({ sight: seat, isMe, name }) => seat.player !== "" && !isMe && !isBot(name));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={intl.formatMessage({ id: "dialogs.close" })}
      title={<FormattedMessage id="table.menu.people" />}
    >
      <AtTable others={others.map(({ sight: { player }, name }) => ({ player, name }))} haveMet={sight.phase === "over"} />
    </Dialog>
  );
}

/** What is asked about before it is done, because it cannot be undone. */
function Grave({ what }: { what: "resign" | "leave" | "close" }) {
  const { sight } = useTableState();
  const cost = sight.rated ? <FormattedMessage id="dialogs.rated.more" values={{ seats: sight.seats.length }} /> : null;
  switch (what) {
    case "resign":
      return (
        <Sure
          title={<FormattedMessage id="dialogs.resign.title" />}
          yes={<FormattedMessage id="table.menu.resign" />}
          command={{ type: "Resign" }}
        >
          {cost ?? <FormattedMessage id="dialogs.resign.more" />}
        </Sure>
      );
    case "leave":
      return (
        <Sure
          title={<FormattedMessage id="dialogs.leave.title" />}
          yes={<FormattedMessage id="dialogs.leave.yes" />}
          command={{ type: "Leave" }}
        >
          {cost ?? <FormattedMessage id="dialogs.leave.more" />}
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
