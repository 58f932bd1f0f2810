// The contracts on offer as a choice of one: this one, that one, or both.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import type { Choice } from "../choice";
import { contract, place } from "../map";
import { sayContract } from "../saying";
import { useRoutes } from "../table";
import * as css from "./prompt.module.css";

export function Offer() {
  const intl = useIntl();
  const { view, offered, choice, touch, choose, show } = useRoutes();
  const way = (key: string, option: Choice, isChosen: boolean, shown: readonly number[], label: string, inside: ReactNode) => (
    <label
      key={key}
      data-offer={key}
      className={classes(css.routesOfferWay, option.kind === "both" && css.isBoth, isChosen && css.isChosen)}
      onPointerEnter={() => show(shown)}
      onPointerLeave={() => show([])}
    >
      <input
        type="radio"
        name="routes-offer"
        className={css.routesRadio}
        checked={isChosen}
        aria-label={label}
        onChange={() => choose(option)}
        onClick={() => isChosen && touch(option)}
        onFocus={() => show(shown)}
        onBlur={() => show([])}
      />
      {inside}
    </label>
  );
  return (
    <div className={css.routesOffer} role="radiogroup" aria-label={intl.formatMessage({ id: "routes.offer.legend" })}>
      {view.offer
        .filter((index) => offered.keeps.includes(index))
        .map((index) => {
          const { ends, value } = contract(index);
          const isChosen = choice?.kind === "keep" && choice.contract === index;
          return way(
            `${index}`,
            { kind: "keep", contract: index },
            isChosen,
            [index],
            sayContract(intl, index),
            <>
              <span className={css.routesOfferEnds}>
                <span>{place(ends[0]).name}</span>
                <i> – </i>
                <span>{place(ends[1]).name}</span>
              </span>
              <b>{value}</b>
            </>,
          );
        })}
      {offered.both &&
        way(
          "both",
          { kind: "both" },
          choice?.kind === "both",
          view.offer,
          intl.formatMessage({ id: "routes.offer.both" }),
          <FormattedMessage id="routes.offer.both" />,
        )}
    </div>
  );
}
