// Why one move was better than the other, in words: only what is surely more or less, as a hint says it.
import { FormattedMessage, useIntl } from "react-intl";
import type { Sources } from "@/platform/hint/moves";
import { sayChange, sayDoubt, sayPoints, sayShareChange } from "./figures";
import type { Cause, Decision } from "./report";

/** What speaks for a board: what the better move brings more, or what the other one brought that it does not. */
export function reasonsFor(causes: readonly Cause[], isBetter: boolean): readonly Cause[] {
  // Fewer points for the others are in favour of whoever moves.
  const favour = ({ source, more }: Cause) => (source === "others" ? -more : more);
  const own = isBetter ? causes : causes.map((cause) => ({ ...cause, more: -cause.more }));
  return own.filter((cause) => favour(cause) > 0);
}

interface ReasonsProps {
  sources: Sources;
  isBetter: boolean;
  decision: Decision;
  /** The message that says so many points, where the game counts something else. */
  unit: string | undefined;
}

export function Reasons({ sources, isBetter, decision: { cost, doubt, causes }, unit }: ReasonsProps) {
  const intl = useIntl();
  const reasons = reasonsFor(causes, isBetter);
  if (reasons.length === 0) {
    const id = isBetter ? "analysis.why.together" : causes.length > 0 ? "analysis.why.nothing" : "analysis.why.cost";
    return (
      <p>
        <FormattedMessage id={id} values={{ points: sayPoints(intl, unit, cost), doubt: sayDoubt(intl, doubt) }} />
      </p>
    );
  }
  const say = ({ source, more }: Cause) => {
    if (source === "others") return intl.formatMessage({ id: "analysis.why.others" }, { points: sayChange(intl, more) });
    if (source === "win") return intl.formatMessage({ id: "analysis.why.win" }, { share: sayShareChange(intl, more) });
    const words = intl.formatMessage({ id: sources[source] ?? "analysis.why.rest" });
    return intl.formatMessage({ id: "analysis.why.source" }, { source: words, points: sayChange(intl, more) });
  };
  return (
    <p>
      <FormattedMessage
        id={isBetter ? "analysis.why.better" : "analysis.why.played"}
        values={{ reasons: intl.formatList(reasons.map(say)) }}
      />
    </p>
  );
}
