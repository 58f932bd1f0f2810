// Cubes and goods in words, for labels.
import type { IntlShape } from "react-intl";
import { sayCubes } from "../cards/sentences";
import { pieces } from "../map";
import { dockerName, goodName } from "../names";

export function cubesSaid(intl: IntlShape, counts: readonly number[]): string {
  return sayCubes(intl, counts);
}

export function goodsSaid(intl: IntlShape, counts: readonly number[]): string {
  return intl.formatList(pieces(counts).map((good) => goodName(intl, good)));
}

export function dockersSaid(intl: IntlShape, counts: readonly number[]): string {
  return intl.formatList(pieces(counts).map((docker) => dockerName(intl, docker)));
}
