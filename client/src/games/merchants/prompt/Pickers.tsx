// Small pickers in the prompt: a disc for the drawn card, one good, or three goods of a card.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { BUCKET, CLOCK, GOODS, MAYOR, discName, goodName } from "../map";
import { type MerchantsMove, canBecome } from "../moves";
import { discSpot, goodSpot } from "../pointing";
import { sayDisc, sayGood } from "../saying";
import { Sign } from "../Sign";
import { afterSteps } from "../steps";
import { useMerchants } from "../table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./prompt.module.css";

const isKind =
  <Kind extends MerchantsMove["kind"]>(kinds: readonly Kind[]) =>
  (move: MerchantsMove): move is Extract<MerchantsMove, { kind: Kind }> =>
    (kinds as readonly string[]).includes(move.kind);

/** In the order in which a hand weighs them: for oneself, for sale, away. */
const ORDER: readonly number[] = [MAYOR, CLOCK, BUCKET];

export function DiscPicker() {
  const intl = useIntl();
  const { offered, choice, touch } = useMerchants();
  const moves = [...offered.bySpot.values()]
    .filter(isKind(["cover"]))
    .toSorted((one, other) => ORDER.indexOf(one.disc) - ORDER.indexOf(other.disc));
  return (
    <div className={css.merPicker} role="group" aria-label={intl.formatMessage({ id: "merchants.discs" })}>
      {moves.map(({ move, disc }) => (
        <button
          key={move}
          type="button"
          className={css.merPick}
          aria-pressed={choice?.kind === "move" && choice.move === move}
          onClick={() => touch(discSpot(disc))}
        >
          <Sign name={`mer-${discName(disc)}`} size={24} />
          <span>{sayDisc(intl, disc)}</span>
        </button>
      ))}
    </div>
  );
}

export function GoodPicker() {
  const intl = useIntl();
  const table = useMerchants();
  const { offered, choice, touch, view, seat } = table;
  const moves = [...offered.bySpot.values()].filter(isKind(["advance", "back"]));
  return (
    <div className={css.merPicker} role="group" aria-label={intl.formatMessage({ id: "merchants.exchange" })}>
      {moves.map(({ move, good }) => {
        const from = view.at[seat]?.exchange[good] ?? 0;
        const to = afterSteps(table, [good])[good] ?? from;
        return (
          <button
            key={move}
            type="button"
            className={css.merPick}
            aria-pressed={choice?.kind === "move" && choice.move === move}
            onClick={() => touch(goodSpot(good))}
          >
            <Sign name={`mer-${goodName(good)}`} size={24} />
            <span className={wordsCss.hiddenWords}>{sayGood(intl, good)}</span>
            <span>
              <FormattedMessage id="merchants.fromTo" values={{ from, to }} />
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Three slots, and below them what can still be picked. */
export function GoodsPicker() {
  const intl = useIntl();
  const table = useMerchants();
  const { offered, choice, pick, unpick, view, seat } = table;
  const picked = choice?.kind === "goods" ? choice.goods : [];
  const after = afterSteps(table, picked);
  return (
    <div className={css.merGoodsPicker}>
      <div
        className={css.merSlots}
        role="group"
        aria-label={intl.formatMessage({ id: "merchants.goods.picked" }, { count: picked.length })}
      >
        {[0, 1, 2].map((at) => {
          const good = picked[at];
          if (good === undefined) return <span key={at} className={css.merSlot} />;
          return (
            <button
              key={at}
              type="button"
              className={classes(css.merSlot, css.isFull)}
              aria-label={intl.formatMessage({ id: "merchants.goods.drop" }, { good: sayGood(intl, good) })}
              onClick={() => unpick(at)}
            >
              <Sign name={`mer-${goodName(good)}`} size={24} />
            </button>
          );
        })}
      </div>
      <div className={css.merPicker} role="group" aria-label={intl.formatMessage({ id: "merchants.exchange" })}>
        {GOODS.map((name, good) => {
          const isOff = !canBecome([...picked, good], offered.goods);
          return (
            <button key={name} type="button" className={css.merPick} aria-disabled={isOff} data-pick={good} onClick={() => pick(good)}>
              <Sign name={`mer-${name}`} size={24} />
              <span className={wordsCss.hiddenWords}>
                {intl.formatMessage({ id: "merchants.goods.pick" }, { good: sayGood(intl, good) })}
              </span>
              <span>
                <FormattedMessage id="merchants.fromTo" values={{ from: view.at[seat]?.exchange[good] ?? 0, to: after[good] ?? 0 }} />
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
