// The verdict's line while it is counted: who is ahead, by how much, and how many lines are still to come.
import { FormattedMessage, useIntl } from "react-intl";
import { standOf } from "./count";
import * as css from "./Stand.module.css";

interface StandProps {
  columns: readonly { name: string; isMe: boolean }[];
  totals: readonly number[];
  left: number;
}

export function Stand({ columns, totals, left }: StandProps) {
  const intl = useIntl();
  const { ahead, by } = standOf(totals);
  const first = columns[ahead[0] ?? -1];
  const how = totals.every((points) => points === 0) ? "none" : ahead.length > 1 ? "level" : first?.isMe ? "me" : "one";
  const names = intl.formatList(ahead.map((seat) => columns[seat]?.name ?? ""));
  return (
    <p className={css.stand} data-stand>
      <b>
        <FormattedMessage id="dialogs.score.stand" values={{ how, names, by }} />
      </b>
      <span>
        <FormattedMessage id="dialogs.score.left" values={{ left }} />
      </span>
    </p>
  );
}
