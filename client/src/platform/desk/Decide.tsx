// What to do: measures, for how long, and why. The button says in words what it will do.
import type { RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Notice } from "@/kit/Notice";
import { Switch } from "@/kit/Switch";
import { TextArea } from "@/kit/TextArea";
import { serverNow } from "@/platform/connection/time";
import type { CaseFile } from "@/wire/http";
import { Acts } from "./Acts";
import { Answers } from "./Answers";
import { HowLong } from "./HowLong";
import { Refused } from "./Refused";
import { type Choice, isAppeal, lackOf } from "./choosing";
import { endOf, sayChoice } from "./saying";
import type { OpenCase } from "./useCase";
import * as deskCss from "./Desk.module.css";
import * as css from "./Decide.module.css";

interface DecideProps {
  opened: OpenCase;
  myself: string;
  reason: RefObject<HTMLTextAreaElement | null>;
  onSettle: (how: "decided" | "rejected") => void;
  onBack: () => void;
}

export function Decide({ opened, myself, reason, onSettle, onBack }: DecideProps) {
  const { file, choice } = opened;
  return (
    <section className={css.decide} aria-labelledby="desk-decide">
      <Button className={deskCss.step} size="small" icon="i-back" onClick={onBack}>
        <FormattedMessage id="desk.toCase" />
      </Button>
      <h2 id="desk-decide">
        <FormattedMessage id="desk.decide" />
      </h2>
      {!file || !choice ? (
        <p className={css.quiet}>
          <FormattedMessage id="desk.decide.none" />
        </p>
      ) : file.card.state === "decided" ? (
        <p className={css.quiet}>
          <FormattedMessage id="desk.decide.over" />
        </p>
      ) : file.card.taken_by && file.card.taken_by.player !== myself ? (
        <Notice icon="i-person">
          <FormattedMessage id="desk.decide.taken" values={{ name: file.card.taken_by.name }} />
        </Notice>
      ) : (
        <Choosing file={file} choice={choice} opened={opened} reason={reason} onSettle={onSettle} />
      )}
    </section>
  );
}

interface ChoosingProps {
  file: CaseFile;
  choice: Choice;
  opened: OpenCase;
  reason: DecideProps["reason"];
  onSettle: DecideProps["onSettle"];
}

function Choosing({ file, choice, opened, reason, onSettle }: ChoosingProps) {
  const name = file.card.about?.name ?? file.name;
  const isTimed = !isAppeal(file) && (choice.acts.has("mute") || choice.acts.has("ban"));
  return (
    <>
      {isAppeal(file) ? (
        <Answers answer={choice.answer} onChange={(answer) => opened.choose({ answer })} />
      ) : (
        <Acts file={file} choice={choice} name={name} onChange={opened.choose} />
      )}
      {isTimed && <HowLong days={choice.days} onChange={(days) => opened.choose({ days })} />}
      {isTimed && <Ends days={choice.days} />}
      <TextArea
        ref={reason}
        label={<FormattedMessage id="desk.reason" values={{ name }} />}
        value={choice.reason}
        onChange={(written) => opened.choose({ reason: written })}
        onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
        rows={4}
        maxLength={1000}
      />
      {file.complaints.length > 0 && (
        <Switch
          label={<FormattedMessage id="desk.tell" values={{ count: file.complaints.length }} />}
          hint={<FormattedMessage id="desk.tell.hint" />}
          isOn={choice.tell}
          onChange={(tell) => opened.choose({ tell })}
        />
      )}
      <Ways file={file} choice={choice} opened={opened} onSettle={onSettle} />
      {!isAppeal(file) && (
        <p className={css.quiet}>
          <FormattedMessage id="desk.decide.answer" values={{ name }} />
        </p>
      )}
    </>
  );
}

function Ends({ days }: { days: number }) {
  const intl = useIntl();
  if (!Number.isInteger(days) || days < 1 || days > 3650) return null;
  const date = intl.formatDate(endOf(serverNow(), days), {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
  return (
    <p className={css.quiet}>
      <FormattedMessage id="desk.ends" values={{ date }} />
    </p>
  );
}

function Ways({ file, choice, opened, onSettle }: Omit<ChoosingProps, "reason">) {
  const intl = useIntl();
  const lack = lackOf(file, choice);
  const isChosen = lack !== "choice";
  const does = isAppeal(file) ? intl.formatMessage({ id: "desk.answer.do" }, { answer: choice.answer ?? "keep" }) : sayChoice(intl, choice);
  return (
    <div className={css.ways}>
      {opened.refused && <Refused problem={opened.refused} />}
      <Button
        kind="main"
        size="large"
        isBusy={opened.isBusy}
        isDisabled={lack !== null}
        aria-describedby="desk-lack"
        aria-keyshortcuts="Control+Enter"
        onClick={() => onSettle("decided")}
      >
        {isChosen ? does : <FormattedMessage id="desk.choose" />}
      </Button>
      <p id="desk-lack" className={css.lack} role="status">
        {lack !== null && lack !== "choice" && <FormattedMessage id="desk.lack" values={{ lack }} />}
      </p>
      {!isAppeal(file) && (
        <Button isBusy={opened.isBusy} onClick={() => onSettle("rejected")}>
          <FormattedMessage id="desk.reject" values={{ count: Math.max(1, file.complaints.length) }} />
        </Button>
      )}
    </div>
  );
}
