// How a lot went, from the rows of its table.
import { describe, expect, it } from "vitest";
import type { Row } from "@/platform/connection/state";
import { rowsOf } from "@/platform/table/testing/sights";
import type { Event, Mode } from "@/wire/merchants";
import type { Judged, Resolution, Shown } from "@/wire/table";
import { finishOf, luckOf, partOf } from "./finish";

const auction = (mode: Mode, buyer = -1) => ({ mode, eligible: [0, 1, 2], opener: -1, buyer, price: 0 });
const judged = (seat: number, step: number, at: number, flags: string[] = []): Judged => ({ seat, step, at, doubt_ms: 3, flags });

function lot(
  resolution: Partial<Resolution>,
  events: Event[],
  steps = 17,
  presses: { type: "stop"; seat: number; step: number }[] = [],
): Row[] {
  const armed: Shown = {
    type: "LotArmed",
    waited: [],
    terms: { opens: 1_000, run_in_ms: 3_000, step_ms: 500, steps, mode: "photo", horizon_ms: 400 },
  };
  const closed: Shown = {
    type: "LotClosed",
    number: 12,
    presses,
    resolution: { step: null, first: [], closes: 9_000, judged: [], ...resolution },
  };
  return rowsOf({ type: "LotCalled", number: 12, owner: "e" }, armed, closed, {
    type: "PlayedShown",
    seat: 0,
    move: null,
    events,
    by_bot: false,
  });
}

const pressed = (seat: number, mode: Mode): Event => ({ type: "Pressed", seat, needle: 130, between: [], auction: auction(mode, seat) });

describe("a lot that was closed", () => {
  it("was sold to whom the draw chose between two that no clock can tell apart", () => {
    const rows = lot({ step: 8, first: [0, 2], judged: [judged(1, 9, 8_100), judged(2, 8, 7_665), judged(0, 8, 7_650)] }, [
      pressed(2, "sold"),
    ]);
    const finish = finishOf(rows, 3);
    expect(finish).toMatchObject({ number: 12, isDouble: false, step: 8, first: [0, 2], winner: 2, price: 130, came: "sold", lasted: 500 });
    expect(finish?.pressed.map(({ seat, at }) => [seat, at])).toEqual([
      [0, 150],
      [2, 165],
      [1, 100],
    ]);
    expect(finish && partOf(finish, finish.pressed[0]!)).toBeCloseTo(0.3);
  });

  it("may be won by 34 ± 3 against 27 ± 3: the window is never below 15 ms", () => {
    const presses = { step: 8, first: [0, 2], judged: [judged(2, 8, 7_534), judged(0, 8, 7_527)] };
    const luck = (winner: number) => luckOf(finishOf(lot(presses, [pressed(winner, "sold")]), 3)!);
    expect(luck(2)).toEqual({ gap: 7, window: 15 });
    expect(luck(0)).toBeNull();
  });

  it("was opened by a press before 200", () => {
    const finish = finishOf(lot({ step: 0, first: [1], judged: [judged(1, 0, 2_500)] }, [pressed(1, "double")]), 3);
    expect(finish).toMatchObject({ came: "opened", winner: 1, price: null, lasted: 3_000 });
  });

  it("went to nobody where nobody pressed", () => {
    expect(finishOf(lot({}, [{ type: "DialEnded", auction: auction("unsold") }]), 3)).toMatchObject({
      came: "unsold",
      winner: null,
      price: null,
    });
  });

  it("went to the opener where nobody offered more", () => {
    const finish = finishOf(lot({}, [{ type: "DialEnded", auction: auction("sold", 2) }], 11), 3);
    expect(finish).toMatchObject({ came: "opener", winner: 2, price: 200, isDouble: true });
  });

  it("tells presses that do not count, and those that were said beforehand", () => {
    const rows = lot({ step: 9, first: [1], judged: [judged(0, 8, 7_650, ["late"]), judged(1, 9, 8_500)] }, [pressed(1, "sold")], 17, [
      { type: "stop", seat: 1, step: 9 },
    ]);
    const told = finishOf(rows, 3)?.pressed.map(({ seat, isPreset, isVoid }) => ({ seat, isPreset, isVoid }));
    expect(told).toEqual([
      { seat: 1, isPreset: true, isVoid: false },
      { seat: 0, isPreset: false, isVoid: true },
    ]);
  });

  it("is not told where its beginning is not known", () => {
    const rows = lot({}, []);
    expect(finishOf(rows.slice(2), 3)).toBeNull();
    expect(finishOf(rows, 2)).toBeNull();
  });
});
