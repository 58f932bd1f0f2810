// What is known of the person besides this case, and measures of before, which can be lifted.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { TextArea } from "@/kit/TextArea";
import { playerAddress } from "@/platform/career/address";
import { AskDialog } from "@/platform/people/AskDialog";
import { Link } from "@/platform/router";
import { MoreWords, wordsOf } from "@/platform/words";
import type { CaseFile, CaseMeasure } from "@/wire/http";
import { lift } from "./asking";
import { daysOf, sayMeasure } from "./saying";
import * as css from "./Case.module.css";

/** Refusals are told in them. */
const words = wordsOf("people");

export function PersonCard({ file: { card, name, history }, onChange }: { file: CaseFile; onChange: () => void }) {
  const { about } = card;
  const [lifted, ask] = useState<CaseMeasure | null>(null);
  const now = about?.name ?? name;
  return (
    <div className={css.box}>
      <header>
        <h3>{about?.kind === "account" ? <Link to={playerAddress(now)}>{now}</Link> : now}</h3>
        <span>
          <FormattedMessage id="desk.games" values={{ count: history.games }} />
        </span>
      </header>
      {name !== "" && name !== now && (
        <p className={css.quiet}>
          <FormattedMessage id="desk.wasCalled" values={{ name }} />
        </p>
      )}
      <dl className={css.facts}>
        <div>
          <dt>
            <FormattedMessage id="desk.history.cases" />
          </dt>
          <dd>
            <FormattedMessage id="desk.history.upheld" values={{ acted: history.acted, rejected: history.rejected }} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="desk.history.made" />
          </dt>
          <dd>{history.complaints_made}</dd>
        </div>
      </dl>
      {history.measures.length > 0 && (
        <ul className={css.measures}>
          {history.measures.map((measure) => (
            <MeasureRow key={measure.id} measure={measure} onLift={() => ask(measure)} />
          ))}
        </ul>
      )}
      {lifted && (
        <MoreWords load={words} waiting={null}>
          <Lifting measure={lifted} onClose={() => ask(null)} onDone={onChange} />
        </MoreWords>
      )}
    </div>
  );
}

function MeasureRow({ measure, onLift }: { measure: CaseMeasure; onLift: () => void }) {
  const intl = useIntl();
  const said = sayMeasure(intl, measure.kind, daysOf(measure));
  return (
    <li>
      <p>
        <b>{said}</b> {intl.formatDate(measure.begun_at, { dateStyle: "medium" })}
        {measure.reason && <q>{measure.reason}</q>}
      </p>
      {measure.in_force && (
        <Button size="small" aria-label={intl.formatMessage({ id: "desk.lift.of" }, { measure: said })} onClick={onLift}>
          <FormattedMessage id="desk.lift" />
        </Button>
      )}
    </li>
  );
}

function Lifting({ measure, onClose, onDone }: { measure: CaseMeasure; onClose: () => void; onDone: () => void }) {
  const intl = useIntl();
  const [reason, write] = useState("");
  const run = async (): Promise<void> => {
    await lift(measure.id, reason.trim());
    onClose();
    onDone();
  };
  return (
    <AskDialog
      title={intl.formatMessage({ id: "desk.lift.of" }, { measure: sayMeasure(intl, measure.kind, daysOf(measure)) })}
      action={intl.formatMessage({ id: "desk.lift" })}
      run={run}
      isReady={reason.trim() !== ""}
      onClose={onClose}
    >
      <TextArea label={<FormattedMessage id="desk.lift.reason" />} value={reason} onChange={write} maxLength={1000} />
    </AskDialog>
  );
}
