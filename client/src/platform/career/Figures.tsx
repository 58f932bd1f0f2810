// The figures that players of a game compare, each with the mean of all players.
import { FormattedMessage, useIntl } from "react-intl";
import { decimalsOf, sayFigure, sayShare } from "./figures";
import type { CareerTerms } from "./games";
import type { CareerFigure } from "@/wire/http";
import * as css from "./Column.module.css";

export function Figures({ figures, terms }: { figures: readonly CareerFigure[]; terms: CareerTerms | undefined }) {
  return (
    <dl className={css.figures}>
      {figures.map((figure) => (
        <Figure key={figure.key} figure={figure} words={terms?.figures[figure.key]} />
      ))}
    </dl>
  );
}

function Figure({ figure: { key, value, all, is_share: isShare }, words }: { figure: CareerFigure; words: string | undefined }) {
  const intl = useIntl();
  const decimals = decimalsOf([value, all]);
  const say = (figure: number): string => (isShare ? sayShare(intl, figure) : sayFigure(intl, figure, decimals));
  return (
    <div className={css.figure}>
      <dt>{words ? <FormattedMessage id={words} /> : key}</dt>
      <dd className={css.value}>{say(value)}</dd>
      {all !== null && (
        <dd className={css.mean}>
          <FormattedMessage id="career.all" values={{ value: say(all) }} />
        </dd>
      )}
    </div>
  );
}
