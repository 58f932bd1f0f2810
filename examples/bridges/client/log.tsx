// Lines of the log and of the score sheet: what happened, and what it gave.
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { LogLine, Player } from "@/platform/game";
import { whoseOf } from "@/platform/shared/whose";
import type { ScoreLine } from "@/wire/table";
import { nameOf } from "./table";
import type { Event } from "./wire";

const b = (words: ReactNode[]) => <b>{words}</b>;

function lineOf(event: Event, players: readonly Player[]): LogLine | null {
  const about = (seat: number, bridge = -1) => ({ ...whoseOf(players, seat), bridge: nameOf(bridge), b });
  switch (event.type) {
    case "PileShuffled":
      return { seat: -1, text: <FormattedMessage id="bridges.log.shuffled" values={{ boats: event.boats }} /> };
    case "BoatDrawn":
      return {
        seat: event.seat,
        own: true,
        text: <FormattedMessage id="bridges.log.drawn" values={{ ...about(event.seat), mast: event.mast }} />,
      };
    case "BoatSent": {
      const values = { ...about(event.seat, event.bridge), mast: event.mast };
      return { seat: event.seat, text: <FormattedMessage id="bridges.log.sent" values={values} />, place: String(event.bridge) };
    }
    case "BridgeOpened": {
      const values = { ...about(event.seat, event.bridge), boats: event.boats };
      const gain = <FormattedMessage id="bridges.gain" values={{ points: event.points }} />;
      return { seat: event.seat, text: <FormattedMessage id="bridges.log.opened" values={values} />, gain, place: String(event.bridge) };
    }
    case "QueueTowed":
    case "LastInQueuePaid": {
      const id = event.type === "QueueTowed" ? "bridges.log.towed" : "bridges.log.last";
      const gain = <FormattedMessage id="bridges.gain" values={{ points: one(event) }} />;
      const text = <FormattedMessage id={id} values={about(event.seat, event.bridge)} />;
      return { seat: event.seat, text, gain, place: String(event.bridge) };
    }
    case "GameEnded":
      return { seat: -1, text: <FormattedMessage id="bridges.log.ended" /> };
    default:
      return null;
  }
}

const one = ({ type }: Event): number => (type === "QueueTowed" ? -1 : 1);

export const lines = (events: readonly Event[], players: readonly Player[]): LogLine[] =>
  events.flatMap((event) => lineOf(event, players) ?? []);

/** What the events of one row gave. */
export function gained(events: readonly Event[]): { seat: number; points: number }[] {
  return events.flatMap((event) => {
    if (event.type === "BridgeOpened") return [{ seat: event.seat, points: event.points }];
    return event.type === "QueueTowed" || event.type === "LastInQueuePaid" ? [{ seat: event.seat, points: one(event) }] : [];
  });
}

export function scoreLine({ key, values }: ScoreLine): ReactNode {
  const count = values["bridges"] ?? values["queues"] ?? 0;
  return <FormattedMessage id="bridges.score.line" values={{ key, count }} />;
}
