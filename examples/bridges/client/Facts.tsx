// The figures under a player's name, and what the move in hand would add to one's points.
import { FormattedMessage } from "react-intl";
import { useBridges } from "./table";

export function Facts({ seat }: { seat: number }) {
  const { bridges = 0, towed = 0 } = useBridges().view.tallies[seat] ?? {};
  return (
    <span>
      <FormattedMessage id="bridges.facts" values={{ bridges, towed }} />
    </span>
  );
}

export function Gain({ seat }: { seat: number }) {
  const { prospect, bridge, seat: mine } = useBridges();
  const points = seat === mine ? (prospect(bridge)?.points ?? 0) : 0;
  return points === 0 ? null : <FormattedMessage id="bridges.gain" values={{ points }} />;
}
