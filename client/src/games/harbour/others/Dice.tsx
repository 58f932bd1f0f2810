// The six dice: what they show, what they count as, and which of them can be chosen.
import { FormattedMessage, useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { COLOURS, TOM, countsAs } from "../map";
import { colourName } from "../names";
import { Symbol, colourClass, shapeSymbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import type { Thing } from "../things";
import * as css from "./beside.module.css";

/** What a die does for TOM: a 1 moves him on the river, a 6 takes a block, three alike bring a docker. */
function tomsSign(dice: readonly number[], face: number): string | null {
  if (face === 1) return "river-pawn";
  if (face === 6) return "arms";
  return dice.filter((other) => other === face).length >= 3 ? "docker" : null;
}

export function Dice() {
  const intl = useIntl();
  const { view, isOpen, isChosen, touch } = useHarbour();
  const asked = view.agenda.at(-1);
  const taken = asked?.type === "ChooseDie" || asked?.type === "ShiftDie" ? asked.chosen : [];
  const isSolo = view.seats === 1;
  return (
    <section className={classes(css.hbPanel, css.hbDice)} aria-labelledby="hb-dice-title">
      <h2 id="hb-dice-title">
        <FormattedMessage id="harbour.dice" />
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
            const counts = countsAs(view.round, face);
            const sign = isSolo ? tomsSign(view.dice, face) : null;
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
                  data-die
                  aria-pressed={isChosen(thing)}
                  title={words}
                  aria-label={words}
                  onClick={() => touch(thing)}
                >
                  <Symbol name={`die-${face}`} size={32} />
                  <span className={css.hbDieShape}>
                    <Symbol name={shapeSymbol(colour)} size={12} />
                  </span>
                  {counts !== face && <b className={css.hbDieCounts}>1</b>}
                </button>
                {sign && view.sides[TOM] && <Symbol name={sign} size={16} />}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
