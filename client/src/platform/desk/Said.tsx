// What was said around the lines that were complained of, and which of these lines would be hidden.
import { FormattedList, FormattedMessage, useIntl } from "react-intl";
import { Chip } from "@/kit/Chip";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import type { CaseFile, CaseLine } from "@/wire/http";
import { toggled } from "./choosing";
import type { OpenCase } from "./useCase";
import * as css from "./Case.module.css";

export function Said({ file, opened }: { file: CaseFile; opened: OpenCase }) {
  return (
    <div className={css.box}>
      <header>
        <h3>
          <FormattedMessage id="desk.said" />
        </h3>
        <span>
          <FormattedMessage id="desk.said.lines" values={{ count: file.lines.length }} />
        </span>
      </header>
      <ul className={css.said}>
        {file.lines.map((line) => (
          <Line key={line.id} line={line} file={file} opened={opened} />
        ))}
      </ul>
    </div>
  );
}

function Line({ line, file, opened }: { line: CaseLine; file: CaseFile; opened: OpenCase }) {
  const intl = useIntl();
  const { choice } = opened;
  const reporters = file.complaints.filter(({ id }) => line.complaints.includes(id)).map(({ by }) => by.name);
  const isReported = line.complaints.length > 0;
  const canHide = choice !== null && !line.hidden && file.card.state !== "decided" && file.card.reason !== "appeal";
  const isHidden = choice?.lines.has(line.id) ?? false;
  return (
    <li className={classes(isReported && css.reported)} data-line={line.id}>
      <time dateTime={new Date(line.at).toISOString()}>{intl.formatTime(line.at)}</time>
      <p>
        <b>{line.by.name}</b> {line.text}{" "}
        {line.hidden && (
          <Chip icon="i-hide">
            <FormattedMessage id="desk.said.hidden" />
          </Chip>
        )}
        {reporters.length > 0 && (
          <small>
            <Icon name="i-flag" size={14} />
            <FormattedMessage id="desk.said.reportedBy" values={{ names: <FormattedList value={[...new Set(reporters)]} /> }} />
          </small>
        )}
      </p>
      {canHide && (
        <label className={css.hide}>
          <input
            type="checkbox"
            checked={isHidden}
            onChange={() => opened.choose({ lines: toggled(choice.lines, line.id) })}
            aria-label={intl.formatMessage({ id: "desk.said.hide.line" }, { name: line.by.name, text: line.text })}
          />
          <span aria-hidden>
            <FormattedMessage id="desk.said.hide" />
          </span>
        </label>
      )}
    </li>
  );
}
