// What a sentence speaks of: cards, goods, dockers, spaces, dice and cubes, as words or as a symbol with its name.
import { useIntl } from "react-intl";
import { classes } from "@/kit/classes";
import { sayCardTitle, sayCubes, sayMarketTile, sayTask } from "../../cards/sentences";
import { COLOURS } from "../../map";
import { dockerName, goodName, spaceName } from "../../names";
import { Symbol, colourClass, cubeSymbol, dockerSymbol, goodSymbol } from "../../symbols/Symbol";
import * as css from "../log.module.css";

export function Card({ card }: { card: number }) {
  return <span className={css.hbLogCard}>{sayCardTitle(useIntl(), card)}</span>;
}

export function Cards({ cards }: { cards: readonly number[] }) {
  const intl = useIntl();
  return <>{intl.formatList(cards.map((card) => sayCardTitle(intl, card)))}</>;
}

export function Good({ good }: { good: number }) {
  return <Symbol name={goodSymbol(good)} size={17} label={goodName(useIntl(), good)} />;
}

export function Docker({ docker }: { docker: number }) {
  return <Symbol name={dockerSymbol(docker)} size={17} label={dockerName(useIntl(), docker)} />;
}

export function SpaceName({ space }: { space: number }) {
  return <>{spaceName(useIntl(), space)}</>;
}

export function Dice({ faces }: { faces: readonly number[] }) {
  const intl = useIntl();
  const words = intl.formatList(
    faces.map((face, colour) => `${intl.formatMessage({ id: `harbour.colour.${COLOURS[colour] ?? "black"}` })} ${face}`),
  );
  return (
    <span className={css.hbLogDice} role="img" aria-label={words}>
      {faces.map((face, colour) => (
        <span key={colour} className={classes(css.hbLogDie, colourClass(colour))}>
          <Symbol name={`die-${face}`} size={18} />
        </span>
      ))}
    </span>
  );
}

export function Kept({ kept }: { kept: readonly number[] }) {
  return <>{sayCubes(useIntl(), kept)}</>;
}

export function Task({ tasks, seats }: { tasks: readonly number[]; seats: number }) {
  const intl = useIntl();
  return <>{tasks.map((task) => sayTask(intl, task, seats)).join(" ")}</>;
}

export function Tile({ tile }: { tile: number }) {
  return <>{sayMarketTile(useIntl(), tile)}</>;
}

export function CubesOf({ colour, count }: { colour: number; count: number }) {
  const counts = COLOURS.map((_, at) => (at === colour ? count : 0));
  return (
    <>
      {count} <Symbol name={cubeSymbol(colour)} size={16} label={sayCubes(useIntl(), counts)} />
    </>
  );
}
