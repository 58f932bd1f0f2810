// The leaders: who is strongest at a game and pace, the bots among them, oneself, and how ratings work.
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Skeleton } from "@/kit/Notice";
import { useMe } from "@/platform/me";
import { usePath, useTitle } from "@/platform/router";
import { PageFoot, PageHead } from "@/platform/start/PageHead";
import { How } from "./How";
import { LeadersTable } from "./LeadersTable";
import { NoGame, Nobody, Trouble } from "./Notes";
import { OwnRating } from "./OwnRating";
import { Switches, useGames } from "./Switches";
import { paceIn } from "./address";
import { ranksOf } from "./ranks";
import { type Asked, useLeaders } from "./useLeaders";
import * as css from "./Leaders.module.css";

export default function LeadersPage({ game: wanted }: { game: string }) {
  const intl = useIntl();
  const pace = paceIn(usePath());
  const games = useGames(wanted);
  const game = wanted || (games[0]?.value ?? "");
  const title = intl.formatMessage({ id: "leaders.of" }, { game: games.find(({ value }) => value === game)?.label ?? game });
  const asked = useLeaders(game, pace);
  useTitle(title);
  return (
    <>
      <PageHead />
      <main id="main" className={css.page}>
        <header className={css.head}>
          <h1>
            <FormattedMessage id="leaders.title" />
          </h1>
          <p>
            <FormattedMessage id="leaders.about" />{" "}
            <a href="#how">
              <FormattedMessage id="leaders.how" />
            </a>
          </p>
        </header>
        <Switches games={games} game={game} pace={pace} />
        <Answered asked={asked} title={title} />
        <How />
      </main>
      <PageFoot />
    </>
  );
}

/** Rows that are kept free before the first answer: about the bots, and some players. */
const USUAL = 8;

/** The list, or what is there in its place. As much room is kept for the next one, so that nothing below jumps. */
function Answered({ asked: { leaders, problem, again }, title }: { asked: Asked; title: string }) {
  const intl = useIntl();
  const me = useMe();
  const ranks = leaders && ranksOf(leaders, me?.name);
  const [room, keepRoom] = useState(USUAL);
  if (ranks && ranks.length !== room) keepRoom(ranks.length);
  if (problem) return problem.status === 404 ? <NoGame /> : <Trouble onAgain={again} />;
  if (!leaders || !ranks)
    return (
      <div className={css.waiting}>
        <Skeleton lines={Math.max(room, 1) + 1} label={intl.formatMessage({ id: "common.loading" })} />
      </div>
    );
  const isListed = ranks.some((rank) => "leader" in rank && rank.isOwn);
  return (
    <section className={css.list}>
      {leaders.leaders.length === 0 && <Nobody />}
      {ranks.length > 0 && <LeadersTable ranks={ranks} title={title} />}
      <OwnRating leaders={leaders} isInList={isListed} />
    </section>
  );
}
