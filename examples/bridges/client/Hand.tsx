// One's own boats: touched once a boat is in hand, touched again it goes where it was to go, or back.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { Boat } from "./board/Boat";
import { useBridges } from "./table";
import * as css from "./hand.module.css";

export function Hand() {
  const intl = useIntl();
  const { view, seat, player, boat: held, moves, touchBoat } = useBridges();
  const gable = player(seat)?.gable ?? "step";
  if (view.hand.length === 0) {
    return (
      <p className={css.none}>
        <FormattedMessage id="bridges.hand.none" />
      </p>
    );
  }
  return (
    <div className={css.hand} role="group" aria-label={intl.formatMessage({ id: "bridges.hand" })}>
      {view.hand.map((mast, boat) => (
        <button
          key={boat}
          type="button"
          data-hand={mast}
          className={classes(css.berth, moves.length > 0 && css.isReady, held === boat && css.isHeld)}
          aria-pressed={held === boat}
          aria-label={intl.formatMessage({ id: "bridges.boat" }, { mast })}
          onClick={() => touchBoat(boat)}
        >
          <svg viewBox="-32 -118 64 132" aria-hidden="true" focusable="false">
            <path className={css.water} d="M-40 0q5 -3 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0V20H-40Z" />
            <Boat mast={mast} gable={gable} />
          </svg>
        </button>
      ))}
    </div>
  );
}
