// The cards on offer in phase I, or those among the discards that can be taken.
import { FormattedMessage } from "react-intl";
import { classes } from "@/kit/classes";
import { CardButton } from "../cards/CardButton";
import { Face } from "../cards/Face";
import { useHarbour } from "../table";
import type { Thing } from "../things";
import { useOffer } from "./useOffer";
import * as stageCss from "../board/stage.module.css";
import * as css from "./beside.module.css";

/** A card that lies on the table, to be taken or looked at. */
export function Lying({ card }: { card: number }) {
  const { isOpen, isChosen } = useHarbour();
  const thing: Thing = { kind: "card", card };
  return (
    <CardButton card={card} className={classes(css.hbCard, isChosen(thing) ? css.isChosen : isOpen(thing) && css.isOpen)}>
      <Face card={card} />
    </CardButton>
  );
}

export function Offer() {
  const cards = useOffer();
  const { view } = useHarbour();
  const isSwap = view.agenda.at(-1)?.type === "SwapIn";
  return (
    <section className={classes(css.hbPanel, css.hbOffer)} aria-labelledby="hb-offer-title">
      <h2 id="hb-offer-title">{isSwap ? <FormattedMessage id="harbour.discards" /> : <FormattedMessage id="harbour.offer" />}</h2>
      <ul className={stageCss.hbOffered} data-count={cards.length}>
        {cards.map((card) => (
          <li key={card}>
            <Lying card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
