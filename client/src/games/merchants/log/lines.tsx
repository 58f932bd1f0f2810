// The lines of the log: what happened, with the symbols of the game, and where on the board it was.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { LogLine, Player } from "@/platform/game";
import { whoseOf } from "@/platform/shared/whose";
import type { Event } from "@/wire/merchants";
import { NO_LIMIT, OPEN } from "../auction/limits";
import { CardChip } from "../cards/CardFace";
import { LOAN, REPAY, turnsOf } from "../map";
import { type Spot, colonySpot, discSpot, goodSpot, houseSpot, squareSpot } from "../pointing";
import { AREAS } from "../owners";
import { BonusName, ColonyName, Coins, GoodSteps, HouseName, Names, Payments, YearName } from "./parts";

type Of<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** A row while it is told. */
export interface Row {
  events: readonly Event[];
  players: readonly Player[];
}

const b = (words: ReactNode[]) => <b>{words}</b>;

interface More {
  gain?: ReactNode;
  own?: boolean;
  place?: Spot;
}

/** Somebody's line: `id` is a message about `who`. */
function told(row: Row, seat: number, id: string, values: Record<string, ReactNode> = {}, more: More = {}): LogLine {
  return { seat, text: <FormattedMessage id={id} values={{ ...whoseOf(row.players, seat), ...values, b }} />, ...more };
}

/** The goods that moved with an event, its own and those right behind it: they are told in one line. */
export function movedWith(row: Row, at: number, seat: number): Of<"GoodMoved">[] {
  const moved: Of<"GoodMoved">[] = [];
  for (const event of row.events.slice(at)) {
    if (event.type !== "GoodMoved" || event.seat !== seat) break;
    moved.push(event);
  }
  return moved;
}

function money(event: Of<"BonusEarned"> | Of<"BonusReturned">): More {
  if (event.money === 0) return {};
  return { gain: <Coins money={event.type === "BonusEarned" ? event.money : -event.money} /> };
}

function broughtLine(seats: readonly number[], row: Row): LogLine {
  return told(row, -1, "merchants.log.brought", { names: <Names seats={seats} players={row.players} /> });
}

function auctionLine(event: Event, row: Row): LogLine | null {
  switch (event.type) {
    case "AuctionBegan":
      return told(
        row,
        -1,
        "merchants.log.auction",
        { card: <CardChip index={event.card} />, unsold: event.auction.mode === "unsold" ? "yes" : "no" },
        { place: discSpot(2) },
      );
    case "LimitSealed":
      return told(
        row,
        event.seat,
        "merchants.log.sealed",
        { how: event.limit === 0 ? "pass" : event.limit === OPEN ? "open" : "price", price: event.limit },
        { own: true },
      );
    case "LimitSealedAhead":
      return told(
        row,
        event.seat,
        "merchants.log.ahead",
        { opener: String(event.opener), how: event.limit === 0 ? "pass" : "price", price: event.limit },
        { own: true },
      );
    case "LimitsBrought":
      return broughtLine(
        event.limits.flatMap((limit, seat) => (limit === NO_LIMIT ? [] : [seat])),
        row,
      );
    case "LimitsBroughtIn":
      return broughtLine(event.handed_in, row);
    case "LimitHandedIn":
      return told(row, event.seat, "merchants.log.handedIn");
    case "Pressed": {
      const between = event.between.length > 0 ? <Names seats={event.between} players={row.players} /> : "";
      const values = { mode: event.auction.mode, lot: event.between.length > 0 ? "yes" : "no", between };
      // A plain sale is told by what was paid.
      return event.auction.mode === "sold" && event.between.length === 0 ? null : told(row, event.seat, "merchants.log.pressed", values);
    }
    case "DialEnded":
      return told(row, -1, "merchants.log.dialEnded", { sold: event.auction.mode === "sold" ? "yes" : "no" });
    case "CardBought":
      return told(
        row,
        event.seat,
        "merchants.log.buys",
        { card: <CardChip index={event.card} /> },
        { gain: <Coins money={-event.price} /> },
      );
    default:
      return null;
  }
}

