// The fair shuffle in words: what the house promised, what everybody added, and how to check it.
import { FormattedMessage } from "react-intl";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { Link } from "@/platform/router";
import { useTableState } from "./state";

/** What the badge in the head opens. */
export function Seal() {
  const { sight, players } = useTableState();
  return (
    <div className="seal">
      <p>
        <FormattedMessage id="table.fair.how" />
      </p>
      <h3>
        <FormattedMessage id="table.fair.promise" />
      </h3>
      <code className="seal-hash">{sight.commitment}</code>
      <h3>
        <FormattedMessage id="table.fair.parts" />
      </h3>
      <ul className="seal-parts">
        {players.map((player) => (
          <li key={player.seat}>
            <Gable kind={player.gable} size={26} isFree={!player.name} />
            <span>{player.name || <FormattedMessage id="table.room.free" />}</span>
            <span className={player.sight.sealed ? "seal-good" : "quiet"}>
              {player.sight.opened ? (
                <FormattedMessage id="table.fair.opened" />
              ) : player.sight.sealed ? (
                <FormattedMessage id="table.fair.sealed" />
              ) : (
                <FormattedMessage id="table.fair.missing" />
              )}
            </span>
          </li>
        ))}
      </ul>
      {sight.result ? (
        <>
          <h3>
            <FormattedMessage id="table.fair.seed" />
          </h3>
          <code className="seal-hash">{sight.result.server_seed}</code>
        </>
      ) : (
        <p className="quiet">
          <FormattedMessage id="table.fair.later" />
        </p>
      )}
      <p>
        <Icon name="i-shield" size={16} style={{ display: "inline", verticalAlign: "-3px", marginRight: 6 }} />
        <Link to="/fair">
          <FormattedMessage id="table.fair.more" />
        </Link>
      </p>
    </div>
  );
}
