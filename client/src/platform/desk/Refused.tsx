// Why the server did not do what was asked in a case, said where it was asked.
import { FormattedMessage } from "react-intl";
import { Button } from "@/kit/Button";
import { Notice } from "@/kit/Notice";
import type { Problem } from "@/platform/api";
import { useProblemWords } from "@/platform/people/problems";
import { MoreWords, wordsOf } from "@/platform/words";

const words = wordsOf("people");
const OWN_WORDS = {
  conflict: "desk.refused.conflict",
  taken: "desk.refused.taken",
  decided: "desk.refused.decided",
  not_taken: "desk.refused.notTaken",
};

interface RefusedProps {
  problem: Problem;
  /** Asks once more; left out where the button that was pressed is still there. */
  onAgain?: () => void;
}

export function Refused(props: RefusedProps) {
  return (
    <MoreWords load={words} waiting={null}>
      <Told {...props} />
    </MoreWords>
  );
}

function Told({ problem, onAgain }: RefusedProps) {
  const wordsOfProblem = useProblemWords(OWN_WORDS);
  return (
    <Notice
      tone="warn"
      isAlert
      actions={
        onAgain && (
          <Button size="small" onClick={onAgain}>
            <FormattedMessage id="desk.again" />
          </Button>
        )
      }
    >
      {wordsOfProblem(problem)}
    </Notice>
  );
}
