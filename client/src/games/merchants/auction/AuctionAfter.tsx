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

function Shown({ finish, isFresh, onClose }: { finish: Finish; isFresh: boolean; onClose: () => void }) {
  const intl = useIntl();
  const { players, view, seat } = useMerchants();
  const { title, lead, window, below } = useSentences(finish);
  const { pressed, step, first, winner, isDouble, price, came, number } = finish;
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    way.current?.focus({ preventScroll: true });
    if (isFresh) leaving.current = setTimeout(onClose, SHOWN_FOR);
    return () => clearTimeout(leaving.current);
  }, [isFresh]);
  const stay = () => clearTimeout(leaving.current);
  const pins = pressed
    .filter((press) => !press.isVoid)
    .flatMap((press): Pin[] => {
      const gable = players[press.seat]?.gable;
      return gable ? [{ seat: press.seat, gable, step: press.step, part: partOf(finish, press), won: press.seat === winner }] : [];
    });
  const silent = players.filter((player) => !pressed.some((press) => press.seat === player.seat));
  const isMine = isFresh && winner === seat && came !== "opened" && view.waiting.includes(seat);
  return (
    <Stage scene="finish" label={title} onLeave={onClose}>
      <div className={stageCss.auctionDial} onPointerDown={stay}>
        <Dial
          isDouble={isDouble}
          step={step}
          payable={null}
          pins={pins}
          figure={came === "opened" ? "×2" : (price ?? "–")}
          words={below}
          label={intl.formatMessage({ id: "merchants.auction.dial" })}
        />
      </div>
      <section className={css.finish} onPointerDown={stay} onKeyDown={stay}>
        <h2>{title}</h2>
        <p className={css.finishLead}>
          {lead}
          {window && <span className={css.finishWindow}> {window}</span>}
        </p>
        <Film finish={finish} />
        {first.length > 1 && (
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
        )}
        <ol className={css.finishAll}>
          {pressed.map((press, at) => (
            <li key={press.seat} className={classes(press.seat === winner && css.finishWon)}>
              <Gable kind={players[press.seat]?.gable ?? "step"} size={32} />
              <b>{players[press.seat]?.name}</b>
              <span>
                <FormattedMessage
                  id="merchants.finish.pressed"
                  values={{
                    price: priceOf(isDouble, press.step),
                    opens: String(opens(isDouble, press.step)),
                    preset: String(press.isPreset),
                    ms: Math.round(press.at),
                    doubt: press.doubt,
                  }}
                />
              </span>
              <em>
                <FormattedMessage id="merchants.finish.place" values={{ place: placeOf(finish, at), steps: press.step - (step ?? 0) }} />
              </em>
            </li>
          ))}
          {silent.map((player) => (
            <li key={player.seat} className={classes(player.seat === winner && css.finishWon)}>
              <Gable kind={player.gable} size={32} />
              <b>{player.name}</b>
              <span>
                <FormattedMessage id="merchants.finish.silent" values={{ opener: String(player.seat === winner) }} />
              </span>
            </li>
          ))}
        </ol>
        <div className={css.finishWays} data-ways>
          <Button ref={way} kind="main" onClick={onClose}>
            {isMine ? <FormattedMessage id="merchants.finish.use" /> : <FormattedMessage id="merchants.finish.on" />}
          </Button>
        </div>
        {first.length > 1 && (
          <p className={css.finishNote}>
            <FormattedMessage id="merchants.finish.note" values={{ label: `tie|${number}` }} />
          </p>
        )}
      </section>
    </Stage>
  );
}

/** How a press stands to the winner's. */
function placeOf({ pressed, step, first, winner }: Finish, at: number): string {
  const press = pressed[at];
  if (!press) return "none";
  if (press.isVoid) return "void";
  if (press.seat === winner) return first.length > 1 ? "wonDraw" : "won";
  if (press.step !== step) return "later";
  return first.includes(press.seat) ? "lostDraw" : "second";
}
