// Who stands at the clock, and what each could pay.
import { FormattedMessage } from "react-intl";
import { Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import { useMerchants } from "../table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./stage.module.css";

/** `seats`: who may press in this round. */
export function AtTheClock({ seats }: { seats: readonly number[] }) {
  const { players, view } = useMerchants();
  return (
    <ul className={css.atClock}>
      {players.map(({ seat, name, gable, isMe }) => {
        const is =
          seat === view.auction.opener ? "opener" : !seats.includes(seat) ? "out" : isMe ? "you" : seat === view.mayor ? "mayor" : "none";
        return (
          <li key={seat} className={classes(isMe && css.atClockMe, is === "out" && css.atClockOut)}>
            <Gable kind={gable} size={40} />
            <span className={css.atClockWho}>
              <b>{name}</b>
              {is !== "none" && (
                <small>
                  <FormattedMessage id="merchants.auction.is" values={{ is }} />
                </small>
              )}
            </span>
            <span className={classes(css.atClockMoney, wordsCss.num)}>{view.at[seat]?.money ?? 0}</span>
          </li>
        );
      })}
    </ul>
  );
}
