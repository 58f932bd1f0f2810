// A table before its game: the room, the deal, or the news that it was closed.
import { lazy, Suspense } from "react";
import { FormattedMessage } from "react-intl";
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
  const { sight, connected } = useTableState();
  const isPhone = useMedia(PHONE);
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
        <Suspense fallback={<Arriving />}>{sight.phase === "dealing" ? <Dealing /> : <WaitingRoom />}</Suspense>
      </MoreWords>
      <Opened opened={opened} />
    </div>
  );
}
