// The trail of a case: who did what and when, who looked, too. It is written once and never changed.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CaseDeed } from "@/wire/http";
import { sayWho } from "./saying";
import * as css from "./Case.module.css";

const bold = (chunks: ReactNode[]): ReactNode => <b>{chunks}</b>;

export function Trail({ trail }: { trail: readonly CaseDeed[] }) {
  const intl = useIntl();
  return (
    <div className={css.box}>
      <header>
        <h3>
          <FormattedMessage id="desk.trail" />
        </h3>
        <span>
          <FormattedMessage id="desk.trail.fixed" />
        </span>
      </header>
      <ol className={css.trail}>
        {trail.map(({ number, at, by, deed, about, text }) => (
          <li key={number}>
            <time dateTime={new Date(at).toISOString()}>{intl.formatDate(at, SHORT)}</time>
            <p>
              <FormattedMessage id="desk.deed" values={{ b: bold, by: sayWho(intl, by), about: about?.name ?? "", deed }} />
              {text && <span>{text}</span>}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const SHORT = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
