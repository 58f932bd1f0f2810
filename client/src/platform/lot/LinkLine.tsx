// One quiet line that says how well the clock can be followed from here.
import { FormattedMessage } from "react-intl";
import { classes } from "@/kit/classes";
import type { Link } from "./state";
import * as css from "./LinkLine.module.css";

const QUALITIES = { good: undefined, fair: css.linkFair, poor: css.linkPoor, unknown: css.linkUnknown };

const BARS = { good: 4, fair: 3, poor: 1 } as const;

export function LinkLine({ link }: { link: Link | null }) {
  const bars = link ? BARS[link.quality] : 0;
  return (
    <p className={classes(css.linkLine, QUALITIES[link?.quality ?? "unknown"])}>
      <svg width={26} height={18} viewBox="0 0 26 18" aria-hidden="true">
        {[7, 11, 15, 18].map((high, bar) => (
          <rect key={high} x={bar * 7} y={18 - high} width={5} height={high} rx={1} opacity={bar < bars ? 1 : 0.3} />
        ))}
      </svg>
      <span>
        {link ? (
          <FormattedMessage id="table.link" values={{ ...link, b: (words) => <b>{words}</b> }} />
        ) : (
          <FormattedMessage id="table.link.unknown" />
        )}
      </span>
    </p>
  );
}
