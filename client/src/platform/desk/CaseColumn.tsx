// What happened: the case that lies open, with all that helps to judge it, or why it is closed to whoever looks.
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Chip } from "@/kit/Chip";
import { Icon } from "@/kit/Icon";
import { Notice, Skeleton } from "@/kit/Notice";
import { classes } from "@/kit/classes";
import type { CaseCard, CaseFile } from "@/wire/http";
import { Alike } from "./Alike";
import { PersonCard } from "./PersonCard";
import { Refused } from "./Refused";
import { Reports } from "./Reports";
import { Said } from "./Said";
import { Signs } from "./Signs";
import { TableCard } from "./TableCard";
import { Trail } from "./Trail";
import { sayCase } from "./saying";
import type { OpenCase } from "./useCase";
import * as deskCss from "./Desk.module.css";
import * as css from "./Case.module.css";

interface CaseColumnProps {
  card: CaseCard | null;
  opened: OpenCase;
  myself: string;
  onBack: () => void;
  onDecide: () => void;
}

export function CaseColumn({ card, opened, myself, onBack, onDecide }: CaseColumnProps) {
  const intl = useIntl();
  const { file, problem } = opened;
  return (
    <section className={css.case} aria-label={intl.formatMessage({ id: "desk.happened" })} data-open-case={card?.id}>
      <Button className={deskCss.step} size="small" icon="i-back" onClick={onBack}>
        <FormattedMessage id="desk.toQueue" />
      </Button>
      {!card ? (
        <Unopened />
      ) : card.closed !== null ? (
        <ClosedToMe card={card} why={card.closed} />
      ) : file ? (
        <Whole file={file} opened={opened} myself={myself} onDecide={onDecide} />
      ) : problem ? (
        <Refused problem={problem} onAgain={opened.again} />
      ) : (
        <Skeleton lines={8} label={intl.formatMessage({ id: "common.loading" })} />
      )}
    </section>
  );
}

/** Looking is noted, so that no case opens by itself. */
function Unopened() {
  return (
    <p className={css.unopened}>
      <FormattedMessage id="desk.unopened" />
    </p>
  );
}

function ClosedToMe({ card, why }: { card: CaseCard; why: NonNullable<CaseCard["closed"]> }) {
  const intl = useIntl();
  return (
    <>
      <h2>{sayCase(intl, card.reason)}</h2>
      <Notice tone="warn" icon="i-lock">
        <FormattedMessage id="desk.closed" values={{ why }} />
      </Notice>
    </>
  );
}

function Whole({ file, opened, myself, onDecide }: { file: CaseFile; opened: OpenCase; myself: string; onDecide: () => void }) {
  return (
    <>
      <Head file={file} opened={opened} myself={myself} />
      {opened.problem && <Refused problem={opened.problem} />}
      {file.appeal && (
        <div className={css.box}>
          <h3>
            <FormattedMessage id="desk.appeal" />
          </h3>
          <p>
            <FormattedMessage id="desk.appeal.measure" values={{ reason: file.appeal.measure.reason }} />
          </p>
          <blockquote>{file.appeal.words}</blockquote>
        </div>
      )}
      {file.table && <TableCard key={file.card.id} id={file.card.id} table={file.table} about={file.card.about?.player ?? ""} />}
      {file.lines.length > 0 && <Said file={file} opened={opened} />}
      <Reports file={file} />
      <div className={css.two}>
        <PersonCard file={file} onChange={opened.again} />
        <Trail trail={file.trail} />
      </div>
      {file.signs.length > 0 && <Signs signs={file.signs} />}
      {file.alike.length > 0 && <Alike alike={file.alike} />}
      <Button className={classes(deskCss.step, css.toDecide)} kind="main" size="large" onClick={onDecide}>
        <FormattedMessage id="desk.decide" />
      </Button>
    </>
  );
}

function Head({ file: { card }, opened, myself }: { file: CaseFile; opened: OpenCase; myself: string }) {
  const intl = useIntl();
  const isMine = card.taken_by?.player === myself;
  const say = (at: number): string => intl.formatDate(at, { dateStyle: "medium", timeStyle: "short" });
  return (
    <header className={css.head}>
      <div>
        <h2>{sayCase(intl, card.reason)}</h2>
        <p>
          <Chip>
            <FormattedMessage id="desk.number" values={{ number: String(card.id) }} />
          </Chip>
          <FormattedMessage id="desk.opened" values={{ date: say(card.opened_at) }} />
          {card.state === "taken" && card.taken_by && (
            <Chip tone={isMine ? "good" : "warn"}>
              {isMine ? <FormattedMessage id="desk.mine" /> : <FormattedMessage id="desk.taken" values={{ name: card.taken_by.name }} />}
            </Chip>
          )}
          {card.state === "decided" ? (
            <Chip tone="good" icon="i-check">
              <FormattedMessage id="desk.isDecided" />
            </Chip>
          ) : (
            <span>
              <FormattedMessage id="desk.due" values={{ date: say(card.due_at) }} />
            </span>
          )}
        </p>
      </div>
      {card.state === "open" && (
        <Button size="small" isBusy={opened.isBusy} onClick={() => void opened.take()}>
          <FormattedMessage id="desk.take" />
        </Button>
      )}
      {card.state === "taken" && isMine && (
        <Button size="small" isBusy={opened.isBusy} onClick={() => void opened.handOver()}>
          <Icon name="i-arrow" size={17} />
          <FormattedMessage id="desk.handOver" />
        </Button>
      )}
    </header>
  );
}
