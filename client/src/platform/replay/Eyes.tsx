// Through whose eyes the game is seen; the all-knowing also choose whose cards lie before them.
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import type { Player } from "@/platform/game";
import { type Eyes as EyesChoice, readEyes, WATCHER } from "./steps";
import * as css from "./Replay.module.css";

interface EyesProps {
  players: readonly Player[];
  eyes: EyesChoice;
  onEyes: (eyes: EyesChoice) => void;
  hand: number;
  onHand: (seat: number) => void;
}

export function Eyes({ players, eyes, onEyes, hand, onHand }: EyesProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <div className={css.replayEyes}>
      <label htmlFor={id}>
        <Icon name="i-spectator" size={18} />
        <FormattedMessage id="replay.eyes" />
      </label>
      <span className={css.replaySelect}>
        <select id={id} value={String(eyes)} onChange={(event) => onEyes(readEyes(event.target.value, players.length, WATCHER))}>
          {players.map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
          <option value={WATCHER}>{intl.formatMessage({ id: "replay.eyes.watcher" })}</option>
          <option value="all">{intl.formatMessage({ id: "replay.eyes.all" })}</option>
        </select>
        <Icon name="i-down" size={16} />
      </span>
      {eyes === "all" && (
        <div className={css.replayHands} role="group" aria-label={intl.formatMessage({ id: "replay.hands" })}>
          {players.map(({ seat, name, gable }) => (
            <button
              key={seat}
              type="button"
              className={css.replayHand}
              aria-pressed={seat === hand}
              aria-label={name}
              title={name}
              onClick={() => onHand(seat)}
            >
              <Gable kind={gable} size={26} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
