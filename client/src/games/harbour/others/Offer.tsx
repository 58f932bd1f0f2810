// The cards on offer in phase I, and what lies among the discards.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Dialog } from "@/kit/Dialog";
import { CardButton } from "../cards/CardButton";
import { Face } from "../cards/Face";
import { useHarbour } from "../table";
import type { Thing } from "../things";

/** The cards one chooses among: the offer, or the discards while one of them is taken in exchange. */
export function useOffer(): readonly number[] {
  const { view, offered } = useHarbour();
  if (view.agenda.at(-1)?.type !== "SwapIn") return view.offer;
  return view.discards.filter((card) => offered.has(`card ${card}`));
}

/** A card that lies on the table, to be taken or looked at. */
function Lying({ card }: { card: number }) {
  const { isOpen, isChosen } = useHarbour();
  const thing: Thing = { kind: "card", card };
  return (
    <CardButton card={card} className={`hb-card ${isChosen(thing) ? "is-chosen" : isOpen(thing) ? "is-open" : ""}`}>
      <Face card={card} />
    </CardButton>
  );
}

export function Offer() {
  const cards = useOffer();
  const { view } = useHarbour();
  const isSwap = view.agenda.at(-1)?.type === "SwapIn";
  return (
    <section className="hb-panel hb-offer" aria-labelledby="hb-offer-title">
      <h2 id="hb-offer-title">{isSwap ? <FormattedMessage id="harbour.discards" /> : <FormattedMessage id="harbour.offer" />}</h2>
      <ul className="hb-offered" data-count={cards.length}>
        {cards.map((card) => (
          <li key={card}>
            <Lying card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everybody may look through the discards at any time. */
export function Discards() {
  const intl = useIntl();
  const { view } = useHarbour();
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button kind="quiet" className="hb-discards" isDisabled={view.discards.length === 0} onClick={() => open(true)}>
        <FormattedMessage id="harbour.discards.count" values={{ count: view.discards.length }} />
      </Button>
      <Dialog isOpen={isOpen} onClose={() => open(false)} title={<FormattedMessage id="harbour.discards" />} closeLabel={intl.formatMessage({ id: "harbour.close" })} size="wide">
        <ul className="hb-cards">
          {view.discards.map((card) => (
            <li key={card}>
              <Lying card={card} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
