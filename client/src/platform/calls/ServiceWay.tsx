// A service of one's own as a way to be called: it is tried before it counts.
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Select } from "@/kit/Select";
import { TextField } from "@/kit/TextField";
import { toast } from "@/kit/Toast";
import { useWork } from "@/platform/people/work";
import { addService, type Service } from "./asking";
import { OWN_WORDS } from "./problems";
import type { Calls } from "./useCalls";
import { KnownWay, Row, Wrong } from "./WayRow";
import { SERVICE } from "./ways";
import * as css from "./Ways.module.css";

/** What an address of each looks like; its own names in every language. */
const EXAMPLES: Readonly<Record<Service, string>> = {
  ntfy: "https://ntfy.example/topic",
  discord: "https://discord.com/api/webhooks/…",
  matrix: "https://matrix.example/!room:matrix.example",
  webhook: "https://…",
};
const SECRET: Readonly<Record<Service, "needed" | "allowed" | "none">> = {
  ntfy: "allowed",
  discord: "none",
  matrix: "needed",
  webhook: "allowed",
};

export function ServiceWay({ calls }: { calls: Calls }) {
  const intl = useIntl();
  const [isAsking, ask] = useState(false);
  const { own, services } = calls.settings.ways;
  const way = own.find(({ kind }) => kind === "service");
  const name = intl.formatMessage({ id: "notices.service" });
  if (services.length === 0) return null;
  const change = (
    <Button kind={way ? "quiet" : "plain"} size="small" aria-expanded={isAsking} onClick={() => ask(!isAsking)}>
      <FormattedMessage id={way ? "notices.service.change" : "notices.service.add"} />
    </Button>
  );
  return (
    <>
      {way ? (
        <KnownWay way={way} name={name} calls={calls}>
          {change}
        </KnownWay>
      ) : (
        <Row kind="service" name={name} more={<FormattedMessage id="notices.service.about" />} end={change} />
      )}
      {isAsking && (
        <li className={css.service}>
          <NewService calls={calls} onDone={() => ask(false)} />
        </li>
      )}
    </>
  );
}

function NewService({ calls, onDone }: { calls: Calls; onDone: () => void }) {
  const intl = useIntl();
  const work = useWork(OWN_WORDS);
  const { services } = calls.settings.ways;
  const [kind, choose] = useState<Service>(services[0] ?? "webhook");
  const [address, write] = useState("");
  const [secret, writeSecret] = useState("");
  const wants = SECRET[kind];
  const isReady = address.trim() !== "" && (wants !== "needed" || secret !== "");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (work.isBusy || !isReady) return;
    void work.run(async () => {
      calls.became(await addService(kind, address.trim(), wants === "none" ? "" : secret.trim()));
      toast(intl.formatMessage({ id: "notices.service.done" }), { tone: "good" });
      onDone();
    });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label={intl.formatMessage({ id: "notices.service" })}>
      <div className={css.fields}>
        <Select
          label={intl.formatMessage({ id: "notices.service.kind" })}
          value={kind}
          onChange={choose}
          choices={services.map((value) => ({ value, label: intl.formatMessage({ id: SERVICE[value] }) }))}
        />
        <TextField
          label={intl.formatMessage({ id: "notices.service.address" })}
          type="url"
          value={address}
          onChange={write}
          placeholder={EXAMPLES[kind]}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      {wants !== "none" && (
        <TextField
          label={intl.formatMessage({ id: wants === "needed" ? "notices.service.secret" : "notices.service.secret.maybe" })}
          type="password"
          value={secret}
          onChange={writeSecret}
          autoComplete="off"
        />
      )}
      {work.wrong && <Wrong>{work.wrong}</Wrong>}
      <div>
        <Button type="submit" isBusy={work.isBusy} isDisabled={!isReady}>
          <FormattedMessage id="notices.service.try" />
        </Button>
      </div>
      <p className={css.hint}>
        <FormattedMessage id="notices.service.hint" />
      </p>
    </form>
  );
}
