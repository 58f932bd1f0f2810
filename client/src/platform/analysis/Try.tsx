// Plays on from a moment, against bots: a new table that stands as this one stood.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { toast } from "@/kit/Toast";
import { problemOf } from "@/platform/api";
import { useMe } from "@/platform/me";
import { navigate } from "@/platform/router";
import { tryFrom } from "./report";
import * as css from "./Analysis.module.css";

export interface Trying {
  isBusy: boolean;
  /** Nobody is signed in, or there is nothing to be decided at this move. */
  why: "" | "nobody" | "nothing";
  go: () => void;
}

export function useTry(table: string, move: number, seat: number | null, invitation: string): Trying {
  const intl = useIntl();
  const me = useMe();
  const [isBusy, setBusy] = useState(false);
  const why = me === null ? "nobody" : seat === null ? "nothing" : "";
  const go = () => {
    if (isBusy) return;
    if (why || seat === null) {
      toast(intl.formatMessage({ id: "analysis.try.not" }, { why }));
      return;
    }
    setBusy(true);
    tryFrom(table, move, seat, invitation)
      .then(navigate)
      .catch((thrown: unknown) => toast(intl.formatMessage({ id: "analysis.try.failed" }, { code: problemOf(thrown).code })))
      .finally(() => setBusy(false));
  };
  return { isBusy, why, go };
}

export function TryButton({ isBusy, why, go }: Trying) {
  return (
    <div className={css.try}>
      <Button kind="main" data-try icon="i-play" isBusy={isBusy} aria-keyshortcuts="T" onClick={go}>
        <FormattedMessage id="analysis.try" />
      </Button>
      <small>
        <FormattedMessage id="analysis.try.more" values={{ why: why || "none" }} />
      </small>
    </div>
  );
}
