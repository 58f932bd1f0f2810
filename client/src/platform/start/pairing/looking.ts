// Looking for a table: the server keeps what is looked for, and hears every few seconds that this player is still here.
import { createStore } from "zustand/vanilla";
import { askFor, Problem, problemOf } from "@/platform/api";
import { hold, sit } from "@/platform/connection";
import { onChangeOfPlayer } from "@/platform/me";
import { callOff, tellEnded } from "./calls";
import { Found, type Seats } from "./found";
import { rememberedSearch, rememberSearch } from "./remembered";
import type { OwnWish, Pairing, PairingQueue } from "@/wire/http";
import type { Wish } from "./wish";

/** The server forgets a live search that it has not heard of for 75 seconds. */
const HERE = 4_000;
/** After so long without an answer it is said again. */
const PATIENCE = 15_000;

export interface Looked {
  own: OwnWish | null;
  /** Null until the server has answered. */
  waiting: readonly PairingQueue[] | null;
  /** The server has ended the search: it was not heard of for too long. */
  hasEnded: boolean;
}

const NOTHING: Looked = { own: null, waiting: null, hasEnded: false };

export class Search {
  readonly state = createStore<Looked>(() => NOTHING);
  private found: Found | null = null;
  private beat: ReturnType<typeof setInterval> | null = null;
  /** Others are looked for, and no table was found yet, as far as is known. */
  private isOpen = false;
  /** When it was last said that the player is here, while that is not answered; 0 otherwise. */
  private saidHere = 0;
  // Questions are numbered: an answer that is older than what is known is not heard.
  private asked = 0;
  private known = 0;
  private wishes = 0;

  constructor(private readonly seats: Seats) {}

  /** Asks who waits for what, and whether this player looks for something already. */
  look(): Promise<void> {
    return this.hear("GET", "/pairing");
  }

  /** Begins to look; throws what the server says against it. */
  begin({ game, seats, pace, rated }: Wish): Promise<void> {
    return this.ask("POST", { game, seats, pace, rated });
  }

  stop(): Promise<void> {
    return this.ask("DELETE");
  }

  /** Goes on with what this window looked for before the page was loaded again. */
  resume(): void {
    const before = rememberedSearch();
    if (before === null) return;
    this.isOpen = before === "looking";
    this.keepSaying(true);
    this.here();
  }

  /** Says at once that the player is here, as when the page comes into sight again. */
  here(): void {
    if (this.beat === null || Date.now() - this.saidHere < PATIENCE) return;
    this.saidHere = Date.now();
    void this.hear("POST", "/pairing/here").finally(() => {
      this.saidHere = 0;
    });
  }

  /** Somebody else plays now: what was looked for is no longer theirs. */
  forget(): void {
    this.known = ++this.asked;
    this.saidHere = 0;
    this.found?.end({ hasBegun: false });
    this.found = null;
    this.take({ ...NOTHING, waiting: this.state.getState().waiting });
  }

  /** Asks without a wish. If the server does not answer, what is known stays. */
  private async hear(method: string, path: string): Promise<void> {
    if (this.wishes > 0) return;
    const mine = ++this.asked;
    const said = await askFor<Pairing>(method, path).catch(problemOf);
    if (mine < this.known) return;
    if (said instanceof Problem) {
      // Whoever is signed out or banned looks for nothing.
      if (said.status === 401 || said.status === 403) this.forget();
      return;
    }
    this.known = mine;
    const { hasEnded } = this.state.getState();
    // Where a table was found, its game has begun.
    const ends = this.isOpen && said.own === null;
    if (ends) tellEnded();
    this.take({ ...said, hasEnded: ends || (hasEnded && said.own === null) });
  }

  /** Asks for something: whatever was asked before is answered too late. */
  private async ask(method: string, wish?: Wish): Promise<void> {
    const mine = ++this.asked;
    this.known = mine;
    this.wishes += 1;
    try {
      const said = await askFor<Pairing>(method, "/pairing", wish);
      if (mine === this.known) this.take({ ...said, hasEnded: false });
    } finally {
      this.wishes -= 1;
    }
  }

  private take(now: Looked): void {
    this.state.setState({ own: now.own, waiting: now.waiting, hasEnded: now.hasEnded });
    this.isOpen = now.own !== null && now.own.table === null;
    rememberSearch(now.own);
    this.keepSaying(now.own !== null);
    this.attend(now.own);
  }

  private keepSaying(isLooking: boolean): void {
    if (isLooking) this.beat ??= setInterval(() => this.here(), HERE);
    else if (this.beat !== null) {
      clearInterval(this.beat);
      this.beat = null;
    }
  }

  /** Sees to the table that was found, and to one that no longer is. */
  private attend(own: OwnWish | null): void {
    const before = this.found;
    const table = own?.table ?? null;
    if (before && before.table !== table) {
      this.found = null;
      before.end({ hasBegun: own === null });
      if (own) callOff(before.table);
    }
    if (table !== null && own?.seat != null) {
      this.found ??= new Found(table, own.seat, this.seats);
      void this.found.sit();
    }
  }
}

/** The search of this browser's player: it goes on while other pages are read. */
export const search = new Search({ hold, sit });

onChangeOfPlayer(() => search.forget());
window.addEventListener("online", () => search.here());
document.addEventListener("visibilitychange", () => !document.hidden && search.here());
