// What the server knows about one: to take home, or to have forgotten.
import { type ComponentProps, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Notice } from "@/kit/Notice";
import { toast } from "@/kit/Toast";
import { api, type Proof } from "@/platform/api";
import { becomes } from "@/platform/me";
import { navigate } from "@/platform/router";
import { memory } from "@/platform/settings";
import type { Player } from "@/wire/http";
import { download } from "./download";
import { ProofDialog } from "./ProofDialog";
import { useWork } from "./work";
import * as css from "./people.module.css";

export function Data({ me, hasPasskey }: { me: Player; hasPasskey: boolean }) {
  const intl = useIntl();
  const [asked, ask] = useState<"export" | "erase" | null>(null);
  const work = useWork();
  const take = async (proof: Proof | null): Promise<void> => {
    const { everything } = await api.exportMe(proof);
    download(`mokum-${me.name.toLowerCase().replace(/\W+/g, "-")}.json`, JSON.stringify(everything, null, 2), "application/json");
  };
  const erase = async (proof: Proof | null): Promise<void> => {
    await api.eraseMe(proof);
    memory.clear();
    becomes(null);
    navigate("/");
    toast(intl.formatMessage({ id: "people.erase.done" }), { tone: "good" });
  };
  return (
    <section className={css.peopleCard}>
      <h2>
        <FormattedMessage id="people.data" />
      </h2>
      <p>
        <FormattedMessage id="people.data.about" />
      </p>
      {work.wrong && (
        <Notice tone="warn" isAlert>
          {work.wrong}
        </Notice>
      )}
      <div className={css.peopleActions}>
        <Button
          icon="i-download"
          isBusy={work.isBusy}
          onClick={() => {
            if (me.kind === "account") ask("export");
            else void work.run(() => take(null));
          }}
        >
          <FormattedMessage id="people.export" />
        </Button>
        <Button kind="grave" icon="i-trash" onClick={() => ask("erase")}>
          <FormattedMessage id="people.erase" />
        </Button>
      </div>
      {asked === "export" && <SureToTake hasPasskey={hasPasskey} onClose={() => ask(null)} onProven={take} />}
      {asked === "erase" && <SureToErase hasPasskey={hasPasskey} onClose={() => ask(null)} onProven={erase} />}
    </section>
  );
}

type SureProps = Pick<ComponentProps<typeof ProofDialog>, "hasPasskey" | "onClose" | "onProven">;

function SureToTake(props: SureProps) {
  const intl = useIntl();
  return (
    <ProofDialog title={intl.formatMessage({ id: "people.proof.title" })} action={intl.formatMessage({ id: "people.export" })} {...props}>
      <FormattedMessage id="people.proof.about" />
    </ProofDialog>
  );
}

function SureToErase(props: SureProps) {
  const intl = useIntl();
  return (
    <ProofDialog
      title={intl.formatMessage({ id: "people.erase.title" })}
      action={intl.formatMessage({ id: "people.erase.confirm" })}
      isGrave
      {...props}
    >
      <FormattedMessage id="people.erase.about" />
    </ProofDialog>
  );
}
