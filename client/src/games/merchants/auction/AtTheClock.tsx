// Who stands at the clock, and what each could pay.
import { FormattedMessage } from "react-intl";
import { Gable } from "@/kit/Gable";
import { useMerchants } from "../table";

/** `seats`: who may press in this round. */
export function AtTheClock({ seats }: { seats: readonly number[] }) {
  const { players, view } = useMerchants();
  return (
    <ul className="at-clock">
      {players.map(({ seat, name, gable, isMe }) => {
        const is = seat === view.auction.opener ? "opener" : !seats.includes(seat) ? "out" : isMe ? "you" : seat === view.mayor ? "mayor" : "none";
        return (
          <li key={seat} className={`${isMe ? "at-clock-me" : ""}${is === "out" ? " at-clock-out" : ""}`}>
            <Gable kind={gable} size={40} />
            <span className="at-clock-who">
              <b>{name}</b>
              {is !== "none" && (
                <small>
                  <FormattedMessage id="merchants.auction.is" values={{ is }} />
                </small>
              )}
            </span>
            <span className="at-clock-money num">{view.at[seat]?.money ?? 0}</span>
          </li>
        );
      })}
    </ul>
  );
}
