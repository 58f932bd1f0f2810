// Where the hinted move gains, in words: only what is surely more or less than with the move that it is compared with.
import { FormattedMessage, useIntl } from "react-intl";
import type { TipShape } from "@/wire/http";
import { isClose } from "./close";
import type { Sources } from "./moves";
import * as css from "./hint.module.css";

export function Causes({ told, sources, against }: { told: TipShape; sources: Sources; against: string }) {
  const intl = useIntl();
  const [best, ...others] = told.choices;
  const compared = others.find(({ move }) => move === against) ?? others[0];
  if (!best || !compared) return <FormattedMessage id="hint.only" tagName="p" />;
  if (isClose(compared)) return <FormattedMessage id="hint.close.call" tagName="p" />;
  const figure = (more: number) => intl.formatNumber(more, { maximumFractionDigits: 1, signDisplay: "always" });
  const sentence = ({ source, more }: TipShape["causes"][number]) => {
    if (source === "others") return intl.formatMessage({ id: "hint.others" }, { points: figure(more) });
    if (source === "win")
      return intl.formatMessage({ id: "hint.win" }, { share: intl.formatNumber(more, { style: "percent", signDisplay: "always" }) });
    const words = intl.formatMessage({ id: sources[source] ?? "hint.rest" });
    return intl.formatMessage({ id: "hint.cause" }, { source: words, points: figure(more) });
  };
  return (
    <>
      <p>
        <FormattedMessage id={against === compared.move ? "hint.than.mine" : "hint.than.next"} />
      </p>
      <ul className={css.hintCauses}>
        {told.causes.map((cause) => (
          <li key={cause.source}>{sentence(cause)}</li>
        ))}
      </ul>
    </>
  );
}
