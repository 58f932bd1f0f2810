// The rules beside a table: opened at the rule that is asked for, closed without losing the board.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Sheet } from "@/kit/Dialog";
import { Button } from "@/kit/Button";
import type { Door } from "@/platform/game";
import { taughtName } from "@/platform/guide/taughtName";
import { restartGuide, resumeGuide } from "./lessons";
import { Missing, Waiting } from "./Missing";
import { Reader } from "./Reader";
import { taught } from "./shelf";
import { useBook } from "./useBook";

interface RulesDrawerProps {
  game: string;
  /** The rule to open at. */
  rule?: string | undefined;
  /** What the game opens by itself: from here, too. */
  doors?: readonly Door[] | undefined;
  onClose: () => void;
}

export function RulesDrawer({ game, rule = "", doors = [], onClose }: RulesDrawerProps) {
  const intl = useIntl();
  const opening = useBook(game);
  const [asked, ask] = useState(rule);
  const again = () => {
    restartGuide(game);
    resumeGuide(taughtName(game));
    onClose();
  };
  return (
    <Sheet isOpen onClose={onClose} title={<FormattedMessage id="rules.title" />} closeLabel={intl.formatMessage({ id: "rules.close" })}>
      {doors.map((door) => (
        <Button
          key={door.key}
          kind="quiet"
          icon={door.icon}
          onClick={() => {
            onClose();
            door.open();
          }}
        >
          <FormattedMessage id={door.words} />
        </Button>
      ))}
      {opening.state === "open" ? (
        <Reader open={opening} rule={asked} onRule={ask} layout="drawer" onGuide={taught.includes(game) ? again : undefined} />
      ) : opening.state === "opening" ? (
        <Waiting />
      ) : (
        <Missing isFailed={opening.state === "failed"} />
      )}
    </Sheet>
  );
}

export default RulesDrawer;
