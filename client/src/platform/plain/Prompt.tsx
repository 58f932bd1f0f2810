// What is asked, in the game's own words; the move in hand, the rule that it goes by, and the button that plays it.
import { FormattedMessage } from "react-intl";
import { Button } from "@/kit/Button";
import { Saying } from "@/platform/table/PromptBar";
import { usePlain } from "./table";
import { useTold } from "./told";
import * as css from "./plain.module.css";

function Rule({ rule }: { rule: string }) {
  const { openRule } = usePlain();
  return (
    <button type="button" className={css.rule} onClick={() => openRule(rule)}>
      <FormattedMessage id="table.rule" values={{ rule }} />
    </button>
  );
}

export function Prompt() {
  const { players, seat, chosen, act, isBusy, refused } = usePlain();
  const ask = useTold((now) => now.words?.ask);
  const gable = players[seat]?.gable;
  const said = chosen?.text ?? ask;
  return (
    <Saying
      {...(gable ? { gable } : {})}
      title={said ? <bdi lang="en">{said}</bdi> : <FormattedMessage id="plain.turn" />}
      more={
        refused ? (
          <FormattedMessage id="plain.refused" values={{ rule: <Rule rule={refused} /> }} />
        ) : chosen?.rule ? (
          <Rule rule={chosen.rule} />
        ) : (
          <FormattedMessage id="plain.choose" />
        )
      }
    >
      {chosen && (
        <Button kind="main" onClick={act} isBusy={isBusy}>
          <FormattedMessage id="plain.play" />
        </Button>
      )}
    </Saying>
  );
}
