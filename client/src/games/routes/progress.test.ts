// How far the game is: in the last round everybody is told of their own turn, a spectator of all that are left.
import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { progress } from "./progress";
import { viewAt } from "./testing/moments";
import en from "./words/en.json";
import fr from "./words/fr.json";
import nl from "./words/nl.json";

const SPECTATOR = -1;

/** What the head says to a viewer while this seat of three has its last turn. */
function said(viewer: number, turn: number, turns: number, locale = "en", messages: Record<string, string> = en): string {
  const view = viewAt("last");
  const told = progress({ ...view, viewer, public: { ...view.public, seats: 3, waiting: [turn], turns_left: turns } });
  return createIntl({ locale, messages })
    .formatMessage({ id: told?.id ?? "" }, told?.values)
    .replace(/\u202f|\u00a0/g, " ");
}

describe("the last round", () => {
  it("tells each player whether their last turn is now, to come or over", () => {
    expect([0, 1, 2].map((viewer) => said(viewer, 2, 3))).toEqual([
      "last round: you have one more turn",
      "last round: you have one more turn",
      "last round: your last turn",
    ]);
    expect([0, 1, 2].map((viewer) => said(viewer, 0, 2))).toEqual([
      "last round: your last turn",
      "last round: you have one more turn",
      "last round: your last turn is over",
    ]);
    expect([0, 1, 2].map((viewer) => said(viewer, 1, 1))).toEqual([
      "last round: your last turn is over",
      "last round: your last turn",
      "last round: your last turn is over",
    ]);
  });

  it("tells a spectator how many turns are left, the present one included", () => {
    expect([3, 1].map((turns) => said(SPECTATOR, 0, turns))).toEqual(["last round: 3 turns left", "last round: 1 turn left"]);
  });

  it("says so in French and Dutch", () => {
    expect(said(0, 2, 3, "fr", fr)).toBe("dernier tour : vous jouez encore une fois");
    expect(said(0, 2, 3, "nl", nl)).toBe("laatste ronde: je hebt nog één beurt");
    expect(said(SPECTATOR, 2, 2, "fr", fr)).toBe("dernier tour : encore 2 joueurs à jouer");
  });
});
