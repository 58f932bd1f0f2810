// The moment of the deal: everybody opens a part of the shuffle, then the game begins.
import { FormattedMessage } from "react-intl";
import { House } from "./House";
import "./Room.css";
import { useTableState } from "./state";

/** A row of houses whose windows light up as parts come in. */
export default function Dealing() {
  const { players, sight } = useTableState();
  const missing = sight.seats.filter((seat) => !seat.opened).length;
  return (
    <main className="waiting dealing" id="main" tabIndex={-1}>
      <ul className="room-seats quay">
        {players.map((player) => (
          <li key={player.seat} className="seat">
            <House gable={player.gable} light={player.sight.opened ? "lit" : "dark"} />
            <div className="seat-words">
              <b>{player.name}</b>
              <span className={player.sight.opened ? "dealing-open" : ""}>
                {player.sight.opened ? <FormattedMessage id="table.dealing.there" /> : <FormattedMessage id="table.dealing.awaited" />}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <div className="room-head" role="status">
        <h2>
          <FormattedMessage id="table.dealing.title" />
        </h2>
        <p>
          <FormattedMessage id="table.dealing.how" values={{ missing }} />
        </p>
      </div>
    </main>
  );
}
