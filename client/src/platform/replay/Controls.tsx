// The bar under the board: what just happened, the slider with the course of the game, and the buttons to go through it.
import type { CSSProperties, ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import type { GameClient, Player } from "@/platform/game";
import type { ReplayLine } from "./ReplayLog";
import { Points } from "./Points";
import { type Bounds, type Place, SPEEDS, type Wish } from "./playing";
import type { Reel } from "./steps";
import * as wordsCss from "@/kit/words.module.css";
import * as logPanelCss from "../table/LogPanel.module.css";
import * as css from "./Replay.module.css";

interface ControlsProps {
  place: Place;
  bounds: Bounds;
  wish: (wish: Wish) => void;
  reel: Reel;
  game: GameClient;
  players: readonly Player[];
  /** What happened with this step. */
  line: ReplayLine | null;
  /** What else stands in the bar. */
  children?: ReactNode;
}

export function Controls({ place, bounds, wish, reel, game, players, line, children }: ControlsProps) {
  const intl = useIntl();
  const said = { at: place.at - bounds.first, total: bounds.last - bounds.first };
  const player = line && line.seat >= 0 ? players[line.seat] : undefined;
  const share = said.total > 0 ? (said.at / said.total) * 100 : 0;
  return (
    <section className={css.replayBar} aria-label={intl.formatMessage({ id: "replay.controls" })}>
      <div className={css.replayRow}>
        <p className={css.replayNow} aria-live={place.isPlaying ? "off" : "polite"}>
          {player ? <Gable kind={player.gable} size={30} /> : <Icon name="mokum" size={26} className={css.replayNowTable} />}
          <span className={css.replayNowWords}>{line?.text}</span>
          {line?.gain && <span className={logPanelCss.logGain}>{line.gain}</span>}
        </p>
        {children}
      </div>
      <div className={css.replayRow}>
        <Ways place={place} bounds={bounds} wish={wish} />
        <div className={css.replayTrack}>
          <Points reel={reel} game={game} players={players} first={bounds.first} />
          <input
            type="range"
            className={css.replaySlider}
            min={bounds.first}
            max={bounds.last}
            value={place.at}
            style={{ "--share": `${share}%` } as CSSProperties}
            onChange={(event) => wish({ to: "version", version: Number(event.target.value) })}
            aria-label={intl.formatMessage({ id: "replay.slider" })}
            aria-valuetext={intl.formatMessage({ id: "replay.sliderAt" }, said)}
          />
        </div>
        <p className={css.replayStep}>
          <FormattedMessage id="replay.step" values={{ ...said, b: (chunks: ReactNode[]) => <b>{chunks}</b> }} />
        </p>
        <Speed place={place} wish={wish} />
      </div>
    </section>
  );
}

/** To an end, a step, or by itself. */
function Ways({ place, bounds, wish }: Pick<ControlsProps, "place" | "bounds" | "wish">) {
  const intl = useIntl();
  return (
    <div className={css.replayWays}>
      <Way
        label={intl.formatMessage({ id: "replay.first" })}
        onPress={() => wish({ to: "first" })}
        isOff={place.at <= bounds.first}
        name="first"
      />
      <Way
        label={intl.formatMessage({ id: "replay.before" })}
        onPress={() => wish({ to: "before" })}
        isOff={place.at <= bounds.first}
        name="before"
      />
      <button
        type="button"
        className={css.replayPlay}
        onClick={() => wish({ to: "toggle" })}
        aria-label={place.isPlaying ? intl.formatMessage({ id: "replay.pause" }) : intl.formatMessage({ id: "replay.play" })}
      >
        <Icon name={place.isPlaying ? "i-pause" : "i-play"} size={22} />
      </button>
      <Way
        label={intl.formatMessage({ id: "replay.next" })}
        onPress={() => wish({ to: "next" })}
        isOff={place.at >= bounds.last}
        name="next"
      />
      <Way
        label={intl.formatMessage({ id: "replay.last" })}
        onPress={() => wish({ to: "last" })}
        isOff={place.at >= bounds.last}
        name="last"
      />
    </div>
  );
}

function Speed({ place, wish }: Pick<ControlsProps, "place" | "wish">) {
  const intl = useIntl();
  return (
    <label className={css.replaySpeed}>
      <span className={wordsCss.hiddenWords}>
        <FormattedMessage id="replay.speed" />
      </span>
      <select
        value={String(place.speed)}
        onChange={(event) => {
          const speed = SPEEDS.find((each) => String(each) === event.target.value);
          if (speed) wish({ to: "speed", speed });
        }}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {intl.formatMessage({ id: "replay.speedOf" }, { speed })}
          </option>
        ))}
      </select>
      <Icon name="i-down" size={16} />
    </label>
  );
}

/** The way of a step, drawn here: a triangle, with a bar where it goes to an end. */
const WAYS = {
  first: { triangle: "M19 5v14L8 12Z", bar: "M6 5v14" },
  before: { triangle: "M17 5v14L6 12Z", bar: "" },
  next: { triangle: "M7 5v14l11-7Z", bar: "" },
  last: { triangle: "M5 5v14l11-7Z", bar: "M18 5v14" },
} as const;

function Way({ label, onPress, isOff, name }: { label: string; onPress: () => void; isOff: boolean; name: keyof typeof WAYS }) {
  const { triangle, bar } = WAYS[name];
  return (
    <button
      type="button"
      className={css.replayWay}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden className={css.replayWaySign}>
        <path d={triangle} />
        {bar && <path d={bar} />}
      </svg>
    </button>
  );
}
