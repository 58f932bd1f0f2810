// Active cards, grouped by when they work; a used one carries the mill, one that can be used now glows.
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { CardButton } from "../cards/CardButton";
import { Chip } from "../cards/Chip";
import { timingSymbol } from "../cards/glyphs";
import { TIMINGS, type Timing, cardFace } from "../cards/printed";
import { Symbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import * as matCss from "./mat.module.css";
import * as css from "./tableau.module.css";

const STATES = { new: css.isNew, used: css.isUsed, open: css.isOpen, idle: undefined };

interface ActiveProps {
  card: number;
  isUsed: boolean;
  isNew: boolean;
  /** It is the first of its group: the sign of when it works stands before it. */
  begins: Timing | null;
}

function ActiveCard({ card, isUsed, isNew, begins }: ActiveProps) {
  const intl = useIntl();
  const { isOpen, isChosen } = useHarbour();
  const thing = { kind: "card", card } as const;
  const can = isOpen(thing);
  const state = isNew ? "new" : isUsed ? "used" : can ? "open" : "idle";
  return (
    <li className={classes(css.hbActive, STATES[state], isChosen(thing) && !isNew && css.isChosen)}>
      {begins && (
        <span className={css.hbActiveWhen} title={intl.formatMessage({ id: "harbour.card.timing" }, { timing: begins })}>
          <Symbol name={timingSymbol(begins)} size={17} />
        </span>
      )}
      <CardButton card={card} state={intl.formatMessage({ id: "harbour.mat.active.state" }, { state })}>
        <Chip card={card} />
        {isUsed && <Symbol name="marker" size={20} className={css.hbActiveMill} />}
        {isNew && (
          <span className={css.hbActiveNew} aria-hidden="true">
            {intl.formatMessage({ id: "harbour.mat.active.new" })}
          </span>
        )}
      </CardButton>
    </li>
  );
}

export function Tableau() {
  const intl = useIntl();
  const { view, seat, chosen } = useHarbour();
  const mine = view.at[seat];
  const active = mine?.tableau ?? [];
  const coming = chosen?.way.verb === "activate" && !active.includes(chosen.way.number) ? chosen.way.number : 0;
  const cards = coming > 0 ? [...active, coming] : active;
  const used = mine?.used ?? [];
  const title = intl.formatMessage({ id: "harbour.mat.active" });
  const of = (timing: Timing) => cards.filter((card) => cardFace(card).timing === timing);
  const groups = TIMINGS.map((timing) => ({ timing, cards: of(timing) })).filter((group) => group.cards.length > 0);
  return (
    <section className={css.hbTableau} aria-label={title}>
      <h2 className={matCss.hbCap}>
        <b>{title}</b>
        <span>{intl.formatMessage({ id: "harbour.mat.active.count" }, { count: active.length, used: used.length })}</span>
      </h2>
      {groups.length === 0 && <p className={css.hbTableauNone}>{intl.formatMessage({ id: "harbour.mat.active.none" })}</p>}
      <ul className={css.hbActives}>
        {groups.flatMap((group) =>
          group.cards.map((card, at) => (
            <ActiveCard
              key={card}
              card={card}
              isUsed={used.includes(card)}
              isNew={card === coming}
              begins={at === 0 ? group.timing : null}
            />
          )),
        )}
      </ul>
    </section>
  );
}
