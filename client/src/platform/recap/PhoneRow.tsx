// The row above a phone's prompt: a button for all of it, and each seat with the sign of what it did; opened, the list below it.
import { useIntl } from "react-intl";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { useTableState } from "@/platform/table/state";
import { Gain } from "./Gain";
import { Fold, Lines } from "./RecapList";
import { useAgo } from "./ago";
import { type RecapLine, shownParts } from "./lines";
import type { Telling } from "./telling";
import * as css from "./Recap.module.css";

/** With more seats than these the figures are left out. */
const FEW = 3;

export function PhoneRow(telling: Telling) {
  const intl = useIntl();
  const { lines, all, playing, at, isFolded, fold } = telling;
  const ago = useAgo(at);
  const title = intl.formatMessage({ id: "recap.title" });
  const isAll = playing.isPlaying(all);
  return (
    <section className={classes(css.recap, css.isPhone)} data-recap aria-label={title}>
      <div className={css.row}>
        <button
          type="button"
          className={classes(css.mini, css.box)}
          data-recap-all
          aria-label={isAll ? intl.formatMessage({ id: "recap.stopAll" }) : intl.formatMessage({ id: "recap.playAll" })}
          onClick={() => playing.toggle(all)}
        >
          <Icon name={isAll ? "i-pause" : "i-play"} size={18} />
        </button>
        {isFolded ? (
          <div className={css.seats}>
            {lines.map((line) => (
              <Seat key={line.player.seat} line={line} isFew={lines.length <= FEW} {...telling} />
            ))}
          </div>
        ) : (
          <div className={css.title}>
            <h2>{title}</h2>
            {ago && <small>{ago}</small>}
          </div>
        )}
        <Fold isFolded={isFolded} fold={fold} />
      </div>
      <Lines {...telling} />
    </section>
  );
}

/** A seat with the sign of what it did, or of the part that is being shown. */
function Seat({ line, isFew, playing }: Telling & { line: RecapLine; isFew: boolean }) {
  const intl = useIntl();
  const { game } = useTableState();
  const { player, parts, points } = line;
  const isOn = playing.now !== null && parts.includes(playing.now);
  const part = isOn ? playing.now : shownParts(line).shown[0];
  const whose = { name: player.name, me: player.isMe ? "yes" : "no" };
  return (
    <button
      type="button"
      className={classes(css.seat, isOn && css.isNow)}
      data-recap-line={player.seat}
      data-recap-now={isOn || undefined}
      aria-label={isOn ? intl.formatMessage({ id: "recap.stop" }) : intl.formatMessage({ id: "recap.play" }, whose)}
      onClick={() => (isOn ? playing.stop() : playing.toggle(parts))}
    >
      <Gable kind={player.gable} size={26} />
      <span className={css.sign}>{part?.sign}</span>
      {isFew && points !== 0 && <Gain points={points} words={game.pointWords} />}
    </button>
  );
}
