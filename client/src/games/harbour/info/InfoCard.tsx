// One card for every thing: what it is, its price, what is missing, what it brings, and the rule; with a button if it can be done now.
import type { Ref } from "react";
import { useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { Icon } from "@/kit/Icon";
import { classes } from "@/kit/classes";
import { RuleLink } from "../prompt/RuleLink";
import { Symbol } from "../symbols/Symbol";
import type { Thing } from "../things";
import type { About } from "./said";
import * as css from "./info.module.css";

const GROUNDS = { yes: css.isYes, no: css.isNo, look: css.isLook };
const SIGNS = { yes: "i-check", no: "i-warning", look: "i-spectator" } as const;

const upper = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

function Price({ price, meter, have }: Pick<About, "price" | "have"> & { meter: About["meter"] | undefined }) {
  return (
    <div className={css.hiPrice}>
      <b>{price}</b>
      {meter && <progress className={css.hiMeter} value={meter.have} max={meter.need} aria-hidden="true" />}
      <span>{have}</span>
    </div>
  );
}

interface InfoCardProps {
  about: About;
  id: string;
  box: Ref<HTMLDivElement>;
  onDo: (thing: Thing) => void;
}

export function InfoCard({ about, id, box, onDo }: InfoCardProps) {
  const intl = useIntl();
  const { kind, symbol, name, sub, price, meter, have, ground, verdict, brings, rule, ruleSays, thing } = about;
  return (
    <div ref={box} id={id} role="tooltip" className={classes(css.hiCard, GROUNDS[ground])} data-info-card={ground}>
      <div className={css.hiHead}>
        <span className={css.hiSign}>
          <Symbol name={symbol} size={28} />
        </span>
        <div>
          <b className={css.hiName}>{upper(name)}</b>
          {sub && <p>{sub}</p>}
        </div>
        <em>{kind}</em>
      </div>
      {(price || have) && <Price price={price} meter={meter} have={have} />}
      <div className={css.hiVerdict}>
        <Icon name={SIGNS[ground]} size={17} />
        <p>{verdict}</p>
      </div>
      {brings.length > 0 && (
        <ul className={css.hiBrings}>
          {brings.map((brought, at) => (
            <li key={at}>
              <Symbol name={brought.symbol} size={24} />
              <span>{upper(brought.words)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={css.hiFoot}>
        <p>
          {ruleSays}
          <RuleLink rule={rule} />
        </p>
        {thing && (
          // The keyboard does the same with Enter, where it stands.
          <Button kind="main" tabIndex={-1} onClick={() => onDo(thing)}>
            {intl.formatMessage({ id: "harbour.info.do" }, { kind: thing.kind })}
          </Button>
        )}
      </div>
    </div>
  );
}
