// A table before its game: the room, the deal, or the news that it was closed.
import { lazy, Suspense, useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { api } from "@/platform/api";
import { useMedia } from "@/platform/settings";
import { MoreWords, wordsOf } from "@/platform/words";
import { Head } from "./Head";
import { Lost } from "./Lost";
import { Opened } from "./Opened";
import { Arriving, Closed } from "./Threshold";
import { useCalling } from "./calling";
import { type Open, PHONE, useTableState } from "./state";
import * as css from "./Layout.module.css";

/** Not needed once a game is played. */
const WaitingRoom = lazy(() => import("./WaitingRoom"));
const Dealing = lazy(() => import("./Dealing"));
const words = wordsOf("waiting");

/** The room, the deal, or a table that was closed before anything was played. */
export function BeforeGame({ opened }: { opened: Open | null }) {
  const { sight, isHost, connected } = useTableState();
  const isPhone = useMedia(PHONE);
  const bots = useBots(sight.game, isHost && sight.phase === "open");
  useCalling(sight);
  if (sight.phase === "over") {
    return (
      <Closed title={<FormattedMessage id="table.over.abandoned" />}>
        <FormattedMessage id="table.over.why" values={{ why: sight.result?.why ?? "" }} />
      </Closed>
    );
  }
  return (
    <div className={css.table}>
      <Head isSmall={isPhone} />
      <Lost isLost={!connected} />
      <MoreWords load={words} waiting={<Arriving />}>
        <Suspense fallback={<Arriving />}>{sight.phase === "dealing" ? <Dealing /> : <WaitingRoom bots={bots} />}</Suspense>
      </MoreWords>
      <Opened opened={opened} />
    </div>
  );
}

/** The bots that may be given a seat here. */
function useBots(game: string, isWanted: boolean): readonly string[] {
  const [bots, have] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isWanted)
      api.games().then(
        (cards) => have(cards.find(({ slug }) => slug === game)?.bots ?? []),
        () => {},
      );
  }, [game, isWanted]);
  return bots;
}
