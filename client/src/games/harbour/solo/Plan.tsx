// What TOM would do at the next roll, for each face of a die: the server says it, and the board shows where.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import type { TomsPlan } from "@/wire/harbour";
import { COLOURS, RIVER, TOM } from "../map";
import { blockName, colourName, dockerName, goodName } from "../names";
import { pointAt } from "../pointing";
import { Symbol, cubeSymbol, dockerSymbol, goodSymbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import * as wordsCss from "@/kit/words.module.css";
import * as css from "./solo.module.css";

function Line({ symbol, children }: { symbol: string; children: ReactNode }) {
  return (
    <div className={css.hsLine}>
      <Symbol name={symbol} size={19} />
      <p>{children}</p>
    </div>
  );
}

const bold = (words: ReactNode) => <b key="bold">{words}</b>;

/** By colour the block that a six would bring, what becomes of its good, and what that pays. */
function Sixes({ blocks }: Pick<TomsPlan, "blocks">) {
  const intl = useIntl();
  const { view } = useHarbour();
  return (
    <ul className={css.hsSixes}>
      {COLOURS.map((_, colour) => {
        const { block = -1, points = 0, florins = 0 } = blocks[colour] ?? {};
        const good = view.goods_on[block] ?? -1;
        const words = intl.formatMessage(
          { id: "harbour.solo.six" },
          {
            colour: colourName(intl, colour),
            block: blockName(block),
            has: block < 0 ? "no" : "yes",
            good: goodName(intl, good),
            points,
            florins,
          },
        );
        const light = (on: boolean) => block >= 0 && pointAt(on ? `block ${block}` : null);
        return (
          <li key={colour}>
            <button
              type="button"
              data-toms-next={block}
              onPointerEnter={() => light(true)}
              onPointerLeave={() => light(false)}
              onFocus={() => light(true)}
              onBlur={() => light(false)}
              onClick={() => light(true)}
            >
              <span className={wordsCss.hiddenWords}>{words}</span>
              <span aria-hidden="true">
                <Symbol name={cubeSymbol(colour)} size={15} />
                <span>{block >= 0 ? blockName(block) : "–"}</span>
                {good >= 0 && <Symbol name={goodSymbol(good)} size={15} />}
                <b className={classes(points > 0 && css.isPoints)}>
                  {points > 0 && `+${points}`}
                  {florins > 0 && (
                    <>
                      {florins} <Symbol name="florin" size={13} />
                    </>
                  )}
                </b>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Dockers({ faces }: { faces: readonly number[] }) {
  const intl = useIntl();
  return (
    <ul className={css.hsDockers}>
      {faces.map((docker, at) => (
        <li key={at} className={classes(docker < 0 && css.isIdle)}>
          <b>{at + 1}</b>
          {docker < 0 ? "–" : <Symbol name={dockerSymbol(docker)} size={17} label={dockerName(intl, docker)} />}
        </li>
      ))}
    </ul>
  );
}

export function Plan({ plan }: { plan: TomsPlan }) {
  const { view } = useHarbour();
  const { round, ahead, blocks, docker_points: points, docker_by_face: faces, market } = plan;
  const bridge = RIVER.bridges.find(({ after_space }) => after_space === (ahead?.space ?? 0) - 1)?.name ?? "";
  return (
    <section className={css.hsPlan} aria-labelledby="hs-plan-title" data-toms-plan>
      <h2 id="hs-plan-title">
        <FormattedMessage id="harbour.solo.plan" />
        <small>
          <FormattedMessage id="harbour.solo.plan.round" values={{ round }} />
        </small>
      </h2>
      <Line symbol="die-1">
        {ahead ? (
          <FormattedMessage
            id="harbour.solo.ones"
            values={{ b: bold, bridge, points: ahead.points, steps: ahead.steps, mouth: bridge === "" ? "yes" : "no" }}
          />
        ) : (
          <FormattedMessage id="harbour.solo.ones.mouth" values={{ b: bold }} />
        )}
      </Line>
      <Line symbol="die-6">
        <FormattedMessage id="harbour.solo.sixes" values={{ b: bold }} />
      </Line>
      <Sixes blocks={blocks} />
      <Line symbol="docker">
        <FormattedMessage id="harbour.solo.alike" values={{ b: bold, points }} />
      </Line>
      <Dockers faces={faces} />
      <Line symbol="market">
        <FormattedMessage
          id="harbour.solo.market"
          values={{
            b: bold,
            florins: view.sides[TOM]?.florins ?? 0,
            cost: market?.cost ?? 0,
            points: market?.points ?? 0,
            how: market ? (market.pays ? "pays" : "saves") : "unknown",
          }}
        />
      </Line>
    </section>
  );
}
