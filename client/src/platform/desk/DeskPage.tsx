// The moderators' desk: what waits, what happened, and what to do about it. Nothing is done before a button is pressed.
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import "@/kit/moreSymbols";
import { Skeleton } from "@/kit/Notice";
import { toast } from "@/kit/Toast";
import { buttonClass } from "@/kit/Button";
import { useMe } from "@/platform/me";
import { Link, useTitle } from "@/platform/router";
import { Note } from "@/platform/shared/Note";
import { PageFoot, PageHead } from "@/platform/start/PageHead";
import type { CaseCard } from "@/wire/http";
import { CaseColumn } from "./CaseColumn";
import { Decide } from "./Decide";
import { Keys } from "./Keys";
import { Queue } from "./Queue";
import { type Which } from "./asking";
import { ACTS, type Act, decisionOf, isAppeal, lackOf, possible, rejection, toggled } from "./choosing";
import { useDeskKeys } from "./keys";
import { useCase } from "./useCase";
import { useDesk } from "./useDesk";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Desk.module.css";

/** On a phone the columns are steps. */
type Step = "queue" | "case" | "decide";

export default function DeskPage() {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: "desk.title" }));
  const me = useMe();
  return (
    <>
      <PageHead />
      {me ? <Desk key={me.ref} myself={me.ref} /> : <Nobody isAsking={me === undefined} />}
      <PageFoot />
    </>
  );
}

/** Nobody else is told that there is a desk. */
function Nobody({ isAsking = false }: { isAsking?: boolean }) {
  const intl = useIntl();
  return (
    <main id="main" className={css.nobody}>
      {isAsking ? (
        <Skeleton lines={4} label={intl.formatMessage({ id: "common.loading" })} />
      ) : (
        <>
          <h1>
            <FormattedMessage id="desk.nobody" />
          </h1>
          <Note words={<FormattedMessage id="desk.nobody.words" />}>
            <Link to="/" className={buttonClass("main")}>
              <FormattedMessage id="desk.nobody.start" />
            </Link>
          </Note>
        </>
      )}
    </main>
  );
}

function Desk({ myself }: { myself: string }) {
  const intl = useIntl();
  const [which, choose] = useState<Which>("waiting");
  const [card, open] = useState<CaseCard | null>(null);
  const [step, go] = useState<Step>("queue");
  const [isHelp, help] = useState(false);
  const reason = useRef<HTMLTextAreaElement>(null);
  const desk = useDesk(which);
  const opened = useCase(card?.closed === null ? card.id : null, desk.refresh);
  const { file, choice } = opened;
  const show = (shown: CaseCard): void => {
    open(shown);
    go("case");
  };
  const walk = (by: 1 | -1): void => {
    const cases = desk.shown?.cases ?? [];
    const at = cases.findIndex(({ id }) => id === card?.id);
    const next = cases[at < 0 ? 0 : Math.min(cases.length - 1, Math.max(0, at + by))];
    if (next && next.id !== card?.id) show(next);
  };
  const settle = async (how: "decided" | "rejected"): Promise<void> => {
    if (!file || !choice || opened.isBusy) return;
    if (how === "decided" && lackOf(file, choice) !== null) return;
    if (!(await opened.decide(how === "rejected" ? rejection(choice) : decisionOf(file, choice)))) return;
    toast(intl.formatMessage({ id: "desk.decided" }), { tone: "good" });
    go("queue");
  };
  const press = (number: number): void => {
    if (!file || !choice) return;
    if (isAppeal(file)) return number <= 2 ? opened.choose({ answer: number === 1 ? "lift" : "keep" }) : undefined;
    const act: Act | undefined = ACTS[number - 1];
    if (act && possible(file).has(act)) opened.choose({ acts: toggled(choice.acts, act) });
  };
  useDeskKeys({ walk, press, write: () => reason.current?.focus(), decide: () => void settle("decided"), help: () => help(true) });
  if (desk.problem?.status === 404) return <Nobody />;
  return (
    <main id="main" className={css.desk} data-step={step}>
      <h1 className={wordsCss.hiddenWords}>
        <FormattedMessage id="desk.title" />
      </h1>
      <Queue desk={desk} which={which} onWhich={choose} card={card} onOpen={show} onHelp={() => help(true)} />
      <CaseColumn card={card} opened={opened} myself={myself} onBack={() => go("queue")} onDecide={() => go("decide")} />
      <Decide opened={opened} myself={myself} reason={reason} onSettle={(how) => void settle(how)} onBack={() => go("case")} />
      {isHelp && <Keys onClose={() => help(false)} />}
    </main>
  );
}
