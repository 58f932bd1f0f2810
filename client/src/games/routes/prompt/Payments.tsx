// The ways to pay for a route as a choice of one; with many of them cards are counted instead of shown.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { CardChip } from "../cards/Card";
import { type Claim, paidCards } from "../moves";
import { sayPayment } from "../saying";
import { useRoutes } from "../table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./prompt.module.css";

/** More ways than this are written short. */
const FEW = 3;

function Paid({ way, isShort }: { way: Claim; isShort: boolean }) {
  if (!isShort) return paidCards(way).map((card, at) => <CardChip key={at} card={card} size={15} />);
  const parts = [
    { card: way.colour, count: way.coloured },
    { card: 0, count: way.wilds },
  ].filter((part) => part.count > 0);
  return parts.map(({ card, count }) => (
    <span key={card} className={css.routesPayCounted}>
      {count}
      <CardChip card={card} size={13} />
    </span>
  ));
}

export function Payments({ chosen }: { chosen: Claim }) {
  const intl = useIntl();
  const { offered, choose } = useRoutes();
  const ways = offered.claims.get(chosen.route) ?? [];
  if (ways.length < 2)
    return (
      <span className={css.routesPayOnly}>
        {ways.map((way) => (
          <Paid key={way.move} way={way} isShort={false} />
        ))}
      </span>
    );
  return (
    <fieldset className={classes(css.routesPay, ways.length > FEW && css.isMany)}>
      <legend className={wordsCss.hiddenWords}>
        <FormattedMessage id="routes.pay.legend" />
      </legend>
      {ways.map((way) => (
        <label key={way.move} className={classes(css.routesPayWay, way.move === chosen.move && css.isChosen)}>
          <input
            type="radio"
            name="routes-pay"
            className={css.routesRadio}
            checked={way.move === chosen.move}
            aria-label={sayPayment(intl, way)}
            onChange={() => choose({ kind: "claim", claim: way })}
          />
          <span className={css.routesPayDot} />
          <Paid way={way} isShort={ways.length > FEW} />
        </label>
      ))}
    </fieldset>
  );
}
