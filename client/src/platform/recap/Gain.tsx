// What a line brought, at its right: as a figure, and in words for the ear.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { sayPoints } from "@/kit/points";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Recap.module.css";

export function Gain({ points, words = "table.points" }: { points: number; words?: string | undefined }) {
  const intl = useIntl();
  if (points === 0) return <span />;
  return (
    <span className={classes(css.gain, points < 0 && css.isLoss)}>
      <span aria-hidden="true">{sayPoints(intl, points, "exceptZero")}</span>
      <span className={wordsCss.hiddenWords}>
        <FormattedMessage id={words} values={{ points }} />
      </span>
    </span>
  );
}
