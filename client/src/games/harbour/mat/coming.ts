// Cubes that the dice in hand would put on the rose, by slot.
import { COLOURS } from "../map";
import type { HarbourTable } from "../table";

/** Dice that were chosen and whose cubes do not lie on the rose yet, and the one in hand. */
function dice({ view, seat, chosen }: HarbourTable): readonly number[] {
  const asked = view.agenda.at(-1);
  if ((asked?.type !== "ChooseDie" && asked?.type !== "ShiftDie") || !asked.seats.includes(seat)) return [];
  return chosen?.thing.kind === "die" && chosen.way.verb === "die" ? [...asked.chosen, chosen.thing.colour] : asked.chosen;
}

/** How far the cubes of a die are shifted by the move in hand. */
function shift({ chosen }: HarbourTable, colour: number): number {
  if (chosen?.way.verb !== "shift" || chosen.way.number !== colour) return 0;
  return chosen.way.move.endsWith("lower") ? -1 : 1;
}

/** What comes besides by cards is told when it comes. */
export function comingCubes(table: HarbourTable): Readonly<Record<number, readonly number[]>> {
  const { view, facts, chosen, seat } = table;
  const found: Record<number, number[]> = {};
  const put = (slot: number, colour: number, count: number) => {
    const cubes = (found[slot] ??= COLOURS.map(() => 0));
    cubes[colour] = (cubes[colour] ?? 0) + count;
  };
  for (const colour of dice(table)) {
    const face = facts.dice?.[colour] ?? 0;
    put(face + shift(table, colour), colour, face);
  }
  const asked = view.agenda.at(-1);
  if (asked?.type === "StartCube" && asked.seats.includes(seat) && chosen?.thing.kind === "cube")
    put(asked.slot, chosen.thing.colour, asked.slot);
  return found;
}
