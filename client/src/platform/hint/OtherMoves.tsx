// The next moves and how many points each is behind, as a figure with its doubt and as a bar.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import type { TipShape } from "@/wire/http";
import { isClose } from "./close";
import * as css from "./hint.module.css";

interface OtherMovesProps {
  told: TipShape;
  say: (move: string) => string;
  mine: string;
}

export function OtherMoves({ told, say, mine }: OtherMovesProps) {
  const intl = useIntl();
  const others = told.choices.slice(1);
  const most = Math.max(1, ...others.map(({ behind, doubt }) => behind + doubt));
  const points = (value: number) => intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const part = (value: number) => `${Math.min(100, Math.max(0, (value / most) * 100))}%`;
  if (others.length === 0) return null;
  return (
    <>
      <p className={css.hintSmall}>
        <FormattedMessage id="hint.others.title" />
      </p>
      <ol className={css.hintOthers} start={2}>
        {others.map((choice) => {
          const { move, behind, doubt } = choice;
          return (
            <li key={move} className={classes(move === mine && css.isMine)}>
              <span>{say(move)}</span>
              <b>
                {isClose(choice) ? (
                  <FormattedMessage id="hint.equal" />
                ) : (
                  <FormattedMessage id="hint.behind" values={{ points: points(behind), doubt: points(doubt) }} />
                )}
              </b>
              <i aria-hidden className={css.hintBar}>
                <i style={{ width: part(behind - doubt) }} />
                <i className={css.isDoubt} style={{ width: part(Math.min(behind, doubt) + doubt) }} />
              </i>
            </li>
          );
        })}
      </ol>
    </>
  );
}
