// Telling the moderators about somebody: who it is, what is wrong, a few words, and what happens then.
import { type FormEvent, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Dialog } from "@/kit/Dialog";
import { Notice } from "@/kit/Notice";
import { TextArea } from "@/kit/TextArea";
import { useWork } from "@/platform/people/work";
import { MoreWords } from "@/platform/words";
import { complain, type Reason } from "./asking";
import { Choices } from "./Choices";
import { REASON_WORDS, reasonsAt } from "./reasons";
import { orderWords } from "./words";
import * as css from "./order.module.css";

const MOST_WORDS = 500;
const OWN_WORDS = {
  not_found: "order.report.notFound",
  gone: "order.report.notFound",
  own: "order.report.own",
  too_many: "order.report.tooMany",
};

export interface ReportProps {
  /** Of whom one may complain here; of one alone nothing is asked. */
  people: readonly { ref: string; name: string }[];
  table?: string;
  invitation?: string;
  /** A line of chat that it is about. */
  line?: { id: number; text: string };
  onClose: () => void;
}

export default function Report(props: ReportProps) {
  return (
    <MoreWords load={orderWords} waiting={null}>
      <Asking {...props} />
    </MoreWords>
  );
}

function Asking({ people, table = "", invitation = "", line, onClose }: ReportProps) {
  const intl = useIntl();
  const form = useId();
  const work = useWork(OWN_WORDS);
  const [ref, choose] = useState(people.length === 1 ? (people[0]?.ref ?? "") : "");
  const [reason, say] = useState<Reason | "">("");
  const [words, write] = useState("");
  const [isHeard, hear] = useState(false);
  const name = people.find((one) => one.ref === ref)?.name ?? "";
  const isReady = ref !== "" && reason !== "";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (work.isBusy || !isReady) return;
    const where = table ? { table, invitation, ...(line && { line: line.id }) } : {};
    void work.run(async () => void (await complain({ about: ref, reason, words: words.trim(), ...where }))).then(hear);
  };
  const dialog = { isOpen: true, size: "small", onClose, closeLabel: intl.formatMessage({ id: "common.close" }) } as const;
  if (isHeard) return <Heard dialog={dialog} name={name} />;
  const title = people.length === 1 ? <FormattedMessage id="order.report.of" values={{ name }} /> : <FormattedMessage id="order.report" />;
  return (
    <Dialog {...dialog} title={title} actions={<Ways form={form} isBusy={work.isBusy} isReady={isReady} onClose={onClose} />}>
      <form id={form} className={css.form} onSubmit={submit} noValidate>
        {work.wrong && (
          <Notice tone="warn" isAlert>
            {work.wrong}
          </Notice>
        )}
        {line && <blockquote className={css.reason}>{line.text}</blockquote>}
        {people.length > 1 && (
          <Choices
            legend={<FormattedMessage id="order.report.who" />}
            choices={people.map((one) => ({ value: one.ref, label: one.name }))}
            value={ref}
            onChange={choose}
          />
        )}
        <Choices
          legend={<FormattedMessage id="order.report.what" />}
          choices={reasonsAt(line ? "line" : table ? "table" : "page").map((value) => ({
            value,
            label: intl.formatMessage({ id: REASON_WORDS[value] }),
          }))}
          value={reason}
          onChange={say}
        />
        <TextArea label={<FormattedMessage id="order.report.words" />} value={words} onChange={write} maxLength={MOST_WORDS} />
        <p className={css.then}>
          <FormattedMessage id="order.report.then" />
        </p>
      </form>
    </Dialog>
  );
}

function Ways({ form, isBusy, isReady, onClose }: { form: string; isBusy: boolean; isReady: boolean; onClose: () => void }) {
  return (
    <>
      <Button onClick={onClose}>
        <FormattedMessage id="common.cancel" />
      </Button>
      <Button kind="main" type="submit" form={form} isBusy={isBusy} isDisabled={!isReady}>
        <FormattedMessage id="order.report.send" />
      </Button>
    </>
  );
}

interface HeardProps {
  dialog: { isOpen: boolean; size: "small"; onClose: () => void; closeLabel: string };
  name: string;
}

/** It was heard, and what comes of it. */
function Heard({ dialog, name }: HeardProps) {
  return (
    <Dialog
      {...dialog}
      title={<FormattedMessage id="order.heard" />}
      actions={
        <Button kind="main" onClick={dialog.onClose} autoFocus>
          <FormattedMessage id="common.close" />
        </Button>
      }
    >
      <div className={css.form} role="status">
        <p>
          <FormattedMessage id="order.heard.then" values={{ name }} />
        </p>
        <p>
          <FormattedMessage id="order.heard.where" />
        </p>
      </div>
    </Dialog>
  );
}
