// Which leaders are shown: at which game and pace. Each change is a step that the browser goes back.
import { useIntl } from "react-intl";
import { type Segment, Segmented } from "@/kit/Segmented";
import { useCatalogue } from "@/platform/catalogue";
import { titleOf } from "@/platform/plain/title";
import { navigate } from "@/platform/router";
import { useMedia } from "@/platform/settings";
import { nameOf } from "@/platform/start/cards";
import { offersOf } from "@/platform/start/games";
import { leadersAddress, type Pace, PACES } from "./address";
import * as css from "./Leaders.module.css";

type Game = Segment<string> & { label: string };

/** The games to choose from, and the one that the address names, whichever it is. */
export function useGames(wanted: string): readonly Game[] {
  const intl = useIntl();
  const games = offersOf(useCatalogue()).map(({ card }) => ({ value: card.slug, label: nameOf(intl, card) }));
  const isThere = wanted === "" || games.some(({ value }) => value === wanted);
  return isThere ? games : [...games, { value: wanted, label: titleOf(wanted) }];
}

const PACE_WORDS = { live: "leaders.pace.live", days: "leaders.pace.days" } as const;

export function Switches({ games, game, pace }: { games: readonly Game[]; game: string; pace: Pace }) {
  const intl = useIntl();
  const isPhone = useMedia("(max-width: 699px)");
  return (
    <div className={css.switches}>
      <Segmented
        label={intl.formatMessage({ id: "leaders.game" })}
        value={game}
        isWide={isPhone}
        onChange={(to) => navigate(leadersAddress(to, pace))}
        segments={games}
      />
      <Segmented
        label={intl.formatMessage({ id: "leaders.pace" })}
        value={pace}
        isWide={isPhone}
        onChange={(to) => navigate(leadersAddress(game, to))}
        segments={PACES.map((value) => ({ value, label: intl.formatMessage({ id: PACE_WORDS[value] }) }))}
      />
    </div>
  );
}
