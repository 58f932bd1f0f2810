// Message ids of what has a name in the reader's language; places of Amsterdam stay Dutch.
import type { Continent, Disc, Good, SquareIcon } from "./map";

export const GOOD_WORDS: Readonly<Record<Good, string>> = {
  sugar: "merchants.good.sugar",
  gems: "merchants.good.gems",
  spice: "merchants.good.spice",
  silk: "merchants.good.silk",
};

/** The same where there is little room. */
export const GOOD_LABELS: Readonly<Record<Good, string>> = {
  sugar: "merchants.label.sugar",
  gems: "merchants.label.gems",
  spice: "merchants.label.spice",
  silk: "merchants.label.silk",
};

export const CONTINENT_WORDS: Readonly<Record<Continent, string>> = {
  americas: "merchants.continent.americas",
  africa: "merchants.continent.africa",
  europe: "merchants.continent.europe",
  far_east: "merchants.continent.farEast",
};

export const DISC_WORDS: Readonly<Record<Disc, string>> = {
  bucket: "merchants.disc.bucket",
  mayor: "merchants.disc.mayor",
  clock: "merchants.disc.clock",
};

/** What a square calls for. */
export const ICON_WORDS: Readonly<Record<SquareIcon, string>> = {
  start: "merchants.icon.start",
  blank: "merchants.icon.blank",
  ship: "merchants.icon.ship",
  globe: "merchants.icon.globe",
  arms: "merchants.icon.arms",
  credit: "merchants.icon.credit",
  arms_lost: "merchants.icon.armsLost",
  globe_lost: "merchants.icon.globeLost",
  ship_back: "merchants.icon.shipBack",
  leader_back: "merchants.icon.leaderBack",
  score_exchange: "merchants.icon.scoreExchange",
  score_quarters: "merchants.icon.scoreQuarters",
  score_colonies: "merchants.icon.scoreColonies",
  final: "merchants.icon.final",
};

/** By colony site. */
export const COLONY_WORDS: readonly string[] = [
  "merchants.colony.AM01",
  "merchants.colony.AM02",
  "merchants.colony.AM03",
  "merchants.colony.AM04",
  "merchants.colony.AM05",
  "merchants.colony.AM06",
  "merchants.colony.AM07",
  "merchants.colony.AM08",
  "merchants.colony.AM09",
  "merchants.colony.AF01",
  "merchants.colony.AF02",
  "merchants.colony.AF03",
  "merchants.colony.AF04",
  "merchants.colony.AF05",
  "merchants.colony.AF06",
  "merchants.colony.AF07",
  "merchants.colony.AF08",
  "merchants.colony.AF09",
  "merchants.colony.EU01",
  "merchants.colony.EU02",
  "merchants.colony.EU03",
  "merchants.colony.EU04",
  "merchants.colony.EU05",
  "merchants.colony.EU06",
  "merchants.colony.EU07",
  "merchants.colony.EU08",
  "merchants.colony.EU09",
  "merchants.colony.FE01",
  "merchants.colony.FE02",
  "merchants.colony.FE03",
  "merchants.colony.FE04",
  "merchants.colony.FE05",
  "merchants.colony.FE06",
  "merchants.colony.FE07",
  "merchants.colony.FE08",
  "merchants.colony.FE09",
];

/** By bridge, in Dutch like all of the city. */
export const BRIDGE_NAMES: readonly string[] = [
  "Haarlemmersluis",
  "Torensluis",
  "Heiligewegsbrug",
  "Nieuwebrug",
  "Damsluis",
  "Langebrug",
  "Schreierstorenbrug",
  "Nieuwmarktbrug",
  "Sint Antoniessluis",
  "Amstelbrug",
];

/** By square: what happened in that year. */
export const EVENT_WORDS: readonly string[] = [
  "merchants.event.1579",
  "merchants.event.1585",
  "merchants.event.1588",
  "merchants.event.1596-97",
  "merchants.event.1597",
  "merchants.event.1600",
  "merchants.event.1602",
  "merchants.event.1609",
  "merchants.event.1609-21",
  "merchants.event.1611",
  "merchants.event.1613",
  "merchants.event.1619",
  "merchants.event.1621",
  "merchants.event.1624",
  "merchants.event.1625",
  "merchants.event.1628",
  "merchants.event.1632",
  "merchants.event.1636-37",
  "merchants.event.1640",
  "merchants.event.1641",
  "merchants.event.1652-54",
  "merchants.event.1656",
  "merchants.event.1662",
  "merchants.event.1664",
  "merchants.event.1665",
  "merchants.event.1666",
];
