// The same for the ear: one polite message for each seat, once, when it comes up.
import { Fragment, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useTableState } from "@/platform/table/state";
import type { RecapLine } from "./lines";
import * as wordsCss from "@/kit/words.module.css";

/** A region says what comes into it: it has to be there before. */
const SOON = 300;

export function Spoken({ lines }: { lines: readonly RecapLine[] }) {
  const { game } = useTableState();
  const [isThere, come] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => come(true), SOON);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={wordsCss.hiddenWords} role="status" data-recap-spoken>
      {isThere &&
        lines.map(({ player, parts, points }) => (
          <p key={player.seat}>
            {parts.map((part, at) => (
              <Fragment key={at}>
                {at > 0 && "; "}
                {part.text}
              </Fragment>
            ))}
            {points !== 0 && (
              <>
                {"; "}
                <FormattedMessage id={game.pointWords ?? "table.points"} values={{ points }} />
              </>
            )}
            .
          </p>
        ))}
    </div>
  );
}
