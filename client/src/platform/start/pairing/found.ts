// A table that was found: the player says yes at the seat that is kept there, and is called to it.
import type { Refused } from "@/wire/table";
import { callTo } from "./calls";

/** How one watches a table and sits down at it. */
export interface Seats {
  hold: (table: string) => () => void;
  sit: (table: string, seat: number) => Promise<Refused | null>;
}

/** By then the page of the table is there, and watches it itself. */
const HELD_FOR = 10_000;

export class Found {
  /** Yes was said, or is being said. */
  private isSaid = false;
  private readonly release: () => void;
  private readonly stopCalling: () => void;

  constructor(
    readonly table: string,
    private readonly seat: number,
    private readonly seats: Seats,
  ) {
    // Watched from now on, so that this browser opens its part of the deal wherever the player is.
    this.release = seats.hold(table);
    this.stopCalling = callTo(table);
  }

  /** Says yes, once; what was refused, as without a connection, is said again at the next call. */
  async sit(): Promise<void> {
    if (this.isSaid) return;
    this.isSaid = true;
    this.isSaid = await this.seats.sit(this.table, this.seat).then(
      (refused) => refused === null,
      () => false,
    );
  }

  /** The game has begun, or the table is closed: then nobody is called to it any more. */
  end({ hasBegun }: { hasBegun: boolean }): void {
    if (!hasBegun || !this.isSaid) this.stopCalling();
    setTimeout(this.release, HELD_FOR);
  }
}
