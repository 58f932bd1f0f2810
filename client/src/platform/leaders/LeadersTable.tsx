// The list of leaders as a table: a row for each player, and a quiet one for each bot at its rating.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Chip } from "@/kit/Chip";
import { type Class, classes } from "@/kit/classes";
import { playerAddress } from "@/platform/career/address";
import { personOf, wholeName } from "@/platform/opponents/people";
import { Link } from "@/platform/router";
import type { Rank } from "./ranks";
import type { Rating } from "@/wire/http";
import * as css from "./Leaders.module.css";

const HEADS = ["leaders.place", "leaders.player", "leaders.rating", "leaders.games"] as const;

export function LeadersTable({ ranks, title }: { ranks: readonly Rank[]; title: string }) {
  return (
    <table className={css.table} aria-label={title}>
      <thead>
        <tr>
          {HEADS.map((id) => (
            <th key={id} scope="col">
              <FormattedMessage id={id} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ranks.map((rank) =>
          "bot" in rank ? (
            <Row key={`bot ${rank.bot.level}`} rating={rank.bot.rating} className={css.bot}>
              {botName(rank.bot.level)}{" "}
              <span className={css.word}>
                <FormattedMessage id="leaders.bot" />
              </span>
            </Row>
          ) : (
            <Row key={rank.place} place={rank.place} rating={rank.leader.rating} className={classes(rank.isOwn && css.mine)}>
              <Link to={playerAddress(rank.leader.name)}>{rank.leader.name}</Link>{" "}
              {rank.isOwn && (
                <Chip tone="gold">
                  <FormattedMessage id="leaders.you" />
                </Chip>
              )}
            </Row>
          ),
        )}
      </tbody>
    </table>
  );
}

function botName(level: string): string {
  const person = personOf(level);
  return person ? wholeName(person) : level;
}

interface RowProps {
  /** A bot has none: places are those of players. */
  place?: number;
  rating: Rating;
  className: Class | undefined;
  children: ReactNode;
}

function Row({ place, rating: { rating, doubt, games }, className, children }: RowProps) {
  return (
    <tr className={classes(className)}>
      <td>{place}</td>
      <th scope="row">{children}</th>
      <td>
        <b>{rating}</b> <span className={css.doubt}>±{doubt}</span>
      </td>
      <td>{place !== undefined && games}</td>
    </tr>
  );
}
