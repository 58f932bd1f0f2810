// How goods, cards, sites, years and players are named in sentences, in the reader's language.
import type { IntlShape } from "react-intl";
import { CONTINENTS, QUARTER_NAMES, card, colony, discName, goodName, house, square } from "./map";
import { BRIDGE_NAMES, COLONY_WORDS, CONTINENT_WORDS, DISC_WORDS, EVENT_WORDS, GOOD_LABELS, GOOD_WORDS, ICON_WORDS } from "./names";

export function sayGood(intl: IntlShape, good: number): string {
  return intl.formatMessage({ id: GOOD_WORDS[goodName(good)] });
}

/** A good where there is little room. */
export function labelGood(intl: IntlShape, good: number): string {
  return intl.formatMessage({ id: GOOD_LABELS[goodName(good)] });
}

export function sayContinent(intl: IntlShape, continent: number): string {
  return intl.formatMessage({ id: CONTINENT_WORDS[CONTINENTS[continent] ?? "americas"] });
}

export function sayQuarter(quarter: number): string {
  return QUARTER_NAMES[quarter] ?? "";
}

/** A sector of one of the three areas, where there is little room. */
export function labelSector(intl: IntlShape, area: "exchange" | "quarters" | "colonies", sector: number): string {
  if (area === "exchange") return labelGood(intl, sector);
  return area === "quarters" ? sayQuarter(sector) : sayContinent(intl, sector);
}

export function sayDisc(intl: IntlShape, disc: number): string {
  return intl.formatMessage({ id: DISC_WORDS[discName(disc)] });
}

export function sayColony(intl: IntlShape, site: number): string {
  return intl.formatMessage({ id: COLONY_WORDS[site] ?? "" });
}

/** A house site by its street. */
export function sayHouse(site: number): string {
  return house(site).name;
}

export function sayBridge(bridge: number): string {
  return BRIDGE_NAMES[bridge] ?? "";
}

/** What a card is for, such as "Grachten or Lastage, gems". */
export function sayCard(intl: IntlShape, index: number): string {
  const { kind, continents, quarters, goods } = card(index);
  const [good] = goods;
  switch (kind) {
    case "goods":
      return intl.formatMessage({ id: "merchants.card.goods" });
    case "hourglass":
      return intl.formatMessage({ id: "merchants.card.hourglass" });
    case "colony":
      return continents.length === 1
        ? intl.formatMessage({ id: "merchants.card.continent" }, { continent: sayContinent(intl, continents[0] ?? 0) })
        : intl.formatMessage({ id: "merchants.card.good" }, { good: sayGood(intl, good ?? 0) });
    case "amsterdam": {
      const values = {
        quarters: intl.formatList(quarters.map(sayQuarter), { type: "disjunction" }),
        good: goods.length === 1 ? sayGood(intl, good ?? 0) : intl.formatMessage({ id: "merchants.card.anyGood" }),
      };
      return intl.formatMessage({ id: "merchants.card.amsterdam" }, values);
    }
  }
}

/** A colony site with its continent and its good. */
export function sayColonySite(intl: IntlShape, site: number): string {
  const { continent, good } = colony(site);
  const values = { place: sayColony(intl, site), continent: sayContinent(intl, continent), good: sayGood(intl, good) };
  return intl.formatMessage({ id: "merchants.site.colony" }, values);
}

/** A house site with its quarter and its number there. */
export function sayHouseSite(intl: IntlShape, site: number): string {
  const { quarter, number, name } = house(site);
  return intl.formatMessage({ id: "merchants.site.house" }, { place: name, quarter: sayQuarter(quarter), number });
}

const ABOUT = "c. ";

export function sayYear(intl: IntlShape, index: number): string {
  const { year } = square(index);
  const printed = year.replace("-", "–");
  return year.startsWith(ABOUT) ? intl.formatMessage({ id: "merchants.year.about" }, { year: year.slice(ABOUT.length) }) : printed;
}

export function sayEvent(intl: IntlShape, index: number): string {
  return intl.formatMessage({ id: EVENT_WORDS[index] ?? "" });
}

/** What a square calls for. */
export function sayIcon(intl: IntlShape, index: number): string {
  return intl.formatMessage({ id: ICON_WORDS[square(index).icon] });
}
