// What narrows the games: which game, how it ended, when it was, and against whom.
import type { Ref } from "react";
import { useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { type Choice, Select } from "@/kit/Select";
import { Segmented } from "@/kit/Segmented";
import { useCatalogue } from "@/platform/catalogue";
import { titleOf } from "@/platform/plain/title";
import { useMedia } from "@/platform/settings";
import { nameOf } from "@/platform/start/cards";
import { offersOf } from "@/platform/start/games";
import { type Filter, PERIODS } from "./filter";
import * as css from "./Finished.module.css";

const RESULTS = { all: null, won: true, lost: false } as const;
const RESULT_WORDS = { all: "finished.result.all", won: "finished.result.won", lost: "finished.result.lost" } as const;
const PERIOD_WORDS = { 0: "finished.period.all", 30: "finished.period.month", 365: "finished.period.year" } as const;

interface OneOfProps {
  label: string;
  value: string;
  choices: readonly Choice<string>[];
  onChoose: (value: string) => void;
}

/** All in sight where there is room, and a list on a phone. */
function OneOf({ label, value, choices, onChoose }: OneOfProps) {
  const isPhone = useMedia("(max-width: 699px)");
  return isPhone ? (
    <Select label={label} value={value} choices={choices} onChange={onChoose} />
  ) : (
    <Segmented label={label} value={value} segments={choices} onChange={onChoose} />
  );
}

/** The games to choose from, and the one that the address names, whichever it is. */
function useGames(chosen: string): Choice<string>[] {
  const intl = useIntl();
  const games = offersOf(useCatalogue()).map(({ card }) => ({ value: card.slug, label: nameOf(intl, card) }));
  const isThere = chosen === "" || games.some(({ value }) => value === chosen);
  return isThere ? games : [...games, { value: chosen, label: titleOf(chosen) }];
}

interface FiltersProps {
  filter: Filter;
  onFilter: (change: Partial<Filter>) => void;
}

export function Filters({ filter, onFilter }: FiltersProps) {
  const intl = useIntl();
  const say = (id: string): string => intl.formatMessage({ id });
  const result = filter.won === null ? "all" : filter.won ? "won" : "lost";
  return (
    <div className={css.finishedFilters} role="group" aria-label={say("finished.filters")}>
      <OneOf
        label={say("finished.game")}
        value={filter.game}
        choices={[{ value: "", label: say("finished.game.all") }, ...useGames(filter.game)]}
        onChoose={(game) => onFilter({ game })}
      />
      <OneOf
        label={say("finished.result")}
        value={result}
        choices={(["all", "won", "lost"] as const).map((value) => ({ value, label: say(RESULT_WORDS[value]) }))}
        onChoose={(value) => onFilter({ won: RESULTS[value as keyof typeof RESULTS] })}
      />
      <OneOf
        label={say("finished.period")}
        value={String(filter.days)}
        choices={PERIODS.map((days) => ({ value: String(days), label: say(PERIOD_WORDS[days]) }))}
        onChoose={(value) => onFilter({ days: PERIODS.find((days) => String(days) === value) ?? 0 })}
      />
    </div>
  );
}

/** The opponent against whom the games are; touched, it is everybody again. */
export function OpponentChip({ name, onEverybody, ref }: { name: string; onEverybody: () => void; ref: Ref<HTMLButtonElement> }) {
  const intl = useIntl();
  return (
    <Button
      ref={ref}
      size="small"
      icon="i-close"
      className={css.finishedChip}
      aria-label={intl.formatMessage({ id: "finished.with.everybody" }, { name })}
      onClick={onEverybody}
    >
      {intl.formatMessage({ id: "finished.with" }, { name })}
    </Button>
  );
}
