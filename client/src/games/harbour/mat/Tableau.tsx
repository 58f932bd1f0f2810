// Active cards, grouped by when they work; a used one carries the mill, one that can be used now glows.
import { useIntl } from "react-intl";
import { CardButton } from "../cards/CardButton";
import { Chip } from "../cards/Chip";
import { timingSymbol } from "../cards/glyphs";
import { TIMINGS, type Timing, cardFace } from "../cards/printed";
import { Symbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import "./tableau.css";

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
    <li className={`hb-active is-${state}${isChosen(thing) && !isNew ? " is-chosen" : ""}`}>
      {begins && (
        <span className="hb-active-when" title={intl.formatMessage({ id: "harbour.card.timing" }, { timing: begins })}>
          <Symbol name={timingSymbol(begins)} size={17} />
        </span>
      )}
      <CardButton card={card} state={intl.formatMessage({ id: "harbour.mat.active.state" }, { state })}>
        <Chip card={card} />
        {isUsed && <Symbol name="marker" size={20} className="hb-active-mill" />}
        {isNew && (
          <span className="hb-active-new" aria-hidden="true">
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
    <section className="hb-tableau" aria-label={title}>
      <h2 className="hb-cap">
        <b>{title}</b>
        <span>{intl.formatMessage({ id: "harbour.mat.active.count" }, { count: active.length, used: used.length })}</span>
      </h2>
      {groups.length === 0 && <p className="hb-tableau-none">{intl.formatMessage({ id: "harbour.mat.active.none" })}</p>}
      <ul className="hb-actives">
        {groups.flatMap((group) =>
          group.cards.map((card, at) => (
            <ActiveCard key={card} card={card} isUsed={used.includes(card)} isNew={card === coming} begins={at === 0 ? group.timing : null} />
          )),
        )}
      </ul>
    </section>
  );
}
