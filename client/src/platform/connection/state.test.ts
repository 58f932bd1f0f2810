// What messages make of a table: in order, twice, with gaps, and as snapshots.
import { describe, expect, it } from "vitest";
import type { Told } from "@/wire/table";
import { emptyTable, hear, remember, showAll, showNext, type TableState } from "./state";
import { played, row, sightAt, TABLE } from "./testing";

function heard(state: TableState, ...messages: Told[]): TableState {
  return messages.reduce((now, message) => {
    const next = hear(now, message);
    expect(next.gap).toBe(false);
    return next.state;
  }, state);
}

const playing = (): TableState => heard(emptyTable(TABLE), row(1, played(0)));

describe("a table", () => {
  it("is first seen as it stands, without a show of how it came to that", () => {
    const state = heard(emptyTable(TABLE), row(1, played(0), null), row(2, played(1), null), row(3, played(0)));
    expect(state.screen.seq).toBe(3);
    expect(state.screen.rows.map((one) => one.seq)).toEqual([1, 2, 3]);
    expect(state.screen.moment).toBeNull();
    expect(state.waiting).toEqual([]);
  });

  it("keeps what comes later until it is shown, a step at a time", () => {
    const state = heard(playing(), row(2, played(1)), row(3, played(1)));
    expect(state.seq).toBe(3);
    expect(state.sight?.version).toBe(3);
    expect(state.screen.seq).toBe(1);
    const shown = showNext(state);
    expect(shown.screen.seq).toBe(2);
    expect(shown.screen.sight?.version).toBe(2);
    expect(shown.screen.moment).toEqual({ key: 2, seat: 1, events: ["E"] });
    expect(showAll(shown).screen).toMatchObject({ seq: 3, moment: null });
  });

  it("shows rows together that have one sight", () => {
    const state = heard(playing(), row(2, played(1, "A"), null), row(3, played(1, "B")));
    expect(state.waiting).toHaveLength(1);
    expect(showNext(state).screen.moment).toEqual({ key: 3, seat: 1, events: ["A", "B"] });
  });

  it("ignores what it knows, and asks for what is missing", () => {
    const state = heard(playing(), row(2, played(1)));
    expect(hear(state, row(2, played(1)))).toEqual({ state, gap: false });
    expect(hear(state, row(4, played(1)))).toEqual({ state, gap: true });
  });

  it("begins anew with a snapshot, and remembers what was before it when that comes", () => {
    const state = heard(playing(), { type: "snapshot", table: TABLE, seq: 300, now: sightAt(300) });
    expect(state.screen).toMatchObject({ seq: 300, rows: [], moment: null });
    const remembered = remember(heard(state, row(301, played(1))), [row(300, played(1)), row(299, played(0))]);
    expect(remembered.screen.rows.map((one) => one.seq)).toEqual([299, 300]);
    expect(showNext(remembered).screen.rows.map((one) => one.seq)).toEqual([299, 300, 301]);
  });

  it("keeps its rows where a snapshot only says another name", () => {
    const renamed = sightAt(1, { host: "other" });
    const state = heard(playing(), { type: "snapshot", table: TABLE, seq: 1, now: renamed });
    expect(state.screen.sight).toBe(renamed);
    expect(state.screen.rows).toHaveLength(1);
  });

  it("forgets what happens on the stage when a move is taken back", () => {
    const state = showNext(heard(playing(), row(2, played(1))));
    expect(showNext(heard(state, row(3, { type: "TakenBackShown", seat: 1, to: 1 }))).screen.moment).toBeNull();
  });

  it("keeps lines of chat in order, once, and unsays them", () => {
    const line = (id: number): Told => ({
      type: "chat",
      table: TABLE,
      id,
      player: "p",
      name: "Anna",
      text: "Hello!",
      at: 0,
      spectator: false,
    });
    const state = heard(playing(), line(2), line(1), line(2));
    expect(state.chat.map((one) => one.id)).toEqual([1, 2]);
    expect(heard(state, { type: "unsaid", table: TABLE, id: 1 }).chat.map((one) => one.id)).toEqual([2]);
  });
});
