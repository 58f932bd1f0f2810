// A player's page: how their games ended and where their points came from, for everybody to whom the player shows it.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Skeleton } from "@/kit/Notice";
import { Segmented } from "@/kit/Segmented";
import { navigate, usePath, useTitle } from "@/platform/router";
import { useMedia } from "@/platform/settings";
import { unmarked } from "@/platform/shared/bots";
import { PageFoot, PageHead } from "@/platform/start/PageHead";
import { MoreWords } from "@/platform/words";
import { AGAINST, type Against, againstIn, playerAddress } from "./address";
import { GameCareers } from "./GameCareers";
import { Head } from "./Head";
import { LastGames } from "./LastGames";
import { Empty, GuestNote, Hidden, NoneOfThese, Trouble, Unknown } from "./Notes";
import { termWords } from "./words";
import { type Asked, isUnknown, useCareer } from "./useCareer";
import type { Career } from "@/wire/http";
import * as css from "./Career.module.css";

export default function PlayerPage({ name: typed }: { name: string }) {
  const against = againstIn(usePath());
  const asked = useCareer(typed, against);
  const name = asked.about?.name ?? typed;
  useTitle(unmarked(name));
  return (
    <>
      <PageHead />
      <main id="main" className={css.player}>
        <Head name={name} against={against} asked={asked} />
        <Body name={name} against={against} asked={asked} />
      </main>
      <PageFoot />
    </>
  );
}

function Loading() {
  const intl = useIntl();
  return <Skeleton lines={6} label={intl.formatMessage({ id: "common.loading" })} />;
}

interface BodyProps {
  name: string;
  against: Against;
  asked: Asked;
}

function Body({ name, against, asked }: BodyProps) {
  const { about, career, problem, again } = asked;
  if (isUnknown(problem)) return <Unknown />;
  if (about?.is_hidden) return <Hidden about={about} />;
  if (about && career?.games.length === 0 && against === "all")
    return (
      <>
        <Empty about={about} />
        <LastGames about={about} />
      </>
    );
  const choose = (to: Against): void => navigate(playerAddress(name, to));
  return (
    <>
      {about && (
        <>
          {about.is_own && about.kind === "guest" && <GuestNote />}
          <Filter against={against} onChoose={choose} />
        </>
      )}
      <Answered career={career} trouble={problem && <Trouble onAgain={again} />} onAll={() => choose("all")} />
      {about && <LastGames about={about} />}
    </>
  );
}

/** Against whom the games were that count; each change is a step that the browser goes back. */
function Filter({ against, onChoose }: { against: Against; onChoose: (against: Against) => void }) {
  const intl = useIntl();
  const isPhone = useMedia("(max-width: 699px)");
  const words = { all: "career.against.all", people: "career.against.people", bots: "career.against.bots" } as const;
  return (
    <div className={css.filter}>
      <Segmented
        label={intl.formatMessage({ id: "career.against" })}
        value={against}
        isWide={isPhone}
        onChange={onChoose}
        segments={AGAINST.map((value) => ({ value, label: intl.formatMessage({ id: words[value] }) }))}
      />
      <p>
        <FormattedMessage id="career.practice" />
      </p>
    </div>
  );
}

/** The games that were asked for, or what is there in their place. */
function Answered({ career, trouble, onAll }: { career: Career | null; trouble: ReactNode; onAll: () => void }) {
  if (trouble) return trouble;
  if (!career) return <Loading />;
  if (career.games.length === 0) return <NoneOfThese onAll={onAll} />;
  return (
    <MoreWords load={termWords} waiting={<Loading />}>
      <GameCareers games={career.games} />
    </MoreWords>
  );
}
