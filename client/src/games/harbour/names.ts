// Names of what lies on the table, as ids of messages, and who a side is.
import type { IntlShape } from "react-intl";
import { GABLES, type Gable, type Player } from "@/platform/game";
import { BLOCKS, DISTRICTS, SPACES, TOM } from "./map";

export const GOOD_WORDS = [
  "harbour.good.beer",
  "harbour.good.tulip",
  "harbour.good.cheese",
  "harbour.good.furniture",
  "harbour.good.jenever",
  "harbour.good.tile",
  "harbour.good.lace",
  "harbour.good.coffee",
  "harbour.good.crystal",
] as const;
export const COLOUR_WORDS = [
  "harbour.colour.black",
  "harbour.colour.brown",
  "harbour.colour.violet",
  "harbour.colour.pink",
  "harbour.colour.orange",
  "harbour.colour.grey",
] as const;
export const DOCKER_WORDS = [
  "harbour.docker.lightBlue",
  "harbour.docker.brown",
  "harbour.docker.white",
  "harbour.docker.yellow",
  "harbour.docker.pink",
  "harbour.docker.lightGreen",
] as const;

const word = (intl: IntlShape, words: readonly string[], index: number) => (words[index] ? intl.formatMessage({ id: words[index] }) : "");

export const goodName = (intl: IntlShape, good: number) => word(intl, GOOD_WORDS, good);
export const colourName = (intl: IntlShape, colour: number) => word(intl, COLOUR_WORDS, colour);
export const dockerName = (intl: IntlShape, docker: number) => word(intl, DOCKER_WORDS, docker);

/** A block as people say it: its district and its number there. Names of places stay Dutch. */
export function blockName(block: number): string {
  const found = BLOCKS[block];
  return found ? `${DISTRICTS[found.district]?.name ?? ""} ${found.id.slice(1)}` : "";
}

/** A space of the port in words. */
export function spaceName(intl: IntlShape, space: number): string {
  const found = SPACES[space];
  switch (found?.kind) {
    case "start":
      return intl.formatMessage({ id: "harbour.space.start" });
    case "warehouse":
      return intl.formatMessage({ id: "harbour.space.warehouse" }, { good: goodName(intl, found.good) });
    case "depot":
      return intl.formatMessage({ id: "harbour.space.depot" }, { number: found.number + 1 });
    case "pontoon":
      return intl.formatMessage({ id: "harbour.space.pontoon" }, { docker: dockerName(intl, found.docker) });
    default:
      return intl.formatMessage({ id: "harbour.space.water" }, { number: (found?.number ?? 0) + 1 });
  }
}

/** The gable of a side; TOM has the one of the seat after the only one. */
export function gableOf(players: readonly Player[], side: number): Gable {
  return players.find((player) => player.seat === side)?.gable ?? GABLES[side] ?? "flat";
}

/** The name of a side; TOM is called TOM in every language. */
export function sideName(players: readonly Player[], side: number): string {
  return players.find((player) => player.seat === side)?.name ?? (side === TOM ? "TOM" : "");
}
