// Playing again: the table after this one is opened where nobody has done so yet, and one's seat there is taken.
import { useEffect, useState } from "react";
import type { Refused, Sight } from "@/wire/table";
import { act, follow, hold, sit } from ".";

/** By then the page of the new table is there, and watches it itself. */
const HELD_FOR = 10_000;

/** What of the table after a game concerns whoever sat at it. */
export type Next = Pick<Sight, "phase" | "seats" | "host" | "viewer">;

/** Whether the seat of whoever looks on is kept, and waits for a yes. */
export function isAsked({ phase, seats, viewer }: Next): boolean {
  return phase === "open" && seats[viewer]?.sealed === false;
}

/**
 * Says yes to another game at one's seat; gives its table, or why there is none.
 *
 * Somebody else may have asked at the same moment: then theirs is the table. Should the seat be gone, the room there says so.
 */
export async function playAgain({ table, rematch }: Pick<Sight, "table" | "rematch">, seat: number): Promise<string | Refused> {
  const refused = rematch ? null : await act(table, { type: "AskRematch" });
  if (refused && refused.code !== "not_allowed") return refused;
  const next = rematch || (await nextOf(table));
  const release = hold(next);
  setTimeout(release, HELD_FOR);
  await sit(next, seat);
  return next;
}

/** The table after a table, once the server has told of it. */
function nextOf(table: string): Promise<string> {
  return new Promise((give) => {
    let stop: (() => void) | null = null;
    let found = "";
    const done = () => {
      if (found && stop) {
        stop();
        give(found);
      }
    };
    stop = follow(table, ({ sight }) => {
      found = sight?.rematch ?? "";
      done();
    });
    done();
  });
}

/** The table after a game as it stands, while anybody wants to know; null until the server has told it. */
export function useNext(table: string): Next | null {
  const [next, know] = useState<Next | null>(null);
  useEffect(() => (table ? follow(table, ({ sight }) => know(sight)) : undefined), [table]);
  return table ? next : null;
}
