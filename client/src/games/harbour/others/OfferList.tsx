// Cards that can be taken, on a desk: each as a line that can be read, with what it costs and what it says.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { CardButton } from "../cards/CardButton";
import { Cost } from "../cards/Cost";
import { timingSymbol } from "../cards/glyphs";
import { cardFace, folding, numberOf } from "../cards/printed";
import { sayCard, sayCardName } from "../cards/sentences";
import { GalleryButton } from "../gallery/GalleryDoor";
import { Symbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { Discards } from "./Discards";
import * as besideCss from "./beside.module.css";
import * as css from "./figures.module.css";

function OfferedCard({ card }: { card: number }) {
  const intl = useIntl();
  const { isOpen, isChosen } = useHarbour();
  const thing = { kind: "card", card } as const;
  const face = cardFace(card);
  return (
    <CardButton card={card} className={classes(css.hbOffered, isChosen(thing) ? css.isChosen : isOpen(thing) && css.isOpen)}>
      <span className={css.hbOfferedCost} aria-hidden="true">
        <Cost card={face} />
      </span>
      <span className={css.hbOfferedWords} aria-hidden="true">
        <b>
          <Symbol name={timingSymbol(face.timing)} size={16} />
          <span>{folding(sayCardName(intl, card))}</span>
          <i>{numberOf(card)}</i>
        </b>
        <span>{sayCard(intl, card)}</span>
      </span>
    </CardButton>
  );
}

export function OfferList({ cards }: { cards: readonly number[] }) {
  const { view } = useHarbour();
  const isSwap = view.agenda.at(-1)?.type === "SwapIn";
  return (
    <section className={classes(besideCss.hbPanel, css.hbOfferList)} aria-labelledby="hb-offer-title">
      <h2 id="hb-offer-title">
        {isSwap ? <FormattedMessage id="harbour.discards" /> : <FormattedMessage id="harbour.offer" />}
        <Discards isShort />
        <GalleryButton />
      </h2>
      <ul>
        {cards.map((card) => (
          <li key={card}>
            <OfferedCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
