// The six dice: what they show, what they count as, and which of them can be chosen.
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { COLOURS } from "../map";
import { colourName } from "../names";
import { Symbol, colourClass, shapeSymbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import type { Thing } from "../things";
import * as css from "./beside.module.css";

/** The sign for what a die does for TOM. */
const TOMS_SIGNS: Readonly<Record<string, string>> = { river: "river-pawn", block: "arms", docker: "docker" };

/** `tools` stand in the heading. */
export function Dice({ tools }: { tools?: ReactNode }) {
  const intl = useIntl();
  const { view, facts, isOpen, isChosen, touch } = useHarbour();
  const asked = view.agenda.at(-1);
  const taken = asked?.type === "ChooseDie" || asked?.type === "ShiftDie" ? asked.chosen : [];
  return (
    <section className={classes(css.hbPanel, css.hbDice)} aria-labelledby="hb-dice-title">
      <h2 id="hb-dice-title">
        <FormattedMessage id="harbour.dice" />
        {tools}
      </h2>
      {view.dice.length === 0 ? (
        <p className={css.hbNone}>
          <FormattedMessage id="harbour.dice.none" />
        </p>
      ) : (
        <ul>
          {COLOURS.map((_, colour) => {
            const thing: Thing = { kind: "die", colour };
            const face = view.dice[colour] ?? 1;
            const counts = facts.dice?.[colour] ?? face;
            const sign = TOMS_SIGNS[facts.toms_dice?.[colour] ?? ""];
            const values = {
              colour: colourName(intl, colour),
              face,
              counts,
              same: counts === face ? "yes" : "no",
              open: isOpen(thing) ? "yes" : "no",
              taken: taken.includes(colour) ? "yes" : "no",
            };
            const words = intl.formatMessage({ id: "harbour.die" }, values);
            const look = isChosen(thing) ? css.isChosen : isOpen(thing) && css.isOpen;
            return (
              <li key={colour}>
                <button
                  type="button"
                  className={classes(css.hbDie, colourClass(colour), look, taken.includes(colour) && css.isTaken)}
                  data-die={colour}
                  aria-pressed={isChosen(thing)}
                  title={words}
                  aria-label={words}
                  onClick={() => touch(thing)}
                >
                  <Symbol name={`die-${face}`} size={32} />
                  <span className={css.hbDieShape}>
                    <Symbol name={shapeSymbol(colour)} size={12} />
                  </span>
                  {counts !== face && <b className={css.hbDieCounts}>{counts}</b>}
                </button>
                {sign && <Symbol name={sign} size={16} />}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