function tileLine(event: Event, at: number, row: Row): LogLine | null {
  switch (event.type) {
    case "GoodMoved": {
      const before = row.events[at - 1];
      const isTold =
        before !== undefined &&
        "seat" in before &&
        before.seat === event.seat &&
        (before.type === "GoodMoved" || before.type === "ColonyFounded");
      const steps = <GoodSteps steps={movedWith(row, at, event.seat)} />;
      return isTold ? null : told(row, event.seat, "merchants.log.moves", { steps }, { place: goodSpot(event.good) });
    }
    case "ColonyFounded": {
      const steps = movedWith(row, at + 1, event.seat);
      const values = {
        place: <ColonyName site={event.site} />,
        moved: steps.length > 0 ? "yes" : "no",
        steps: <GoodSteps steps={steps} />,
      };
      return told(row, event.seat, "merchants.log.founds", values, { place: colonySpot(event.site) });
    }
    case "ColonyRemoved":
      return told(
        row,
        event.seat,
        "merchants.log.losesColony",
        { place: <ColonyName site={event.site} /> },
        { place: colonySpot(event.site) },
      );
    case "HouseBuilt":
      return told(
        row,
        event.seat,
        "merchants.log.builds",
        { place: <HouseName site={event.site} />, free: event.free ? "yes" : "no" },
        { place: houseSpot(event.site) },
      );
    case "HouseRemoved":
      return told(
        row,
        event.seat,
        "merchants.log.losesHouse",
        { place: <HouseName site={event.site} /> },
        { place: houseSpot(event.site) },
      );
    default:
      return null;
  }
}

function moneyLine(event: Event, row: Row): LogLine | null {
  switch (event.type) {
    case "BonusEarned":
    case "BonusReturned": {
      const how = event.type === "BonusEarned" ? "earned" : "lost";
      return told(row, event.seat, "merchants.log.bonus", { how, bonus: <BonusName bonus={event.bonus} /> }, money(event));
    }
    case "LoanTaken":
      return told(
        row,
        event.seat,
        "merchants.log.loan",
        { forced: event.forced ? "yes" : "no", repay: REPAY },
        { gain: <Coins money={LOAN} /> },
      );
    case "LoansRepaid":
      return event.money === 0 ? null : told(row, event.seat, "merchants.log.repays", {}, { gain: <Coins money={-event.money} /> });
    case "AreaScored": {
      const values = {
        area: AREAS[event.area] ?? "",
        payments: <Payments payments={event.payments} players={row.players} />,
        paid: event.payments.length > 0 ? "yes" : "no",
      };
      return told(row, -1, "merchants.log.scored", values, { place: squareSpot(event.square) });
    }
    default:
      return null;
  }
}

export function lineOf(event: Event, at: number, row: Row): LogLine | null {
  switch (event.type) {
    case "FirstPlayerChosen":
      return told(row, event.seat, "merchants.log.first");
    case "StartTaken":
      return told(
        row,
        event.seat,
        "merchants.log.start",
        { house: <HouseName site={event.house} />, colony: <ColonyName site={event.colony} /> },
        { place: houseSpot(event.house) },
      );
    case "TurnBegan":
      return told(row, event.seat, "merchants.log.turn", { turn: event.turn, turns: turnsOf(row.players.length) });
    case "CardPassedOver":
      return told(row, -1, "merchants.log.passedOver", { card: <CardChip index={event.card} /> });
    case "MarkerMoved":
      return told(row, -1, "merchants.log.year", { year: <YearName square={event.square} /> }, { place: squareSpot(event.square) });
    case "CardPlaced": {
      const values = { card: <CardChip index={event.card} />, disc: ["bucket", "mayor", "clock"][event.disc] ?? "" };
      return told(row, event.seat, "merchants.log.places", values, { place: discSpot(event.disc) });
    }
    case "Declined":
      return told(row, event.seat, "merchants.log.declines");
    case "GameEnded":
      return told(row, -1, "merchants.log.ended");
    // Told by what belongs to them: a card by the disc it is put on, a round by its price.
    case "DeckShuffled":
    case "DeckMade":
    case "CardDrawn":
    case "CardDiscarded":
    case "Awaited":
    case "RoundBegan":
      return null;
    default:
      return moneyLine(event, row) ?? tileLine(event, at, row) ?? auctionLine(event, row);
  }
}

/** What a press on the clock comes to: nobody sealed anything. */
const SEALED: ReadonlySet<Event["type"]> = new Set(["LimitSealed", "LimitHandedIn"]);

/** The lines of one row. */
export function lines(
  all: readonly Event[],
  players: readonly Player[],
  _seat = -1,
  _before: readonly Event[] = [],
  isFromLot = false,
): LogLine[] {
  const events = isFromLot ? all.filter((event) => !SEALED.has(event.type)) : all;
  const row: Row = { events, players };
  return events.flatMap((event, at) => lineOf(event, at, row) ?? []);
}
