// Who sees one's own page: three steps, saved as soon as one is chosen.
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Labelled } from "@/kit/Labelled";
import { Segmented } from "@/kit/Segmented";
import { toast } from "@/kit/Toast";
import { api } from "@/platform/api";
import { becomes, useMyself } from "@/platform/me";
import type { Player } from "@/wire/http";
import * as css from "./Career.module.css";

const CHOICES = [
  { value: "everybody", words: "career.shown.everybody" },
  { value: "played", words: "career.shown.played" },
  { value: "nobody", words: "career.shown.nobody" },
] as const;

type Shown = Player["shown"];

/** What is chosen, and choosing: wishes are sent one after the other, so that the last one counts. */
function useShown(saved: Shown, onFailure: () => void): [Shown, (wish: Shown) => void] {
  const [shown, show] = useState(saved);
  const kept = useRef(saved);
  const wanted = useRef(saved);
  const line = useRef(Promise.resolve());
  const choose = (wish: Shown): void => {
    wanted.current = wish;
    show(wish);
    line.current = line.current.then(() =>
      api.prefer({ shown: wish }).then(
        (player) => {
          kept.current = wish;
          if (useMyself.getState().me?.ref === player.ref) becomes(player);
        },
        () => {
          if (wanted.current !== wish) return;
          wanted.current = kept.current;
          show(kept.current);
          onFailure();
        },
      ),
    );
  };
  return [shown, choose];
}

export function WhoSees({ saved, isWide }: { saved: Shown; isWide: boolean }) {
  const intl = useIntl();
  const [shown, choose] = useShown(saved, () => toast(intl.formatMessage({ id: "career.shown.failed" }), { tone: "warn" }));
  return (
    <div className={css.whoSees}>
      <Labelled label={intl.formatMessage({ id: "career.shown" })}>
        {(label) => (
          <Segmented
            label={label}
            isWide={isWide}
            value={shown}
            onChange={choose}
            segments={CHOICES.map(({ value, words }) => ({ value, label: intl.formatMessage({ id: words }) }))}
          />
        )}
      </Labelled>
      <p role="status">
        <FormattedMessage id="career.shown.words" values={{ shown }} />
      </p>
    </div>
  );
}
