// The bots that a person made, and the tokens that programs play as them with: which there are, one more, one less.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { toast } from "@/kit/Toast";
import { api } from "@/platform/api";
import { Named } from "@/platform/shared/Named";
import { unmarked } from "@/platform/shared/bots";
import type { BotCard, TokenCard } from "@/wire/http";
import { NewBot, NewToken, SureToRemove } from "./BotDialogs";
import { useProblemWords } from "./problems";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./people.module.css";

interface BotsProps {
  bots: readonly BotCard[];
  onChange: () => void;
}

export function Bots({ bots, onChange }: BotsProps) {
  const [isMaking, make] = useState(false);
  return (
    <section className={css.peopleCard}>
      <h2>
        <FormattedMessage id="people.bots" />
      </h2>
      <p>
        <FormattedMessage id="people.bots.about" />
      </p>
      {bots.length === 0 && (
        <p className={wordsCss.quiet}>
          <FormattedMessage id="people.bots.none" />
        </p>
      )}
      {bots.map((bot) => (
        <Bot key={bot.ref} bot={bot} onChange={onChange} />
      ))}
      <div className={css.peopleActions}>
        <Button icon="i-plus" onClick={() => make(true)}>
          <FormattedMessage id="people.bots.make" />
        </Button>
      </div>
      {isMaking && <NewBot onClose={() => make(false)} onMade={onChange} />}
    </section>
  );
}

function Bot({ bot, onChange }: { bot: BotCard; onChange: () => void }) {
  const intl = useIntl();
  const wordsOf = useProblemWords();
  const [asked, ask] = useState<"token" | "remove" | null>(null);
  const close = (): void => ask(null);
  const revoke = (token: TokenCard): void => {
    api.revokeToken(bot.ref, token.id).then(
      () => {
        toast(intl.formatMessage({ id: "people.tokens.revoked" }), { tone: "good" });
        onChange();
      },
      (problem: unknown) => toast(wordsOf(problem), { tone: "warn" }),
    );
  };
  return (
    <div className={css.peopleBot} data-bot={bot.name}>
      <h3>
        <Named name={bot.name} />
      </h3>
      {bot.tokens.length === 0 ? (
        <p className={wordsCss.quiet}>
          <FormattedMessage id="people.tokens.none" />
        </p>
      ) : (
        <ul className={css.peopleRows}>
          {bot.tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => revoke(token)} />
          ))}
        </ul>
      )}
      <div className={css.peopleActions}>
        <Button
          size="small"
          icon="i-key"
          aria-label={intl.formatMessage({ id: "people.tokens.makeNamed" }, { name: unmarked(bot.name) })}
          onClick={() => ask("token")}
        >
          <FormattedMessage id="people.tokens.make" />
        </Button>
        <Button
          size="small"
          icon="i-trash"
          aria-label={intl.formatMessage({ id: "people.bots.removeNamed" }, { name: unmarked(bot.name) })}
          onClick={() => ask("remove")}
        >
          <FormattedMessage id="people.bots.remove" />
        </Button>
      </div>
      {asked === "token" && <NewToken bot={bot} onClose={close} onMade={onChange} />}
      {asked === "remove" && <SureToRemove bot={bot} onClose={close} onRemoved={onChange} />}
    </div>
  );
}

function TokenRow({ token, onRevoke }: { token: TokenCard; onRevoke: () => void }) {
  const intl = useIntl();
  const day = (at: number): string => intl.formatDate(at, { dateStyle: "medium" });
  const scopes = intl.formatList(token.scopes.map((scope) => intl.formatMessage({ id: SCOPES[scope] })));
  return (
    <li>
      <Icon name="i-key" />
      <div>
        <b>{token.name || intl.formatMessage({ id: "people.tokens.nameless" })}</b>
        <span>
          {token.used_at === null ? (
            <FormattedMessage id="people.tokens.unused" values={{ scopes, made: day(token.created_at) }} />
          ) : (
            <FormattedMessage id="people.tokens.used" values={{ scopes, used: day(token.used_at) }} />
          )}
        </span>
      </div>
      <Button size="small" aria-label={intl.formatMessage({ id: "people.tokens.revokeNamed" }, { name: token.name })} onClick={onRevoke}>
        <FormattedMessage id="people.tokens.revoke" />
      </Button>
    </li>
  );
}

const SCOPES = { read: "people.tokens.read", play: "people.tokens.play" } as const;
