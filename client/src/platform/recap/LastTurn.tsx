// What a seat did when it last played, told as shortly as the recap tells it, with the points that it brought.
import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { GameRecap, PlayedRow } from "@/platform/game";
import { useTableState } from "@/platform/table/state";
import { MoreWords } from "@/platform/words";
import { Gain } from "./Gain";
import { useGameRecap } from "./loading";
import { lastTurnOf } from "./since";
import * as css from "./LastTurn.module.css";

/** `title` is a message id; nothing before the seat has played, and where the log does not reach back as far. */
export function LastTurn({ seat, title }: { seat: number; title: string }) {
  const { game, rows } = useTableState();
  const loaded = useGameRecap(game);
  const last = useMemo(() => lastTurnOf(rows, seat), [rows, seat]);
  if (!loaded || last.length === 0) return null;
  return (
    <MoreWords load={loaded.words} waiting={null}>
      <Told seat={seat} title={title} last={last} recap={loaded.recap} />
    </MoreWords>
  );
}

interface ToldProps {
  seat: number;
  title: string;
  last: readonly PlayedRow<unknown>[];
  recap: GameRecap;
}

function Told({ seat, title, last, recap }: ToldProps) {
  const intl = useIntl();
  const { game, players, sight } = useTableState();
  const parts = recap.briefs(last, players, sight.viewer).filter((part) => part.seat === seat);
  const gained = last.flatMap((row) => game.gained?.(row.events) ?? []);
  const points = gained.reduce((sum, gain) => (gain.seat === seat ? sum + gain.points : sum), 0);
  if (parts.length === 0) return null;
  return (
    <section className={css.lastTurn} aria-label={intl.formatMessage({ id: title })}>
      <h3>{intl.formatMessage({ id: title })}</h3>
      <ul>
        {parts.map((part, at) => (
          <li key={at}>{part.short}</li>
        ))}
        {points !== 0 && (
          <li>
            <Gain points={points} words={game.pointWords} />
          </li>
        )}
      </ul>
    </section>
  );
}
