// One's own cards, in stacks by kind; the cards that would be paid are lifted.
import type { CSSProperties } from "react";
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { CardFace } from "../cards/Card";
import { CARDS, cardName } from "../map";
import { sayCount } from "../saying";
import { useRoutes } from "../table";
import * as css from "./mine.module.css";

/** How many cards of a stack are drawn; more only say their number. */
const DRAWN = 3;

const drawnOf = (count: number, up: number): number => Math.min(count, Math.max(DRAWN, up));

interface StackProps {
  card: number;
  count: number;
  up: number;
}

function Stack({ card, count, up }: StackProps) {
  const intl = useIntl();
  const { choice, touchHand, moment, seat } = useRoutes();
  const isLit = choice?.kind === "card" && choice.card === card;
  const came = moment?.events.some(
    (event) => (event.type === "CardTaken" || event.type === "CardDrawn") && event.seat === seat && event.card === card,
  );
  const drawn = drawnOf(count, up);
  const words = intl.formatMessage({ id: "routes.hand.stack" }, { cards: sayCount(intl, cardName(card), count), up });
  return (
    <button
      type="button"
      className={classes(css.routesStack, isLit && css.isLit, came && css.hasCome)}
      aria-pressed={isLit || up > 0}
      aria-label={words}
      data-routes-at={`hand-${card}`}
      onClick={() => touchHand(card)}
    >
      {Array.from({ length: drawn }, (_, at) => (
        <CardFace key={at} card={card} isUp={at >= drawn - up} />
      ))}
      {count > 1 && (
        <b className={css.routesStackCount} aria-hidden="true">
          {count}
        </b>
      )}
    </button>
  );
}

export function Hand() {
  const intl = useIntl();
  const { view, choice, whose } = useRoutes();
  const size = view.hand.reduce((sum, count) => sum + count, 0);
  const paid = (card: number) => {
    if (choice?.kind !== "claim") return 0;
    return (card === choice.claim.colour ? choice.claim.coloured : 0) + (card === 0 ? choice.claim.wilds : 0);
  };
  const kinds = CARDS.map((_, card) => ({ card, count: view.hand[card] ?? 0, up: paid(card) })).filter((kind) => kind.count > 0);
  // Wilds stand behind the colours that they help out.
  kinds.sort((one, other) => Number(one.card === 0) - Number(other.card === 0));
  const title = intl.formatMessage({ id: "routes.hand" }, { ...whose });
  const extras = kinds.reduce((sum, kind) => sum + drawnOf(kind.count, kind.up) - 1, 0);
  return (
    <section className={css.routesHand} aria-label={title} data-routes-at="hand">
      <h2 className={css.routesCap}>
        <b>{title}</b>
        {intl.formatMessage({ id: "routes.hand.size" }, { count: size })}
      </h2>
      <div className={css.routesStacks} style={{ "--kinds": kinds.length, "--extras": extras } as CSSProperties}>
        {kinds.map((kind) => (
          <Stack key={kind.card} {...kind} />
        ))}
      </div>
    </section>
  );
}
