// The market: five open cards, the piles with how much is left, and what has been discarded.
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import type { Event } from "@/wire/routes";
import { lateClass } from "../board/looks";
import { CardBack, CardFace, CardChips, type PileKind } from "../cards/Card";
import { EMPTY, WILD } from "../map";
import { DECK } from "../moves";
import { CONTRACTS_SPOT, MARKET_SPOT, PILE_SPOT, usePointing } from "../pointing";
import { sayCard } from "../saying";
import { useRoutes } from "../table";
import * as boardCss from "../board/board.module.css";
import * as stageCss from "../board/stage.module.css";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./market.module.css";

const PILES = { draw: undefined, contracts: stageCss.isContracts, trade: stageCss.isTrade };

function wasFilled(events: readonly Event[] | undefined, slot: number): boolean {
  return events?.some((event) => event.type === "MarketFilled" && event.slot === slot) ?? false;
}

function wasShuffled(events: readonly Event[] | undefined): boolean {
  return events?.some((event) => event.type === "PileShuffled" || event.type === "DiscardsShuffled") ?? false;
}

function Slot({ slot, card }: { slot: number; card: number }) {
  const intl = useIntl();
  const { offered, choice, touchSlot, moment } = useRoutes();
  if (card === EMPTY) return <span className={classes(css.routesSlot, css.isEmpty)} data-routes-at={`slot-${slot}`} />;
  const isChosen = choice?.kind === "draw" && choice.slot === slot;
  const isFresh = wasFilled(moment?.events, slot);
  const canTake = offered.draws.has(slot);
  return (
    <button
      type="button"
      className={classes(css.routesSlot, canTake && css.isOpen, isChosen && css.isChosen)}
      aria-pressed={isChosen}
      aria-label={intl.formatMessage(
        { id: "routes.slot.label" },
        { card: sayCard(intl, card), slot: slot + 1, how: canTake ? "open" : "shut", wild: card === WILD ? "yes" : "no" },
      )}
      data-routes-at={`slot-${slot}`}
      onClick={() => touchSlot(slot)}
    >
      <span
        key={isFresh ? moment?.key : "still"}
        className={classes(css.routesSlotFace, isFresh && classes(boardCss.isFresh, lateClass(slot)))}
      >
        <CardFace card={card} isWide />
      </span>
    </button>
  );
}

interface PileProps {
  kind: PileKind;
  count: number;
  isOpen: boolean;
  isChosen: boolean;
  isPointed: boolean;
  /** Cards were shuffled into it just now. */
  isShuffled?: boolean;
  words: string;
  label: string;
  onTouch: () => void;
}

function Pile({ kind, count, isOpen, isChosen, isPointed, isShuffled = false, words, label, onTouch }: PileProps) {
  const intl = useIntl();
  const look = classes(
    css.routesPile,
    PILES[kind],
    isOpen && css.isOpen,
    isChosen && css.isChosen,
    isPointed && css.isPointed,
    isShuffled && css.isShuffled,
    count === 0 && !isOpen && css.isOut,
  );
  const inside = (
    <>
      <CardBack kind={kind} />
      <b>{intl.formatNumber(count)}</b> <span className={stageCss.routesPileWords}>{words}</span>
    </>
  );
  if (kind === "trade")
    return (
      <div className={classes(look)} role="img" aria-label={label} data-routes-at="pile-trade">
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      className={classes(look)}
      aria-pressed={isChosen}
      aria-label={label}
      data-routes-at={`pile-${kind}`}
      onClick={onTouch}
    >
      {inside}
    </button>
  );
}

function Discards({ discards }: { discards: readonly number[] }) {
  const intl = useIntl();
  const words = intl.formatMessage({ id: "routes.discards" }, { count: discards.length });
  return (
    <span className={css.routesDiscards} data-routes-at="discards" title={words}>
      <CardChips cards={discards.slice(-3)} size={9} />
      <span className={wordsCss.hiddenWords}>{words}</span>
      <span aria-hidden="true">{discards.length}</span>
    </span>
  );
}

function Piles() {
  const intl = useIntl();
  const { view, facts, offered, choice, moment, touchSlot, touchContracts } = useRoutes();
  const { pile, contract_pile: contracts } = view.public;
  const spot = usePointing((state) => state.spot);
  return (
    <div className={css.routesPiles}>
      <Pile
        kind="draw"
        count={pile}
        isOpen={offered.draws.has(DECK)}
        isChosen={choice?.kind === "draw" && choice.slot === DECK}
        isPointed={spot === PILE_SPOT}
        isShuffled={wasShuffled(moment?.events)}
        words={intl.formatMessage({ id: "routes.pile.draw" })}
        label={intl.formatMessage({ id: "routes.pile.draw.label" }, { count: pile })}
        onTouch={() => touchSlot(DECK)}
      />
      <Pile
        kind="contracts"
        count={contracts}
        isOpen={offered.contracts}
        isChosen={choice?.kind === "contracts"}
        isPointed={spot === CONTRACTS_SPOT}
        words={intl.formatMessage({ id: "routes.pile.contracts" }, { count: contracts })}
        label={intl.formatMessage({ id: "routes.pile.contracts.label" }, { count: contracts })}
        onTouch={touchContracts}
      />
      <Pile
        kind="trade"
        count={facts.trade_left}
        isOpen={false}
        isChosen={false}
        isPointed={false}
        words={intl.formatMessage({ id: "routes.pile.trade" })}
        label={intl.formatMessage({ id: "routes.pile.trade.label" }, { count: facts.trade_left })}
        onTouch={() => undefined}
      />
    </div>
  );
}

export function Market() {
  const intl = useIntl();
  const { market, discards } = useRoutes().view.public;
  const spot = usePointing((state) => state.spot);
  return (
    <section
      className={classes(css.routesMarket, spot === MARKET_SPOT && css.isPointed)}
      aria-label={intl.formatMessage({ id: "routes.market" })}
    >
      <h2 className={css.routesMarketHead}>
        {intl.formatMessage({ id: "routes.market" })}
        {discards.length > 0 && <Discards discards={discards} />}
      </h2>
      <div className={css.routesSlots}>
        {market.map((card, slot) => (
          <Slot key={slot} slot={slot} card={card} />
        ))}
      </div>
      <Piles />
    </section>
  );
}
