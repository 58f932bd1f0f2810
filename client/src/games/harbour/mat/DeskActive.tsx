// Active cards on a desk, with their sentences; many of them as names alone, in two columns.
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { CardButton } from "../cards/CardButton";
import { timingSymbol } from "../cards/glyphs";
import { TIMINGS, cardFace, numberOf } from "../cards/printed";
import { sayCard, sayCardName } from "../cards/sentences";
import { GalleryButton } from "../gallery/GalleryDoor";
import { Symbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import * as matCss from "./mat.module.css";
import * as css from "./desk.module.css";

/** From so many on they are names alone. */
const MANY = 7;

function ActiveCard({ card, isNew }: { card: number; isNew: boolean }) {
  const intl = useIntl();
  const { view, seat, isOpen, isChosen } = useHarbour();
  const isUsed = view.at[seat]?.used.includes(card) ?? false;
  const thing = { kind: "card", card } as const;
  const can = isOpen(thing) && !isNew;
  const state = isNew ? "new" : isUsed ? "used" : can ? "open" : "idle";
  const look = isNew ? css.isNew : isUsed ? css.isUsed : can && css.isOpen;
  return (
    <li className={classes(css.hbDeskActive, look, isChosen(thing) && !isNew && css.isChosen)}>
      <CardButton card={card} state={intl.formatMessage({ id: "harbour.mat.active.state" }, { state })}>
        <Symbol name={timingSymbol(cardFace(card).timing)} size={20} />
        <span aria-hidden="true">
          <b>
            {sayCardName(intl, card)} <i>{numberOf(card)}</i>
          </b>
          <span>{sayCard(intl, card)}</span>
        </span>
        {(isUsed || isNew) && (
          <em aria-hidden="true">{intl.formatMessage({ id: isNew ? "harbour.mat.active.new" : "harbour.desk.used" })}</em>
        )}
      </CardButton>
    </li>
  );
}

/** `isWhole`: with the sentences, however many there are. */
export function DeskActive({ isWhole = false }: { isWhole?: boolean }) {
  const intl = useIntl();
  const { view, seat, chosen } = useHarbour();
  const active = view.at[seat]?.tableau ?? [];
  const coming = chosen?.way.verb === "activate" && !active.includes(chosen.way.number) ? [chosen.way.number] : [];
  const when = (card: number) => TIMINGS.indexOf(cardFace(card).timing);
  const cards = [...coming, ...active.toSorted((one, other) => when(one) - when(other))];
  const title = intl.formatMessage({ id: "harbour.mat.active" });
  return (
    <section className={css.hbDeskTableau} aria-label={title}>
      <h2 className={matCss.hbCap}>
        <b>{title}</b>
        <span>
          {intl.formatMessage({ id: "harbour.mat.active.count" }, { count: active.length, used: view.at[seat]?.used.length ?? 0 })}
        </span>
        <GalleryButton />
      </h2>
      <ul className={classes(!isWhole && cards.length >= MANY && css.isMany)}>
        {cards.map((card) => (
          <ActiveCard key={card} card={card} isNew={coming.includes(card)} />
        ))}
      </ul>
    </section>
  );
}
