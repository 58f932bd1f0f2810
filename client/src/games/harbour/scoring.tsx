// Words of the score sheet: what each rule that scores is called, and each line in the reader's language.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Event } from "@/wire/harbour";
import type { ScoreLine } from "@/wire/table";
import { sayCardTitle } from "./cards/sentences";
import { DISTRICTS } from "./map";

const KINDS: Readonly<Record<string, string>> = {
  "HAR-050": "harbour.score.bridges",
  "HAR-052": "harbour.score.mouth",
  "HAR-153": "harbour.score.dockers",
  "HAR-160": "harbour.score.roofs",
  "HAR-161": "harbour.score.depots",
  "HAR-163": "harbour.score.fast",
  "HAR-180": "harbour.score.market",
  "HAR-220": "harbour.score.cards",
  "HAR-250": "harbour.score.more",
  "HAR-272": "harbour.score.penalties",
  "HAR-273": "harbour.score.laurel",
  "HAR-276": "harbour.score.group",
  "HAR-277": "harbour.score.districts",
  "HAR-279": "harbour.score.left",
  "HAR-292": "harbour.score.foreman",
  "HAR-302": "harbour.score.tasks",
  "HAR-303": "harbour.score.tasks",
};

export function scoreWords(rule: string): string {
  return KINDS[rule] ?? "harbour.score.cards";
}

function Laurel({ card }: { card: number }) {
  return <>{sayCardTitle(useIntl(), card)}</>;
}

export function scoreLine({ rule, key, values }: ScoreLine): ReactNode {
  const { count = 0, card = 0, district = 0 } = values;
  switch (key) {
    case "penalties":
      return <FormattedMessage id="harbour.score.line.penalties" values={{ count }} />;
    case "laurel":
      return <Laurel card={card} />;
    case "group":
      return <FormattedMessage id="harbour.score.line.group" values={{ count }} />;
    case "district":
      return DISTRICTS[district]?.name;
    case "left":
      return <FormattedMessage id="harbour.score.line.left" values={{ count }} />;
    case "task":
      return <FormattedMessage id="harbour.score.line.task" />;
    default:
      return <FormattedMessage id={scoreWords(rule)} />;
  }
}

/** Points that seats got in a row, while they played and at the end. */
export function gained(events: readonly Event[]): { seat: number; points: number }[] {
  return events.flatMap((event) =>
    event.type === "PointsScored" || event.type === "FinalScored.2" ? [{ seat: event.side, points: event.points }] : [],
  );
}
