// A way as a row: its sign, what it is, how it is with it, and what can be done about it.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Chip } from "@/kit/Chip";
import { Notice } from "@/kit/Notice";
import { Switch } from "@/kit/Switch";
import { toast } from "@/kit/Toast";
import { useWork } from "@/platform/people/work";
import type { CallWay } from "@/wire/http";
import { removeWay, switchWay, tryWay, type WayKind } from "./asking";
import { OWN_WORDS } from "./problems";
import { Sign } from "./Sign";
import type { Calls } from "./useCalls";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Ways.module.css";

interface RowProps {
  kind: WayKind;
  name: ReactNode;
  more?: ReactNode;
  /** At the end of the row. */
  end?: ReactNode;
  /** Below it. */
  children?: ReactNode;
}

export function Row({ kind, name, more, end, children }: RowProps) {
  return (
    <li className={css.way}>
      <Sign way={kind} size={22} />
      <div className={css.wayWords}>
        <b>{name}</b>
        {more && <span>{more}</span>}
      </div>
      {end && <div className={css.wayEnd}>{end}</div>}
      {children && <div className={css.wayBelow}>{children}</div>}
    </li>
  );
}

/** What is wrong with it, below its row. */
export function Wrong({ children }: { children: ReactNode }) {
  return (
    <Notice tone="warn" isAlert>
      {children}
    </Notice>
  );
}

/** On or off; who only listens hears which way it is about. */
export function WaySwitch({ name, isOn, onChange }: { name: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return <Switch label={<span className={wordsCss.hiddenWords}>{name}</span>} isOn={isOn} onChange={onChange} />;
}

interface KnownWayProps {
  way: CallWay;
  name: string;
  calls: Calls;
  /** Instead of taking it away from the server alone. */
  onRemove?: () => Promise<void>;
  /** More that can be done about it. */
  children?: ReactNode;
}

/** A way that the server knows: on or off, tried, or taken away. */
export function KnownWay({ way, name, calls: { became }, onRemove, children }: KnownWayProps) {
  const intl = useIntl();
  const work = useWork(OWN_WORDS);
  const { id, state } = way;
  const tryIt = async (): Promise<void> => {
    await tryWay(id);
    toast(intl.formatMessage({ id: "notices.try.done" }), { tone: "good" });
  };
  const remove = async (): Promise<void> => {
    await onRemove?.();
    became(await removeWay(id));
  };
  const named = (words: string): string => intl.formatMessage({ id: "notices.way.named" }, { words, name });
  return (
    <Row
      kind={way.kind}
      name={name}
      more={way.name}
      end={
        <>
          <State way={way} />
          {state !== "unconfirmed" && (
            <WaySwitch name={name} isOn={state === "on"} onChange={(on) => void work.run(async () => became(await switchWay(id, on)))} />
          )}
        </>
      }
    >
      <div className={css.wayActions}>
        {state === "on" && (
          <Button
            kind="quiet"
            isBusy={work.isBusy}
            aria-label={named(intl.formatMessage({ id: "notices.try" }))}
            onClick={() => void work.run(tryIt)}
          >
            <FormattedMessage id="notices.try" />
          </Button>
        )}
        {children}
        <Button
          kind="quiet"
          isDisabled={work.isBusy}
          aria-label={named(intl.formatMessage({ id: "notices.remove" }))}
          onClick={() => void work.run(remove)}
        >
          <FormattedMessage id="notices.remove" />
        </Button>
      </div>
      {work.wrong && <Wrong>{work.wrong}</Wrong>}
    </Row>
  );
}

function State({ way: { state, failing_since: since } }: { way: CallWay }) {
  const intl = useIntl();
  const isFailing = state === "on" && since !== null;
  if (state !== "unconfirmed" && state !== "failed" && !isFailing) return null;
  return (
    <span className={css.state}>
      <Chip tone="warn" icon={state === "unconfirmed" ? "i-clock" : "i-warning"}>
        {state === "unconfirmed" ? (
          <FormattedMessage id="notices.mail.open" />
        ) : isFailing ? (
          <FormattedMessage id="notices.state.failing" values={{ date: intl.formatDate(since, { day: "numeric", month: "short" }) }} />
        ) : (
          <FormattedMessage id="notices.state.failed" />
        )}
      </Chip>
    </span>
  );
}
