// The six dice: what they show, what they count as, and which of them can be chosen.
import { FormattedMessage, useIntl } from "react-intl";
import { COLOURS, TOM, countsAs } from "../map";
import { colourName } from "../names";
import { Symbol, colourClass, shapeSymbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import type { Thing } from "../things";

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
    <section className="hb-panel hb-dice" aria-labelledby="hb-dice-title">
      <h2 id="hb-dice-title">
        <FormattedMessage id="harbour.dice" />
      </h2>
      {view.dice.length === 0 ? (
        <p className="hb-none">
          <FormattedMessage id="harbour.dice.none" />
        </p>
      ) : (
        <ul>
          {COLOURS.map((_, colour) => {
            const thing: Thing = { kind: "die", colour };
            const face = view.dice[colour] ?? 1;
            const counts = countsAs(view.round, face);
            const sign = isSolo ? tomsSign(view.dice, face) : null;
            const values = { colour: colourName(intl, colour), face, counts, same: counts === face ? "yes" : "no", open: isOpen(thing) ? "yes" : "no", taken: taken.includes(colour) ? "yes" : "no" };
            const words = intl.formatMessage({ id: "harbour.die" }, values);
            const looks = [isChosen(thing) ? "is-chosen" : isOpen(thing) ? "is-open" : "", taken.includes(colour) ? "is-taken" : ""];
            return (
              <li key={colour}>
                <button type="button" className={`hb-die ${colourClass(colour)} ${looks.join(" ")}`} aria-pressed={isChosen(thing)} title={words} aria-label={words} onClick={() => touch(thing)}>
                  <Symbol name={`die-${face}`} size={32} />
                  <span className="hb-die-shape">
                    <Symbol name={shapeSymbol(colour)} size={12} />
                  </span>
                  {counts !== face && <b className="hb-die-counts">1</b>}
                </button>
                {sign && view.sides[TOM] && <Symbol name={sign} size={16} className="hb-die-tom" />}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
