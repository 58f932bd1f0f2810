// The rules beside a table: opened at the rule that is asked for, closed without losing the board.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Sheet } from "@/kit/Dialog";
import { restartGuide } from "./lessons";
import { Missing, Waiting } from "./Missing";
import { Reader } from "./Reader";
import { taught } from "./shelf";
import { useBook } from "./useBook";

interface RulesDrawerProps {
  game: string;
  /** The rule to open at. */
  rule?: string | undefined;
  onClose: () => void;
}

export function RulesDrawer({ game, rule = "", onClose }: RulesDrawerProps) {
  const intl = useIntl();
  const opening = useBook(game);
  const [asked, ask] = useState(rule);
  const again = () => {
    restartGuide(game);
    onClose();
  };
  return (
    <Sheet isOpen onClose={onClose} title={<FormattedMessage id="rules.title" />} closeLabel={intl.formatMessage({ id: "rules.close" })}>
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
