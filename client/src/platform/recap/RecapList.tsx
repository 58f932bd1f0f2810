// The list beside the board: one line for each seat, its parts in the symbols of the log, points, and a button that shows them.
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Gable } from "@/kit/Gable";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { useTableState } from "@/platform/table/state";
import { Gain } from "./Gain";
import { type RecapLine, shownParts } from "./lines";
import { useAgo } from "./ago";
import type { Telling } from "./telling";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Recap.module.css";

export function RecapList(telling: Telling) {
  const { all, playing, at, isFolded, fold } = telling;
  const intl = useIntl();
  const ago = useAgo(at);
  const isAll = playing.isPlaying(all);
  return (
    <section className={css.recap} data-recap aria-labelledby="recap-title">
      <header className={css.head}>
        <div className={css.title}>
          <h2 id="recap-title">
            <FormattedMessage id="recap.title" />
          </h2>
          {ago && <small>{ago}</small>}
        </div>
        <button
          type="button"
          className={css.mini}
          data-recap-all
          title={isAll ? intl.formatMessage({ id: "recap.stopAll" }) : intl.formatMessage({ id: "recap.playAll" })}
          aria-keyshortcuts="R"
          onClick={() => playing.toggle(all)}
        >
          <Icon name={isAll ? "i-pause" : "i-play"} size={16} />
          <FormattedMessage id="recap.all" />
          <kbd>R</kbd>
        </button>
        <Fold isFolded={isFolded} fold={fold} />
      </header>
      <Lines {...telling} />
    </section>
  );
}

/** Opens and closes the list. */
export function Fold({ isFolded, fold }: Pick<Telling, "isFolded" | "fold">) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={classes(css.mini, css.chevron)}
      data-recap-fold
      aria-expanded={!isFolded}
      aria-label={isFolded ? intl.formatMessage({ id: "recap.unfold" }) : intl.formatMessage({ id: "recap.fold" })}
      onClick={() => fold(!isFolded)}
    >
      <Icon name="i-down" size={18} />
    </button>
  );
}

/** The lines, unless they are folded away. */
export function Lines(telling: Telling) {
  if (telling.isFolded) return null;
  return (
    <ol className={css.lines}>
      {telling.lines.map((line) => (
        <Line key={line.player.seat} line={line} {...telling} />
      ))}
    </ol>
  );
}

function Line({ line, playing, toLog }: Telling & { line: RecapLine }) {
  const intl = useIntl();
  const { game } = useTableState();
  const { player, parts, points } = line;
  const { shown, more } = shownParts(line);
  const [first] = more;
  const whose = { name: player.name, me: player.isMe ? "yes" : "no" };
  const isNow = playing.now !== null && parts.includes(playing.now);
  const own = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNow) own.current?.scrollIntoView({ block: "nearest" });
  }, [isNow]);
  return (
    <li ref={own} className={classes(css.line, isNow && css.isOn)} data-recap-line={player.seat}>
      <Gable kind={player.gable} size={26} />
      <div className={css.parts}>
        <b>{player.isMe ? <FormattedMessage id="recap.you" /> : player.name}</b>
        {shown.map((part, at) => (
          <span
            key={`${part.seq} ${at}`}
            className={classes(css.part, playing.now === part && css.isNow)}
            data-recap-now={playing.now === part || undefined}
          >
            <span aria-hidden="true">{part.short}</span>
            <span className={wordsCss.hiddenWords}>{part.text}</span>
          </span>
        ))}
        {first && (
          <button
            type="button"
            className={classes(css.more, playing.now !== null && more.includes(playing.now) && css.isNow)}
            aria-label={intl.formatMessage({ id: "recap.moreLabel" }, { ...whose, count: more.length })}
            onClick={() => toLog(first)}
          >
            <FormattedMessage id="recap.more" values={{ count: more.length }} />
          </button>
        )}
      </div>
      <Gain points={points} words={game.pointWords} />
      <button
        type="button"
        className={classes(css.mini, css.box)}
        aria-label={isNow ? intl.formatMessage({ id: "recap.stop" }) : intl.formatMessage({ id: "recap.play" }, whose)}
        onClick={() => (isNow ? playing.stop() : playing.toggle(parts))}
      >
        <Icon name={isNow ? "i-pause" : "i-play"} size={16} />
      </button>
    </li>
  );
}
