// Above a phone's prompt: what is asked and lies neither on the board nor in the prompt. In one's turn, the list of it as chips.
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { useHandheld } from "@/platform/shared/handheld";
import { showKind } from "../board/aim";
import { CardButton } from "../cards/CardButton";
import { Piece } from "../mat/Ship";
import { dockerName, goodName } from "../names";
import { Dice } from "../others/Dice";
import { MarketTile } from "../others/MarketTile";
import { useOffer } from "../others/useOffer";
import { Symbol, dockerSymbol, goodSymbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { type Thing, keyOf, thingOf } from "../things";
import { SYMBOLS, useItemWords } from "../turn/List";
import { type Item, type Kind, listOf, placesOf } from "../turn/list";
import { CardLine } from "./CardLine";
import * as css from "./lines.module.css";

/** The most fleeting first. */
const CHIPS: readonly Kind[] = ["docker", "deliver", "block", "market", "card", "use", "sail", "river"];
/** What lies in the sheet. */
const OF_CARDS: readonly Kind[] = ["card", "use"];

/** One thing is taken in hand; several are shown: on the board, or in the sheet. */
function useLead(): (item: Item) => void {
  const { touch, view } = useHarbour();
  const handheld = useHandheld();
  return (item) => {
    const places = placesOf(item);
    const [first] = places;
    if (!first) return;
    if (places.length === 1 && item.kind !== "sail") return touch(first);
    if (OF_CARDS.includes(item.kind)) {
      handheld?.show("mine", "up");
      requestAnimationFrame(() => requestAnimationFrame(() => focusCard(first)));
      return;
    }
    handheld?.move("low");
    showKind(item.kind, view);
    document.querySelector<SVGElement>(`[data-thing="${keyOf(first)}"]`)?.focus({ preventScroll: true });
  };
}

function focusCard(thing: Thing): void {
  if (thing.kind !== "card") return;
  const card = document.querySelector<HTMLElement>(`[data-part=mine] [data-card="${thing.card}"]`);
  card?.scrollIntoView({ block: "center" });
  card?.focus({ preventScroll: true });
}

function Chips() {
  const intl = useIntl();
  const { facts, moves } = useHarbour();
  const wordsOf = useItemWords();
  const lead = useLead();
  const items = listOf(facts, moves)
    .filter(({ state }) => state === "open")
    .toSorted((one, other) => CHIPS.indexOf(one.kind) - CHIPS.indexOf(other.kind));
  const goods = useOffered("good").filter((thing) => thing.kind === "good" && thing.at === "store");
  if (items.length === 0 && goods.length === 0) return null;
  return (
    <ul className={css.hbChips} aria-label={intl.formatMessage({ id: "harbour.todo" })} data-todo-list>
      {items.map((item) => (
        <li key={item.kind}>
          <button type="button" className={css.hbChipButton} data-todo={item.kind} data-state="open" onClick={() => lead(item)}>
            <Symbol name={SYMBOLS[item.kind]} size={20} />
            <span>
              <b>{intl.formatMessage({ id: "harbour.todo.name" }, { kind: item.kind })}</b>
              <i>{wordsOf(item)}</i>
            </span>
          </button>
        </li>
      ))}
      {goods.map((thing) => thing.kind === "good" && <LoadChip key={thing.good} good={thing.good} />)}
    </ul>
  );
}

/** A good of the store that can be loaded here. */
function LoadChip({ good }: { good: number }) {
  const intl = useIntl();
  const { touch, isChosen } = useHarbour();
  const thing: Thing = { kind: "good", good, at: "store" };
  return (
    <li>
      <button
        type="button"
        className={classes(css.hbChipButton, isChosen(thing) && css.isShown)}
        data-load={good}
        aria-pressed={isChosen(thing)}
        onClick={() => touch(thing)}
      >
        <Symbol name={goodSymbol(good)} size={24} />
        <span>
          <b>{intl.formatMessage({ id: "harbour.phone.load" })}</b>
          <i>{goodName(intl, good)}</i>
        </span>
      </button>
    </li>
  );
}

/** Things of a kind that can be touched now. */
function useOffered(kind: Thing["kind"]): readonly Thing[] {
  const { offered } = useHarbour();
  return [...offered.keys()].flatMap((key) => thingOf(key) ?? []).filter((thing) => thing.kind === kind);
}

function Cards({ cards, label }: { cards: readonly number[]; label: string }) {
  const { isOpen, isChosen } = useHarbour();
  return (
    <section aria-label={label} data-offer>
      <ul className={css.hbAskedCards}>
        {cards.map((card) => {
          const thing = { kind: "card", card } as const;
          return (
            <li key={card}>
              <CardButton card={card} className={classes(isChosen(thing) ? css.isChosen : isOpen(thing) && css.isOpen)}>
                <CardLine card={card} hasCost />
              </CardButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Goods and dockers of one's own that are asked for. */
function Pieces({ things }: { things: readonly Thing[] }) {
  const intl = useIntl();
  return (
    <div className={css.hbAskedPieces}>
      {things.map((thing) =>
        thing.kind === "good" ? (
          <Piece key={keyOf(thing)} thing={thing} name={goodName(intl, thing.good)} symbol={goodSymbol(thing.good)} shape="good" />
        ) : (
          thing.kind === "docker" && (
            <Piece
              key={keyOf(thing)}
              thing={thing}
              name={dockerName(intl, thing.docker)}
              symbol={dockerSymbol(thing.docker)}
              shape="docker"
            />
          )
        ),
      )}
    </div>
  );
}

/** A question of its own, outside the free part of a turn. */
function Question() {
  const intl = useIntl();
  const { view, isOpen } = useHarbour();
  const offer = useOffer();
  const own = useOffered("card").flatMap((thing) => (thing.kind === "card" && !offer.includes(thing.card) ? [thing.card] : []));
  const dice = useOffered("die");
  const goods = useOffered("good").filter((thing) => thing.kind === "good" && thing.at !== "market");
  const dockers = useOffered("docker").filter((thing) => thing.kind === "docker" && thing.at === "barge");
  const isSwap = view.agenda.at(-1)?.type === "SwapIn";
  const ofOffer = intl.formatMessage({ id: isSwap ? "harbour.discards" : "harbour.offer" });
  return (
    <>
      {offer.length > 0 && <Cards cards={offer} label={ofOffer} />}
      {own.length > 0 && <Cards cards={own} label={intl.formatMessage({ id: "harbour.phone.own" })} />}
      {dice.length > 0 && <Dice />}
      {(goods.length > 0 || dockers.length > 0) && <Pieces things={[...goods, ...dockers]} />}
      {isOpen({ kind: "tile" }) && <MarketTile />}
    </>
  );
}

export function Asked() {
  const { view, moves } = useHarbour();
  if (moves.length === 0) return null;
  return (
    <div className={css.hbAsked} data-question>
      {view.agenda.at(-1)?.type === "Act" ? <Chips /> : <Question />}
    </div>
  );
}
