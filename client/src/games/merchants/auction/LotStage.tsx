// One lot on the stage: the dial with its needle and the huge price, the one button, and what one has to know to press it.
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Room } from "@/kit/Room";
import type { Lot } from "@/platform/lot";
import { LinkLine } from "@/platform/lot/LinkLine";
import { play as sound } from "@/platform/sounds";
import { CLOCK, NO_CARD } from "../map";
import { useMerchants } from "../table";
import { AtTheClock } from "./AtTheClock";
import { Buy } from "./Buy";
import { Dial } from "./Dial";
import { Gifts } from "./Gifts";
import { LotCard } from "./LotCard";
import { Needle } from "./Needle";
import { Purse } from "./Purse";
import { Spoken } from "./Spoken";
import { Stage } from "./Stage";
import { StopAt } from "./StopAt";
import { isDoubled, leftAt, opens, priceOf } from "./round";
import * as css from "./stage.module.css";

/** The huge figure, and the words below it. */
function useFace(lot: Lot, isDouble: boolean): { figure: string; words: string } {
  const intl = useIntl();
  const { phase, seconds } = lot;
  const step = lot.pressed?.step ?? lot.step;
  const price = String(priceOf(isDouble, step));
  const says = (id: string) => intl.formatMessage({ id });
  if (lot.pressed) {
    return {
      figure: opens(isDouble, step) ? "×2" : price,
      words: says(lot.pressed.isSealed ? "merchants.auction.face.sealed" : "merchants.auction.face.pressed"),
    };
  }
  switch (phase) {
    case "countdown":
      return { figure: String(seconds), words: says("merchants.auction.face.countdown") };
    case "running":
      if (opens(isDouble, step)) return { figure: "×2", words: says("merchants.auction.face.opening") };
      return { figure: price, words: says("merchants.auction.face.unit") };
    case "closing":
      return { figure: "–", words: says("merchants.auction.face.closing") };
    default:
      return { figure: "…", words: says("merchants.auction.face.called") };
  }
}

export function LotStage({ lot, onLeave }: { lot: Lot; onLeave: () => void }) {
  const intl = useIntl();
  const { view, facts, seat, sight, player } = useMerchants();
  const [frozen, freeze] = useState<{ step: number; part: number } | null>(null);
  const { prices = [], steps = [], seats = [], voided = 0, mode = "photo" } = lot.lot ?? {};
  const isDouble = isDoubled(prices.length);
  const isMine = seats.includes(seat);
  const card = view.discs[CLOCK] ?? NO_CARD;
  const face = useFace(lot, isDouble);
  const running = lot.phase === "running" || lot.phase === "closing";
  const shown = lot.pressed?.step ?? lot.step;
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
            <FormattedMessage
              id="merchants.auction.opened"
              values={{ name: player(view.auction.opener)?.name ?? "", me: String(view.auction.opener === seat) }}
            />
          ) : (
            <FormattedMessage id="merchants.auction.how" values={{ mode }} />
          )}
        </p>
        <Button size="small" onClick={onLeave}>
          <FormattedMessage id="merchants.auction.board" />
        </Button>
      </div>
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
      <Room className={css.auctionDial}>
        <Dial
          isDouble={isDouble}
          step={running ? shown : null}
          payable={isMine ? steps : null}
          stop={lot.stop?.step ?? null}
          figure={face.figure}
          words={face.words}
          label={intl.formatMessage({ id: "merchants.auction.dial" })}
        />
        <Needle look={lot.look} frozen={lot.pressed ? frozen : null} />
      </Room>
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
        {isMine && <Purse money={view.at[seat]?.money ?? 0} left={running ? leftAt(facts.left ?? [], isDouble, shown) : null} />}
      </section>
      <div className={css.auctionPress}>
        {lot.refusal && (
          <p className={css.auctionRefused}>
            <FormattedMessage id="merchants.auction.refused" values={{ code: lot.refusal }} />
          </p>
        )}
        {isMine ? (
          <Buy lot={lot} isDouble={isDouble} onPress={press} />
        ) : (
          <p className={css.auctionWatch}>
            <FormattedMessage id="merchants.auction.watch" values={{ seated: String(sight.viewer >= 0) }} />
          </p>
        )}
        <LinkLine link={lot.link} />
      </div>
    </Stage>
  );
}
