// The photo finish: the one step at which a lot ended, stretched out, with everybody who pressed in it and how sure that is.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { useMedia } from "@/platform/settings";
import { OF } from "../Sign";
import { useMerchants } from "../table";
import { apart } from "./dial";
import type { Finish } from "./finish";
import { priceOf } from "./round";
import * as css from "./finish.module.css";

/** A phone has less room, and its letters are as large. */
const SIZES = { desk: { wide: 600, left: 40 }, phone: { wide: 330, left: 22 } };
const PARTS = 5;
/** Room for the head of a line. */
const HEAD = 42;

export function Film({ finish }: { finish: Finish }) {
  const intl = useIntl();
  const { player } = useMerchants();
  const { wide, left } = SIZES[useMedia("(max-width: 699px)") ? "phone" : "desk"];
  const { step, lasted, pressed, isDouble } = finish;
  const here = pressed.filter((press) => press.step === step && !press.isVoid);
  // Where nobody's hand went down there is nothing to be seen.
  if (step === null || here.every((press) => press.isPreset)) return null;
  const long = wide - 2 * left;
  const x = (ms: number) => left + (Math.min(lasted, Math.max(0, ms)) * long) / lasted;
  const ticks = Array.from({ length: PARTS * 10 + 1 }, (_, at) => `M${x((lasted * at) / (PARTS * 10))} 124v${at % 10 ? 6 : 11}`).join("");
  const heads = apart(
    here.map((press) => x(press.at)),
    HEAD,
  );
  return (
    <svg
      className={css.film}
      viewBox={`0 0 ${wide} 178`}
      role="img"
      aria-label={intl.formatMessage({ id: "merchants.finish.film" }, { price: priceOf(isDouble, step) })}
    >
      <rect x={left} y={40} width={long} height={84} rx={4} className={css.filmStrip} />
      <path d={ticks} className={css.filmTick} />
      {Array.from({ length: PARTS + 1 }, (_, at) => (
        <text key={at} x={x((lasted * at) / PARTS)} y={152} className={css.filmScale}>
          {intl.formatNumber(Math.round((lasted * at) / PARTS))}
        </text>
      ))}
      <text x={wide / 2} y={173} className={css.filmScale}>
        <FormattedMessage id="merchants.finish.scale" values={{ price: priceOf(isDouble, step), opens: String(step === 0 && !isDouble) }} />
      </text>
      {here.map((press, at) => {
        const gable = player(press.seat)?.gable ?? "step";
        const middle = x(press.at);
        const head = heads[at] ?? middle;
        const band = (press.doubt * long) / lasted;
        return (
          <g key={press.seat} className={classes(css.filmPress, OF[gable])}>
            {band > 0 && <rect x={middle - band} y={40} width={2 * band} height={84} className={css.filmDoubt} />}
            <path d={`M${head} 26L${middle} 44V124`} className={css.filmEdge} />
            <path d={`M${head} 26L${middle} 44V124`} className={css.filmLine} />
            <circle cx={head} cy={20} r={19} />
            <use href={`#mer-piece-${gable}`} x={head - 12} y={7} width={24} height={24} />
          </g>
        );
      })}
    </svg>
  );
}
