// How far the game is: in the last round everybody is told of their own turn, a spectator of all that are left.
import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import type { Facts } from "@/wire/routes";
import { progress } from "./progress";
import { factsAt, viewAt } from "./testing/moments";
import en from "./words/en.json";
import fr from "./words/fr.json";
import nl from "./words/nl.json";

/** What the head says while so many turns are left, by where one's own is. */
function said(mine: Facts["last_turn"], turns: number, locale = "en", messages: Record<string, string> = en): string {
  const view = viewAt("last");
  const facts = { ...factsAt("last"), last_turn: mine };
  const told = progress({ ...view, public: { ...view.public, turns_left: turns } }, facts);
  return createIntl({ locale, messages })
    .formatMessage({ id: told?.id ?? "" }, told?.values)
    .replace(/\u202f|\u00a0/g, " ");
}

describe("the last round", () => {
  it("tells each player whether their last turn is now, to come or over", () => {
    expect(said("ahead", 3)).toBe("last round: you have one more turn");
    expect(said("now", 2)).toBe("last round: your last turn");
    expect(said("over", 1)).toBe("last round: your last turn is over");
  });

  it("tells a spectator how many turns are left, the present one included", () => {
    expect([3, 1].map((turns) => said("none", turns))).toEqual(["last round: 3 turns left", "last round: 1 turn left"]);
  });

  it("says so in French and Dutch", () => {
    expect(said("ahead", 3, "fr", fr)).toBe("dernier tour : vous jouez encore une fois");
    expect(said("ahead", 3, "nl", nl)).toBe("laatste ronde: je hebt nog één beurt");
    expect(said("none", 2, "fr", fr)).toBe("dernier tour : encore 2 joueurs à jouer");
  });
});
