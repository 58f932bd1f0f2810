// Names on the chart touch neither each other nor a site, in any language; arrows reach everything on both sheets.
import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { COLONIES, CONTINENTS } from "../map";
import { sayColony, sayContinent } from "../saying";
import en from "../words/en.json";
import fr from "../words/fr.json";
import nl from "../words/nl.json";
import { NAME_SIZE, placeLabels } from "./labels";
import { PRINTED, WORLD, partAround, pointOf, spotsOf } from "./sheet";
import type { Arrow } from "@/platform/board/arrows";
import { walk } from "./walking";

describe("the names of colonies", () => {
  for (const [locale, messages] of Object.entries({ en, fr, nl })) {
    it(`stand apart in ${locale}`, () => {
      const intl = createIntl({ locale, messages });
      const names = COLONIES.map(({ index }) => sayColony(intl, index));
      const labels = placeLabels(
        names,
        CONTINENTS.map((_, index) => sayContinent(intl, index)),
      );
      expect(labels).toHaveLength(COLONIES.length);
      const boxes = labels.map(({ site, x, y, anchor }) => {
        const width = (names[site]?.length ?? 0) * NAME_SIZE * 0.5;
        const left = anchor === "middle" ? x - width / 2 : anchor === "start" ? x : x - width;
        return { site, left, right: left + width, top: y - NAME_SIZE * 0.7, bottom: y + 2 };
      });
      const faults = boxes.flatMap((one) => [
        ...boxes
          .filter(
            (other) =>
              other.site > one.site && one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
          )
          .map((other) => `${names[one.site]} | ${names[other.site]}`),
        ...COLONIES.filter(
          ({ index, x, y }) => index !== one.site && one.left < x + 14 && x - 14 < one.right && one.top < y + 14 && y - 14 < one.bottom,
        ).map(({ index }) => `${names[one.site]} on ${names[index]}`),
      ]);
      expect(faults).toEqual([]);
    });
  }
});

describe("arrow keys", () => {
  for (const sheet of [WORLD, PRINTED]) {
    it(`reach everything on a sheet of ${sheet.height}`, () => {
      const reached = new Set(["house:0"]);
      const open = [...reached] as ReturnType<typeof spotsOf>;
      for (let spot = open.pop(); spot; spot = open.pop()) {
        for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as Arrow[]) {
          const next = walk(spot, arrow, sheet);
          if (!reached.has(next)) open.push(next);
          reached.add(next);
        }
      }
      expect(spotsOf(sheet).filter((spot) => !reached.has(spot))).toEqual([]);
    });
  }
});

describe("what is asked", () => {
  it("lies within the part that is looked at", () => {
    const spots = spotsOf(WORLD).filter((spot) => spot.startsWith("house"));
    const part = partAround(spots);
    for (const [x, y] of spots.map(pointOf)) {
      expect(x).toBeGreaterThan(part?.x ?? x);
      expect(y).toBeLessThan((part?.y ?? 0) + (part?.height ?? 0));
    }
    expect(partAround([])).toBeNull();
  });
});
