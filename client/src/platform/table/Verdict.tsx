// The first sentence of the score sheet: who won, and by how much.
import { FormattedList, FormattedMessage, useIntl } from "react-intl";
import { sayPoints } from "@/kit/points";
import type { Outcome, Result } from "@/wire/table";
import { columnsOf } from "./columns";
import { sumOf } from "./score";
import { useTableState } from "./state";
import { endedBy, winnersOf } from "./winners";
import * as css from "./ScoreSheet.module.css";

/** Two who played have both totals in it, the winner's first; of more, the winner's and one's own. */
export function Verdict({ outcome }: { outcome: Outcome }) {
  const intl = useIntl();
  const { players, game } = useTableState();
  const { names, me } = winnersOf({ ranks: outcome.ranks, outcome }, players);
  const columns = columnsOf(players, outcome);
  const totals = outcome.sheets.map(sumOf);
  const say = (points: number) => intl.formatMessage({ id: game.pointWords ?? "table.points" }, { points });
  const best = totals.toSorted((one, other) => other - one);
  const isDuel = columns.length === 2;
  const mine = columns.findIndex(({ isMe }) => isMe);
  const score = isDuel ? best.map((points) => sayPoints(intl, points)).join("–") : say(best[0] ?? 0);
  return (
    <p className={css.scoreVerdict} data-verdict>
      <b>
        <FormattedMessage
          id="dialogs.score.verdict"
          values={{ me, names: <FormattedList value={[...names]} />, count: names.length, sheet: isDuel ? "duel" : "many", score }}
        />
      </b>
      {!isDuel && mine >= 0 && outcome.ranks[mine] !== 1 && (
        <span>
          <FormattedMessage id="dialogs.score.mine" values={{ rank: outcome.ranks[mine] ?? 0, points: say(totals[mine] ?? 0) }} />
        </span>
      )}
    </p>
  );
}

/** Where somebody gave up nothing was counted. */
export function VerdictWithoutPoints({ result }: { result: Result }) {
  const { players, sight } = useTableState();
  const { names, me } = winnersOf(result, players);
  return (
    <p className={css.scoreVerdict} data-verdict>
      <b>
        <FormattedMessage
          id="dialogs.score.verdict"
          values={{ me, names: <FormattedList value={[...names]} />, count: names.length, sheet: "none", score: "" }}
        />
      </b>
      <span>
        <FormattedMessage id="table.over.why" values={{ why: endedBy(sight) }} />
      </span>
    </p>
  );
}
