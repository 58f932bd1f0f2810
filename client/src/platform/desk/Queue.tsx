// What waits: the cases one below the other, the longest waiting first; and what came meanwhile, until it is asked for.
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Chip } from "@/kit/Chip";
import { Icon } from "@/kit/Icon";
import { Notice, Skeleton } from "@/kit/Notice";
import { Segmented } from "@/kit/Segmented";
import { classes } from "@/kit/classes";
import { serverNow } from "@/platform/connection/time";
import type { CaseCard } from "@/wire/http";
import type { Which } from "./asking";
import { sayAbout, sayCase, sayLong } from "./saying";
import type { DeskState } from "./useDesk";
import * as css from "./Desk.module.css";

interface QueueProps {
  desk: DeskState;
  which: Which;
  onWhich: (which: Which) => void;
  card: CaseCard | null;
  onOpen: (card: CaseCard) => void;
  onHelp: () => void;
}

export function Queue({ desk, which, onWhich, card, onOpen, onHelp }: QueueProps) {
  const intl = useIntl();
  const { shown, problem, fresh } = desk;
  return (
    <section className={css.queue} aria-labelledby="desk-title">
      <header>
        <h2 id="desk-title">
          <FormattedMessage id="desk.title" />
        </h2>
        {shown && <Waits waiting={shown.waiting} oldest={shown.oldest} />}
      </header>
      <Segmented
        label={intl.formatMessage({ id: "desk.which" })}
        value={which}
        onChange={onWhich}
        isWide
        segments={[
          { value: "waiting", label: intl.formatMessage({ id: "desk.which.waiting" }) },
          { value: "all", label: intl.formatMessage({ id: "desk.which.all" }) },
          { value: "decided", label: intl.formatMessage({ id: "desk.which.decided" }) },
        ]}
      />
      <div role="status" className={css.fresh}>
        {fresh > 0 && (
          <Button size="small" onClick={desk.refresh}>
            <FormattedMessage id="desk.fresh" values={{ count: fresh }} />
          </Button>
        )}
      </div>
      {problem && (
        <Notice tone="warn" isAlert actions={<Again onAgain={desk.refresh} />}>
          <FormattedMessage id="desk.trouble" />
        </Notice>
      )}
      {shown ? (
        <Cases cases={shown.cases} which={which} chosen={card?.id} onOpen={onOpen} />
      ) : (
        !problem && <Skeleton lines={5} label={intl.formatMessage({ id: "common.loading" })} />
      )}
      {shown && shown.next !== null && (
        <Button size="small" onClick={desk.more}>
          <FormattedMessage id="desk.more" />
        </Button>
      )}
      <footer>
        <p>
          <Icon name="i-scales" size={18} />
          <FormattedMessage id="desk.fairness" />
        </p>
        <Button kind="quiet" size="small" icon="i-help" onClick={onHelp}>
          <FormattedMessage id="desk.keys" />
        </Button>
      </footer>
    </section>
  );
}

function Again({ onAgain }: { onAgain: () => void }) {
  return (
    <Button size="small" onClick={onAgain}>
      <FormattedMessage id="desk.again" />
    </Button>
  );
}

function Waits({ waiting, oldest }: { waiting: number; oldest: number | null }) {
  const intl = useIntl();
  const long = oldest === null ? "" : sayLong(intl, serverNow() - oldest);
  return <p>{waiting > 0 && <FormattedMessage id="desk.waits" values={{ count: waiting, long, isOld: long ? "yes" : "no" }} />}</p>;
}

interface CasesProps {
  cases: readonly CaseCard[];
  which: Which;
  chosen: number | undefined;
  onOpen: (card: CaseCard) => void;
}

function Cases({ cases, which, chosen, onOpen }: CasesProps) {
  if (cases.length === 0)
    return (
      <p className={css.empty}>
        {which === "decided" ? <FormattedMessage id="desk.empty.decided" /> : <FormattedMessage id="desk.empty" />}
      </p>
    );
  return (
    <ul>
      {cases.map((card) => (
        <li key={card.id}>
          <button
            type="button"
            className={classes(css.card, card.id === chosen && css.cardOpen)}
            aria-current={card.id === chosen ? "true" : undefined}
            data-case={card.id}
            onClick={() => onOpen(card)}
          >
            <CaseInShort card={card} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const SOON = 60 * 60_000;

function CaseInShort({ card }: { card: CaseCard }) {
  const intl = useIntl();
  const now = serverNow();
  const isDue = card.state !== "decided" && card.due_at - now < SOON;
  return (
    <>
      <b>{sayCase(intl, card.reason)}</b>
      <span>{sayAbout(intl, card)}</span>
      <span className={css.cardFoot}>
        <span>{card.reason !== "appeal" && <FormattedMessage id="desk.reports" values={{ count: card.complaints }} />}</span>
        <time dateTime={new Date(card.opened_at).toISOString()}>{sayLong(intl, now - card.opened_at)}</time>
      </span>
      <span className={css.chips}>
        {card.closed !== null && (
          <Chip tone="warn" icon="i-lock">
            <FormattedMessage id="desk.closed.short" values={{ why: card.closed }} />
          </Chip>
        )}
        {card.taken_by && card.state === "taken" && (
          <Chip>
            <FormattedMessage id="desk.taken" values={{ name: card.taken_by.name }} />
          </Chip>
        )}
        {isDue && (
          <Chip tone="warn" icon="i-clock">
            {card.due_at < now ? <FormattedMessage id="desk.overdue" /> : <FormattedMessage id="desk.dueSoon" />}
          </Chip>
        )}
      </span>
    </>
  );
}
