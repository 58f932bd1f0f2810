// What those who complained wrote themselves, and what they complained of where it was no line.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { CaseFile } from "@/wire/http";
import { sayCase } from "./saying";
import * as css from "./Case.module.css";

const bold = (chunks: ReactNode[]): ReactNode => <b>{chunks}</b>;

export function Reports({ file }: { file: CaseFile }) {
  const intl = useIntl();
  const shown = file.complaints.filter(({ words, line }) => words !== "" || line === null);
  if (shown.length === 0) return null;
  return (
    <div className={css.box}>
      <header>
        <h3>
          <FormattedMessage id="desk.complaints" />
        </h3>
      </header>
      <ul className={css.said}>
        {shown.map((complaint) => (
          <li key={complaint.id}>
            <time dateTime={new Date(complaint.at).toISOString()}>{intl.formatTime(complaint.at)}</time>
            <p>
              <FormattedMessage
                id="desk.complaint"
                values={{ b: bold, name: complaint.by.name, reason: sayCase(intl, complaint.reason) }}
              />
              {complaint.words && <q>{complaint.words}</q>}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
