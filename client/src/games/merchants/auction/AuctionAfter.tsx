// What came of a lot on the clock: the photo finish, the draw between those whom no clock can tell apart, and everybody's press.
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import type { LotProps } from "@/platform/game";
import { useMerchants } from "../table";
import { Dial, type Pin } from "./Dial";
import { Film } from "./Film";
import { Presses } from "./Presses";
import { Stage } from "./Stage";
import { type Finish, finishOf, luckOf, partOf } from "./finish";
import { opens, priceOf } from "./round";
import * as stageCss from "./stage.module.css";
import * as css from "./finish.module.css";

/** It goes by itself, so that nobody is kept from the game; from the log it can be seen again. */
const SHOWN_FOR = 9_000;

export function AuctionAfter({ rows, seq, isFresh, onClose }: LotProps) {
  const finish = finishOf(rows, seq);
  if (!finish) return null;
  return <Shown finish={finish} isFresh={isFresh} onClose={onClose} />;
}

function useSentences(finish: Finish) {
  const intl = useIntl();
  const { seat, player } = useMerchants();
  const { winner, price, came, first, step, isDouble } = finish;
  const me = String(winner !== null && winner === seat);
  const name = winner === null ? "" : (player(winner)?.name ?? "");
  const names = intl.formatList(
    first.map((one) => (one === seat ? intl.formatMessage({ id: "merchants.finish.you" }) : (player(one)?.name ?? ""))),
  );
  const how =
    step === null
      ? "none"
      : first.length > 1
        ? finish.mode === "draw"
          ? "step"
          : "draw"
        : finish.pressed.some((press) => press.step === step && press.seat !== winner && !press.isVoid)
          ? "first"
          : "alone";
  const luck = luckOf(finish);
  return {
    title: intl.formatMessage({ id: "merchants.finish.title" }, { came, me, name, price: price ?? 0 }),
    lead: intl.formatMessage(
      { id: "merchants.finish.lead" },
      {
        how,
        came,
        names,
        count: first.length,
        price: step === null ? 0 : priceOf(isDouble, step),
        opens: String(step !== null && opens(isDouble, step)),
      },
    ),
    window: luck && intl.formatMessage({ id: "merchants.finish.window" }, luck),
    below: intl.formatMessage({ id: "merchants.finish.below" }, { came, me, name }),
  };
}

/** The way on has the focus, and is taken by itself after a while; `stay` stops that. */
function useLeaving(isFresh: boolean, onClose: () => void) {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    way.current?.focus({ preventScroll: true });
    if (isFresh) leaving.current = setTimeout(onClose, SHOWN_FOR);
    return () => clearTimeout(leaving.current);
  }, [isFresh]);
  return { way, stay: () => clearTimeout(leaving.current) };
}

/** The dial as the lot left it, with a pin for each press that counts. */
function StoppedDial({ finish, words }: { finish: Finish; words: string }) {
  const intl = useIntl();
  const { players } = useMerchants();
  const { pressed, step, winner, isDouble, price, came } = finish;
  const pins = pressed
    .filter((press) => !press.isVoid)
    .flatMap((press): Pin[] => {
      const gable = players[press.seat]?.gable;
      return gable ? [{ seat: press.seat, gable, step: press.step, part: partOf(finish, press), won: press.seat === winner }] : [];
    });
  return (
    <Dial
      isDouble={isDouble}
      step={step}
      payable={null}
      pins={pins}
      figure={came === "opened" ? "×2" : (price ?? "–")}
      words={words}
      label={intl.formatMessage({ id: "merchants.auction.dial" })}
    />
  );
}

/** Those between whom one was drawn. */
function Drawn({ first, winner }: Pick<Finish, "first" | "winner">) {
  const intl = useIntl();
  const { players } = useMerchants();
  return (
    <ul className={css.finishDraw} aria-label={intl.formatMessage({ id: "merchants.finish.draw" })}>
      {first.map((one) => (
        <li key={one} className={classes(one === winner && css.finishDrawn)}>
          <Gable kind={players[one]?.gable ?? "step"} size={46} />
          <span>
            <b>{players[one]?.name}</b>
            <small>
              <FormattedMessage id="merchants.finish.drawn" values={{ drawn: String(one === winner) }} />
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Shown({ finish, isFresh, onClose }: { finish: Finish; isFresh: boolean; onClose: () => void }) {
  const { view, seat } = useMerchants();
  const { title, lead, window, below } = useSentences(finish);
  const { first, winner, came, number } = finish;
  const { way, stay } = useLeaving(isFresh, onClose);
  const isDrawn = first.length > 1;
  const isMine = isFresh && winner === seat && came !== "opened" && view.waiting.includes(seat);
  return (
    <Stage scene="finish" label={title} onLeave={onClose}>
      <div className={stageCss.auctionDial} onPointerDown={stay}>
        <StoppedDial finish={finish} words={below} />
      </div>
      <section className={css.finish} onPointerDown={stay} onKeyDown={stay}>
        <h2>{title}</h2>
        <p className={css.finishLead}>
          {lead}
          {window && <span className={css.finishWindow}> {window}</span>}
        </p>
        <Film finish={finish} />
        {isDrawn && <Drawn first={first} winner={winner} />}
        <Presses finish={finish} />
        <div className={css.finishWays} data-ways>
          <Button ref={way} kind="main" onClick={onClose}>
            {isMine ? <FormattedMessage id="merchants.finish.use" /> : <FormattedMessage id="merchants.finish.on" />}
          </Button>
        </div>
        {isDrawn && (
          <p className={css.finishNote}>
            <FormattedMessage id="merchants.finish.note" values={{ label: `tie|${number}` }} />
          </p>
        )}
      </section>
    </Stage>
  );
}
