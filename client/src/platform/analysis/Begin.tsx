// Before there is an analysis: the way to one, how far it is, and what hinders it.
import { type FormEvent, type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button, buttonClass } from "@/kit/Button";
import { TextField } from "@/kit/TextField";
import { problemOf } from "@/platform/api";
import { comeIn, useMe } from "@/platform/me";
import { Link } from "@/platform/router";
import { LONGEST_NAME, rememberedName, rememberName, suggestName } from "@/platform/start/names";
import type { Analysis } from "./report";
import type { Known } from "./useAnalysis";
import * as css from "./Analysis.module.css";

/** Nothing to be done: another game is the way on. */
const TOO_SHORT = 409;

export function Begin({ known, table }: { known: Known; table: string }) {
  const me = useMe();
  const { problem, analysis, isBeginning, begin } = known;
  if (problem?.status === TOO_SHORT) return <Note table={table} id="short" />;
  if (analysis === null) return problem ? <Note table={table} id="trouble" /> : <Note table={table} id="asking" isStill />;
  if (analysis.state === "working") return <Progress analysis={analysis} />;
  const isFailed = analysis.state === "failed";
  return (
    <Note table={table} id={isFailed ? "failed" : problem ? "refused" : "absent"}>
      {me === null ? (
        <NameFirst onCome={begin} />
      ) : (
        <Button kind="main" size="large" isBusy={isBeginning || me === undefined} onClick={() => void begin()}>
          <FormattedMessage id={isFailed ? "analysis.again" : "analysis.begin"} />
        </Button>
      )}
    </Note>
  );
}

const NOTES = {
  short: { title: "analysis.short.title", more: "analysis.short.more" },
  trouble: { title: "analysis.trouble.title", more: "analysis.trouble.more" },
  asking: { title: "analysis.asking.title", more: "analysis.asking.more" },
  failed: { title: "analysis.failed.title", more: "analysis.failed.more" },
  refused: { title: "analysis.refused.title", more: "analysis.refused.more" },
  absent: { title: "analysis.absent.title", more: "analysis.absent.more" },
} as const;

interface NoteProps {
  id: keyof typeof NOTES;
  table: string;
  isStill?: boolean;
  children?: ReactNode;
}

function Note({ id, table, isStill = false, children }: NoteProps) {
  return (
    <section className={css.note} role="status" data-analysis={id}>
      <h2>
        <FormattedMessage id={NOTES[id].title} />
      </h2>
      <p>
        <FormattedMessage id={NOTES[id].more} />
      </p>
      {children}
      {!isStill && (
        <Link to={`/replay/${table}`} className={buttonClass("plain")}>
          <FormattedMessage id="analysis.toReplay" />
        </Link>
      )}
    </section>
  );
}

/** Whoever came by a link says a name first: an analysis is work, and somebody must have asked for it. */
function NameFirst({ onCome }: { onCome: () => Promise<void> }) {
  const intl = useIntl();
  const [name, write] = useState(() => rememberedName() ?? suggestName());
  const [wrong, fault] = useState("");
  const [isBusy, busy] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    busy(true);
    comeIn(name.trim())
      .then(() => {
        rememberName(name.trim());
        return onCome();
      })
      .catch((thrown: unknown) => {
        const { code, reason } = problemOf(thrown);
        fault(intl.formatMessage({ id: "table.name.wrong" }, { why: reason || code }));
      })
      .finally(() => busy(false));
  };
  return (
    <form className={css.name} onSubmit={send}>
      <TextField
        label={<FormattedMessage id="table.name.label" />}
        hint={<FormattedMessage id="table.name.hint" />}
        value={name}
        onChange={write}
        wrong={wrong}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        required
      />
      <Button type="submit" kind="main" isBusy={isBusy} isDisabled={!name.trim()}>
        <FormattedMessage id="analysis.begin" />
      </Button>
    </form>
  );
}

/** How far it is, while it is worked out. */
export function Progress({ analysis: { done, of } }: { analysis: Analysis }) {
  const intl = useIntl();
  return (
    <div className={css.progress}>
      <span role="status">
        <FormattedMessage id="analysis.working" />
      </span>
      <progress value={done} max={Math.max(of, 1)} aria-label={intl.formatMessage({ id: "analysis.progress" })} />
      <span>{intl.formatNumber(of > 0 ? done / of : 0, { style: "percent" })}</span>
    </div>
  );
}
