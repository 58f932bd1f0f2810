// How a round of sealed limits ended, on the dial: who buys, at what price and why. One pin only: what others sealed stays closed.
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import { useCurtain, useStaged } from "@/platform/scoring/curtain";
import { remember, wasSeen } from "@/platform/scoring/seen";
import { onStepKeys } from "@/platform/scoring/steps";
import { useWanted } from "@/platform/scoring/wanted";
import { CardChip } from "../cards/CardFace";
import { useMerchants } from "../table";
import { Dial } from "./Dial";
import { Stage } from "./Stage";
import { type Sealed, placeOf, sealedIn } from "./sealed";
import * as wordsCss from "@/kit/words.module.css";
import * as stageCss from "./stage.module.css";
import * as css from "./finish.module.css";

/** Goes on by itself, unless it is touched. */
export const SHOWN_FOR = 6_000;
/** A moment to see the last limit handed in; shorter than that before a scoring, which comes after it. */
export const SEALED_BEFORE = 250;

/** The round that has just ended, once; never at a table that sells on the clock. */
function useSealed(): { sealed: Sealed | null; close: () => void } {
  const { moment, sight } = useMerchants();
  const how = useWanted((wanted) => wanted.how);
  const { isLive, isCovered, isStaged } = useCurtain();
  const [shown, show] = useState<Sealed | null>(null);
  const key = moment?.key ?? 0;
  // While a scoring has the stage the round waits for it.
  const isOpen =
    isLive && !isCovered && !isStaged && how !== "never" && sight.lots === null && sight.lot === null && sight.phase === "playing";
  useEffect(() => {
    const sealed = moment && isOpen ? sealedIn(moment.events) : null;
    if (!sealed || wasSeen("sealed", sight.table, key)) return undefined;
    const timer = setTimeout(() => {
      remember("sealed", sight.table, key);
      show(sealed);
    }, SEALED_BEFORE);
    return () => clearTimeout(timer);
  }, [key, isOpen]);
  return { sealed: sight.lot === null ? shown : null, close: () => show(null) };
}

export function SealedAfter() {
  const { sealed, close } = useSealed();
  return sealed && <Shown sealed={sealed} onClose={close} />;
}

function useLeaving(onClose: () => void) {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    way.current?.focus({ preventScroll: true });
    leaving.current = setTimeout(onClose, SHOWN_FOR);
    return () => clearTimeout(leaving.current);
  }, []);
  return { way, stay: () => clearTimeout(leaving.current) };
}

function useSentences({ came, buyer, price, between }: Sealed) {
  const intl = useIntl();
  const { seat, player } = useMerchants();
  const me = String(buyer === seat);
  const name = player(buyer)?.name ?? "";
  const names = intl.formatList(
    between.map((one) => (one === seat ? intl.formatMessage({ id: "merchants.finish.you" }) : (player(one)?.name ?? ""))),
  );
  const why = came === "sold" && between.length > 0 ? "drawn" : came;
  return {
    title: intl.formatMessage({ id: "merchants.finish.title" }, { came, me, name, price }),
    why: intl.formatMessage({ id: "merchants.sealed.why" }, { why, names, count: between.length, price }),
    below: intl.formatMessage({ id: "merchants.finish.below" }, { came, me, name }),
  };
}

function Shown({ sealed, onClose }: { sealed: Sealed; onClose: () => void }) {
  const intl = useIntl();
  useStaged();
  const { view, seat, player } = useMerchants();
  const { title, why, below } = useSentences(sealed);
  const { way, stay } = useLeaving(onClose);
  const { buyer, price, card, came, isDouble, step } = sealed;
  const gable = player(buyer)?.gable;
  const isMine = buyer === seat && view.waiting.includes(seat);
  const keys = onStepKeys({ " ": onClose, b: onClose });
  return (
    <Stage
      scene="finish"
      label={title}
      onLeave={onClose}
      onKeyDown={(event) => {
        stay();
        keys(event);
      }}
    >
      <div className={stageCss.auctionDial} onPointerDown={stay}>
        <Dial
          isDouble={isDouble}
          step={step}
          payable={null}
          pins={gable && step !== null ? [{ seat: buyer, gable, step, part: 0.5, won: true }] : []}
          figure={came === "unsold" ? "–" : price}
          words={below}
          label={intl.formatMessage({ id: "merchants.auction.dial" })}
        />
      </div>
      <section className={css.finish} onPointerDown={stay} data-sealed>
        <h2>{title}</h2>
        <p className={wordsCss.hiddenWords} role="status">
          {title}
        </p>
        <p className={css.finishLead}>
          {card !== null && <CardChip index={card} />} {why}
        </p>
        {came !== "unsold" && <Rows sealed={sealed} />}
        <div className={css.finishWays} data-ways>
          <Button ref={way} kind="main" onClick={onClose}>
            {isMine ? <FormattedMessage id="merchants.finish.use" /> : <FormattedMessage id="merchants.finish.on" />}
          </Button>
        </div>
        <p className={css.finishNote}>
          <FormattedMessage id="merchants.sealed.closed" />
        </p>
      </section>
    </Stage>
  );
}

/** What is known of each: the buyer's price, and of the others that they were below it. */
function Rows({ sealed }: { sealed: Sealed }) {
  const { players } = useMerchants();
  return (
    <ul className={css.finishAll}>
      {players.map(({ seat, gable, name }) => (
        <li key={seat} className={classes(seat === sealed.buyer && css.finishWon)}>
          <Gable kind={gable} size={32} />
          <b>{name}</b>
          <span />
          <em>
            <FormattedMessage id="merchants.sealed.place" values={{ place: placeOf(sealed, seat), price: sealed.price }} />
          </em>
        </li>
      ))}
    </ul>
  );
}
