// The players around the table: gable, name, points, the game's figures and the clock; whose turn it is stands in gold.
import { FormattedMessage, useIntl } from "react-intl";
import { Gable } from "@/kit/Gable";
import { classes } from "@/kit/classes";
import { sayPoints } from "@/kit/points";
import type { GameClient, Player } from "@/platform/game";
import { Named } from "@/platform/shared/Named";
import type { Sight } from "@/wire/table";
import { BotNote, SeatFace } from "./Bot";
import { ClockFace } from "./ClockFace";
import { timeLeft } from "./clock";
import { aroundMe } from "./players";
import { useTableState } from "./state";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./Players.module.css";

/** All players, beginning with the viewer, in the order of play. */
export function Players() {
  const { players, me } = useTableState();
  return (
    <section className={css.players} aria-labelledby="players-title">
      <h2 id="players-title" className={wordsCss.hiddenWords}>
        <FormattedMessage id="table.players" />
      </h2>
      <ul>
        {aroundMe(players, me?.seat ?? 0).map((player) => (
          <PlayerRow key={player.seat} player={player} />
        ))}
      </ul>
    </section>
  );
}

/** What a seat has: in the end all that the score sheet gave, before that what everybody may know. */
export function pointsOf(seat: number, sight: Sight, game: GameClient): number | null {
  const sheet = sight.result?.outcome?.sheets[seat];
  if (sheet) return sheet.reduce((sum, line) => sum + line.points, 0);
  return sight.view === null ? null : game.points(sight.view, seat);
}

function PlayerRow({ player }: { player: Player }) {
  const intl = useIntl();
  const { sight, game, serverNow } = useTableState();
  const isNow = sight.awaited.includes(player.seat);
  const points = pointsOf(player.seat, sight, game);
  const { Facts, Gain } = game;
  const rank = sight.result?.ranks[player.seat];
  const isTimed = rank !== undefined || timeLeft(sight.clock, player.sight, serverNow()) !== null;
  return (
    <li className={classes(css.player, isNow && css.playerNow)} data-player={player.seat} data-timed={isTimed || undefined}>
      <Gable kind={player.gable} size={46} />
      <span className={css.playerFace}>
        <SeatFace player={player} size={26} isRound />
      </span>
      <div className={css.playerWho}>
        <span className={css.playerName}>
          <Named name={player.name} />
        </span>{" "}
        <PlayerNote player={player} isNow={isNow} />
      </div>
      <div className={css.playerPoints}>
        {points !== null && (
          <>
            <span aria-hidden>{sayPoints(intl, points)}</span>
            <span className={wordsCss.hiddenWords}>
              <FormattedMessage id={game.pointWords ?? "table.points"} values={{ points }} />
            </span>
          </>
        )}
        {Gain && !sight.result && <sup>{<Gain seat={player.seat} />}</sup>}
      </div>
      <div className={css.playerFacts}>{sight.view !== null && <Facts seat={player.seat} />}</div>
      <div className={css.playerTime}>
        {rank !== undefined ? (
          <FormattedMessage id="table.rank" values={{ rank }} />
        ) : (
          <ClockFace clock={sight.clock} seat={player.sight} serverNow={serverNow} />
        )}
      </div>
    </li>
  );
}

/** What is to be known of a player just now, in a word or two. */
export function PlayerNote({ player, isNow }: { player: Player; isNow: boolean }) {
  const { present, sight } = useTableState();
  const seat = player.sight;
  const playing = sight.phase === "playing";
  return (
    <small>
      {seat.bot !== "" ? (
        isNow ? (
          <FormattedMessage id="table.note.botNow" />
        ) : (
          <BotNote player={player} />
        )
      ) : seat.resigned ? (
        playing ? (
          <FormattedMessage id="table.note.resigned" />
        ) : (
          <FormattedMessage id="table.note.gaveUp" />
        )
      ) : playing && seat.stand_in !== "" ? (
        <FormattedMessage id="table.note.standIn" />
      ) : player.isMe ? (
        isNow ? (
          <FormattedMessage id="table.note.meNow" />
        ) : (
          <FormattedMessage id="table.note.me" />
        )
      ) : playing && !present.has(player.seat) ? (
        <FormattedMessage id="table.note.away" />
      ) : isNow ? (
        <FormattedMessage id="table.note.now" />
      ) : null}
    </small>
  );
}
