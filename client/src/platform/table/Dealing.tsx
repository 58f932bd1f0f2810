// The moment of the deal: everybody opens a part of the shuffle, then the game begins.
import { FormattedMessage } from "react-intl";
import { classes } from "@/kit/classes";
import { Named } from "@/platform/shared/Named";
import { House } from "./House";
import { useTableState } from "./state";
import * as houseCss from "./House.module.css";
import * as css from "./WaitingRoom.module.css";

/** A row of houses whose windows light up as parts come in. */
export default function Dealing() {
  const { players, sight } = useTableState();
  const missing = sight.seats.filter((seat) => !seat.opened).length;
  return (
    <main className={css.room} id="main" tabIndex={-1}>
      <ul className={classes(css.roomSeats, houseCss.quay)}>
        {players.map((player) => (
          <li key={player.seat} className={css.seat}>
            <House gable={player.gable} light={player.sight.opened ? "lit" : "dark"} />
            <div className={css.seatWords}>
              <b>
                <Named name={player.name} />
              </b>
              <span className={classes(player.sight.opened && css.dealingOpen)}>
                {player.sight.opened ? <FormattedMessage id="waiting.dealing.there" /> : <FormattedMessage id="waiting.dealing.awaited" />}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <div className={css.roomHead} role="status">
        <h2>
          <FormattedMessage id="waiting.dealing.title" />
        </h2>
        <p>
          <FormattedMessage id="waiting.dealing.how" values={{ missing }} />
        </p>
      </div>
    </main>
  );
}
