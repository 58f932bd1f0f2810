// All cards of the game, to be learnt and looked up: filters, cards by type, and one opened. It shows public things alone.
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { FullPage } from "@/kit/FullPage";
import { useMedia } from "@/platform/settings";
import { inLanguage } from "@/platform/shared/inLanguage";
import { MoreWords } from "@/platform/words";
import { progress } from "../progress";
import { useHarbour } from "../table";
import { Filters, Search } from "./Filters";
import { Grid, focusCard } from "./Grid";
import { HowToRead } from "./HowToRead";
import { Legend } from "./Legend";
import { Opened } from "./Opened";
import { Sorted } from "./Sorted";
import { closeGallery } from "./door";
import type { Place } from "./places";
import { useEntries } from "./saying";
import { type Entry, OPEN, type Sieve, grouped, sifted } from "./sieve";
import * as css from "./gallery.module.css";

const words = inLanguage({
  en: () => import("./words/en.json"),
  fr: () => import("./words/fr.json"),
  nl: () => import("./words/nl.json"),
});

/** Where an opened card does not fit beside the others, it lies above them. */
const ABOVE = "(max-width: 1099px), (max-height: 559px)";

export function Gallery({ card }: { card: number | null }) {
  return (
    <MoreWords load={words} waiting={null}>
      <Room card={card} />
    </MoreWords>
  );
}

/** The card that is open, and the focus: into it when it is opened, back to its place when it is closed. */
function useOpened(first: number | null) {
  const grid = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLElement>(null);
  const [opened, open] = useState(first);
  const [stop, setStop] = useState(first ?? 0);
  const isOpen = opened !== null;
  useEffect(() => {
    if (isOpen) pane.current?.focus({ preventScroll: true });
    else focusCard(grid.current, stop);
    // Only when one is opened or closed: the stop changes with every arrow.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);
  const show = (card: number | null) => {
    if (card !== null) setStop(card);
    open(card);
  };
  return { grid, pane, opened, stop, setStop, open: show };
}

/** Where a card can be touched on the table. */
const beforeOneself = ({ at, seat }: Place, own: number): boolean => at === "offer" || (own >= 0 && seat === own);

/** Leaves the gallery, and comes to the card where it lies. */
function showOnTable(card: number): void {
  closeGallery();
  // Once the page below can have the focus again.
  requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus()));
}

const isWriting = (target: EventTarget) => target instanceof HTMLInputElement;

function Room({ card }: { card: number | null }) {
  const intl = useIntl();
  const { seat } = useHarbour();
  const entries = useEntries();
  const [sieve, sift] = useState<Sieve>(OPEN);
  const field = useRef<HTMLInputElement>(null);
  const { grid, pane, opened, stop, setStop, open } = useOpened(card);
  const isAbove = useMedia(ABOVE) && opened !== null;
  const shown = sifted(entries, sieve, seat);
  const inOrder = grouped(shown).flatMap((group) => group.entries);
  const keys = (event: KeyboardEvent) => {
    if (event.key === "/" && !isWriting(event.target)) {
      event.preventDefault();
      field.current?.focus();
    } else if (event.key === "Escape" && opened !== null) {
      // The gallery itself stays open.
      event.stopPropagation();
      open(null);
    }
  };
  return (
    <FullPage label={intl.formatMessage({ id: "harbour.gallery.title" })} onClose={closeGallery}>
      <div className={css.hgRoom} data-gallery="" onKeyDown={keys}>
        <Head />
        <div className={css.hgParts}>
          <aside className={css.hgFilters} inert={isAbove} aria-label={intl.formatMessage({ id: "harbour.gallery.filters" })}>
            <Search sieve={sieve} onSift={sift} field={field} onDown={() => focusCard(grid.current, null)} />
            <Filters entries={entries} sieve={sieve} onSift={sift} />
          </aside>
          <div className={css.hgMiddle} inert={isAbove}>
            <Sorted shown={shown.length} all={entries.length} sieve={sieve} onSift={sift} />
            <Legend />
            <Grid entries={entries} shown={inOrder} stop={stop} opened={opened} onOpen={open} onStop={setStop} grid={grid} />
          </div>
          <Pane entries={entries} inOrder={inOrder} opened={opened} open={open} pane={pane} seat={seat} />
        </div>
      </div>
    </FullPage>
  );
}

interface PaneProps {
  entries: readonly Entry[];
  inOrder: readonly Entry[];
  opened: number | null;
  open: (card: number | null) => void;
  pane: React.Ref<HTMLElement>;
  seat: number;
}

/** The opened card, or how a card is read while none is. */
function Pane({ entries, inOrder, opened, open, pane, seat }: PaneProps) {
  const entry = entries.find(({ card }) => card === opened);
  if (!entry) return <HowToRead />;
  const index = inOrder.indexOf(entry);
  const step = (way: 1 | -1) => {
    // Before the first comes the last, and after the last the first.
    const next = inOrder.at(index + way) ?? inOrder[0];
    if (next) open(next.card);
  };
  return (
    <Opened
      entry={entry}
      at={index + 1}
      shown={inOrder.length}
      onStep={step}
      onClose={() => open(null)}
      onShow={beforeOneself(entry.place, seat) ? () => showOnTable(entry.card) : null}
      pane={pane}
    />
  );
}

function Head() {
  const { view } = useHarbour();
  const far = progress(view);
  return (
    <header className={css.hgHead}>
      <div>
        <h1>
          <FormattedMessage id="harbour.gallery.title" />
        </h1>
        {far && (
          <p>
            <FormattedMessage id={far.id} values={far.values} />
          </p>
        )}
      </div>
      <p className={css.hgNote}>
        <FormattedMessage id="harbour.gallery.public" />
      </p>
      <Button icon="i-close" size="small" onClick={closeGallery} className={css.hgBack}>
        <span>
          <FormattedMessage id="harbour.gallery.back" />
        </span>
        <kbd aria-hidden="true">Esc</kbd>
      </Button>
    </header>
  );
}
