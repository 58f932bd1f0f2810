// The browsers that are signed in, and how to end that.
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Chip } from "@/kit/Chip";
import { Icon } from "@/kit/Icon";
import { toast } from "@/kit/Toast";
import { api } from "@/platform/api";
import type { SessionCard } from "@/wire/house";
import { readAgent } from "./agent";
import { useProblemWords } from "./problems";
import * as css from "./people.module.css";

export function Sessions({ sessions, onChange }: { sessions: readonly SessionCard[]; onChange: () => void }) {
  const intl = useIntl();
  const wordsOf = useProblemWords();
  const nameOf = (session: SessionCard): string => {
    const { browser, system } = readAgent(session.agent);
    if (browser && system) return intl.formatMessage({ id: "people.sessions.agent" }, { browser, system });
    return browser || system || intl.formatMessage({ id: "people.sessions.unknown" });
  };
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
        {sessions.map((session) => {
          const agent = nameOf(session);
          const when = intl.formatDate(session.seen_at, { dateStyle: "medium", timeStyle: "short" });
          return (
            <li key={session.id}>
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
                <Button
                  size="small"
                  aria-label={intl.formatMessage({ id: "people.sessions.endNamed" }, { agent })}
                  onClick={() => end(api.endSession(session.id))}
                >
                  <FormattedMessage id="people.sessions.end" />
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <div className={css.peopleActions}>
          <Button onClick={() => end(api.endOtherSessions())}>
            <FormattedMessage id="people.sessions.endOthers" />
          </Button>
        </div>
      )}
    </section>
  );
}
