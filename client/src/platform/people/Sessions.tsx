// The browsers that are signed in, and how to end that.
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Chip } from "@/kit/Chip";
import { Icon } from "@/kit/Icon";
import { toast } from "@/kit/Toast";
import { api } from "@/platform/api";
import type { SessionCard } from "@/wire/http";
import { readAgent } from "./agent";
import { SecondDevice } from "./SecondDevice";
import { useProblemWords } from "./problems";
import * as css from "./people.module.css";

interface SessionsProps {
  sessions: readonly SessionCard[];
  hasPasskey: boolean;
  onChange: () => void;
}

export function Sessions({ sessions, hasPasskey, onChange }: SessionsProps) {
  const intl = useIntl();
  const wordsOf = useProblemWords();
  const end = (ending: Promise<void>): void => {
    ending.then(
      () => {
        toast(intl.formatMessage({ id: "people.sessions.ended" }), { tone: "good" });
        onChange();
      },
      (problem: unknown) => toast(wordsOf(problem), { tone: "warn" }),
    );
  };
  return (
    <section className={css.peopleCard}>
      <h2>
        <FormattedMessage id="people.sessions" />
      </h2>
      <ul className={css.peopleRows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end(api.endSession(session.id))} />
        ))}
      </ul>
      <div className={css.peopleActions}>
        <SecondDevice hasPasskey={hasPasskey} onChange={onChange} />
        {sessions.length > 1 && (
          <Button onClick={() => end(api.endOtherSessions())}>
            <FormattedMessage id="people.sessions.endOthers" />
          </Button>
        )}
      </div>
    </section>
  );
}

function SessionRow({ session, onEnd }: { session: SessionCard; onEnd: () => void }) {
  const intl = useIntl();
  const agent = useAgentName(session.agent);
  const when = intl.formatDate(session.seen_at, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li>
      <Icon name="i-spectator" />
      <div>
        <b>{agent}</b>
        <span>
          {session.network ? (
            <FormattedMessage id="people.sessions.seenFrom" values={{ when, network: session.network }} />
          ) : (
            <FormattedMessage id="people.sessions.seen" values={{ when }} />
          )}
        </span>
      </div>
      {session.is_this ? (
        <Chip tone="good">
          <FormattedMessage id="people.sessions.this" />
        </Chip>
      ) : (
        <Button size="small" aria-label={intl.formatMessage({ id: "people.sessions.endNamed" }, { agent })} onClick={onEnd}>
          <FormattedMessage id="people.sessions.end" />
        </Button>
      )}
    </li>
  );
}

/** What a browser is called, as far as it says so. */
function useAgentName(agent: string): string {
  const intl = useIntl();
  const { browser, system } = readAgent(agent);
  if (browser && system) return intl.formatMessage({ id: "people.sessions.agent" }, { browser, system });
  return browser || system || intl.formatMessage({ id: "people.sessions.unknown" });
}
