// One lot on the stage: the clock, the one button, and what one has to know to press it.
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import type { Lot } from "@/platform/lot";
import { LinkLine } from "@/platform/lot/LinkLine";
import { play as sound } from "@/platform/sounds";
import { CLOCK, NO_CARD } from "../map";
import { useMerchants } from "../table";
import { AtTheClock } from "./AtTheClock";
import { Buy } from "./Buy";
import { Clock, type Place, shownStep } from "./Clock";
import { Gifts } from "./Gifts";
import { LotCard } from "./LotCard";
import { Purse } from "./Purse";
import { Spoken } from "./Spoken";
import { Stage } from "./Stage";
import { StopAt } from "./StopAt";
import { isDoubled, leftAt } from "./round";
import * as css from "./stage.module.css";

/** Which lot it is, how it is sold, and the way to the board. */
function Head({ lot, isDouble, onLeave }: { lot: Lot; isDouble: boolean; onLeave: () => void }) {
  const { view, seat, player } = useMerchants();
  const { voided = 0, mode = "photo" } = lot.lot ?? {};
  const { opener } = view.auction;
  return (
    <div className={css.auctionHead}>
      <h2>
        <FormattedMessage id="merchants.auction.title" values={{ number: view.turn, double: String(isDouble) }} />
      </h2>
      <p>
        {voided > 0 && (
          <>
            <FormattedMessage id="merchants.auction.again" />{" "}
          </>
        )}
        {isDouble ? (
          <FormattedMessage id="merchants.auction.opened" values={{ name: player(opener)?.name ?? "", me: String(opener === seat) }} />
        ) : (
          <FormattedMessage id="merchants.auction.how" values={{ mode }} />
        )}
      </p>
      <Button size="small" onClick={onLeave}>
        <FormattedMessage id="merchants.auction.board" />
      </Button>
    </div>
  );
}

/** The card that is sold, and what it would give to a viewer who may buy it. */
function ForSale({ isMine }: { isMine: boolean }) {
  const { view } = useMerchants();
  const card = view.discs[CLOCK] ?? NO_CARD;
  return (
    <section className={css.auctionLeft}>
      <h3>
        <FormattedMessage id="merchants.auction.card" />
      </h3>
      {card !== NO_CARD && <LotCard index={card} />}
      {isMine && card !== NO_CARD && (
        <>
          <h3>
            <FormattedMessage id="merchants.auction.gives" />
          </h3>
          <Gifts card={card} />
        </>
      )}
    </section>
  );
}

interface PartProps {
  lot: Lot;
  isDouble: boolean;
  /** The viewer may buy. */
  isMine: boolean;
}

/** Who may buy, and what the viewer can pay. */
function Buyers({ lot, isDouble, isMine }: PartProps) {
  const { view, facts, seat } = useMerchants();
  const { steps = [], seats = [] } = lot.lot ?? {};
  const step = shownStep(lot);
  return (
    <section className={css.auctionRight}>
      <h3>
        <FormattedMessage id="merchants.auction.who" />
      </h3>
      <div className={css.auctionBox}>
        <AtTheClock seats={seats} />
        <p className={css.auctionHush}>
          <FormattedMessage id="merchants.auction.hush" />
        </p>
      </div>
      {isMine && steps.length > 0 && <StopAt lot={lot} isDouble={isDouble} />}
      {isMine && <Purse money={view.at[seat]?.money ?? 0} left={step === null ? null : leftAt(facts.left ?? [], isDouble, step)} />}
    </section>
  );
}

/** The one button; a viewer who cannot buy is told so instead. */
function PressBar({ lot, isDouble, isMine, onPress }: PartProps & { onPress: (at: number) => void }) {
  const { sight } = useMerchants();
  return (
    <div className={css.auctionPress}>
      {lot.refusal && (
        <p className={css.auctionRefused}>
          <FormattedMessage id="merchants.auction.refused" values={{ code: lot.refusal }} />
        </p>
      )}
      {isMine ? (
        <Buy lot={lot} isDouble={isDouble} onPress={onPress} />
      ) : (
        <p className={css.auctionWatch}>
          <FormattedMessage id="merchants.auction.watch" values={{ seated: String(sight.viewer >= 0) }} />
        </p>
      )}
      <LinkLine link={lot.link} />
    </div>
  );
}

export function LotStage({ lot, onLeave }: { lot: Lot; onLeave: () => void }) {
  const intl = useIntl();
  const { view, seat } = useMerchants();
  const [frozen, freeze] = useState<Place | null>(null);
  const { prices = [], seats = [] } = lot.lot ?? {};
  const isDouble = isDoubled(prices.length);
  const isMine = seats.includes(seat);
  useEffect(() => {
    if (lot.phase === "running") sound("tick");
  }, [lot.phase, lot.step]);

  const press = (at: number) => {
    const place = lot.look(at);
    if (place && lot.press(at)) freeze(place);
  };
  return (
    <Stage scene="clock" label={intl.formatMessage({ id: "merchants.auction.label" }, { number: view.turn })} onLeave={onLeave}>
      <Spoken lot={lot} isDouble={isDouble} />
      <Head lot={lot} isDouble={isDouble} onLeave={onLeave} />
      <ForSale isMine={isMine} />
      <Clock lot={lot} isDouble={isDouble} isMine={isMine} frozen={frozen} />
      <Buyers lot={lot} isDouble={isDouble} isMine={isMine} />
      <PressBar lot={lot} isDouble={isDouble} isMine={isMine} onPress={press} />
    </Stage>
  );
}
