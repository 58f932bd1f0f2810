// The cards by type. One of them is a stop of the keyboard; arrows lead from card to card.
import { type CSSProperties, type KeyboardEvent, type Ref, memo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { sayCardName } from "../cards/sentences";
import { ReadingCard } from "./ReadingCard";
import { useSayEntry } from "./saying";
import { type Entry, type Group, grouped } from "./sieve";
import { type Spot, isArrow, walked } from "./walking";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./gallery.module.css";

interface TileProps {
  entry: Entry;
  isStop: boolean;
  isOpened: boolean;
  onOpen: (card: number) => void;
}

const Tile = memo(function Tile({ entry, isStop, isOpened, onOpen }: TileProps) {
  const sayEntry = useSayEntry();
  return (
    <button
      type="button"
      className={classes(css.hgTile, isOpened && css.isOpened)}
      data-gallery-card={entry.card}
      tabIndex={isStop ? 0 : -1}
      aria-current={isOpened ? "true" : undefined}
      onClick={() => onOpen(entry.card)}
    >
      <span className={wordsCss.hiddenWords}>{sayEntry(entry)}</span>
      <ReadingCard card={entry.card} place={entry.place} />
    </button>
  );
});

/** The card of the grid that a button stands for. */
const cardAt = (element: Element): number => Number((element as HTMLElement).dataset["galleryCard"]);

function spotsIn(grid: Element): Spot[] {
  return [...grid.querySelectorAll("[data-gallery-card]")].map((element) => {
    const { left, top } = element.getBoundingClientRect();
    return { card: cardAt(element), left, top };
  });
}

export function focusCard(grid: Element | null, card: number | null): void {
  const found =
    grid?.querySelector<HTMLElement>(`[data-gallery-card="${card ?? ""}"]`) ?? grid?.querySelector<HTMLElement>("[data-gallery-card]");
  found?.focus();
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const from = (event.target as Element).closest("[data-gallery-card]");
  if (!from || !isArrow(event.key)) return;
  event.preventDefault();
  const to = walked(spotsIn(event.currentTarget), cardAt(from), event.key);
  if (to !== null) focusCard(event.currentTarget, to);
}

interface GridProps {
  entries: readonly Entry[];
  shown: readonly Entry[];
  stop: number;
  opened: number | null;
  onOpen: (card: number) => void;
  onStop: (card: number) => void;
  grid: Ref<HTMLDivElement>;
}

export function Grid({ entries, shown, stop, opened, onOpen, onStop, grid }: GridProps) {
  const all = new Map(grouped(entries).map((group) => [group.type, group]));
  const stopAt = shown.some(({ card }) => card === stop) ? stop : shown[0]?.card;
  return (
    <div
      className={css.hgGroups}
      ref={grid}
      onKeyDown={walk}
      onFocus={(event) => event.target.matches("[data-gallery-card]") && onStop(cardAt(event.target))}
    >
      {grouped(shown).map((group) => (
        <section key={group.type} className={css.hgGroup} style={{ "--many": group.entries.length } as CSSProperties}>
          <Title group={group} whole={all.get(group.type) ?? group} />
          <ul>
            {group.entries.map((entry) => (
              <li key={entry.card}>
                <Tile entry={entry} isStop={entry.card === stopAt} isOpened={entry.card === opened} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 && (
        <p className={css.hgNone}>
          <FormattedMessage id="harbour.gallery.none" />
        </p>
      )}
    </div>
  );
}

/** What the cards of a type are called, how many there are and how many of them were seen. */
function Title({ group, whole }: { group: Group; whole: Group }) {
  const intl = useIntl();
  const [first] = group.entries;
  if (!first) return null;
  const seen = whole.entries.filter(({ place }) => place.at !== "unseen").length;
  return (
    <h3>
      {sayCardName(intl, first.card)}{" "}
      <small>
        <FormattedMessage id="harbour.gallery.seen" values={{ cards: whole.entries.length, seen }} />
      </small>
    </h3>
  );
}
