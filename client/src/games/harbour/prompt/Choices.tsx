// Answers that have no place on the table, or that are easier to reach here: colours of cubes, ways to pay, words.
import { useIntl } from "react-intl";
import { Button } from "@/kit/Button";
import { classes } from "@/kit/classes";
import { another, chooseThing } from "../choice";
import { COLOURS } from "../map";
import { colourName } from "../names";
import { Symbol, cubeSymbol } from "../symbols/Symbol";
import { useHarbour } from "../table";
import { type Said, keyOf, readMove, thingsOf } from "../things";
import { WORDS } from "./words";
import * as css from "./prompt.module.css";

function Cubes() {
  const intl = useIntl();
  const { isOpen, isChosen, touch } = useHarbour();
  const colours = COLOURS.flatMap((_, colour) => (isOpen({ kind: "cube", colour }) ? [colour] : []));
  if (colours.length === 0) return null;
  return (
    <div className={css.hbChoiceCubes} data-choice="cubes" role="group" aria-label={intl.formatMessage({ id: "harbour.prompt.cubes" })}>
      {colours.map((colour) => (
        <button
          key={colour}
          type="button"
          data-cube={colour}
          className={classes(css.hbChoiceCube, isChosen({ kind: "cube", colour }) && css.isChosen)}
          aria-label={colourName(intl, colour)}
          title={colourName(intl, colour)}
          aria-pressed={isChosen({ kind: "cube", colour })}
          onClick={() => touch({ kind: "cube", colour })}
        >
          <Symbol name={cubeSymbol(colour)} size={30} />
        </button>
      ))}
    </div>
  );
}

/** Moves that are one of several with the same thing: how a block is paid, where the cubes of a die go. */
function Ways({ ways }: { ways: readonly Said[] }) {
  const intl = useIntl();
  const { offered, view, facts, seat, chosen, choose } = useHarbour();
  const pick = (said: Said) => {
    const [thing] = thingsOf(said);
    const found = thing && chooseThing(thing, offered, view, facts, seat);
    if (found) choose(another(found, said, facts));
  };
  return (
    <div className={css.hbChoiceWays} data-choice="ways" role="group" aria-label={intl.formatMessage({ id: "harbour.prompt.ways" })}>
      {ways.map((said) => (
        <Button
          key={said.move}
          className={classes(chosen?.way.move === said.move && css.isChosen)}
          aria-pressed={chosen?.way.move === said.move}
          onClick={() => pick(said)}
        >
          {said.verb === "shift" && <Symbol name={cubeSymbol(said.number)} size={20} label={colourName(intl, said.number)} />}
          {intl.formatMessage(
            { id: "harbour.prompt.way" },
            { verb: said.verb === "shift" ? (said.move.split(" ").at(-1) ?? "") : said.verb === "buy" ? "cubes" : "florins" },
          )}
        </Button>
      ))}
    </div>
  );
}

export function Choices() {
  const intl = useIntl();
  const { moves, chosen, say, touch, isBusy } = useHarbour();
  const said = moves.map(readMove);
  const shifts = said.filter((one) => one.verb === "shift");
  const ways = shifts.length > 0 ? shifts : chosen && chosen.ways.length > 1 && chosen.thing.kind === "block" ? chosen.ways : [];
  const words = chosen ? [] : said.filter((one) => WORDS[one.verb] !== undefined);
  return (
    <>
      <Cubes />
      {ways.length > 0 && <Ways ways={ways} />}
      {!chosen && moves.includes("on") && (
        <Button kind="main" data-word="on" isBusy={isBusy} onClick={() => touch({ kind: "river" })}>
          {intl.formatMessage({ id: "harbour.word.on" })}
        </Button>
      )}
      {!chosen && moves.includes("yes") && (
        <Button kind="main" data-word="yes" isBusy={isBusy} onClick={() => say("yes")}>
          {intl.formatMessage({ id: "harbour.word.yes" })}
        </Button>
      )}
      {words.map((word) => (
        <Button key={keyOf({ kind: "word", word: word.move })} data-word={word.move} isBusy={isBusy} onClick={() => say(word.move)}>
          {intl.formatMessage({ id: WORDS[word.verb] ?? "" })}
        </Button>
      ))}
    </>
  );
}
