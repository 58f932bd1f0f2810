// Playing a person: a table is looked for, for as long as it takes, also while other pages are read.
import { useEffect, useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Notice } from "@/kit/Notice";
import { MoreWords } from "@/platform/words";
import type { Comer } from "../entering";
import type { Offer } from "../games";
import { useSlow } from "../slow";
import { Choosing } from "./Choosing";
import { Place } from "./Place";
import { Searching } from "./Searching";
import { type Search, search } from "./looking";
import { type Searched, useSearch } from "./useSearch";
import { pairable } from "./wish";
import { pairingWords } from "./words";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Pairing.module.css";

export interface PlayPersonProps {
  offers: readonly Offer[];
  /** The server has said what it offers. */
  isAsked: boolean;
  /** Who plays, where the server knows nobody yet. */
  comer: Comer;
}

export default function PlayPerson(props: PlayPersonProps) {
  return (
    <MoreWords load={pairingWords} waiting={<Place />}>
      <PairingCard {...props} search={search} />
    </MoreWords>
  );
}

interface PairingCardProps extends PlayPersonProps {
  search: Search;
}

export function PairingCard({ offers, isAsked, comer, search: mine }: PairingCardProps) {
  const id = useId();
  const searched = useSearch(mine, comer);
  const { own, isBusy, waiting } = searched;
  const { heading, press } = useFocusKept(own !== null);
  const offered = pairable(offers);
  if (isAsked && offered.length === 0) return null;
  return (
    <section className={css.card} data-pairing aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        <FormattedMessage id="pairing.title" />
      </h2>
      <Told own={own} />
      {own ? (
        <Searching own={own} offers={offers} isBusy={isBusy} onStop={press(searched.stop)} />
      ) : (
        <Choosing offers={offered} waiting={waiting} isBusy={isBusy} onFind={press(searched.find)} />
      )}
      <Trouble {...searched} />
    </section>
  );
}

/** Said once to readers: a clock that is read aloud each second would be a torment. */
function Told({ own }: Pick<Searched, "own">) {
  return (
    <p role="status" className={wordsCss.hiddenWords}>
      {own && (own.table === null ? <FormattedMessage id="pairing.looking.begun" /> : <FormattedMessage id="pairing.found" />)}
    </p>
  );
}

function Trouble({ own, isBusy, wrong, hasEnded }: Searched) {
  const isSlow = useSlow(isBusy);
  if (wrong || isSlow)
    return (
      <Notice tone="warn" isAlert>
        {wrong || <FormattedMessage id="start.slow" />}
      </Notice>
    );
  if (own || !hasEnded) return null;
  return (
    <Notice isAlert>
      <FormattedMessage id="pairing.ended" />
    </Notice>
  );
}

/** The button that was pressed is gone once the search begins or ends: reading goes on at the heading. */
function useFocusKept(isLooking: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    wasPressed.current = false;
  }, [isLooking]);
  return {
    heading,
    press:
      <Values extends unknown[]>(what: (...values: Values) => Promise<void>) =>
      (...values: Values): void => {
        wasPressed.current = true;
        void what(...values);
      },
  };
}
