// A measure against oneself: what it is, until when, why, and the one answer to it.
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import "@/kit/moreSymbols";
import { Button } from "@/kit/Button";
import { Chip } from "@/kit/Chip";
import { Notice } from "@/kit/Notice";
import { TextArea } from "@/kit/TextArea";
import { toast } from "@/kit/Toast";
import { useWork } from "@/platform/people/work";
import type { OwnMeasure } from "@/wire/http";
import { answer } from "./asking";
import { askOwn, isInForce } from "./own";
import * as css from "./order.module.css";

const KIND_WORDS = {
  hide: "order.measure.hide",
  mute: "order.measure.mute",
  close: "order.measure.close",
  name: "order.measure.name",
  ban: "order.measure.ban",
} as const;
const ANSWER_WORDS = { waiting: "order.answer.waiting", kept: "order.answer.kept", lifted: "order.answer.lifted" } as const;

/** It is done once, and does not last. */
const isAtOnce = (kind: OwnMeasure["kind"]): boolean => kind === "hide" || kind === "close";

export function OwnMeasureRow({ measure }: { measure: OwnMeasure }) {
  const { kind, reason, appeal, appeal_until: until } = measure;
  const holds = isInForce(measure);
  const [isAnswering, write] = useState(false);
  return (
    <li data-measure={kind}>
      <div className={css.rowHead}>
        <b>
          <FormattedMessage id={KIND_WORDS[kind]} />
        </b>
        {!isAtOnce(kind) && (
          <Chip tone={holds ? "warn" : "plain"}>
            {holds ? <FormattedMessage id="order.measure.holds" /> : <FormattedMessage id="order.measure.over" />}
          </Chip>
        )}
      </div>
      <When measure={measure} />
      {reason && <blockquote className={css.reason}>{reason}</blockquote>}
      {appeal && (
        <p>
          <FormattedMessage id="order.answer.yours" values={{ words: appeal.words }} />{" "}
          <b>
            <FormattedMessage id={ANSWER_WORDS[appeal.state]} />
          </b>
        </p>
      )}
      {until !== null && !isAnswering && <Offer until={until} onAnswer={() => write(true)} />}
      {until !== null && isAnswering && <Answering measure={measure.id} />}
    </li>
  );
}

function When({ measure: { kind, begun_at: begun, ends_at: ends } }: { measure: OwnMeasure }) {
  const intl = useIntl();
  const say = (at: number): string => intl.formatDate(at, { dateStyle: "long", timeStyle: "short" });
  return (
    <p className={css.small}>
      {ends === null || isAtOnce(kind) ? (
        say(begun)
      ) : (
        <FormattedMessage id="order.measure.from" values={{ begun: say(begun), ends: say(ends) }} />
      )}
    </p>
  );
}

function Offer({ until, onAnswer }: { until: number; onAnswer: () => void }) {
  const intl = useIntl();
  return (
    <div className={css.offer}>
      <Button size="small" icon="i-pen" onClick={onAnswer}>
        <FormattedMessage id="order.answer" />
      </Button>
      <span className={css.small}>
        <FormattedMessage id="order.answer.until" values={{ date: intl.formatDate(until, { dateStyle: "long" }) }} />
      </span>
    </div>
  );
}

const MOST_WORDS = 1000;
const OWN_WORDS = { answered: "order.answer.already", too_late: "order.answer.late" };

function Answering({ measure }: { measure: number }) {
  const intl = useIntl();
  const work = useWork(OWN_WORDS);
  const [words, write] = useState("");
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (work.isBusy || words.trim() === "") return;
    if (!(await work.run(() => answer(measure, words.trim())))) return;
    toast(intl.formatMessage({ id: "order.answer.sent" }), { tone: "good" });
    await askOwn();
  };
  return (
    <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
      {work.wrong && (
        <Notice tone="warn" isAlert>
          {work.wrong}
        </Notice>
      )}
      <TextArea
        autoFocus
        rows={4}
        label={<FormattedMessage id="order.answer.words" />}
        hint={<FormattedMessage id="order.answer.once" />}
        value={words}
        onChange={write}
        maxLength={MOST_WORDS}
      />
      <div>
        <Button kind="main" type="submit" isBusy={work.isBusy} isDisabled={words.trim() === ""}>
          <FormattedMessage id="order.answer.send" />
        </Button>
      </div>
    </form>
  );
}
