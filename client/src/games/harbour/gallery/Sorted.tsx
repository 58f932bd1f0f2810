// How many cards are shown, and what they were chosen by: each choice can be taken back here.
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "@/kit/Icon";
import { colourName } from "../names";
import { OPEN, type Sieve, toggled } from "./sieve";
import * as css from "./gallery.module.css";

interface SortedProps {
  shown: number;
  all: number;
  sieve: Sieve;
  onSift: (sieve: Sieve) => void;
}

interface Chosen {
  words: string;
  without: Sieve;
}

function useChosen(sieve: Sieve): readonly Chosen[] {
  const intl = useIntl();
  const say = (id: string, values: Record<string, string>) => intl.formatMessage({ id }, values);
  return [
    ...sieve.kinds.map((kind) => ({ words: say("harbour.gallery.kind", { kind }), without: toggled(sieve, "kinds", kind) })),
    ...sieve.timings.map((timing) => ({ words: say("harbour.gallery.timing", { timing }), without: toggled(sieve, "timings", timing) })),
    ...sieve.colours.map((colour) => ({ words: colourName(intl, colour), without: toggled(sieve, "colours", colour) })),
    ...sieve.wheres.map((where) => ({ words: say("harbour.gallery.where", { where }), without: toggled(sieve, "wheres", where) })),
    ...(sieve.query === "" ? [] : [{ words: `“${sieve.query}”`, without: { ...sieve, query: "" } }]),
  ];
}

export function Sorted({ shown, all, sieve, onSift }: SortedProps) {
  const intl = useIntl();
  const chosen = useChosen(sieve);
  return (
    <div className={css.hgSorted}>
      <p role="status">
        <FormattedMessage id="harbour.gallery.count" values={{ shown, all }} />
      </p>
      {chosen.map(({ words, without }) => (
        <button
          key={words}
          type="button"
          className={css.hgChosen}
          aria-label={intl.formatMessage({ id: "harbour.gallery.without" }, { words })}
          onClick={() => onSift(without)}
        >
          {words} <Icon name="i-close" size={12} />
        </button>
      ))}
      {chosen.length > 1 && (
        <button type="button" className={css.hgAll} onClick={() => onSift(OPEN)}>
          <FormattedMessage id="harbour.gallery.all" />
        </button>
      )}
      <span className={css.hgHow}>
        <FormattedMessage id="harbour.gallery.sorted" />
      </span>
    </div>
  );
}
