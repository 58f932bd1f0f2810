// What can be asked for: kind, timing, colours of the cost, and where a card lies. They are the legend of the timings, too.
import { type ReactNode, type Ref, useId } from "react";
import { useIntl } from "react-intl";
import { type Class, classes } from "@/kit/classes";
import { timingSymbol } from "../cards/glyphs";
import { TIMINGS } from "../cards/printed";
import { COLOURS, type CardKind } from "../map";
import { colourName } from "../names";
import { Symbol, cubeSymbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { WHERES, type Where } from "./places";
import { type Entry, type Sieve, isOf, toggled } from "./sieve";
import * as css from "./gallery.module.css";

const KINDS: readonly CardKind[] = ["artisan", "building", "plan"];
const DOTS: Readonly<Record<Where, Class | undefined>> = {
  mine: css.isMine,
  table: css.isAtTable,
  discards: css.isGone,
  unseen: css.isUnseen,
};

interface OptionProps {
  picture: ReactNode;
  words: string;
  more?: string;
  /** How many cards of the game it asks for. */
  found: number;
  isOn: boolean;
  onToggle: () => void;
}

function Option({ picture, words, more, found, isOn, onToggle }: OptionProps) {
  return (
    <li>
      <button type="button" className={css.hgOption} aria-pressed={isOn} onClick={onToggle}>
        <span className={css.hgOptionSign} aria-hidden="true">
          {picture}
        </span>
        <span className={css.hgOptionWords}>
          {words}
          {more && <small> {more}</small>}
        </span>
        <b>{found}</b>
      </button>
    </li>
  );
}

function Answers({ title, className, children }: { title: string; className?: Class | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.hgAnswers} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={classes(className)}>{children}</ul>
    </section>
  );
}

interface FiltersProps {
  entries: readonly Entry[];
  sieve: Sieve;
  onSift: (sieve: Sieve) => void;
}

/** The field in which one searches; the key / comes here, and from here an arrow leads down to the cards. */
export function Search({
  sieve,
  onSift,
  field,
  onDown,
}: Omit<FiltersProps, "entries"> & { field: Ref<HTMLInputElement>; onDown: () => void }) {
  const intl = useIntl();
  const words = intl.formatMessage({ id: "harbour.gallery.search" });
  return (
    <label className={css.hgSearch}>
      <svg width="17" height="17" viewBox="0 0 18 18" aria-hidden="true">
        <path d="M12.7 7.6a5.1 5.1 0 1 1-10.2 0 5.1 5.1 0 0 1 10.2 0M11.5 11.5 16 16" />
      </svg>
      <input
        ref={field}
        value={sieve.query}
        placeholder={words}
        aria-label={words}
        aria-keyshortcuts="/"
        onChange={(event) => onSift({ ...sieve, query: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "Enter") return;
          event.preventDefault();
          onDown();
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </label>
  );
}

export function Filters({ entries, sieve, onSift }: FiltersProps) {
  const intl = useIntl();
  const { seat } = useHarbour();
  const say = (id: string, values: Record<string, string> = {}) => intl.formatMessage({ id }, values);
  const found = (holds: (entry: Entry) => boolean) => entries.filter(holds).length;
  return (
    <>
      <Answers title={say("harbour.gallery.kinds")}>
        {KINDS.map((kind) => (
          <Option
            key={kind}
            picture={<Symbol name={`kind-${kind}`} size={20} />}
            words={say("harbour.gallery.kind", { kind })}
            found={found((entry) => isOf.kinds(entry, kind))}
            isOn={sieve.kinds.includes(kind)}
            onToggle={() => onSift(toggled(sieve, "kinds", kind))}
          />
        ))}
      </Answers>
      <Answers title={say("harbour.gallery.timings")}>
        {TIMINGS.map((timing) => (
          <Option
            key={timing}
            picture={<Symbol name={timingSymbol(timing)} size={22} />}
            words={say("harbour.gallery.timing", { timing })}
            more={say("harbour.gallery.timing.more", { timing })}
            found={found((entry) => isOf.timings(entry, timing))}
            isOn={sieve.timings.includes(timing)}
            onToggle={() => onSift(toggled(sieve, "timings", timing))}
          />
        ))}
      </Answers>
      <Answers title={say("harbour.gallery.costs")} className={css.hgColours}>
        {COLOURS.map((name, colour) => (
          <Option
            key={name}
            picture={<Symbol name={cubeSymbol(colour)} size={24} />}
            words={colourName(intl, colour)}
            found={found((entry) => isOf.colours(entry, colour))}
            isOn={sieve.colours.includes(colour)}
            onToggle={() => onSift(toggled(sieve, "colours", colour))}
          />
        ))}
      </Answers>
      <Answers title={say("harbour.gallery.wheres")}>
        {WHERES.filter((where) => where !== "mine" || seat >= 0).map((where) => (
          <Option
            key={where}
            picture={<i className={classes(css.hgDot, DOTS[where])} />}
            words={say("harbour.gallery.where", { where })}
            found={found((entry) => isOf.wheres(entry, where, seat))}
            isOn={sieve.wheres.includes(where)}
            onToggle={() => onSift(toggled(sieve, "wheres", where))}
          />
        ))}
      </Answers>
    </>
  );
}
